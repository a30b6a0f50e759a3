/** What a stored study is, in this version and in earlier ones. Everything that was stored or imported is read here. */
import { VERSION } from '../../worker/version.ts';

export const RECORD_VERSION = 2;

export interface StudyRecord {
  readonly version: typeof RECORD_VERSION;
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** +1 at every write. */
  readonly revision: number;
  /** Game text of the whole tree (notation 3), stored evaluations included. */
  readonly text: string;
  /** The node shown, as `pathText` writes it. */
  readonly at: string;
  /** A set-up from the editor that is no position: its text, stored beside the game. */
  readonly draft: string | null;
  /** The Bingwa that wrote it: a fault in stored text can be traced to it. */
  readonly app: string;
}

type Fields = Readonly<Record<string, unknown>>;

const TEXT_LIMIT = 16_000_000;

/** From each earlier version to the next. */
const MIGRATIONS: Readonly<Record<number, (old: Fields) => Fields>> = {
  // Version 1 did not say who wrote it.
  1: (old) => ({ ...old, version: 2, app: '0.1.0' }),
};

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** A stored or imported value as a record of the present version, or null if it is none. */
export function readRecord(value: unknown): StudyRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  let fields = value as Fields;
  while (typeof fields.version === 'number' && Object.hasOwn(MIGRATIONS, fields.version)) {
    fields = MIGRATIONS[fields.version]!(fields);
  }
  const { version, id, name, created, changed, revision, text, at, draft, app } = fields;
  const good =
    version === RECORD_VERSION &&
    isText(id, 64) &&
    id.length > 0 &&
    isText(name, 500) &&
    Number.isFinite(created) &&
    Number.isFinite(changed) &&
    Number.isSafeInteger(revision) &&
    isText(text, TEXT_LIMIT) &&
    isText(at, TEXT_LIMIT) &&
    (draft === null || isText(draft, TEXT_LIMIT)) &&
    isText(app, 40);
  // Rebuilt field by field: what else a file may hold does not enter the page.
  return good ? ({ version, id, name, created, changed, revision, text, at, draft, app } as StudyRecord) : null;
}

/** A record of the present version, written by this Bingwa. */
export const newRecord = (fields: Omit<StudyRecord, 'version' | 'app'>): StudyRecord => ({
  version: RECORD_VERSION,
  app: VERSION,
  ...fields,
});

/** Written by a later Bingwa: not for us to read, and not damaged. */
export function isNewer(value: unknown): boolean {
  const version = typeof value === 'object' && value !== null ? (value as Fields).version : undefined;
  return Number.isSafeInteger(version) && (version as number) > RECORD_VERSION;
}
