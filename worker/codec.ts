/**
 * Text to numbers and back at the WASM boundary: positions (six fields) to the slot of assembly/position.ts, moves to its move byte.
 * A slot shows the board from the side to move. Own code, apart from the reference model on purpose.
 */
import type { EngineRules } from './rulesets.ts';

/** Offsets and bits of a slot, as in assembly/position.ts. */
export const MINE = 0;
export const THEIRS = 16;
export const GHALA_MINE = 32;
export const GHALA_THEIRS = 33;
export const HOUSES = 34;
export const TAKASIA = 35;
export const SIDE = 36;
export const STATUS = 37;
export const MOVE = 38;
export const NO_TAKASIA = 255;
/** A mark with this bit is the opponent's pit, which must be taken. */
export const DUTY = 64;
const CLOCKWISE = 16;
const SAFARI = 32;
export const CAPTURE = 64;
export const STATUS_WON = 1;
export const STATUS_ENDLESS = 2;

/** Highest move number read: five digits. */
const MAX_MOVE_NUMBER = 99_999;

export interface Decoded {
  readonly slot: Uint8Array;
  readonly moveNumber: number;
}

/** Ring index of a pit named from the owner's left, in the front or back row. */
const ringIndex = (back: boolean, pit: number, columns: number) => (back ? 2 * columns - pit : pit - 1);

/** The slot of a position text; else all that is wrong with it. */
export function decodePosition(text: string, rules: EngineRules): Decoded | string {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 6) return `position has ${fields.length} fields, expected 6`;
  const [board, side, ghala, houses, mark, number] = fields as [string, string, string, string, string, string];
  const errors: string[] = [];
  const slot = new Uint8Array(64);
  if (side !== 'S' && side !== 'N') errors.push(`side is "${side}", expected S or N`);
  const south = side === 'N' ? THEIRS : MINE;
  slot[SIDE] = side === 'N' ? 1 : 0;
  const seeds = readBoard(board, rules, slot, south, errors) + readGhala(ghala, rules, slot, side === 'N', errors);
  if (rules.arab ? seeds > rules.seeds : seeds !== rules.seeds) {
    errors.push(`${seeds} seeds, ${rules.arab ? 'at most ' : ''}${rules.seeds} expected`);
  }
  if (!/^(SN|S|N|-)$/.test(houses)) errors.push(`houses is "${houses}", expected SN, S, N or -`);
  readHouses(houses, rules, slot, side === 'N', errors);
  slot[TAKASIA] = NO_TAKASIA;
  if (mark !== '-') readMark(mark, rules, slot, side === 'N', errors);
  const moveNumber = /^\d{1,6}$/.test(number) ? Number(number) : 0;
  if (moveNumber < 1 || moveNumber > MAX_MOVE_NUMBER) {
    errors.push(`move number is "${number}", expected 1 to ${MAX_MOVE_NUMBER}`);
  }
  return errors.length > 0 ? errors.join('; ') : { slot, moveNumber };
}

/** Top to bottom: is the row North's, is it a back row. North's rows are written from his right. */
const ROWS = [
  { north: true, back: true, name: 'b' },
  { north: true, back: false, name: 'a' },
  { north: false, back: false, name: 'A' },
  { north: false, back: true, name: 'B' },
] as const;

function readBoard(board: string, rules: EngineRules, slot: Uint8Array, south: number, errors: string[]): number {
  const rows = board.split('/');
  if (rows.length !== 4) {
    errors.push(`board has ${rows.length} rows, expected 4`);
    return 0;
  }
  let seeds = 0;
  ROWS.forEach((row, r) => {
    const counts = rows[r]!.split(',');
    if (counts.length !== rules.columns) {
      errors.push(`row ${row.name} has ${counts.length} pits, expected ${rules.columns}`);
      return;
    }
    counts.forEach((count, c) => {
      const pit = row.north ? rules.columns - c : c + 1;
      if (!/^\d{1,3}$/.test(count) || Number(count) > rules.seeds) {
        errors.push(`pit ${row.name}${pit} is "${count}", expected a count from 0 to ${rules.seeds}`);
        return;
      }
      slot[(row.north ? south ^ THEIRS : south) + ringIndex(row.back, pit, rules.columns)] = Number(count);
      seeds += Number(count);
    });
  });
  return seeds;
}

function readGhala(text: string, rules: EngineRules, slot: Uint8Array, north: boolean, errors: string[]): number {
  const match = /^(\d{1,3}),(\d{1,3})$/.exec(text);
  const south = Number(match?.[1] ?? 0);
  const other = Number(match?.[2] ?? 0);
  if (!match || south > rules.seeds || other > rules.seeds) {
    errors.push(`ghala is "${text}", expected South's and North's seeds in hand, as in 22,22`);
    return 0;
  }
  const played = rules.start.split(' ')[2] !== '0,0';
  if (!played && south + other > 0) errors.push(`ghala is ${text}, expected 0,0 in ${rules.variant}`);
  slot[north ? GHALA_THEIRS : GHALA_MINE] = south;
  slot[north ? GHALA_MINE : GHALA_THEIRS] = other;
  return south + other;
}

function readHouses(text: string, rules: EngineRules, slot: Uint8Array, north: boolean, errors: string[]): void {
  const owners = text.replace(/[^SN]/g, '');
  if (owners !== '' && !rules.hasHouse) errors.push(`houses is ${text}, but ${rules.variant} has no house`);
  for (const owner of owners) {
    const mine = (owner === 'N') === north;
    const count = slot[(mine ? MINE : THEIRS) + 4]!;
    if (count < rules.ownedHouseAtLeast) {
      const pit = owner === 'N' ? 'a5' : 'A5';
      errors.push(`${owner} owns a house of ${count} seeds in ${pit}, expected at least ${rules.ownedHouseAtLeast}`);
    }
    slot[HOUSES]! |= mine ? 1 : 2;
  }
}

/** Seeds of a half's front row, pit by pit. */
const front = (slot: Uint8Array, half: number, rules: EngineRules) => slot.subarray(half, half + rules.columns);

const isEmpty = (pits: Uint8Array) => pits.every((count) => count === 0);

function readMark(text: string, rules: EngineRules, slot: Uint8Array, north: boolean, errors: string[]): void {
  const match = /^([Aa])([1-8])$/.exec(text);
  if (!match || rules.parameters.takasia === 0) {
    errors.push(`takasia is "${text}", expected ${rules.parameters.takasia ? 'a front pit or -' : '-'}`);
    return;
  }
  const mine = (match[1] === 'a') === north;
  const index = Number(match[2]) - 1;
  if (slot[(mine ? MINE : THEIRS) + index] === 0) errors.push(`takasia pit ${text} is empty`);
  if (!mine && rules.parameters.takasiaDuty === 0) {
    errors.push(`takasia pit ${text} is the opponent's, but there is no duty to take it in these rules`);
  }
  slot[TAKASIA] = mine ? index : DUTY | index;
}

/**
 * All reasons why no game can have come to this slot, but that the side to move could capture beside a takasia pit of his own.
 * Play from an odd set-up can come to such slots, so only what a user sets up is judged by this.
 */
export function whyNotSetUp(slot: Uint8Array, rules: EngineRules): string[] {
  const errors: string[] = [];
  const hands = [slot[GHALA_MINE]!, slot[GHALA_THEIRS]!] as const;
  // One seed each in turn.
  if (Math.abs(hands[0] - hands[1]) > 1) {
    errors.push(`${hands[0]} and ${hands[1]} seeds in hand, expected counts that differ by at most one`);
  }
  const fronts = [front(slot, MINE, rules), front(slot, THEIRS, rules)] as const;
  if (!rules.arab && fronts.every(isEmpty)) errors.push('both front rows are empty');
  if (rules.arab && isEmpty(slot.subarray(MINE, THEIRS + 16))) errors.push('the board is empty');
  const mark = slot[TAKASIA]!;
  if (mark === NO_TAKASIA) return errors;
  if (fronts.some(isEmpty)) errors.push('takasia pit, but the game is over');
  const index = mark & 7;
  const mine = mark < DUTY;
  if (index === 4 && (slot[HOUSES]! & (mine ? 1 : 2)) !== 0) errors.push('takasia pit is an owned house');
  if (!mine) {
    if (hands[0] > 0) errors.push('takasia pit is a duty, but the side to move has seeds in hand');
    return errors;
  }
  const count = fronts[0][index]!;
  const others = fronts[0].filter((_, pit) => pit !== index);
  if (isEmpty(others)) errors.push('takasia pit is the only occupied front pit');
  else if (count >= 2 && others.every((other) => other < 2)) {
    errors.push('takasia pit is the only front pit with two or more');
  }
  if (rules.parameters.takasiaSingletonExempt !== 0 && count === 1) errors.push('takasia pit holds a single seed');
  if (hands[1] > 0) errors.push('takasia pit, but the opponent has seeds in hand');
  return errors;
}

/** The six fields of a slot. */
export function encodePosition(slot: Uint8Array, moveNumber: number, rules: EngineRules): string {
  const north = slot[SIDE] === 1;
  const south = north ? THEIRS : MINE;
  const board = ROWS.map((row) =>
    Array.from({ length: rules.columns }, (_, c) => {
      const pit = row.north ? rules.columns - c : c + 1;
      return slot[(row.north ? south ^ THEIRS : south) + ringIndex(row.back, pit, rules.columns)];
    }).join(','),
  ).join('/');
  const ghala = north ? [slot[GHALA_THEIRS], slot[GHALA_MINE]] : [slot[GHALA_MINE], slot[GHALA_THEIRS]];
  const mover = slot[HOUSES]! & 1;
  const other = slot[HOUSES]! >> 1;
  const houses = `${(north ? other : mover) ? 'S' : ''}${(north ? mover : other) ? 'N' : ''}` || '-';
  return `${board} ${north ? 'N' : 'S'} ${ghala.join(',')} ${houses} ${markText(slot[TAKASIA]!, north)} ${moveNumber}`;
}

function markText(mark: number, north: boolean): string {
  if (mark === NO_TAKASIA) return '-';
  return `${mark < DUTY === north ? 'a' : 'A'}${(mark & 7) + 1}`;
}

/** What of a position the text of its moves depends on. */
export interface MoveContext {
  readonly north: boolean;
  /** The mover puts a ghala seed in. */
  readonly namua: boolean;
  /** One of the mover's own pits is takasia. */
  readonly banned: boolean;
}

export function moveContext(slot: Uint8Array): MoveContext {
  return { north: slot[SIDE] === 1, namua: slot[GHALA_MINE]! > 0, banned: slot[TAKASIA]! < DUTY };
}

/** Canonical text of a move byte. */
export function moveText(move: number, context: MoveContext, rules: EngineRules): string {
  const index = move & 15;
  const back = index >= rules.columns;
  const pit = back ? 2 * rules.columns - index : index + 1;
  const row = context.north ? (back ? 'b' : 'a') : back ? 'B' : 'A';
  const clockwise = (move & CLOCKWISE) !== 0;
  const captures = (move & CAPTURE) !== 0;
  // Seeds captured in namua enter at the left kichwa to run clockwise; a lifted pit in front runs clockwise to the right.
  const left = context.namua && captures ? clockwise : clockwise === back;
  const stars = rules.arab || captures ? '' : context.banned ? '**' : '*';
  return `${row}${pit}${left ? 'L' : 'R'}${(move & SAFARI) !== 0 ? '>' : ''}${stars}`;
}
