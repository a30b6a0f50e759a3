/** Lanes in Node: each is a thread that holds both players and plays whole games. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { PlayedGame } from './game-play.ts';
import { laneOf } from './lane.ts';
import type { GameTask, Lane, MatchSettings } from './match.ts';
import { createPlayer } from './node-players.ts';
import type { Player } from './players.ts';

type Answer = { readonly game: PlayedGame } | { readonly error: string };

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
      port.postMessage({ game: await laneOf(a, b)(task, settings) } satisfies Answer);
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies Answer);
    }
  });
}
