// The engine in a script or in a page: the same lines in both.
import { createEngine } from 'bingwa/engine';

export async function analyse() {
  const engine = createEngine({ threads: 2, hash: 16 });
  const { best, info } = await engine.analyse(
    {
      rules: { variant: 'kiswahili', switches: {} },
      root: '2,1,4,8,2,0,7,1/0,5,1,2,8,1,6,2/0,0,0,0,0,0,0,1/1,3,2,0,4,0,2,1 N 0,0 - a1 36',
      moves: [],
      limits: { mate: 7 },
      multiPv: 1,
      searchMoves: [],
    },
    (now) => console.error(`depth ${now.depth}, ${now.nodes} nodes`),
  );
  const { session } = engine;
  engine.dispose();
  return { best, score: info.lines[0].score, line: info.lines[0].pv, threads: session.threads, shared: session.shared };
}
