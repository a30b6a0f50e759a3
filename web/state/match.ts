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
  runMatch,
  summarise,
} from '../../bench/match.ts';
import { gameKey, parseMatch, readMatchGame, readMatchHead } from '../../bench/match-read.ts';
import { JUDGE, type OpeningSettings } from '../../bench/openings.ts';
import { thrownText } from '../i18n/reasons/index.ts';
import { FileError, fileReason, readJson } from '../rules/index.ts';
import { setAside } from './labDamage.ts';
import { lab as store } from './labStore.ts';
import { type Claim, claimMatch, isClaimed } from './matchClaim.ts';
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
/** The match during which the page was hidden last. */
const hiddenIn = signal<string | null>(null);
/** Whether the page was hidden while the match that is shown was played: its times are doubtful. */
export const wasHidden = computed(() => hiddenIn.value !== null && hiddenIn.value === current.value);
/** Matches that another tab plays: they can be watched, or taken over. */
export const elsewhere = signal<ReadonlySet<string>>(new Set());

export const match = computed<StoredMatch | null>(() => matches.value.find(({ id }) => id === current.value) ?? null);
export const summary = computed(() => (match.value === null ? null : summarise(match.value.state)));
export const finished = computed(() => match.value !== null && isFinished(match.value.state));

const keyOf = (id: string) => `match/${id}/`;
/** The number of the next game to be stored, above all that are there: a game that was set aside leaves its number behind. */
const nextNumber = new Map<string, number>();

/** Other tabs are told when something stored has changed. */
const news = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bingwa-matches');
const tell = (id: string) => news?.postMessage(id);

/** Keys sort by number: the order of finishing. The rest keeps two tabs that change over from writing to one key. */
function gameEntry(id: string, { pair, aIsSouth }: MatchGame): string {
  const number = nextNumber.get(id) ?? 1;
  nextNumber.set(id, number + 1);
  return `${keyOf(id)}game/${String(number).padStart(6, '0')}-${pair}${aIsSouth ? 'S' : 'N'}`;
}

async function save(key: string, value: unknown): Promise<void> {
  try {
    await store.put(key, JSON.stringify(value));
  } catch (error) {
    trouble(thrownText(error));
  }
}

function trouble(text: string): void {
  if (!troubles.value.includes(text)) troubles.value = [...troubles.value, text].slice(-5);
}

/** The match that is made of the stored entries of one id. What cannot be read is set aside; null if the head is among that. */
async function readStored(id: string, entries: readonly (readonly [string, string])[]): Promise<StoredMatch | null> {
  const headKey = `${keyOf(id)}head`;
  const head = entries.find(([key]) => key === headKey)?.[1];
  let state: MatchState;
  try {
    if (head === undefined) throw new FileError(fileReason('matchHeadless'));
    state = readMatchHead(head);
  } catch (error) {
    // Without it the games mean nothing: they stay together.
    for (const [key, text] of entries) await setAside(key, text, error);
    return null;
  }
  const games = new Map<string, MatchGame>();
  let last = 0;
  for (const [key, text] of entries) {
    if (key === headKey) continue;
    last = Math.max(last, Number(/game\/(\d+)/.exec(key)?.[1] ?? 0));
    // One that is damaged costs itself only: it is played again.
    try {
      const game = readMatchGame(readJson(text), state.openings.length);
      // Two tabs that changed over may both have played it.
      if (!games.has(gameKey(game))) games.set(gameKey(game), game);
    } catch (error) {
      await setAside(key, text, error);
    }
  }
  nextNumber.set(id, last + 1);
  return { id, state: { ...state, games: [...games.values()] } };
}

/** All stored matches, the newest first. Entries that cannot be read are set aside and shown (labDamage.ts). */
export async function loadMatches(): Promise<void> {
  if (phase.value.kind === 'running' || phase.value.kind === 'openings') return;
  const entries = await store.list('match/').catch((error: unknown) => {
    trouble(thrownText(error));
    return [];
  });
  const byId = new Map<string, (readonly [string, string])[]>();
  for (const entry of entries) {
    const id = entry[0].split('/')[1] ?? '';
    byId.set(id, [...(byId.get(id) ?? []), entry]);
  }
  const read = await Promise.all([...byId].map(([id, own]) => readStored(id, own)));
  matches.value = read.filter((found) => found !== null).sort((a, b) => (a.id < b.id ? 1 : -1));
  if (match.value === null) current.value = matches.value[0]?.id ?? null;
  await lookElsewhere();
}

/** Reads one match again, whose games another tab has added to or that it has deleted. */
async function refresh(id: string): Promise<void> {
  const entries = await store.list(keyOf(id));
  const found = entries.length === 0 ? null : await readStored(id, entries);
  const others = matches.value.filter((each) => each.id !== id);
  matches.value = (found === null ? others : [...others, found]).sort((a, b) => (a.id < b.id ? 1 : -1));
  if (match.value === null) current.value = matches.value[0]?.id ?? null;
}

/** Finds out which of the unfinished matches another tab plays. */
export async function lookElsewhere(): Promise<void> {
  const unfinished = matches.value.filter(({ id, state }) => id !== playing && !isFinished(state));
  const found = await Promise.all(unfinished.map(async ({ id }) => ((await isClaimed(id)) ? [id] : [])));
  const next = new Set(found.flat());
  if ([...next].join() !== [...elsewhere.value].join()) elsewhere.value = next;
}

/** Keeps up with the other tabs until the returned function is called. */
export function watchMatches(): () => void {
  let due: ReturnType<typeof setTimeout> | null = null;
  const changed = new Set<string>();
  const onNews = ({ data }: MessageEvent<string>) => {
    changed.add(data);
    due ??= setTimeout(async () => {
      due = null;
      const ids = [...changed].filter((id) => id !== playing);
      changed.clear();
      for (const id of ids) await refresh(id).catch((error: unknown) => trouble(thrownText(error)));
      await lookElsewhere();
    }, 200);
  };
  news?.addEventListener('message', onNews);
  // A tab that is closed or dies tells nobody.
  const timer = setInterval(() => void lookElsewhere(), 2000);
  return () => {
    news?.removeEventListener('message', onNews);
    clearInterval(timer);
    if (due !== null) clearTimeout(due);
  };
}

let lanes: MatchLane[] = [];
let stop: AbortController | null = null;
/** The match that this tab plays. */
let playing: string | null = null;

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
    const made = await maker.openings({ ...openings, rules, seed, limits: JUDGE.limits });
    if (made.length < openings.count) trouble(`${made.length} < ${openings.count} openings`);
    const state = newMatch(settings, made);
    const id = `${new Date().toISOString()}`;
    await save(`${keyOf(id)}head`, state);
    tell(id);
    matches.value = [{ id, state }, ...matches.value];
    current.value = id;
  } catch (error) {
    if (!aborted.aborted) phase.value = { kind: 'failed', reason: thrownText(error) };
    else phase.value = { kind: 'idle' };
    return;
  } finally {
    closeLanes();
    stop = null;
  }
  await resumeMatch(concurrency);
}

/**
 * Goes on with the match that is shown. Resolves when it is finished, stopped or has failed; at once, with the match in `elsewhere`, if another
 * tab plays it, unless `take` says that it is to be taken from there.
 */
export async function resumeMatch(concurrency: number, take = false): Promise<void> {
  const shown = match.value;
  if (shown === null || stop !== null) return;
  const { id } = shown;
  stop = new AbortController();
  const { signal: aborted } = stop;
  const lost = () => {
    elsewhere.value = new Set([...elsewhere.value, id]);
    stopMatch();
  };
  let claim: Claim | null = null;
  try {
    claim = await claimMatch(id, lost, take);
    if (claim !== null && (take || elsewhere.value.has(id))) {
      // The other tab may have played on since this one looked. Its last game may still be on its way.
      await refresh(id);
      await lookElsewhere();
    }
  } catch (error) {
    trouble(thrownText(error));
  }
  const now = matches.value.find((each) => each.id === id);
  if (claim === null || now === undefined || aborted.aborted) {
    claim?.release();
    stop = null;
    await lookElsewhere();
    return;
  }
  playing = id;
  elsewhere.value = new Set([...elsewhere.value].filter((each) => each !== id));
  phase.value = { kind: 'running' };
  tell(id);
  const onVisibility = () => {
    if (document.hidden) hiddenIn.value = id;
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
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
        void save(gameEntry(id, game), game).then(() => tell(id));
      },
      aborted,
    );
    phase.value = { kind: 'idle' };
  } catch (error) {
    phase.value = aborted.aborted ? { kind: 'idle' } : { kind: 'failed', reason: thrownText(error) };
  } finally {
    document.removeEventListener('visibilitychange', onVisibility);
    closeLanes();
    claim.release();
    playing = null;
    stop = null;
    tell(id);
  }
}

/** Stops at once; games under way are played again when it goes on. */
export function stopMatch(): void {
  stop?.abort();
  closeLanes();
}

/** For good. A tab that plays it stops. */
export async function deleteMatch(id: string): Promise<void> {
  if (id === playing) stopMatch();
  const claim = await claimMatch(id, () => {}, true);
  matches.value = matches.value.filter((each) => each.id !== id);
  if (current.value === id) current.value = matches.value[0]?.id ?? null;
  await store.remove(keyOf(id)).catch((error: unknown) => trouble(thrownText(error)));
  claim?.release();
  tell(id);
}

/** A match from a file becomes one of the stored ones. Throws if it is none. */
export async function importMatch(text: string): Promise<void> {
  const { games, ...head } = parseMatch(text);
  const id = new Date().toISOString();
  await save(`${keyOf(id)}head`, { ...head, games: [] });
  for (const game of games) await save(gameEntry(id, game), game);
  matches.value = [{ id, state: { ...head, games } }, ...matches.value];
  current.value = id;
  tell(id);
}

export const contestantText = ({ name, limits }: Contestant): string =>
  `${name} (${Object.entries(limits)
    .map(([limit, value]) => `${value} ${limit === 'movetime' ? 'ms' : limit}`)
    .join(', ')})`;
