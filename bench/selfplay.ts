/**
 * Self-play for training: each game from random plies, every position searched and kept as a sample until the result is
 * proven. A game depends on seed and number only, so shards give the same games as one long run.
 */
import { parseSetup, type Setup } from '../web/rules/index.ts';
import type { EngineHost } from '../worker/host.ts';
import type { RulesSpec, Score, SearchOptions } from '../worker/protocol.ts';
import { searchOnce } from './host-player.ts';
import { Random } from './random.ts';
import { encodeGame, PROVEN, type Sample } from './samples.ts';

export interface SelfplaySettings {
  readonly rules: RulesSpec;
  readonly seed: number;
  /** Nodes of each search. */
  readonly nodes: number;
  /** Random plies before the first sample; each game draws this many or one more. */
  readonly openingPlies: number;
  /** Chance of a random move instead of the best one at any later ply, 0 to 1: boards that best play avoids are learned too. */
  readonly wander: number;
  readonly maxPlies: number;
  readonly options: SearchOptions;
}

/** The score as samples hold it. */
export function sampleScore(score: Score): number {
  if (score.kind === 'win') return PROVEN - score.plies;
  if (score.kind === 'loss') return -(PROVEN - score.plies);
  return Math.max(-20000, Math.min(20000, Math.round(score.value)));
}

/** The sample of a position whose search gave `score`. */
export function sampleOf(setup: Setup, score: number, ply: number, resultCounts: boolean): Sample {
  const [own, opponent] = setup.side === 'S' ? [setup.S, setup.N] : [setup.N, setup.S];
  const takasia = setup.takasia ? setup.takasia.index + 1 + (setup.takasia.side === setup.side ? 0 : 0x80) : 0;
  return {
    own: own.pits,
    opponent: opponent.pits,
    ownGhala: own.ghala,
    opponentGhala: opponent.ghala,
    ownHouse: own.ownsHouse,
    opponentHouse: opponent.ownsHouse,
    takasia,
    score,
    ply,
    southMoves: setup.side === 'S',
    resultCounts,
  };
}

function setupOf(text: string): Setup {
  const columns = text.indexOf('/') > text.split(',', 7).join(',').length ? 8 : 7;
  const setup = parseSetup(text, columns);
  if (!setup.ok) throw new Error(`the engine's position text "${text}": ${setup.error.message}`);
  return setup.value;
}

/** Plays game number `game` and returns its block (samples.ts); null if the random plies ended it. */
export function selfplayGame(host: EngineHost, settings: SelfplaySettings, game: number): Uint8Array | null {
  const random = new Random(settings.seed, game);
  const error = host.setRules(settings.rules);
  if (error !== null) throw new Error(error);
  host.clearTable();
  const play = (move: string) => {
    const refused = host.play(move);
    if (refused !== null) throw new Error(refused);
  };
  const openingPlies = settings.openingPlies + random.below(2);
  for (let ply = 0; ply < openingPlies; ply++) {
    const legal = host.legalMoves();
    if (legal.length === 0) return null;
    play(random.pick(legal));
  }
  const samples: Sample[] = [];
  let southPoints: number | null = null;
  let ply = openingPlies;
  for (; southPoints === null; ply++) {
    const outcome = host.outcome();
    if (outcome !== 'none') {
      southPoints = outcome === 'p1win' ? 1 : outcome === 'p2win' ? 0 : 0.5;
      break;
    }
    if (ply >= settings.maxPlies) {
      southPoints = 0.5;
      break;
    }
    const text = host.positionText();
    const choice = searchOnce(host, settings.rules, text, [], { nodes: settings.nodes }, settings.options);
    if (choice.move === null || choice.score === null) throw new Error(`no move found in "${text}"`);
    const setup = setupOf(text);
    samples.push(sampleOf(setup, sampleScore(choice.score), ply, true));
    if (choice.score.kind !== 'cp') southPoints = (choice.score.kind === 'win') === (setup.side === 'S') ? 1 : 0;
    else if (random.real() < settings.wander) {
      // The result will be that of another game.
      samples.forEach((sample, i) => {
        samples[i] = { ...sample, resultCounts: false };
      });
      play(random.pick(host.legalMoves()));
    } else play(choice.move);
  }
  if (samples.length === 0) return null;
  return encodeGame({ variant: settings.rules.variant, game, openingPlies, plies: ply, southPoints, samples });
}
