/** Positions with a proven result: the 222 puzzles, and the last moves of Voogt-69, won and lost. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSuite } from '../../bench/position-suite.ts';
import { formatPosition } from '../../web/rules/index.ts';
import type { SearchJob } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import { dataRows } from '../rules/helpers.ts';

export type Place = Pick<SearchJob, 'rules' | 'root'> & { readonly name: string };

/** Positions of the championship games of 1994 that are not over. */
export const CHAMPIONSHIP: readonly (Place & { readonly ply: number })[] = dataRows('zanzibar-1994-positions.tsv')
  .filter((row) => /^[A-Ha-h][1-8]/.test(row[4] ?? ''))
  .map(([game, ply, , root]) => ({
    name: `${game}/${ply}`,
    ply: Number(ply),
    rules: { variant: 'kiswahili', switches: {} },
    root: root!,
  }));

export const PROVEN: readonly Place[] = [
  ...parseSuite(fs.readFileSync(path.resolve(import.meta.dirname, '../data/puzzles.txt'), 'utf8')).entries.map(
    ({ id, rules, position }) => ({ name: id, rules: specOf(rules), root: formatPosition(position) }),
  ),
  ...CHAMPIONSHIP.filter(({ name, ply }) => name.startsWith('Voogt-69/') && ply >= 62 && ply <= 82),
];
