import { describe, expect, it } from 'vitest';
import {
  handsPlace,
  mirrored,
  NETWORK_INPUTS,
  networkFeatures,
  TABLE_SIZE,
  tableIndex,
  trainingData,
} from '../../bench/features.ts';
import { fitNetwork, fitTables, materialTables } from '../../bench/fit.ts';
import { fitHands } from '../../bench/hands.ts';
import { Random } from '../../bench/random.ts';
import {
  blocksOf,
  encodeGame,
  type GameOfSamples,
  loadSamples,
  PROVEN,
  SAMPLE_BYTES,
  type Sample,
} from '../../bench/samples.ts';
import {
  decodeNetwork,
  decodeTables,
  encodeNetwork,
  encodeTables,
  evaluateNetwork,
  evaluateTables,
  networkWeights,
} from '../../bench/weights-format.ts';

const SCALE = 400;

/** A board with 64 seeds thrown at random, judged by `judge` (hundredths of a seed). */
function randomSample(random: Random, ply: number, judge: (own: number[], opponent: number[]) => number): Sample {
  const pits = new Array<number>(32).fill(0);
  for (let seed = 0; seed < 64; seed++) pits[random.below(32)]!++;
  const [own, opponent] = [pits.slice(0, 16), pits.slice(16)];
  return {
    own,
    opponent,
    ownGhala: 0,
    opponentGhala: 0,
    ownHouse: false,
    opponentHouse: false,
    takasia: 0,
    score: judge(own, opponent),
    ply,
    southMoves: ply % 2 === 0,
    resultCounts: false,
  };
}

function randomGames(games: number, judge: (own: number[], opponent: number[]) => number, seed = 1): Uint8Array[] {
  const random = new Random(seed);
  return Array.from({ length: games }, (_, game) =>
    encodeGame({
      variant: 'kiswahili',
      game,
      openingPlies: 8,
      plies: 48,
      southPoints: random.below(2),
      samples: Array.from({ length: 40 }, (_, i) => randomSample(random, 8 + i, judge)),
    }),
  );
}

/** Back pits are worth twice the front pits: something plain seed counting cannot say. */
const backPitsCountTwice = (own: number[], opponent: number[]) =>
  own.reduce((sum, n, i) => sum + n * (i < 8 ? 30 : 60), 0) -
  opponent.reduce((sum, n, i) => sum + n * (i < 8 ? 30 : 60), 0);

/** A pair of pits counts only when both are full: no sum over single pits can say this. */
const fullPairsCount = (own: number[], opponent: number[]) =>
  (own[0]! >= 2 && own[7]! >= 2 ? 400 : -400) + (opponent[0]! >= 2 && opponent[7]! >= 2 ? -400 : 400);

const target = { scale: SCALE, resultShare: 0.2, validationEvery: 10 };
const fitting = { epochs: 6, batch: 256, rate: 0.02, seed: 5 };
const quiet = () => {};

describe('training samples', () => {
  const game: GameOfSamples = {
    variant: 'kete',
    game: 70_000,
    openingPlies: 8,
    plies: 61,
    southPoints: 1,
    samples: [
      { ...randomSample(new Random(1), 8, () => -250), resultCounts: true, takasia: 3, ownGhala: 12, ownHouse: true },
      { ...randomSample(new Random(2), 9, () => 31), resultCounts: true, southMoves: false },
      { ...randomSample(new Random(3), 300, () => PROVEN - 7), resultCounts: false },
    ],
  };

  it('come back as they were written', () => {
    const set = loadSamples([encodeGame(game)]);
    expect(set.variant).toBe('kete');
    expect([...set.scores]).toEqual([-250, 31, PROVEN - 7]);
    expect([...set.results]).toEqual([1, 0, Number.NaN]);
    expect([...set.bytes.subarray(0, 16)]).toEqual(game.samples[0]!.own);
    expect([...set.bytes.subarray(16, 32)]).toEqual(game.samples[0]!.opponent);
    expect([...set.bytes.subarray(32, 36)]).toEqual([12, 0, 1, 3]);
  });

  it('merge by concatenation of their files', () => {
    const [one, two] = [encodeGame(game), encodeGame({ ...game, game: 70_001, samples: game.samples.slice(0, 1) })];
    const heads = blocksOf(new Uint8Array([...one, ...two]));
    expect(heads.map((head) => [head.game, head.samples])).toEqual([
      [70_000, 3],
      [70_001, 1],
    ]);
  });

  it('keep the whole blocks of a file that was cut off', () => {
    const block = encodeGame(game);
    const cut = new Uint8Array([...block, ...block.subarray(0, block.length - 5)]);
    const heads = blocksOf(cut);
    expect(heads).toHaveLength(1);
    expect(heads[0]!.end).toBe(block.length);
  });

  it('drop positions met before and proofs that search finds by itself', () => {
    const set = loadSamples([encodeGame(game), encodeGame(game)], 7);
    expect(set.n).toBe(2);
  });

  it('name a broken block and mixed variants', () => {
    const block = encodeGame(game);
    expect(() => blocksOf(block.subarray(1))).toThrow(/no block of version 1 at byte 0/);
    expect(() => loadSamples([block, encodeGame({ ...game, variant: 'bawo' })])).toThrow(/bawo among kete/);
    expect(() => encodeGame({ ...game, variant: 'chess' })).toThrow(/unknown variant "chess"/);
  });
});

describe('training', () => {
  it('of tables finds what each pit is worth', () => {
    const data = trainingData(loadSamples(randomGames(500, backPitsCountTwice)), 'tables', target);
    const fitted = fitTables(data, fitting, materialTables(SCALE), quiet);
    expect(fitted.reports.at(-1)!.validationLoss).toBeLessThan(fitted.reports[0]!.validationLoss / 20);
    const gain = (row: number) =>
      (fitted.weights[tableIndex(0, 0, row, 4)]! - fitted.weights[tableIndex(0, 0, row, 1)]!) * SCALE;
    for (const front of [0, 3, 7]) expect(gain(front)).toBeLessThan(135);
    for (const back of [8, 11, 15]) expect(gain(back)).toBeGreaterThan(135);
  });

  it('of the network learns what no table can say', () => {
    const samples = loadSamples(randomGames(500, fullPairsCount));
    const tables = fitTables(trainingData(samples, 'tables', target), fitting, materialTables(SCALE), quiet);
    const network = fitNetwork(trainingData(samples, 'network', target), { ...fitting, rate: 0.005 }, quiet);
    expect(network.reports.at(-1)!.validationLoss).toBeLessThan(tables.reports.at(-1)!.validationLoss / 2);
  });

  it('of the network learns from the hands who will sow the last seed', () => {
    const random = new Random(3);
    /** Worth three seeds to whoever sows last, with the same seeds on the board and in both hands. */
    const games = Array.from({ length: 300 }, (_, game) =>
      encodeGame({
        variant: 'kiswahili',
        game,
        openingPlies: 0,
        plies: 40,
        southPoints: 1,
        samples: Array.from({ length: 40 }, (_, ply) => {
          const [mine, theirs] = [20 - (ply >> 1), 20 - (ply >> 1) - (ply % 2)];
          const last = theirs < mine;
          return {
            ...randomSample(random, ply, () => (last ? 300 : -300)),
            southMoves: !last,
            ownGhala: mine,
            opponentGhala: theirs,
          };
        }),
      }),
    );
    const data = trainingData(loadSamples(games), 'network', target);
    const { weights } = fitNetwork(data, { ...fitting, epochs: 3, rate: 0.005 }, quiet);
    const network = decodeNetwork(encodeNetwork('kiswahili', weights, SCALE));
    const { own, opponent } = randomSample(random, 0, () => 0);
    const sample = new Uint8Array(SAMPLE_BYTES);
    sample.set(own);
    sample.set(opponent, 16);
    for (let hand = 3; hand <= 20; hand++) {
      sample[32] = hand;
      sample[33] = hand - 1;
      expect(evaluateNetwork(network, sample)).toBeGreaterThan(200);
      for (const theirs of [hand, hand + 1]) {
        sample[33] = theirs;
        expect(evaluateNetwork(network, sample)).toBeLessThan(-200);
      }
    }
  });

  it('of a network that begins from another game’s knows from the first what that one knew, and leaves it as it was', () => {
    const known = fitNetwork(
      trainingData(loadSamples(randomGames(300, fullPairsCount)), 'network', target),
      { ...fitting, rate: 0.005 },
      quiet,
    );
    const before = known.weights.slice();
    const data = trainingData(loadSamples(randomGames(60, fullPairsCount, 7)), 'network', target);
    const [fresh, begun] = [undefined, known.weights].map((start) =>
      fitNetwork(data, { ...fitting, epochs: 1, rate: 0.002 }, quiet, start).reports.map(
        (report) => report.validationLoss,
      ),
    );
    expect(begun![0]).toBeLessThan(fresh![0]! / 2);
    expect(begun![1]).toBeLessThan(fresh![1]! / 2);
    expect(known.weights).toEqual(before);
  });

  it('gives the same weights for the same seed, others for another', () => {
    const data = trainingData(loadSamples(randomGames(60, fullPairsCount)), 'network', target);
    const one = fitNetwork(data, { ...fitting, epochs: 1 }, quiet).weights;
    const again = fitNetwork(data, { ...fitting, epochs: 1 }, quiet).weights;
    const other = fitNetwork(data, { ...fitting, epochs: 1, seed: 6 }, quiet).weights;
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('keeps the games of the validation apart', () => {
    const samples = loadSamples(randomGames(50, backPitsCountTwice));
    const data = trainingData(samples, 'tables', target);
    const kept = new Set([...data.validation].map((i) => samples.games[i]));
    expect(kept.size).toBe(5);
    for (const i of data.training) expect(kept.has(samples.games[i]!)).toBe(false);
  });

  it('learns both mirror images of a game without houses', () => {
    const samples = loadSamples(randomGames(20, backPitsCountTwice));
    expect(trainingData({ ...samples, variant: 'kujifunza' }, 'tables', target).n).toBe(samples.n * 2);
    const image = mirrored(samples.bytes, 0);
    expect(image[0]).toBe(samples.bytes[7]);
    expect(image[8]).toBe(samples.bytes[15]);
    expect(mirrored(image, 0)).toEqual(samples.bytes.slice(0, SAMPLE_BYTES));
  });
});

describe('the hands', () => {
  /** North, who sows the last seed from the hand, wins three games of four, of which searches see a part, and not why. */
  const northsGames = Array.from({ length: 600 }, (_, game) => {
    const random = new Random(game);
    const southWins = game % 4 === 0;
    return encodeGame({
      variant: 'kiswahili',
      game,
      openingPlies: 8,
      plies: 60,
      southPoints: southWins ? 1 : 0,
      samples: Array.from({ length: 22 }, (_, i) => ({
        ...randomSample(random, 8 + i, () => random.below(401) - 200 + (southWins === (i % 2 === 0) ? 40 : -40)),
        southMoves: i % 2 === 0,
        ownGhala: i < 20 ? 1 + (i >> 1) : 0,
        opponentGhala: i < 20 ? 1 + (i >> 1) - (i % 2) : 0,
        resultCounts: true,
      })),
    });
  });

  it('correct search scores by what the results say of who sows the last seed', () => {
    const samples = loadSamples(northsGames);
    const { offsets, before, after } = fitHands(samples);
    const place = (mine: number, theirs: number) => {
      const sample = new Uint8Array(SAMPLE_BYTES);
      sample[32] = mine;
      sample[33] = theirs;
      return handsPlace(sample, 0);
    };
    for (let hand = 3; hand <= 10; hand++) {
      expect(offsets[place(hand, hand)]!).toBeLessThan(0);
      expect(offsets[place(hand, hand - 1)]!).toBeGreaterThan(0);
      // A set-up in which the opponent has one more is one in which it sows last.
      expect(place(hand, hand + 1)).toBe(place(hand, hand));
    }
    expect(offsets[place(0, 0)]).toBe(0);
    expect(after.loss).toBeLessThan(before.loss);
    const plain = trainingData(samples, 'network', target);
    const corrected = trainingData(samples, 'network', { ...target, offsets });
    for (let i = 0; i < samples.n; i++) {
      const [mine, theirs] = samples.bytes.subarray(i * SAMPLE_BYTES + 32);
      const moved = corrected.targets[i]! - plain.targets[i]!;
      if (mine === 0) expect(moved).toBe(0);
      else if (mine! >= 3) expect(Math.sign(moved)).toBe(theirs! < mine! ? 1 : -1);
    }
  });
});

describe('weights as files', () => {
  it('hold the tables, and count seeds before any training', () => {
    const { variant, values } = decodeTables(encodeTables('bawo', materialTables(SCALE), SCALE));
    expect(variant).toBe('bawo');
    expect(values).toHaveLength(TABLE_SIZE);
    const sample = new Uint8Array(SAMPLE_BYTES);
    sample.set([1, 0, 3], 0);
    sample[20] = 2;
    sample[32] = 5;
    sample[33] = 6;
    expect(evaluateTables(values, sample)).toBe(50 * (4 + 5 - 2 - 6));
  });

  it('need one stage only in games without a ghala', () => {
    const bytes = encodeTables('kujifunza', materialTables(SCALE), SCALE);
    expect(bytes.length).toBeLessThan(2000);
    const { values } = decodeTables(bytes);
    expect(values[tableIndex(3, 0, 2, 4)]).toBe(values[tableIndex(0, 0, 2, 4)]);
  });

  it('hold the network so well that its integer form differs by a few hundredths of a seed', () => {
    const samples = loadSamples(randomGames(100, fullPairsCount));
    const data = trainingData(samples, 'network', target);
    const { weights } = fitNetwork(data, { ...fitting, epochs: 2 }, quiet);
    const network = decodeNetwork(encodeNetwork('kiswahili', weights, SCALE));
    const active = new Uint16Array(36);
    const outputAt = (NETWORK_INPUTS + 1) * 64;
    for (let i = 0; i < 200; i++) {
      networkFeatures(samples.bytes, i * SAMPLE_BYTES, active, 0);
      let logit = weights[outputAt + 64]!;
      for (let j = 0; j < 64; j++) {
        let hidden = weights[NETWORK_INPUTS * 64 + j]!;
        for (const input of active) if (input < NETWORK_INPUTS) hidden += weights[input * 64 + j]!;
        logit += Math.min(1, Math.max(0, hidden)) * weights[outputAt + j]!;
      }
      expect(Math.abs(evaluateNetwork(network, samples.bytes, i * SAMPLE_BYTES) - logit * SCALE)).toBeLessThan(8);
    }
  });

  it('give the network back as it was trained, to the precision of its integer form', () => {
    const data = trainingData(loadSamples(randomGames(60, fullPairsCount)), 'network', target);
    const { weights } = fitNetwork(data, { ...fitting, epochs: 1 }, quiet);
    const bytes = encodeNetwork('kete', weights, SCALE);
    const read = networkWeights(decodeNetwork(bytes), SCALE);
    expect(read).toHaveLength(weights.length);
    for (const [i, weight] of weights.entries()) expect(Math.abs(read[i]! - weight)).toBeLessThan(1 / 500);
    expect(encodeNetwork('kete', read, SCALE)).toEqual(bytes);
  });

  it('are refused when cut off, of another shape or of another kind', () => {
    const bytes = encodeTables('kiswahili', materialTables(SCALE), SCALE);
    expect(() => decodeTables(bytes.subarray(0, 100))).toThrow(/100 bytes, 6920 expected/);
    expect(() => decodeNetwork(bytes)).toThrow(/"BgN1" expected/);
    const wrong = bytes.slice();
    wrong[6] = 12;
    expect(() => decodeTables(wrong)).toThrow(/tables of 4 x 12 x 24/);
  });
});
