/**
 * Training samples as bytes. A file is a run of blocks, one for each game, each able to stand alone: files of several
 * shards are merged by concatenation, and a run that was stopped goes on after the last whole block.
 *
 * Block: 16 bytes of head (magic u32, variant u8, version u8, result u8: 0 North won, 1 draw, 2 South won, plies of
 * opening u8, game number u32, plies of the game u16, samples u16), then 40 bytes for each sample. Little endian.
 *
 * Sample, as the side to move sees it (ring order, rules 1): own pits 16 x u8, opponent's pits 16 x u8, own ghala u8,
 * opponent's ghala u8, houses u8 (bit 0 own, bit 1 opponent's), takasia u8 (own ring index + 1 when banned, 0x80 +
 * opponent's ring index + 1 when it must be taken, 0 none), score i16 in hundredths of a seed (a proven win or loss is
 * +-(30000 - plies)), result u8 (0 loss, 1 draw, 2 win, 3 unknown: a random move was played later in this game), ply u8
 * (255: later). Hawalis leaves pits 14 and 15 empty.
 */

export const SAMPLE_BYTES = 40;
const HEAD_BYTES = 16;
const MAGIC = 0x53676e42;
const VERSION = 1;
const UNKNOWN = 3;

/** Scores beyond this are proofs: `PROVEN - plies` to the end. */
export const PROVEN = 30000;
export const PROVEN_FROM = 29000;

/** Order is part of the file format: append only. */
export const VARIANT_CODES = ['kiswahili', 'kujifunza', 'kete', 'bawo', 'bawo10', 'hawalis', 'kiarabu'] as const;

export interface Sample {
  readonly own: ArrayLike<number>;
  readonly opponent: ArrayLike<number>;
  readonly ownGhala: number;
  readonly opponentGhala: number;
  readonly ownHouse: boolean;
  readonly opponentHouse: boolean;
  /** See above. */
  readonly takasia: number;
  readonly score: number;
  /** Ply of the game, from 0. */
  readonly ply: number;
  readonly southMoves: boolean;
  /** False when a random move later in the game makes its result say nothing about this position. */
  readonly resultCounts: boolean;
}

export interface GameOfSamples {
  readonly variant: string;
  readonly game: number;
  readonly openingPlies: number;
  readonly plies: number;
  /** South's points: 0, 1/2 or 1. */
  readonly southPoints: number;
  readonly samples: readonly Sample[];
}

/** One game as a block. Throws when a value does not fit. */
export function encodeGame(game: GameOfSamples): Uint8Array {
  const code = VARIANT_CODES.indexOf(game.variant as never);
  if (code < 0) throw new Error(`samples: unknown variant "${game.variant}"`);
  const bytes = new Uint8Array(HEAD_BYTES + SAMPLE_BYTES * game.samples.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint8(4, code);
  view.setUint8(5, VERSION);
  view.setUint8(6, game.southPoints * 2);
  view.setUint8(7, game.openingPlies);
  view.setUint32(8, game.game, true);
  view.setUint16(12, game.plies, true);
  view.setUint16(14, game.samples.length, true);
  game.samples.forEach((sample, i) => {
    const at = HEAD_BYTES + i * SAMPLE_BYTES;
    for (let pit = 0; pit < 16; pit++) {
      bytes[at + pit] = sample.own[pit] ?? 0;
      bytes[at + 16 + pit] = sample.opponent[pit] ?? 0;
    }
    bytes[at + 32] = sample.ownGhala;
    bytes[at + 33] = sample.opponentGhala;
    bytes[at + 34] = (sample.ownHouse ? 1 : 0) | (sample.opponentHouse ? 2 : 0);
    bytes[at + 35] = sample.takasia;
    if (Math.abs(sample.score) > PROVEN) throw new Error(`samples: score ${sample.score} at ply ${sample.ply}`);
    view.setInt16(at + 36, Math.round(sample.score), true);
    const result = sample.southMoves ? game.southPoints * 2 : 2 - game.southPoints * 2;
    bytes[at + 38] = sample.resultCounts ? result : UNKNOWN;
    bytes[at + 39] = Math.min(255, sample.ply);
  });
  return bytes;
}

export interface BlockHead {
  readonly variant: string;
  readonly game: number;
  readonly southPoints: number;
  readonly plies: number;
  readonly samples: number;
  /** Offset of the first sample in the file, and of the next block. */
  readonly start: number;
  readonly end: number;
}

/** The heads of all whole blocks. A broken block is an error; one cut off at the end is left out (`end` of the last tells). */
export function blocksOf(bytes: Uint8Array): BlockHead[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const heads: BlockHead[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= bytes.length) {
    if (view.getUint32(at, true) !== MAGIC || view.getUint8(at + 5) !== VERSION)
      throw new Error(`samples: no block of version ${VERSION} at byte ${at}`);
    const variant = VARIANT_CODES[view.getUint8(at + 4)];
    if (!variant) throw new Error(`samples: variant code ${view.getUint8(at + 4)} at byte ${at}`);
    const samples = view.getUint16(at + 14, true);
    const start = at + HEAD_BYTES;
    const end = start + samples * SAMPLE_BYTES;
    if (end > bytes.length) break;
    heads.push({
      variant,
      game: view.getUint32(at + 8, true),
      southPoints: view.getUint8(at + 6) / 2,
      plies: view.getUint16(at + 12, true),
      samples,
      start,
      end,
    });
    at = end;
  }
  return heads;
}

/** Samples of many files side by side, for training: `bytes` holds n samples of SAMPLE_BYTES without heads. */
export interface SampleSet {
  readonly variant: string;
  readonly n: number;
  readonly bytes: Uint8Array;
  readonly scores: Int16Array;
  /** 0, 1/2 or 1 for the side to move, NaN where unknown. */
  readonly results: Float32Array;
  /** Index of the game a sample comes from: validation must not share games with training. */
  readonly games: Uint32Array;
}

/**
 * Merges files. Positions met before are dropped (openings repeat), and so are proofs within `provenPlies` of the end:
 * search finds those by itself. Throws if the files are of different variants or hold nothing.
 */
export function loadSamples(files: readonly Uint8Array[], provenPlies = 1): SampleSet {
  let total = 0;
  const parts = files.map((bytes) => {
    const heads = blocksOf(bytes);
    for (const head of heads) total += head.samples;
    return { bytes, heads };
  });
  const bytes = new Uint8Array(total * SAMPLE_BYTES);
  const scores = new Int16Array(total);
  const results = new Float32Array(total);
  const games = new Uint32Array(total);
  const seen = new Set<string>();
  let n = 0;
  let game = 0;
  let variant = '';
  for (const part of parts) {
    for (const head of part.heads) {
      if (variant && head.variant !== variant)
        throw new Error(`samples: ${head.variant} among ${variant}: one variant at a time expected`);
      variant = head.variant;
      game++;
      for (let at = head.start; at < head.end; at += SAMPLE_BYTES) {
        const score = ((part.bytes[at + 36]! | (part.bytes[at + 37]! << 8)) << 16) >> 16;
        if (Math.abs(score) >= PROVEN - provenPlies) continue;
        const key = String.fromCharCode(...part.bytes.subarray(at, at + 36));
        if (seen.has(key)) continue;
        seen.add(key);
        bytes.set(part.bytes.subarray(at, at + SAMPLE_BYTES), n * SAMPLE_BYTES);
        scores[n] = score;
        results[n] = part.bytes[at + 38] === UNKNOWN ? Number.NaN : part.bytes[at + 38]! / 2;
        games[n] = game;
        n++;
      }
    }
  }
  if (n === 0) throw new Error('samples: the files hold no sample');
  return {
    variant,
    n,
    bytes: bytes.subarray(0, n * SAMPLE_BYTES),
    scores: scores.subarray(0, n),
    results: results.subarray(0, n),
    games: games.subarray(0, n),
  };
}

/** The samples whose search score can be held against the result of their game: the score is no proof, the result is known. */
export function comparable(samples: SampleSet): number[] {
  return [...samples.scores.keys()].filter(
    (i) => Math.abs(samples.scores[i]!) < PROVEN_FROM && !Number.isNaN(samples.results[i]!),
  );
}
