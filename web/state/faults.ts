/** The last errors of this visit: of the page, of promises nobody waited for, of the policy that guards it, of the engine. */

export interface Fault {
  readonly kind: 'error' | 'promise' | 'policy' | 'engine';
  /** Milliseconds since the page began. */
  readonly at: number;
  /** An `Error`, or anything else that was thrown; for the policy and the engine a text. */
  readonly what: unknown;
  /** How often in a row. */
  readonly times: number;
}

const KEPT = 10;
let ring: readonly Fault[] = [];

export const faults = (): readonly Fault[] => ring;

const textOf = (what: unknown): string => (what instanceof Error ? `${what.name}: ${what.message}` : String(what));

/** Keeps a fault; the same one again only counts, so that a fault that repeats does not push out the first one. */
export function noteFault(kind: Fault['kind'], what: unknown): void {
  const last = ring.at(-1);
  const same = last !== undefined && last.kind === kind && textOf(last.what) === textOf(what);
  const fault: Fault = { kind, at: performance.now(), what, times: same ? last.times + 1 : 1 };
  ring = [...(same ? ring.slice(0, -1) : ring), fault].slice(-KEPT);
}

/** Listens to the page from now on. */
export function watchFaults(): void {
  addEventListener('error', (event) => noteFault('error', event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => noteFault('promise', event.reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber }) =>
    noteFault('policy', `${effectiveDirective} refused at ${sourceFile || 'the page'}:${lineNumber}`),
  );
}
