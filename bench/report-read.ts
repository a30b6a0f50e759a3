/** Benchmark reports read back from files, links and the browser's storage: every field is looked at. */
import { fileReason, readJson } from '../web/rules/index.ts';
import type { Score } from '../worker/protocol.ts';
import type { Report } from './compare.ts';
import {
  finite,
  flag,
  listOf,
  numberIn,
  objectOf,
  oneOf,
  orNull,
  type Reader,
  refuse,
  text,
  wholeFrom,
} from './shape.ts';
import { SIMD_KINDS } from './simd.ts';

/** JSON has no infinity: what a clock too coarse made of a speed comes back as null. */
const figure: Reader<number> = (value, at) => (value === null ? Number.NaN : finite(value, at));
const spread = objectOf({ median: figure, least: figure, most: figure });
const count = wholeFrom(0);
const time = numberIn(0, Number.MAX_VALUE);
const date: Reader<string> = (value, at) =>
  typeof value === 'string' && Number.isFinite(Date.parse(value)) ? value : refuse(value, at, fileReason('aDate'));

const score: Reader<Score> = (value, at) => {
  const { kind } = objectOf({ kind: oneOf('cp', 'win', 'loss') })(value, at);
  return kind === 'cp'
    ? { kind, ...objectOf({ value: finite })(value, at) }
    : { kind, ...objectOf({ plies: count })(value, at) };
};

const speedRow = objectOf({ name: text, leaves: count, engine: spread, model: spread, ratio: spread });
const report = objectOf(
  {
    depth: count,
    rows: listOf(
      objectOf({
        name: text,
        stage: oneOf('namua', 'mtaji', 'endgame'),
        variant: text,
        nodes: count,
        timeMs: time,
        depth: count,
        best: orNull(text),
        score: orNull(score),
      }),
    ),
    nodes: count,
    timeMs: time,
    nps: spread,
    speed: listOf(speedRow),
    device: text,
  },
  {
    stages: listOf(objectOf({ stage: oneOf('namua', 'mtaji', 'endgame'), nps: spread })),
    simd: objectOf({
      depth: count,
      nodes: objectOf({ on: count, off: count }),
      rows: listOf(
        objectOf({
          kind: oneOf(...SIMD_KINDS),
          name: text,
          unit: oneOf('nodes/s', 'moves/s', 'laps/s'),
          on: spread,
          off: spread,
          ratio: spread,
        }),
      ),
    }),
    random: listOf(objectOf({ name: text, games: count, plies: count, engine: spread, model: spread, ratio: spread })),
    threads: listOf(
      objectOf(
        { threads: wholeFrom(1), depth: count, nps: spread, timeMs: spread },
        { positions: listOf(time), sooner: spread },
      ),
    ),
    solve: listOf(objectOf({ name: text, plies: count, solved: flag, best: orNull(text), nodes: count, timeMs: time })),
    version: text,
    when: date,
    published: orNull(count),
    hidden: flag,
  },
);

/** Reads a report back; throws with the place that is wrong and what was expected there. */
export const parseReport = (json: string): Report => report(readJson(json), '');
