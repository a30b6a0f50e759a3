/** What a one-thread search of the suite says, as text that must be the same on every machine and in every run. */
import { PUBLISHED } from '../../bench/signature.ts';
import { SUITE } from '../../bench/suite.ts';
import type { Score, SearchJob, SearchResult } from '../../worker/protocol.ts';

const scoreText = (score: Score) => (score.kind === 'cp' ? `cp ${score.value}` : `${score.kind} ${score.plies}`);

/** One line per position: nodes, score and moves, each searched with an empty table. */
export async function suiteLines(
  search: (job: SearchJob) => Promise<SearchResult>,
  clear: () => Promise<void>,
  depth = PUBLISHED.short.depth,
): Promise<string> {
  const lines: string[] = [];
  for (const { name, rules, position } of SUITE) {
    await clear();
    const { best, info } = await search({
      rules,
      root: position,
      moves: [],
      limits: { depth },
      multiPv: 1,
      searchMoves: [],
    });
    const line = info.lines[0];
    lines.push(
      `${name}: ${info.nodes} nodes, ${best}, ${line ? `${scoreText(line.score)}, ${line.pv.join(' ')}` : 'no line'}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Same file in Node and in the browser: `npx vitest run -u` after a change of the search writes it anew. */
export const LINES_FILE = './__snapshots__/suite-lines.txt';
