/** Random set-ups and changes of set-ups, without a care for the rules: `validate` says afterwards which are positions. */
import type { Half, PitRef, Position, Ruleset, Setup, Side } from '../../web/rules/index.ts';
import type { Random } from '../random.ts';

const SIDES: readonly Side[] = ['S', 'N'];
const HOUSE = 4;

/** How the seeds lie. Rare rules live in few front pits, big pits and nearly empty hands. */
const SHAPES = ['even', 'sparse', 'heaps', 'lone front', 'singles'] as const;

/** A set-up with the game's number of seeds (Arab games: or fewer), any hands, houses and sometimes a takasia mark. */
export function randomSetup(rules: Ruleset, random: Random): Setup {
  const pits = { S: Array<number>(2 * rules.columns).fill(0), N: Array<number>(2 * rules.columns).fill(0) };
  const arab = rules.family === 'arab';
  let left = arab ? 1 + random.below(rules.seeds) : rules.seeds;
  const hands = { S: 0, N: 0 };
  if (!arab && rules.houseFrom !== null && random.below(3) > 0) {
    // South enters a seed first: both have as many, or North one more.
    hands.S = random.below(2) === 0 ? random.below(3) : random.below(rules.start.ghala + 1);
    hands.N = hands.S + random.below(2);
    left -= hands.S + hands.N;
  }
  const houses = {
    S: rules.houseFrom !== null && random.below(2) === 0,
    N: rules.houseFrom !== null && random.below(2) === 0,
  };
  for (const side of SIDES) {
    if (!houses[side]) continue;
    // Empty: play never leaves an owned house so, but a set-up may.
    const wanted =
      random.below(12) === 0
        ? 0
        : random.below(3) === 0
          ? 1 + random.below(6)
          : (rules.houseFrom ?? 6) + random.below(4);
    pits[side][HOUSE] = Math.min(wanted, left);
    left -= pits[side][HOUSE]!;
  }
  for (const side of SIDES) {
    const share = side === 'N' ? left : random.below(left + 1);
    left -= share;
    strew(pits[side], rules.columns, share, random);
  }
  const side = hands.N > hands.S ? 'N' : hands.S > 0 ? 'S' : random.pick(SIDES);
  return {
    S: { pits: pits.S, ghala: hands.S, ownsHouse: houses.S },
    N: { pits: pits.N, ghala: hands.N, ownsHouse: houses.N },
    side,
    takasia: rules.switches.takasia && random.below(3) === 0 ? randomFrontPit(rules, random) : null,
    moveNumber: 1 + random.below(60),
  };
}

const randomFrontPit = (rules: Ruleset, random: Random): PitRef => ({
  side: random.pick(SIDES),
  index: random.below(rules.columns),
});

/** Any front pit, or where a lap from the mover's house ends: that is where takasia and the house meet. */
function randomMark(mover: Half, side: Side, rules: Ruleset, random: Random): PitRef {
  const size = 2 * rules.columns;
  const seeds = mover.pits[HOUSE]! % size;
  const end = (HOUSE + (random.below(2) === 0 ? seeds : size - seeds)) % size;
  return end < rules.columns && random.below(2) === 0 ? { side, index: end } : randomFrontPit(rules, random);
}

function strew(pits: number[], columns: number, seeds: number, random: Random): void {
  const shape = random.pick(SHAPES);
  const open = Array.from({ length: 2 * columns }, (_, index) => index).filter(
    (index) =>
      (shape !== 'sparse' || random.below(3) === 0) &&
      (shape !== 'heaps' || random.below(6) === 0) &&
      (shape !== 'lone front' || index >= columns),
  );
  if (open.length === 0) open.push(random.below(2 * columns));
  let left = seeds;
  if (shape === 'lone front' && left > 0) {
    const alone = random.below(2) === 0 ? HOUSE : random.pick([0, columns - 1, random.below(columns)]);
    const here = Math.min(left, 1 + random.below(8));
    pits[alone]! += here;
    left -= here;
  }
  if (shape === 'singles') {
    for (const index of open) {
      if (left === 0 || index >= columns) break;
      if (random.below(3) === 0) continue;
      pits[index]!++;
      left--;
    }
    const rest = columns + random.below(columns);
    while (left > 0) {
      pits[random.below(2) === 0 ? rest : columns + random.below(columns)]!++;
      left--;
    }
  }
  while (left > 0) {
    const here = shape === 'heaps' ? Math.min(left, 1 + random.below(20)) : 1;
    pits[random.pick(open)]! += here;
    left -= here;
  }
}

/** A few seeds moved, or the mark, a house, the hands or the side to move changed: mostly a neighbour of the same kind. */
export function mutated(rules: Ruleset, position: Setup, random: Random): Setup {
  const halves = { S: copyOf(position.S), N: copyOf(position.N) };
  let { side, takasia } = position;
  for (let changes = 1 + random.below(4); changes > 0; changes--) {
    const kind = random.below(12);
    if (kind === 0) side = side === 'S' ? 'N' : 'S';
    else if (kind === 1) takasia = random.below(3) === 0 ? null : randomMark(halves[side], side, rules, random);
    else if (kind === 2 && rules.houseFrom !== null) {
      const half = halves[random.pick(SIDES)];
      half.ownsHouse = !half.ownsHouse;
    } else if (kind === 3 && rules.houseFrom !== null) {
      for (const each of SIDES) if (halves[each].ghala > 0 && takeHand(halves[each], random)) continue;
    } else moveSeeds(halves, rules, random);
  }
  return { ...position, S: halves.S, N: halves.N, side, takasia };
}

interface Loose {
  pits: number[];
  ghala: number;
  ownsHouse: boolean;
}
const copyOf = (half: Half): Loose => ({ ...half, pits: half.pits.slice() });

function takeHand(half: Loose, random: Random): boolean {
  half.ghala--;
  half.pits[random.below(half.pits.length)]!++;
  return true;
}

function moveSeeds(halves: Record<Side, Loose>, rules: Ruleset, random: Random): void {
  const occupied = SIDES.flatMap((side) =>
    halves[side].pits.flatMap((seeds, index) => (seeds > 0 ? [{ side, index, seeds }] : [])),
  );
  if (occupied.length === 0) return;
  const from = random.pick(occupied);
  const seeds = random.below(3) === 0 ? from.seeds : 1 + random.below(from.seeds);
  const to = random.below(4) === 0 ? random.pick(SIDES) : from.side;
  halves[from.side].pits[from.index]! -= seeds;
  halves[to].pits[random.below(2 * rules.columns)]! += seeds;
}

/** Spoils a position so that `validate` should have something to say. */
export function spoilt(rules: Ruleset, position: Position, random: Random): Setup {
  const side = random.pick(SIDES);
  const half = position[side];
  const pits = half.pits.slice();
  const at = random.below(pits.length);
  const changed = (more: Partial<Half>): Setup => ({ ...position, [side]: { ...half, ...more } });
  switch (random.below(6)) {
    case 0:
      pits[at]! += 1 + random.below(40);
      return changed({ pits });
    case 1:
      pits[at] = 0;
      return changed({ pits });
    case 2:
      return changed({ ghala: half.ghala + 1 + random.below(20) });
    case 3:
      return changed({ ownsHouse: !half.ownsHouse });
    case 4:
      return { ...position, takasia: { side, index: random.below(2 * rules.columns) } };
    default:
      return { ...position, moveNumber: random.below(2) };
  }
}
