/** Long work in slices, so that the page stays alive: a generator is run for a few milliseconds at a time. */

const SLICE = 12;

const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Runs `steps` to its end and gives its value. Work that fits one slice never waits. */
export async function inSlices<Step, Value>(steps: Generator<Step, Value, undefined>): Promise<Value> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await breath();
  }
}
