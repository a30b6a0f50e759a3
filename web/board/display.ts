/**
 * Draws counts. Preact makes the pits once; what lies in them changes here, one pit at a time, so that a sown seed costs
 * one small SVG and no rendering. Elements are found by `data-pit` ("S4") and `data-store` ("S").
 */
import type { PitRef, Side } from '../rules/types.ts';
import { houseArt, houseState, pileArt, seedsArt } from './cell-art.ts';
import { BOWL, centreOf, HOUSE, layoutOf, other } from './layout.ts';
import type { Shown } from './playback.ts';

export interface DisplayView {
  readonly id: string;
  readonly columns: number;
  readonly bottom: Side;
  readonly hasHouse: boolean;
  readonly houseFrom: number | null;
}

const SIDES: readonly Side[] = ['S', 'N'];
const HAND_SEEDS = 9;

export class Display {
  private readonly drawn = new WeakMap<Element, string>();
  private elements = new Map<string, HTMLElement>();
  private view: DisplayView | null = null;
  private handCount = -1;
  private unit = 1;
  private readonly ghalas = new Map<Side, { readonly x: number; readonly y: number }>();

  constructor(private readonly root: HTMLElement) {}

  /** To be called after the pits have been rendered (again). */
  bind(view: DisplayView): void {
    this.view = view;
    this.elements = new Map();
    for (const element of this.root.querySelectorAll<HTMLElement>('[data-pit],[data-store]')) {
      this.elements.set(element.dataset.pit ?? `ghala${element.dataset.store}`, element);
    }
  }

  /** `base`: the counts that `shown` differs from, when it is only a preview. `fresh`: a seed has just dropped there. */
  show(shown: Shown, base: Shown | null = null, fresh: PitRef | null = null): void {
    if (!this.view) return;
    for (const side of SIDES) {
      shown[side].forEach((count, index) => {
        const isFresh = fresh !== null && fresh.side === side && fresh.index === index;
        this.pit(side, index, count, shown.ownsHouse[side], base?.[side][index], isFresh);
      });
      this.store(side, shown.ghala[side]);
    }
  }

  private pit(
    side: Side,
    index: number,
    count: number,
    owned: boolean,
    before: number | undefined,
    fresh: boolean,
  ): void {
    const view = this.view;
    const element = this.elements.get(side + index);
    if (!view || !element) return;
    const state = view.hasHouse && index === HOUSE ? houseState(owned, count, view.houseFrom) : null;
    const change = before === undefined ? 0 : count - before;
    const key = `${count} ${state} ${change} ${view.id}`;
    if (this.drawn.get(element) === key) return;
    this.drawn.set(element, key);
    const salt = index + (side === 'S' ? 0 : 40);
    const seeds = `<g transform="translate(${BOWL.x} ${BOWL.y})">${seedsArt(count, salt, view.id, fresh)}</g>`;
    const svg = element.querySelector('svg');
    if (svg) svg.innerHTML = (state ? houseArt(state) : '') + seeds;
    const number = element.querySelector('.bao-count');
    if (number) number.textContent = String(count);
    element.toggleAttribute('data-empty', count === 0);
    element.dataset.digits = String(String(count).length);
    if (change === 0) element.removeAttribute('data-change');
    else element.dataset.change = change > 0 ? 'more' : 'less';
  }

  private store(side: Side, count: number): void {
    const view = this.view;
    const element = this.elements.get(`ghala${side}`);
    if (!view || !element) return;
    const key = `${count} ${view.columns} ${view.id}`;
    if (this.drawn.get(element) === key) return;
    this.drawn.set(element, key);
    for (const svg of element.querySelectorAll<SVGElement>('svg[data-kind]')) {
      const kind = svg.dataset.kind === 'wide' ? 'wide' : 'narrow';
      svg.innerHTML = storeArt(kind, view.columns, side, count, view.id);
    }
    const number = element.querySelector('.bao-count');
    if (number) number.textContent = String(count);
  }

  /** Measures once per playback, so that no frame has to. `point` holds until the board changes its size. */
  measure(): void {
    const field = this.root.querySelector<HTMLElement>('.bao-field');
    if (!field || !this.view) return;
    this.unit = field.clientWidth / (this.view.columns * 100);
    this.ghalas.clear();
    const at = field.getBoundingClientRect();
    for (const side of SIDES) {
      const store = this.elements.get(`ghala${side}`)?.getBoundingClientRect();
      if (store) this.ghalas.set(side, { x: store.x + store.width / 2 - at.x, y: store.y + store.height / 2 - at.y });
    }
  }

  /** Where the hand is over a pit, or over a ghala, in px within the field. */
  point(place: PitRef | { readonly ghala: Side }): { x: number; y: number } {
    const view = this.view;
    if (!view) return { x: 0, y: 0 };
    if ('side' in place) {
      const { x, y } = centreOf(place, view.columns, view.bottom);
      return { x: x * this.unit, y: y * this.unit };
    }
    return this.ghalas.get(place.ghala) ?? this.point({ side: place.ghala, index: HOUSE });
  }

  hand(x: number, y: number, lifted: number, count: number): void {
    const hand = this.root.querySelector<HTMLElement>('.bao-hand');
    if (!hand || !this.view) return;
    hand.style.transform = `translate(${x.toFixed(1)}px, ${(y - lifted).toFixed(1)}px)`;
    if (count === this.handCount) return;
    this.handCount = count;
    hand.style.opacity = count > 0 ? '1' : '0.55';
    const svg = hand.querySelector('svg');
    if (svg) svg.innerHTML = seedsArt(Math.min(count, HAND_SEEDS), 77, this.view.id);
    const number = hand.querySelector('.bao-hand-count');
    if (number) number.textContent = count > 0 ? String(count) : '';
  }

  hideHand(): void {
    const hand = this.root.querySelector<HTMLElement>('.bao-hand');
    if (hand) hand.style.opacity = '0';
    this.handCount = -1;
  }

  /** A short flash on a pit that is captured. */
  flash(pit: PitRef): void {
    this.elements.get(pit.side + pit.index)?.animate?.(
      [
        { transform: 'scale(1.14)', offset: 0 },
        { transform: 'scale(1)', offset: 1 },
      ],
      { duration: 320, easing: 'ease-out' },
    );
  }
}

/** Seeds of a ghala in its hollow, in board units from the hollow's upper left corner. */
export function storeArt(kind: 'wide' | 'narrow', columns: number, side: Side, count: number, id: string): string {
  const box = layoutOf(kind, columns, true).stores?.top;
  if (!box) return '';
  const salt = side === 'S' ? 201 : 202;
  return kind === 'wide'
    ? `<g transform="translate(16 96)">${pileArt(count, box.width - 32, box.height - 140, salt, id)}</g>`
    : `<g transform="translate(150 10)">${pileArt(count, box.width - 200, box.height - 20, salt, id)}</g>`;
}

export const sidesFromTop = (bottom: Side): readonly [Side, Side] => [other(bottom), bottom];
