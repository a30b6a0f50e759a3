/**
 * Plays a script of steps on a display, controllable lap by lap. The hand glides on the compositor from step to step; the
 * page itself works only where a seed drops, and has no frame to draw in between.
 */
import type { PitRef, Setup, Side } from '../rules/types.ts';
import type { Display } from './display.ts';
import { applyStep, type Script, type Shown, type Step, schedule, shownOf, stepAt } from './playback.ts';
import type { PlaybackHandle, PlaybackProgress } from './types.ts';

type Place = PitRef | { readonly ghala: Side };

/** Milliseconds between two changes of the board at least: of a faster move several seeds drop at once. */
const LEAST = 30;
/** Milliseconds between two points of the hand's way. */
const GRAIN = 16;
/** Milliseconds that a step may be late: in a tab that was hidden the move must not jump to its end. */
const LATE = 100;
/** Milliseconds from the begin of a frame until it is on the screen: work right after it would hold it back. */
export const SHOWN = 30;

export class Player implements PlaybackHandle {
  private pace = 1;
  private readonly ends: Float64Array;
  private readonly places: readonly Place[];
  private shown: Shown;
  /** Steps applied so far. */
  private done = 0;
  private time = 0;
  private frame = 0;
  /** Until the hand sets out. */
  private beginning: ReturnType<typeof setTimeout> | undefined;
  /** Until the next change, while the move is under way. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastTick = 0;
  /** Milliseconds until the next change. */
  private wait = 0;
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
    this.catchUp();
    this.halt();
    this.draw();
    this.set('paused');
  }

  get speed(): number {
    return this.pace;
  }

  set speed(pace: number) {
    if (pace === this.pace) return;
    this.catchUp();
    this.pace = pace;
    if (this.timer !== undefined) this.go();
  }

  skip(): void {
    if (this.state !== 'done') this.finish();
  }

  stepLap(by: 1 | -1): void {
    const { lap } = this.progress;
    this.halt();
    const whole = this.state === 'done' || this.ends[this.done - 1] === this.time;
    const wanted = by > 0 ? lap + 1 : whole ? lap - 1 : lap;
    if (by > 0 && wanted >= this.script.laps) {
      this.skip();
      return;
    }
    const upTo = wanted <= 0 ? 0 : this.script.steps.findIndex((step) => step.lap >= wanted) + 1;
    this.display.measure();
    this.rewind(upTo);
    this.draw();
    this.set('paused');
  }

  /** Leaves without telling anybody. */
  dispose(): void {
    this.halt();
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
    // Measured once this frame is on the screen: before, it would be laid out twice, and the click would wait for it.
    this.frame = requestAnimationFrame(() => {
      this.beginning = setTimeout(() => {
        this.display.measure();
        this.lastTick = performance.now();
        this.go();
      }, SHOWN);
    });
  }

  private halt(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.beginning);
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Lets the time that has passed pass in the move too, and applies the steps that it ended. Only where the move is under way. */
  private catchUp(): void {
    if (this.timer === undefined) return;
    const now = performance.now();
    this.time += Math.min(Math.max(now - this.lastTick, 0), this.wait + LATE) * this.pace;
    this.lastTick = now;
    for (const next = stepAt(this.ends, this.time); this.done < next; this.done++) {
      const step = this.script.steps[this.done]!;
      applyStep(this.shown, step);
      if (step.kind === 'capture') this.display.flash(step.pit);
    }
  }

  /** Draws what is now, and sets the hand on its way to the next change. */
  private readonly go = (): void => {
    this.catchUp();
    clearTimeout(this.timer);
    if (this.done >= this.script.steps.length) {
      this.finish();
      return;
    }
    this.display.show(this.shown);
    const soonest = stepAt(this.ends, this.time + LEAST * this.pace - 1);
    const until = this.ends[Math.min(soonest, this.ends.length - 1)] ?? 0;
    this.wait = (until - this.time) / this.pace;
    const pieces = Math.max(1, Math.round(this.wait / GRAIN));
    const way = Array.from({ length: pieces + 1 }, (_, k) =>
      this.handPoint(this.time + ((until - this.time) * k) / pieces),
    );
    this.display.hand(way, this.wait, this.handAt(this.done));
    this.set('playing');
    this.timer = setTimeout(this.go, this.wait);
  };

  private rewind(upTo: number): void {
    this.shown = shownOf(this.from);
    this.done = 0;
    for (const step of this.script.steps.slice(0, upTo)) applyStep(this.shown, step);
    this.done = upTo;
    this.time = this.ends[upTo - 1] ?? 0;
  }

  /** Draws the board and the hand as they are now, both at rest. */
  private draw(): void {
    this.display.show(this.shown);
    this.display.hand([this.handPoint(this.time)], 0, this.handAt(this.done));
  }

  /** Where the hand is at a time of the script: on its way between two places it is lifted, over each it is down. */
  private handPoint(time: number): { x: number; y: number } {
    const next = Math.min(stepAt(this.ends, time), this.script.steps.length - 1);
    const began = this.ends[next - 1] ?? 0;
    const length = (this.ends[next] ?? 0) - began;
    const part = length > 0 ? Math.min(1, (time - began) / length) : 0;
    const a = this.display.point(this.places[next]!);
    const b = this.display.point(this.places[next + 1] ?? this.places[next]!);
    const eased = part * part * (3 - 2 * part);
    const lifted = Math.sin(Math.PI * part) * Math.min(26, 4 + Math.hypot(b.x - a.x, b.y - a.y) * 0.16);
    return { x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased - lifted };
  }

  /** A seed on its way from the ghala is seen in the hand. */
  private handAt(next: number): number {
    return this.script.steps[next]?.kind === 'place' ? 1 : (this.script.steps[next - 1]?.hand ?? 0);
  }

  private finish(): void {
    this.halt();
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
