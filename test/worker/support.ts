/** What the worker tests share: real pools over the real WASM, jobs on real positions, the terminal engine as a process. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { bundle } from '../../bench/bundle.mjs';
import { loadModule, loadScalar } from '../../worker/node-engine.ts';
import { Pool, type PoolParts } from '../../worker/pool.ts';
import type { SearchJob } from '../../worker/protocol.ts';
import { spawnNode } from '../../worker/spawn-node.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Parts of a pool in Node; `threads` collects the worker threads it starts. */
export async function parts(shared: boolean, threads: Worker[] = []): Promise<PoolParts> {
  const script = pathToFileURL(path.join(await bundle('worker/ugi-main.ts'), 'node-worker.mjs'));
  return {
    spawn: spawnNode(script, (worker) => threads.push(worker)),
    module: await loadModule(shared),
    shared,
    version: 'test',
  };
}

export const openPool = async (shared: boolean, count = 1, threads: Worker[] = []) =>
  Pool.open(await parts(shared, threads), { threads: count, hash: 16 });

/** One thread of the build without SIMD. */
export const openScalarPool = async () =>
  Pool.open({ ...(await parts(false)), module: await loadScalar() }, { threads: 1, hash: 16 });

export { job, MIDGAME, NEAR_WIN, START } from './jobs.ts';

/** `npm run -s ugi` without npm: the bundled program, spoken to in lines. */
export class UgiProcess {
  readonly lines: string[] = [];
  stderr = '';
  exitCode: number | null = null;
  private readonly waiting = new Set<() => void>();
  readonly closed: Promise<number | null>;

  private constructor(readonly child: ChildProcessWithoutNullStreams) {
    let rest = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      this.lines.push(...lines);
      for (const look of [...this.waiting]) look();
    });
    child.stderr.on('data', (text) => {
      this.stderr += text;
    });
    child.stdin.on('error', () => {});
    this.closed = new Promise((resolve) => {
      child.on('close', (code) => {
        this.exitCode = code ?? -1;
        for (const look of [...this.waiting]) look();
        resolve(code);
      });
    });
  }

  static async start(): Promise<UgiProcess> {
    const entry = path.join(await bundle('worker/ugi-main.ts'), 'entry.mjs');
    return new UgiProcess(spawn(process.execPath, [entry], { cwd: ROOT }));
  }

  send(...lines: string[]): void {
    for (const line of lines) this.child.stdin.write(`${line}\n`);
  }

  /** Sends lines, then waits for the first line that begins with `end`; returns what came, that line included. */
  async ask(lines: string | readonly string[], end: string, withinMs = 20_000): Promise<string[]> {
    const from = this.lines.length;
    this.send(...(typeof lines === 'string' ? [lines] : lines));
    return this.until(end, withinMs, from);
  }

  until(end: string, withinMs = 20_000, from = this.lines.length): Promise<string[]> {
    return new Promise((resolve, reject) => {
      const finish = (action: () => void) => {
        clearTimeout(timer);
        this.waiting.delete(look);
        action();
      };
      const look = () => {
        const at = this.lines.findIndex((line, index) => index >= from && line.startsWith(end));
        if (at >= 0) finish(() => resolve(this.lines.slice(from, at + 1)));
        else if (this.exitCode !== null) finish(() => reject(new Error(`ended before "${end}": ${this.stderr}`)));
      };
      const timer = setTimeout(
        () =>
          finish(() => reject(new Error(`no "${end}" in ${withinMs} ms; last: ${this.lines.slice(-5).join(' | ')}`))),
        withinMs,
      );
      this.waiting.add(look);
      look();
    });
  }

  /** Asks for the present position's `show`, which is answered in order: all earlier lines have been dealt with. */
  show(): Promise<string[]> {
    return this.ask('show', 'rules ');
  }

  async quit(): Promise<number | null> {
    this.send('quit');
    return this.closed;
  }
}

/** A job as the lines that set up the terminal engine to do the same. */
export const positionLine = ({ root, moves }: SearchJob) =>
  `position fen ${root}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
