import { describe, expect, it } from 'vitest';
import { Prover } from '../../bench/proof.ts';
import { judge } from '../../bench/report-math.ts';
import asset from '../../web/games/zanzibar-1994.txt?raw';
import { type Game, type GameNode, legalMoves, mainline, outcome, play, tagOf, walk } from '../../web/rules/index.ts';
import { analysedChampionship, championship } from '../../web/state/library.ts';
import type { Score } from '../../worker/protocol.ts';
import { championshipText } from './games.ts';

it('the library is the recorded games, unchanged', () => {
  expect(asset).toBe(championshipText);
});

it('the library has eight games of 458 plies in all, and says which record is defective', async () => {
  const games = await championship();
  expect(games).toHaveLength(8);
  expect(games.reduce((plies, { game }) => plies + mainline(game.root).length, 0)).toBe(458);
  expect(games.filter((entry) => entry.defective).map((entry) => entry.round)).toEqual(['Voogt-2']);
});

describe('the games with our analysis', async () => {
  const plain = await championship();
  const analysed = await analysedChampionship();

  /** Plies of a proven end as the evaluation says them, and whether South wins; null if it is none. */
  const proofOf = (node: GameNode): { readonly plies: number; readonly southWins: boolean } | null => {
    const [, sign, plies] = /^#(-?)(\d+)$/.exec(node.evaluation?.score ?? '') ?? [];
    return plies === undefined ? null : { plies: Number(plies), southWins: sign === '' };
  };

  /** The evaluation, or the finished game, as a score for the side to move. */
  const scoreOf = (node: GameNode): Score => {
    const sign = node.position.side === 'S' ? 1 : -1;
    const proof = proofOf(node);
    const southWins = node.outcome === null ? proof?.southWins : node.outcome.winner === 'S';
    if (southWins === undefined) return { kind: 'cp', value: Math.round(Number(node.evaluation!.score) * 100) * sign };
    return { kind: southWins === (sign === 1) ? 'win' : 'loss', plies: proof?.plies ?? 0 };
  };

  /** The side to move has lost within so many plies, by the reference model alone. */
  const loses = ({ rules }: Game, prover: Prover, { position }: GameNode, plies: number): boolean =>
    plies >= 0 &&
    legalMoves(rules, position).every((move) => {
      const after = play(rules, position, move);
      if (after.outcome !== null) return after.outcome.winner !== position.side;
      return prover.wins(after.position, plies - 1);
    });

  it.each(plain)('$round: the moves and the tags of the record, every position evaluated', ({ round, game }) => {
    const found = analysed.get(round);
    expect(found).toBeDefined();
    const line = mainline(found!.game.root);
    expect(line.map(({ id }) => id)).toEqual(mainline(game.root).map(({ id }) => id));
    const ours = ['Annotator', 'Report'];
    const others = (of: Game) => of.tags.filter(([name]) => !ours.includes(name));
    expect(others(found!.game)).toEqual(others(game));
    const positions = [found!.game.root, ...line];
    expect(positions.filter((node) => node.outcome === null && node.evaluation === undefined)).toEqual([]);
    expect(found!.depths[0]).toBeGreaterThan(0);
  });

  it('all say the same engine and nodes, in a tag that names them', () => {
    const records = [...analysed.values()].map(({ record }) => `${record.engine}, ${record.limit.value} nodes`);
    expect(records).toHaveLength(8);
    expect(new Set(records).size).toBe(1);
    for (const { game } of analysed.values()) expect(tagOf(game, 'Annotator')).toContain(records[0]);
  });

  it.each(plain)('$round: glyphs are the judgements of the report, a better line stands beside each', ({ round }) => {
    const { game, record } = analysed.get(round)!;
    const nags = { blunder: 4, mistake: 2, inaccuracy: 6 } as const;
    const line = [game.root, ...mainline(game.root)];
    for (const [at, parent] of line.slice(0, -1).entries()) {
      const node = line[at + 1]!;
      const best = record.best.get(at + 1);
      const forced = legalMoves(game.rules, parent.position).length === 1;
      const { judgement } = judge('kiswahili', scoreOf(parent), scoreOf(node), forced || best === node.id);
      expect(node.nags, `ply ${at + 1}`).toEqual(judgement === null ? [] : [nags[judgement]]);
      const variations = parent.children.slice(1).map(({ id }) => id);
      expect(variations, `ply ${at + 1}`).toEqual(judgement === null ? [] : [best]);
    }
  });

  it.each(plain)('$round: proven ends near enough are exact by the reference model', ({ round }) => {
    const { game } = analysed.get(round)!;
    const prover = new Prover(game.rules, 300_000);
    let proofs = 0;
    for (const node of mainline(game.root)) {
      const proof = proofOf(node);
      if (proof === null || proof.plies > 5 || outcome(game.rules, node.position) !== null) continue;
      const { plies } = proof;
      if (proof.southWins === (node.position.side === 'S')) {
        expect(prover.wins(node.position, plies), `${node.id} ${plies}`).toBe(true);
        expect(prover.wins(node.position, plies - 2), `${node.id} ${plies}`).toBe(false);
      } else {
        expect(loses(game, prover, node, plies), `${node.id} ${plies}`).toBe(true);
        expect(loses(game, prover, node, plies - 2), `${node.id} ${plies}`).toBe(false);
      }
      proofs += 1;
    }
    if (mainline(game.root).at(-1)!.outcome !== null) expect(proofs).toBeGreaterThan(0);
  });

  it('better lines are legal to their ends and stay short', () => {
    for (const { game } of analysed.values()) {
      const onLine = new Set([game.root, ...mainline(game.root)]);
      const beside = [...walk(game.root)].filter((node) => !onLine.has(node));
      expect(beside.length).toBeGreaterThan(0);
      for (const node of beside) expect(node.children.length).toBeLessThanOrEqual(1);
    }
  });
});
