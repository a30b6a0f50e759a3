/** Reads a search's results out of a thread's area (assembly/results.ts) and turns them into texts. */
import { type MoveContext, moveText } from './codec.ts';
import { MAP } from './memory.ts';
import type { EvaluationUsed, Line, Score, SearchInfo, SearchResult } from './protocol.ts';
import type { EngineRules } from './rulesets.ts';

const HEADER = { depth: 0, deepest: 4, count: 8, reason: 12, hashfull: 16, nodes: 24, time: 32 } as const;
const LINES = 64;
const RECORD = 176;
const FIELD = { score: 0, depth: 4, deepest: 8, bound: 12, moves: 20 } as const;
const WIN = 32_000;
const WIN_ZONE = 31_000;
/** Set in a move byte of a line if one of the mover's own pits is takasia. */
const BANNED = 128;
const BOUNDS = ['exact', 'lower', 'upper'] as const;
const REASONS = ['limit', 'limit', 'stopped', 'proven', 'game over'] as const;

/** What the texts of a line depend on besides its bytes: the root's side and hands. */
export interface LineContext {
  readonly rules: EngineRules;
  readonly evaluation: EvaluationUsed;
  readonly north: boolean;
  readonly ghalaMine: number;
  readonly ghalaTheirs: number;
}

export function scoreOf(value: number): Score {
  if (value >= WIN_ZONE) return { kind: 'win', plies: WIN - value };
  if (value <= -WIN_ZONE) return { kind: 'loss', plies: WIN + value };
  return { kind: 'cp', value };
}

/** The state of the search whose results lie in the area at `area`. */
export function readInfo(memory: WebAssembly.Memory, area: number, context: LineContext): SearchInfo {
  const view = new DataView(memory.buffer, area + MAP.result);
  const int = (offset: number) => view.getInt32(offset, true);
  const nodes = view.getFloat64(HEADER.nodes, true);
  const timeMs = view.getFloat64(HEADER.time, true);
  const lines: Line[] = [];
  const firsts = new Set<string>();
  for (let i = 0; i < int(HEADER.count); i++) {
    const at = LINES + RECORD * i;
    const pv = readLine(view, at + FIELD.moves, context);
    // A move that a deeper line already starts with is the leftover of the depth before.
    if (pv.length === 0 || firsts.has(pv[0]!)) continue;
    firsts.add(pv[0]!);
    lines.push({
      rank: lines.length + 1,
      depth: int(at + FIELD.depth),
      seldepth: int(at + FIELD.deepest),
      score: scoreOf(int(at + FIELD.score)),
      bound: BOUNDS[int(at + FIELD.bound)] ?? 'exact',
      pv,
    });
  }
  return {
    depth: int(HEADER.depth),
    seldepth: int(HEADER.deepest),
    nodes,
    nps: timeMs > 0 ? Math.round((nodes * 1000) / timeMs) : 0,
    timeMs: Math.round(timeMs),
    hashfull: int(HEADER.hashfull),
    evaluation: context.evaluation,
    lines,
  };
}

export function readReason(memory: WebAssembly.Memory, area: number): SearchResult['reason'] {
  return REASONS[new DataView(memory.buffer, area + MAP.result).getInt32(HEADER.reason, true)] ?? 'limit';
}

function readLine(view: DataView, at: number, context: LineContext): string[] {
  return Array.from({ length: view.getUint8(at) }, (_, ply) => {
    const byte = view.getUint8(at + 1 + ply);
    const own = ply % 2 === 0;
    const ghala = (own ? context.ghalaMine : context.ghalaTheirs) - Math.floor(ply / 2);
    const move: MoveContext = {
      north: own === context.north,
      namua: ghala > 0,
      banned: (byte & BANNED) !== 0,
    };
    return moveText(byte & ~BANNED, move, context.rules);
  });
}
