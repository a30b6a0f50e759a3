/** Long work as a generator: a page looks at the clock between its steps, everyone else runs them all at once. */

/** Runs all steps at once. */
export function lastOf<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
