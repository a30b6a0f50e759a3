/**
 * Lets a value through at most once in `interval` milliseconds: the first at once, then always the newest. The last one
 * pushed is never lost: it comes with the timer or with `flush`.
 */
export class Throttle<T> {
  private last = Number.NEGATIVE_INFINITY;
  private waiting: { readonly value: T } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `interval` 0 lets everything through at once. */
  constructor(
    private readonly interval: number,
    private readonly deliver: (value: T) => void,
  ) {}

  push(value: T): void {
    this.waiting = { value };
    if (this.timer !== null) return;
    const due = this.last + this.interval - performance.now();
    if (due <= 0) this.flush();
    else this.timer = setTimeout(() => this.flush(), due);
  }

  /** Delivers what waits, now. */
  flush(): void {
    const { waiting } = this;
    this.cancel();
    if (waiting === null) return;
    this.last = performance.now();
    this.deliver(waiting.value);
  }

  /** Forgets what waits. */
  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = null;
  }
}
