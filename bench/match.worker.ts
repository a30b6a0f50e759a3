/**
 * One lane of a match in the page: a worker that holds both players (the same ones as in the terminal, one thread each) and
 * plays whole games, so that nothing the page does costs thinking time.
 */
import { webParts } from '../web/engine/parts.ts';
import type { PlayedGame } from './game-play.ts';
import { createHostPlayer, searchOptionsOf } from './host-player.ts';
import { laneOf } from './lane.ts';
import type { Contestant, GameTask, MatchSettings } from './match.ts';
import { JUDGE, makeOpenings, type Opening, type OpeningSettings } from './openings.ts';
import type { Player } from './players.ts';

export type LaneRequest =
  | { readonly type: 'openings'; readonly settings: OpeningSettings }
  | { readonly type: 'game'; readonly task: GameTask; readonly settings: MatchSettings };

export type LaneAnswer =
  | { readonly type: 'openings'; readonly openings: readonly Opening[] }
  | { readonly type: 'game'; readonly game: PlayedGame }
  | { readonly type: 'failed'; readonly reason: string };

/** What a contestant of the page may be set to; a match from the terminal can hold more (UGI programs, other builds). */
const KNOWN: readonly string[] = ['evaluation', 'pruning', 'hash'];

async function playerOf(contestant: Contestant): Promise<Player> {
  const { name, setup } = contestant;
  const unknown = Object.keys(setup).find((key) => !KNOWN.includes(key));
  if (unknown !== undefined)
    throw new Error(`${name}: "${unknown}=${setup[unknown]}" can be played by npm run match only`);
  const options = searchOptionsOf(contestant);
  const { module } = await webParts(false);
  return createHostPlayer({ name, module, hash: Number(setup.hash ?? 16), options });
}

let players: Promise<[Player, Player]> | null = null;

async function answer(request: LaneRequest): Promise<LaneAnswer> {
  if (request.type === 'openings') {
    return { type: 'openings', openings: await makeOpenings(request.settings, await playerOf(JUDGE)) };
  }
  const { task, settings } = request;
  players ??= Promise.all([playerOf(settings.a), playerOf(settings.b)]);
  const [a, b] = await players;
  return { type: 'game', game: await laneOf(a, b)(task, settings) };
}

self.onmessage = async ({ data }: MessageEvent<LaneRequest>) => {
  let reply: LaneAnswer;
  try {
    reply = await answer(data);
  } catch (error) {
    reply = { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
};
