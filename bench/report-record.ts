/**
 * What a study remembers of its report besides the evaluations on its nodes: one tag of the game text,
 * `Bingwa 0.1.0; nodes 200000; 2026-11-30; 110-1a2b3c4d; 12:A6L* 40:a5R`: engine, limit, date, plies and fingerprint of the
 * main line it was made for, and the engine's move at every ply it searched (by the ply that it would be).
 */
import { formatPosition, type Game, mainline } from '../web/rules/index.ts';
import { hashText } from './hash-text.ts';

export const REPORT_TAG = 'Report';

export type ReportLimitKind = 'nodes' | 'depth' | 'time';

export interface ReportLimit {
  readonly kind: ReportLimitKind;
  /** Nodes, plies, or milliseconds. */
  readonly value: number;
}

export interface ReportRecord {
  readonly engine: string;
  readonly limit: ReportLimit;
  /** `2026-11-30`. */
  readonly date: string;
  readonly plies: number;
  /** Of the line; best moves of another line mean nothing. */
  readonly fingerprint: string;
  /** Ply of a move, 1 up, to the canonical text of the engine's choice there. */
  readonly best: ReadonlyMap<number, string>;
}

/** 8 hex digits of the start and the moves: tells lines apart, no more. */
export function fingerprintOf(game: Game, plies: number): string {
  const moves = mainline(game.root)
    .slice(0, plies)
    .map((node) => node.id);
  return hashText([formatPosition(game.start), ...moves].join(' '))
    .toString(16)
    .padStart(8, '0');
}

export function writeRecord(record: ReportRecord): string {
  const best = [...record.best].sort(([a], [b]) => a - b).map(([ply, move]) => `${ply}:${move}`);
  const { engine, limit, date, plies, fingerprint } = record;
  const line = `${plies}-${fingerprint}`;
  return [engine.replaceAll(';', ','), `${limit.kind} ${limit.value}`, date, line, best.join(' ')].join('; ');
}

/** Null if the text is no record of ours. */
export function readRecordTag(text: string): ReportRecord | null {
  const [engine, limit, date, line, best] = text.split(';').map((part) => part.trim());
  const [, kind, value] = /^(nodes|depth|time) (\d{1,12})$/.exec(limit ?? '') ?? [];
  const [, plies, fingerprint] = /^(\d{1,6})-([0-9a-f]{8})$/.exec(line ?? '') ?? [];
  if (!engine || value === undefined || fingerprint === undefined || !/^\d{4}-\d\d-\d\d$/.test(date ?? '')) return null;
  const moves = new Map<number, string>();
  for (const entry of (best ?? '').split(/\s+/).filter((each) => each !== '')) {
    const [, ply, move] = /^(\d{1,6}):([\w*>]{2,8})$/.exec(entry) ?? [];
    if (move === undefined) return null;
    moves.set(Number(ply), move);
  }
  return {
    engine,
    limit: { kind: kind as ReportLimitKind, value: Number(value) },
    date: date!,
    plies: Number(plies),
    fingerprint,
    best: moves,
  };
}
