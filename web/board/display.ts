/**
 * Draws counts. Preact makes the pits once; what lies in them changes here, one pit at a time and seed by seed, so that a
 * sown seed costs one small ellipse and no rendering. Elements are found by `data-pit` ("S4") and `data-store` ("S").
 */
import type { PitRef, Side } from '../rules/types.ts';
import { houseArt, houseState, type Seeds, saltOf, seedsArt, seedsIn, seedsInStore } from './cell-art.ts';
import type { HouseState } from './labels.ts';
import { centreOf, HOUSE, layoutOf, other } from './layout.ts';
import type { Shown } from './playback.ts';

export interface DisplayView {
  readonly id: string;
  readonly columns: number;
  readonly bottom: Side;
  readonly hasHouse: boolean;
  readonly houseFrom: number | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const SIDES: readonly Side[] = ['S', 'N'];
const HAND_SEEDS = 9;

const SVG = 'http://www.w3.org/2000/svg';

function made(name: 'ellipse' | 'path', attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/**
 * Takes the last seeds away, or adds those that are missing; the group's first child is their shadow. Made without markup: a
 * browser takes four kilobytes for the parser of each pit.
 */
function fill(group: Element, { parts, shadow, art }: Seeds): void {
  if (!group.firstElementChild) group.append(made('path', { class: 'bao-cast' }));
  group.firstElementChild!.setAttribute('d', shadow);
  const before = group.childElementCount - 1;
  if (parts > before) group.append(...art(before).map((oval) => made('ellipse', oval)));
  else for (let k = before; k > parts; k--) group.lastElementChild!.remove();
}

function write(element: Element | null, text: string): void {
  const [first] = element?.childNodes ?? [];
  if (first instanceof Text) first.data = text;
  else if (element) element.textContent = text;
}

/** What is drawn in one pit. */
class Bowl {
  private readonly home: Element;
  private readonly seeds: Element;
  private readonly number: Element | null;
  private count = -1;
  private house: HouseState | null = null;
  private change = 0;

  constructor(
    private readonly element: HTMLElement,
    private readonly salt: number,
    private readonly id: string,
  ) {
    [this.home, this.seeds] = element.querySelector('svg')!.children as unknown as [Element, Element];
    this.number = element.querySelector('.bao-count');
  }

  show(count: number, house: HouseState | null, change: number): void {
    if (house !== this.house) {
      this.house = house;
      this.home.innerHTML = house === null ? '' : houseArt(house);
    }
    if (count !== this.count) {
      fill(this.seeds, seedsIn(count, this.salt, this.id));
      write(this.number, String(count));
      if ((count === 0) !== (this.count === 0)) this.element.toggleAttribute('data-empty', count === 0);
      if (String(count).length !== String(this.count).length || this.count < 0)
        this.element.dataset.digits = String(String(count).length);
      this.count = count;
    }
    if (change !== this.change) {
      this.change = change;
      if (change === 0) this.element.removeAttribute('data-change');
      else this.element.dataset.change = change > 0 ? 'more' : 'less';
    }
  }
}

export class Display {
  private readonly bowls = new WeakMap<Element, Bowl>();
  private readonly stored = new WeakMap<Element, number>();
  private elements = new Map<string, HTMLElement>();
  private view: DisplayView | null = null;
  private handCount = -1;
  private gliding: Animation | null = null;
  private unit = 1;
  private readonly ghalas = new Map<Side, Point>();

  constructor(private readonly root: HTMLElement) {}

  /** To be called after the pits have been rendered (again). */
  bind(view: DisplayView): void {
    this.view = view;
    this.elements = new Map();
    for (const element of this.root.querySelectorAll<HTMLElement>('[data-pit],[data-store]')) {
      this.elements.set(element.dataset.pit ?? `ghala${element.dataset.store}`, element);
    }
  }

  /** `base`: the counts that `shown` differs from, when it is only a preview. */
  show(shown: Shown, base: Shown | null = null): void {
    if (!this.view) return;
    for (const side of SIDES) {
      shown[side].forEach((count, index) => {
        this.pit(side, index, count, shown.ownsHouse[side], base?.[side][index] ?? count);
      });
      this.store(side, shown.ghala[side]);
    }
  }

  private pit(side: Side, index: number, count: number, owned: boolean, before: number): void {
    const view = this.view;
    const element = this.elements.get(side + index);
    if (!view || !element) return;
    let bowl = this.bowls.get(element);
    if (!bowl) {
      bowl = new Bowl(element, saltOf({ side, index }), view.id);
      this.bowls.set(element, bowl);
    }
    bowl.show(
      count,
      view.hasHouse && index === HOUSE ? houseState(owned, count, view.houseFrom) : null,
      Math.sign(count - before),
    );
  }

  private store(side: Side, count: number): void {
    const view = this.view;
    const element = this.elements.get(`ghala${side}`);
    if (!view || !element || this.stored.get(element) === count) return;
    this.stored.set(element, count);
    for (const svg of element.querySelectorAll<SVGElement>('svg[data-kind]')) {
      const kind = svg.dataset.kind === 'wide' ? 'wide' : 'narrow';
      // The hollow is as long as the board is wide: with other columns all lies elsewhere.
      const shape = `${kind} ${view.columns}`;
      const group = svg.firstElementChild!;
      if (svg.dataset.made !== shape) {
        group.replaceChildren();
        group.setAttribute('transform', storePlace(kind));
        svg.dataset.made = shape;
      }
      fill(group, pileIn(kind, view.columns, side, count, view.id));
    }
    write(element.querySelector('.bao-count'), String(count));
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
  point(place: PitRef | { readonly ghala: Side }): Point {
    const view = this.view;
    if (!view) return { x: 0, y: 0 };
    if ('side' in place) {
      const { x, y } = centreOf(place, view.columns, view.bottom);
      return { x: x * this.unit, y: y * this.unit };
    }
    return this.ghalas.get(place.ghala) ?? this.point({ side: place.ghala, index: HOUSE });
  }

  /**
   * Moves the hand along the points, all of them as far apart in time, in `ms` in all; one point: it stands there. The
   * compositor does it: until the next call the page itself has nothing to draw.
   */
  hand(way: readonly Point[], ms: number, count: number): void {
    const hand = this.root.querySelector<HTMLElement>('.bao-hand');
    if (!hand || !this.view) return;
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }));
    this.gliding?.cancel();
    this.gliding = frames.length > 1 ? hand.animate(frames, { duration: ms, fill: 'forwards' }) : null;
    if (frames.length === 1) hand.style.transform = frames[0]!.transform;
    if (count === this.handCount) return;
    const shown = (of: number) => Math.min(Math.max(of, 0), HAND_SEEDS);
    if (count === 0 || this.handCount <= 0) hand.style.opacity = count > 0 ? '1' : '0.55';
    const svg = hand.querySelector('svg');
    const { id } = this.view;
    if (svg) fill(svg, seedsIn(shown(count), 77, id));
    this.handCount = count;
    write(hand.querySelector('.bao-hand-count'), count > 0 ? String(count) : '');
  }

  hideHand(): void {
    const hand = this.root.querySelector<HTMLElement>('.bao-hand');
    this.gliding?.cancel();
    this.gliding = null;
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

const storePlace = (kind: 'wide' | 'narrow'): string => (kind === 'wide' ? 'translate(16 96)' : 'translate(150 10)');

function pileIn(kind: 'wide' | 'narrow', columns: number, side: Side, count: number, id: string): Seeds {
  const { width, height } = layoutOf(kind, columns, true).stores!.top;
  const salt = side === 'S' ? 201 : 202;
  return kind === 'wide'
    ? seedsInStore(count, width - 32, height - 140, salt, id)
    : seedsInStore(count, width - 200, height - 20, salt, id);
}

/** Seeds of a ghala in its hollow, in board units from the hollow's upper left corner. */
export const storeArt = (kind: 'wide' | 'narrow', columns: number, side: Side, count: number, id: string): string =>
  `<g transform="${storePlace(kind)}">${seedsArt([pileIn(kind, columns, side, count, id)])}</g>`;

export const sidesFromTop = (bottom: Side): readonly [Side, Side] => [other(bottom), bottom];
