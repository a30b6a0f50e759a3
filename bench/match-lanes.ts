/** Lanes in Node: each is a thread that holds both players and plays whole games. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type PlayedGame, playGame } from './game-play.ts';
import type { GameTask, Lane, MatchSettings } from './match.ts';
import { createPlayer } from './node-players.ts';
import type { Player } from './players.ts';

type Answer = { readonly game: PlayedGame } | { readonly error: string };

/** A lane in this thread. */
export function localLane(a: Player, b: Player): Lane {
  return (task, settings) => {
    const seatA = { player: a, name: settings.a.name, limits: settings.a.limits };
    const seatB = { player: b, name: settings.b.name, limits: settings.b.limits };
    const tags = [
      ['Event', `${settings.a.name} - ${settings.b.name}`],
      ['Round', `${task.pair + 1}.${task.aIsSouth ? 1 : 2}`],
    ] as const;
    return playGame(settings, task.opening, task.aIsSouth ? seatA : seatB, task.aIsSouth ? seatB : seatA, tags);
  };
}

export interface ThreadLane {
  readonly lane: Lane;
  close(): void;
}

/** A lane in a thread of its own; `script` must call `serveLane` when `workerData.lane` is set. */
export function threadLane(script: URL, settings: MatchSettings): ThreadLane {
  const worker = new Worker(script, { workerData: { lane: settings } });
  let waiting: { resolve: (game: PlayedGame) => void; reject: (error: Error) => void } | null = null;
  let dead: string | null = null;
  worker.on('message', (answer: Answer) => {
    const asked = waiting;
    waiting = null;
    if ('game' in answer) asked?.resolve(answer.game);
    else asked?.reject(new Error(answer.error));
  });
  const die = (why: string) => {
    dead ??= why;
    waiting?.reject(new Error(why));
    waiting = null;
  };
  worker.on('error', (error) => die(`a lane died: ${error.message}`));
  worker.on('exit', (code) => die(`a lane ended with code ${code}`));
  return {
    lane: (task) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(new Error(dead));
        waiting = { resolve, reject };
        worker.postMessage(task);
      }),
    close: () => worker.postMessage(null),
  };
}

/** The other end of `threadLane`: makes the players at the first task, plays, answers; null ends it. */
export function serveLane(): void {
  const settings = (workerData as { lane: MatchSettings }).lane;
  const port = parentPort!;
  let players: Promise<[Player, Player]> | null = null;
  port.on('message', async (task: GameTask | null) => {
    if (task === null) {
      for (const player of (await players?.catch(() => [])) ?? []) player.close();
      port.close();
      return;
    }
    try {
      players ??= Promise.all([createPlayer(settings.a), createPlayer(settings.b)]);
      const [a, b] = await players;
      port.postMessage({ game: await localLane(a, b)(task, settings) } satisfies Answer);
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies Answer);
    }
  });
}
