/** A player that is any UGI program (notation 4), started by a command line. Node only. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Limits, RulesSpec, Score } from '../worker/protocol.ts';
import type { Choice, Player } from './players.ts';

/** Milliseconds a program may take to answer `ugi` and `isready`. */
const HANDSHAKE = 10_000;
/** Milliseconds beyond a move time, and for a search without one. */
const GRACE = 2_000;
const PATIENCE = 600_000;

export interface UgiSettings {
  /** Run by the shell, in the current folder. */
  readonly command: string;
  /** Sent as `setoption` before the first game. */
  readonly options: Readonly<Record<string, string>>;
}

/** Starts the program and speaks the handshake. Rejects if it does not answer as a UGI program does. */
export async function createUgiPlayer({ command, options }: UgiSettings): Promise<Player> {
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const program = new Program(child, command);
  let name = command;
  program.send('ugi');
  await program.until(HANDSHAKE, (line) => {
    if (line.startsWith('id name ')) name = line.slice(8);
    return line === 'ugiok';
  });
  for (const [option, value] of Object.entries(options)) program.send(`setoption name ${option} value ${value}`);
  await program.ready();
  return {
    get name() {
      return name;
    },
    async newGame(rules: RulesSpec) {
      program.send(`setoption name Variant value ${rules.variant}`);
      for (const [option, value] of Object.entries(rules.switches))
        program.send(`setoption name ${option} value ${value}`);
      program.send('uginewgame');
      await program.ready();
    },
    choose: (root, moves, limits) => choose(program, root, moves, limits),
    close() {
      program.close();
    },
  };
}

async function choose(program: Program, root: string, moves: readonly string[], limits: Limits): Promise<Choice> {
  program.send(`position fen ${root}${moves.length ? ` moves ${moves.join(' ')}` : ''}`);
  const start = performance.now();
  let move: string | null = null;
  let last = { score: null as Score | null, depth: 0, nodes: 0 };
  program.send(`go ${goWords(limits)}`);
  await program.until(limits.movetime !== undefined ? limits.movetime + GRACE : PATIENCE, (line) => {
    if (line.startsWith('info ')) last = readInfo(line, last);
    if (!line.startsWith('bestmove')) return false;
    const word = line.split(/\s+/)[1];
    move = word && word !== 'none' ? word : null;
    return true;
  });
  return { move, ...last, timeMs: performance.now() - start };
}

function goWords(limits: Limits): string {
  const words = (['depth', 'nodes', 'movetime', 'mate'] as const)
    .filter((name) => limits[name] !== undefined)
    .map((name) => `${name} ${limits[name]}`);
  if (words.length === 0) throw new Error('a UGI player needs a limit: depth, nodes or movetime');
  return words.join(' ');
}

interface Known {
  readonly score: Score | null;
  readonly depth: number;
  readonly nodes: number;
}

/** What an info line of the first line says; the rest stays as it was. */
export function readInfo(line: string, known: Known): Known {
  const words = line.split(/\s+/);
  const after = (name: string) => {
    const at = words.indexOf(name);
    return at >= 0 && words[at + 1] !== undefined ? Number(words[at + 1]) : null;
  };
  if ((after('multipv') ?? 1) !== 1 || words[1] === 'string') return known;
  const [cp, win, loss] = [after('cp'), after('win'), after('loss')];
  const score: Score | null =
    win !== null
      ? { kind: 'win', plies: win }
      : loss !== null
        ? { kind: 'loss', plies: loss }
        : cp !== null
          ? { kind: 'cp', value: cp }
          : known.score;
  return { score, depth: after('depth') ?? known.depth, nodes: after('nodes') ?? known.nodes };
}

/** Lines in and out of a child process; its death fails whoever waits. */
class Program {
  #lines: string[] = [];
  #wake: (() => void) | null = null;
  #dead: string | null = null;

  constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    private readonly command: string,
  ) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.#lines.push(line.trim());
      this.#wake?.();
    });
    const end = (why: string) => {
      this.#dead ??= why;
      this.#wake?.();
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(`ended with ${signal ?? `code ${code}`}`));
    // A program that has gone makes writes fail; its exit is what is reported.
    child.stdin.on('error', () => {});
    child.stderr.resume();
  }

  send(line: string): void {
    if (!this.#dead) this.child.stdin.write(`${line}\n`);
  }

  async ready(): Promise<void> {
    this.send('isready');
    await this.until(HANDSHAKE, (line) => line === 'readyok');
  }

  /** Reads lines until `isLast` says so. */
  async until(patience: number, isLast: (line: string) => boolean): Promise<void> {
    const deadline = performance.now() + patience;
    for (;;) {
      for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) if (isLast(line)) return;
      if (this.#dead) throw new Error(`"${this.command}" ${this.#dead}`);
      const left = deadline - performance.now();
      if (left <= 0) throw new Error(`"${this.command}" gave no answer within ${patience} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
  }

  /** The shell and what it started. */
  close(): void {
    this.send('quit');
    const { pid } = this.child;
    this.child.stdin.end();
    if (this.#dead || pid === undefined) return;
    const timer = setTimeout(() => {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // It ended by itself meanwhile.
      }
    }, 1000);
    this.child.on('exit', () => clearTimeout(timer));
  }
}
