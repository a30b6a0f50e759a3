/**
 * A worker as the asking side sees it. Comlink leaves calls hanging for ever when a worker dies and may lose a proxy to
 * the garbage collector; a Remote keeps the proxy, knows what is pending, and rejects it when the worker is gone.
 */
import * as Comlink from 'comlink';
import { type FailureName, failure } from './failure.ts';
import type { Report, SearchApi } from './search-api.ts';

/** A started worker, in a browser or in Node. */
export interface Port {
  readonly endpoint: Comlink.Endpoint;
  /** Calls back once if the worker dies or cannot be loaded, with what is known of the reason. */
  onDeath(listener: (reason: string, name?: FailureName) => void): void;
  terminate(): void;
}

export type Spawn = (name: string) => Port;

type Calls = Comlink.Remote<SearchApi>;

export class Remote {
  private readonly calls: Calls;
  private readonly pending = new Set<(error: Error) => void>();
  private death: Error | null = null;
  private readonly listeners: ((error: Error) => void)[] = [];

  constructor(
    readonly name: string,
    private readonly port: Port,
    onReport: (report: Report) => void,
  ) {
    this.calls = Comlink.wrap<SearchApi>(port.endpoint);
    port.endpoint.addEventListener('message', (event) => {
      const { data } = event as MessageEvent;
      if (data?.type === 'report') onReport(data as Report);
    });
    port.onDeath((reason, known) => {
      const message = `${name}: ${reason}`;
      this.kill(known ? failure(known, message) : new Error(message));
    });
  }

  /** Makes one call; rejects if the call does, or if the worker is dead or dies before it answers. */
  call<T>(make: (calls: Calls) => Promise<T>): Promise<T> {
    if (this.death) return Promise.reject(this.death);
    return new Promise((resolve, reject) => {
      this.pending.add(reject);
      make(this.calls)
        .then(resolve, reject)
        .finally(() => this.pending.delete(reject));
    });
  }

  onDeath(listener: (error: Error) => void): void {
    if (this.death) listener(this.death);
    else this.listeners.push(listener);
  }

  /** Ends the worker and rejects what is pending with `error`. */
  kill(error: Error): void {
    if (this.death) return;
    this.death = error;
    this.port.terminate();
    for (const reject of this.pending) reject(error);
    this.pending.clear();
    for (const listener of this.listeners.splice(0)) listener(error);
    // Comlink keeps the worker as long as its proxy is registered, and with it all that an unread stack refers to.
    void error.stack;
    this.calls[Comlink.releaseProxy]();
  }
}
