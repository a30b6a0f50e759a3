/** Plays a script of steps on a display: one requestAnimationFrame loop, transforms only, controllable lap by lap. */
import type { PitRef, Setup, Side } from '../rules/types.ts';
import type { Display } from './display.ts';
import { applyStep, type Script, type Shown, type Step, schedule, shownOf, stepAt } from './playback.ts';
import type { PlaybackHandle, PlaybackProgress } from './types.ts';

type Place = PitRef | { readonly ghala: Side };

export class Player implements PlaybackHandle {
  speed = 1;
  private readonly ends: Float64Array;
  private readonly places: readonly Place[];
  private shown: Shown;
  /** Steps applied so far. */
  private done = 0;
  private time = 0;
  private frame = 0;
  private lastTick = 0;
  private state: PlaybackProgress['state'] = 'done';
  private reported = '';

  constructor(
    private readonly display: Display,
    private readonly from: Setup,
    private readonly script: Script,
    private readonly onProgress: (progress: PlaybackProgress) => void,
    private readonly onEnd: () => void,
  ) {
    this.ends = schedule(script.steps);
    this.places = handPlaces(script.steps);
    this.shown = shownOf(from);
  }

  get progress(): PlaybackProgress {
    const lap = this.state === 'done' ? this.script.laps : (this.script.steps[this.done - 1]?.lap ?? 0);
    return { state: this.state, lap, laps: this.script.laps };
  }

  /** True while the display shows this move and not the set-up at rest. */
  get active(): boolean {
    return this.state !== 'done';
  }

  start(): void {
    this.rewind(0);
    this.run();
  }

  resume(): void {
    if (this.state === 'playing') return;
    if (this.state === 'done') this.rewind(0);
    this.run();
  }

  pause(): void {
    if (this.state !== 'playing') return;
    cancelAnimationFrame(this.frame);
    this.set('paused');
  }

  skip(): void {
    if (this.state !== 'done') this.finish();
  }

  stepLap(by: 1 | -1): void {
    const { lap } = this.progress;
    cancelAnimationFrame(this.frame);
    const whole = this.state === 'done' || this.ends[this.done - 1] === this.time;
    const wanted = by > 0 ? lap + 1 : whole ? lap - 1 : lap;
    if (by > 0 && wanted >= this.script.laps) {
      this.skip();
      return;
    }
    const upTo = wanted <= 0 ? 0 : this.script.steps.findIndex((step) => step.lap >= wanted) + 1;
    this.display.measure();
    this.rewind(upTo);
    this.draw(upTo, 0, null);
    this.set('paused');
  }

  /** Leaves without telling anybody. */
  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.display.hideHand();
    this.state = 'done';
  }

  private run(): void {
    if (this.script.steps.length === 0) {
      this.finish();
      return;
    }
    this.display.show(this.shown);
    this.set('playing');
    // Measured once this frame is laid out and drawn: before, it would be laid out twice, and the click would wait for it.
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame((now) => {
        this.display.measure();
        this.lastTick = now;
        this.tick(now);
      });
    });
  }

  private readonly tick = (now: number): void => {
    // A tab that was hidden must not jump to the end.
    this.time += Math.min(Math.max(now - this.lastTick, 0), 100) * this.speed;
    this.lastTick = now;
    const next = stepAt(this.ends, this.time);
    const fresh = this.apply(next);
    if (next >= this.script.steps.length) {
      this.finish();
      return;
    }
    const began = this.ends[next - 1] ?? 0;
    const length = (this.ends[next] ?? 0) - began;
    this.draw(next, length > 0 ? (this.time - began) / length : 0, fresh);
    this.set('playing');
    this.frame = requestAnimationFrame(this.tick);
  };

  /** Applies steps up to `next`; the pit of the last drop among them, if any. */
  private apply(next: number): PitRef | null {
    let fresh: PitRef | null = null;
    for (; this.done < next; this.done++) {
      const step = this.script.steps[this.done];
      if (!step) break;
      applyStep(this.shown, step);
      if (step.kind === 'drop') fresh = step.pit;
      if (step.kind === 'capture') this.display.flash(step.pit);
    }
    return fresh;
  }

  private rewind(upTo: number): void {
    this.shown = shownOf(this.from);
    this.done = 0;
    for (const step of this.script.steps.slice(0, upTo)) applyStep(this.shown, step);
    this.done = upTo;
    this.time = this.ends[upTo - 1] ?? 0;
  }

  /** The hand is `part` (0..1) of the way from the place of step `next - 1` to that of step `next`. */
  private draw(next: number, part: number, fresh: PitRef | null): void {
    this.display.show(this.shown, null, fresh);
    const from = this.places[next];
    const to = this.places[next + 1] ?? from;
    if (!from || !to) return;
    const a = this.display.point(from);
    const b = this.display.point(to);
    const eased = part * part * (3 - 2 * part);
    const lifted = Math.sin(Math.PI * part) * Math.min(26, 4 + Math.hypot(b.x - a.x, b.y - a.y) * 0.16);
    this.display.hand(a.x + (b.x - a.x) * eased, a.y + (b.y - a.y) * eased, lifted, this.handAt(next));
  }

  /** A seed on its way from the ghala is seen in the hand. */
  private handAt(next: number): number {
    return this.script.steps[next]?.kind === 'place' ? 1 : (this.script.steps[next - 1]?.hand ?? 0);
  }

  private finish(): void {
    cancelAnimationFrame(this.frame);
    this.done = this.script.steps.length;
    this.display.hideHand();
    this.set('done');
    this.onEnd();
  }

  private set(state: PlaybackProgress['state']): void {
    this.state = state;
    const progress = this.progress;
    const report = `${state} ${progress.lap}`;
    if (report === this.reported) return;
    this.reported = report;
    this.onProgress(progress);
  }
}

/** Where the hand is before step 0, then after each step. */
function handPlaces(steps: readonly Step[]): Place[] {
  const first = steps[0];
  if (!first) return [];
  const places: Place[] = [first.kind === 'place' ? { ghala: first.pit.side } : first.pit];
  for (const step of steps) places.push(step.kind === 'house' ? (places.at(-1) ?? step.pit) : step.pit);
  return places;
}
