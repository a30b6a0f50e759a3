/** The page's end of a match worker: one request at a time, its death rejects whoever waits. */
import type { Lane } from '../../bench/match.ts';
import type { LaneAnswer, LaneRequest } from '../../bench/match.worker.ts';
import type { Opening, OpeningSettings } from '../../bench/openings.ts';
import { t } from '../i18n/index.ts';

export class MatchLane {
  readonly #worker: Worker;
  #waiting: { resolve: (answer: LaneAnswer) => void; reject: (error: Error) => void } | null = null;
  #dead: Error | null = null;

  constructor(name: string) {
    this.#worker = new Worker(new URL('../../bench/match.worker.ts', import.meta.url), { type: 'module', name });
    this.#worker.onmessage = ({ data }: MessageEvent<LaneAnswer>) => {
      const asked = this.#waiting;
      this.#waiting = null;
      if (data.type === 'failed') asked?.reject(new Error(data.reason));
      else asked?.resolve(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.close(new Error(`${name}: ${event.message || t('engine.NoFiles')}`));
    };
  }

  async openings(settings: OpeningSettings): Promise<readonly Opening[]> {
    const answer = await this.#ask({ type: 'openings', settings });
    if (answer.type !== 'openings') throw new Error('a match worker gave no openings');
    return answer.openings;
  }

  readonly play: Lane = async (task, settings) => {
    const answer = await this.#ask({ type: 'game', task, settings });
    if (answer.type !== 'game') throw new Error('a match worker gave no game');
    return answer.game;
  };

  /** Ends the worker at once; a game under way is lost. */
  close(reason = new Error('stopped')): void {
    this.#dead ??= reason;
    this.#worker.terminate();
    this.#waiting?.reject(reason);
    this.#waiting = null;
  }

  #ask(request: LaneRequest): Promise<LaneAnswer> {
    if (this.#dead) return Promise.reject(this.#dead);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(request);
    });
  }
}
