/**
 * Matches in the page. Every finished game is stored at once, so a match goes on after a stop, a reload or a crash; what is
 * under way then is played again.
 */
import { computed, signal } from '@preact/signals';
import {
  type Contestant,
  isFinished,
  type MatchGame,
  type MatchSettings,
  type MatchState,
  newMatch,
  parseMatch,
  readMatchGame,
  runMatch,
  summarise,
} from '../../bench/match.ts';
import type { OpeningSettings } from '../../bench/openings.ts';
import { thrownText } from '../i18n/reasons/index.ts';
import { readJson } from '../rules/index.ts';
import { LabStore } from './labStore.ts';
import { MatchLane } from './matchLane.ts';

export type MatchPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'openings' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface StoredMatch {
  readonly id: string;
  readonly state: MatchState;
}

export const matches = signal<readonly StoredMatch[]>([]);
export const current = signal<string | null>(null);
export const phase = signal<MatchPhase>({ kind: 'idle' });
/** Lanes that died while others went on, and what else the user should know. */
export const troubles = signal<readonly string[]>([]);
export const wasHidden = signal(false);

export const match = computed<StoredMatch | null>(() => matches.value.find(({ id }) => id === current.value) ?? null);
export const summary = computed(() => (match.value === null ? null : summarise(match.value.state)));
export const finished = computed(() => match.value !== null && isFinished(match.value.state));

const store = new LabStore();
const keyOf = (id: string) => `match/${id}/`;

async function save(key: string, value: unknown): Promise<void> {
  try {
    await store.put(key, JSON.stringify(value));
  } catch (error) {
    trouble(error instanceof Error ? error.message : String(error));
  }
}

function trouble(text: string): void {
  if (!troubles.value.includes(text)) troubles.value = [...troubles.value, text].slice(-5);
}

/** All stored matches, the newest first. Entries that cannot be read are left where they are. */
export async function loadMatches(): Promise<void> {
  if (phase.value.kind === 'running' || phase.value.kind === 'openings') return;
  const found = new Map<string, { head: MatchState | null; games: MatchGame[] }>();
  const entries = await store.list('match/').catch((error: unknown) => {
    trouble(error instanceof Error ? error.message : String(error));
    return [];
  });
  for (const [key, text] of entries) {
    const [, id = '', what = ''] = key.split('/');
    const entry = found.get(id) ?? { head: null, games: [] };
    found.set(id, entry);
    // One that is damaged costs itself only: its game is played again.
    try {
      if (what === 'head') entry.head = parseMatch(text);
      else entry.games.push(readMatchGame(readJson(text)));
    } catch (error) {
      trouble(`${key}: ${thrownText(error)}`);
    }
  }
  matches.value = [...found]
    .flatMap(([id, { head, games }]) => (head ? [{ id, state: { ...head, games } }] : []))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
  if (match.value === null) current.value = matches.value[0]?.id ?? null;
}

let lanes: MatchLane[] = [];
let stop: AbortController | null = null;

const closeLanes = () => {
  for (const lane of lanes) lane.close();
  lanes = [];
};

function replace(id: string, state: MatchState): void {
  matches.value = matches.value.map((each) => (each.id === id ? { id, state } : each));
}

/** Makes openings and a match, and begins to play. */
export async function startMatch(
  settings: MatchSettings,
  openings: Omit<OpeningSettings, 'rules' | 'seed' | 'limits'>,
  concurrency: number,
): Promise<void> {
  if (stop !== null) return;
  troubles.value = [];
  phase.value = { kind: 'openings' };
  stop = new AbortController();
  const { signal: aborted } = stop;
  const maker = new MatchLane('openings');
  lanes = [maker];
  try {
    const { rules, seed } = settings;
    const made = await maker.openings({ ...openings, rules, seed, limits: { nodes: 4000 } });
    if (made.length < openings.count) trouble(`${made.length} < ${openings.count} openings`);
    const state = newMatch(settings, made);
    const id = `${new Date().toISOString()}`;
    await save(`${keyOf(id)}head`, state);
    matches.value = [{ id, state }, ...matches.value];
    current.value = id;
  } catch (error) {
    if (!aborted.aborted)
      phase.value = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    else phase.value = { kind: 'idle' };
    return;
  } finally {
    closeLanes();
    stop = null;
  }
  await resumeMatch(concurrency);
}

/** Goes on with the match that is shown. Resolves when it is finished, stopped or has failed. */
export async function resumeMatch(concurrency: number): Promise<void> {
  const now = match.value;
  if (now === null || stop !== null) return;
  const { id } = now;
  phase.value = { kind: 'running' };
  wasHidden.value = document.hidden;
  const onVisibility = () => {
    wasHidden.value ||= document.hidden;
  };
  document.addEventListener('visibilitychange', onVisibility);
  stop = new AbortController();
  const { signal: aborted } = stop;
  lanes = Array.from({ length: concurrency }, (_, number) => new MatchLane(`match-${number + 1}`));
  try {
    await runMatch(
      now.state,
      lanes.map(
        (lane) => (task, settings) =>
          lane.play(task, settings).catch((error: Error) => {
            if (!aborted.aborted) trouble(error.message);
            throw error;
          }),
      ),
      (state, game) => {
        // A match that was deleted meanwhile must not come back.
        if (aborted.aborted) return;
        replace(id, state);
        void save(`${keyOf(id)}game/${String(state.games.length).padStart(6, '0')}`, game);
      },
      aborted,
    );
    phase.value = { kind: 'idle' };
  } catch (error) {
    phase.value = aborted.aborted
      ? { kind: 'idle' }
      : { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    document.removeEventListener('visibilitychange', onVisibility);
    closeLanes();
    stop = null;
  }
}

/** Stops at once; games under way are played again when it goes on. */
export function stopMatch(): void {
  stop?.abort();
  closeLanes();
}

export async function deleteMatch(id: string): Promise<void> {
  if (id === current.value) stopMatch();
  matches.value = matches.value.filter((each) => each.id !== id);
  if (current.value === id) current.value = matches.value[0]?.id ?? null;
  await store.remove(keyOf(id)).catch((error: unknown) => trouble(String(error)));
}

/** A match from a file becomes one of the stored ones. Throws if it is none. */
export async function importMatch(text: string): Promise<void> {
  const { games, ...head } = parseMatch(text);
  const id = new Date().toISOString();
  await save(`${keyOf(id)}head`, { ...head, games: [] });
  for (const [at, game] of games.entries()) await save(`${keyOf(id)}game/${String(at + 1).padStart(6, '0')}`, game);
  matches.value = [{ id, state: { ...head, games } }, ...matches.value];
  current.value = id;
}

export const contestantText = ({ name, limits }: Contestant): string =>
  `${name} (${Object.entries(limits)
    .map(([limit, value]) => `${value} ${limit === 'movetime' ? 'ms' : limit}`)
    .join(', ')})`;
