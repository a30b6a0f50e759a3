import { describe, expect, it } from 'vitest';
import { better } from '../../web/state/searchJob.ts';
import type { Score, SearchInfo } from '../../worker/protocol.ts';
import { NO_INFO } from '../../worker/session.ts';

const EVEN: Score = { kind: 'cp', value: 0 };
const WIN: Score = { kind: 'win', plies: 7 };

function found(depth: number, multiPv: number, score: Score, bound: SearchInfo['lines'][0]['bound'] = 'exact') {
  return {
    info: { ...NO_INFO, depth, lines: [{ rank: 1, depth, seldepth: depth, score, bound, pv: ['A1L'] }] },
    multiPv,
  };
}

describe('a result', () => {
  it('gives way to one that is as deep, or that shows more lines', () => {
    expect(better(found(8, 1, EVEN), undefined)).toBe(true);
    expect(better(found(9, 1, EVEN), found(9, 1, EVEN))).toBe(true);
    expect(better(found(8, 1, EVEN), found(9, 1, EVEN))).toBe(false);
    expect(better(found(5, 3, EVEN), found(9, 1, EVEN))).toBe(true);
    expect(better(found(4, 3, EVEN), found(9, 1, EVEN))).toBe(false);
  });

  it('gives way to a proof, though the proof comes from a table and the search behind it was shallow', () => {
    expect(better(found(1, 1, WIN), found(12, 3, EVEN))).toBe(true);
    expect(better(found(1, 1, WIN, 'lower'), found(12, 3, EVEN))).toBe(false);
    expect(better(found(1, 1, WIN), found(12, 3, WIN))).toBe(false);
  });
});
