/**
 * The terminal protocol (notation 4): lines in, lines out. Pure of streams and processes; what searches is handed in.
 * A search runs beside the lines that follow it; a further `go` waits for its end (for an infinite one: ends it). Counts
 * and benchmarks are answered before the lines after them, except `stop`, `quit` and `isready`, so that a script may send
 * everything at once and read the answers in order.
 */
import { play, traceLines } from '../web/rules/index.ts';
import type { RulesSpec, SearchInfo, SearchJob, SearchResult, SessionSettings } from './protocol.ts';
import { UgiGame } from './ugi-game.ts';
import { type GoRequest, readGo } from './ugi-go.ts';
import { UgiOptions } from './ugi-options.ts';
import { clip, evaluationLine, infoLine, problems } from './ugi-text.ts';

export type Leaves = readonly (readonly [move: string, leaves: bigint])[];

/** What the protocol needs of the engine. One of the asynchronous ones is used at a time. */
export interface UgiBackend {
  readonly version: string;
  readonly maxThreads: number;
  /** Hash of the state of a position, 64 bits. Throws with the reason if the position or rules are refused. */
  hashOf(rules: RulesSpec, position: string): bigint;
  search(job: SearchJob, settings: SessionSettings, onInfo: (info: SearchInfo) => void): Promise<SearchResult>;
  /** Leaves below each move, sorted by move text, if that takes only moments; else null. */
  divideQuickly(rules: RulesSpec, position: string, depth: number): Leaves | null;
  /** Leaves below each move, sorted by move text; rejects if `stop` comes first. */
  divide(rules: RulesSpec, position: string, depth: number): Promise<Leaves>;
  /** The benchmark's lines, one call each; rejects if `stop` comes first. */
  bench(line: (text: string) => void): Promise<void>;
  /** Ends whatever of the three runs, within 50 ms. */
  stop(): void;
  /** Forgets the table. */
  clear(): Promise<void>;
}

/** A line that cannot be obeyed; the message is the answer. */
class Refused extends Error {}

interface Task {
  stopped: boolean;
  readonly kind: 'search' | 'infinite search' | 'perft' | 'bench';
}

/** Answered even while a count or a benchmark runs. */
const AT_ONCE = new Set(['stop', 'quit', 'isready']);

export class Ugi {
  private readonly options: UgiOptions;
  /** What was last said of the evaluation. */
  private evaluation = '';
  private game: UgiGame;
  private tasks: Task[] = [];
  private tail: Promise<void> = Promise.resolve();
  /** Lines that wait for the end of a count or a benchmark. */
  private held: string[] = [];
  private forget = false;
  private wake: (() => void) | null = null;

  /** `write` gets lines without their end. */
  constructor(
    private readonly backend: UgiBackend,
    private readonly write: (line: string) => void,
  ) {
    this.options = new UgiOptions(backend.maxThreads);
    this.game = UgiGame.start(this.options.rules);
  }

  /** Handles one line. Returns false when the engine is to end. Never throws. */
  line(text: string): boolean {
    const [name = ''] = text.trim().split(/\s+/);
    if (name === 'quit') return false;
    if (!AT_ONCE.has(name) && this.counting) this.held.push(text);
    else this.obey(text);
    return true;
  }

  private obey(text: string): void {
    const [name = '', ...words] = text.trim().split(/\s+/);
    try {
      this.command(name, words, text);
    } catch (error) {
      this.error(error instanceof Refused ? error.message : `${clip(name)}: ${problems(error)}`);
    }
  }

  /**
   * Waits for all that was asked for, `bestmove` included. `quit`: searches are ended and lines not yet obeyed are dropped; else
   * (the input has ended) only what has no end by itself is ended.
   */
  async finish(quit: boolean): Promise<void> {
    if (quit) this.held = [];
    do {
      this.stopTasks((task) => task.kind === 'infinite search' || (quit && task.kind === 'search'));
      await this.tail;
    } while (this.tasks.length > 0);
  }

  private get counting(): boolean {
    return this.tasks.some((task) => task.kind === 'perft' || task.kind === 'bench');
  }

  private command(name: string, words: readonly string[], text: string): void {
    switch (name) {
      case '':
        break;
      case 'ugi':
        this.introduce();
        break;
      case 'isready':
        this.write('readyok');
        break;
      case 'setoption':
        this.setOption(words);
        break;
      case 'uginewgame':
        this.forget = true;
        break;
      case 'position':
        this.setPosition(words);
        break;
      case 'go':
        this.go(words);
        break;
      case 'stop':
        // It ends all that was asked for before it, held lines included.
        for (const line of this.held.splice(0)) this.obey(line);
        this.stopTasks(() => true);
        break;
      case 'query':
        this.query(words);
        break;
      case 'show':
        this.show();
        break;
      case 'trace':
        this.trace(words);
        break;
      case 'bench':
        this.enqueue('bench', () => this.backend.bench((line) => this.write(line)));
        break;
      default:
        throw new Refused(`unknown command ${clip(text.trim())}`);
    }
  }

  private introduce(): void {
    this.write(`id name Bingwa ${this.backend.version}`);
    this.write('id author The Bingwa authors');
    for (const option of this.options.list()) this.write(option);
    this.write('ugiok');
  }

  private setOption(words: readonly string[]): void {
    const at = words.indexOf('value');
    if (words[0] !== 'name' || at < 2 || at === words.length - 1) {
      throw new Refused('setoption name <name> value <value> expected');
    }
    const outcome = this.options.set(words.slice(1, at).join(' '), words.slice(at + 1).join(' '));
    if (!outcome.ok) throw new Refused(outcome.error);
    if (outcome.changed === 'variant') this.game = UgiGame.start(this.options.rules);
    if (outcome.changed !== 'rules') return;
    const same = this.game.under(this.options.rules);
    if (same.ok) {
      this.game = same.value;
    } else {
      this.game = UgiGame.start(this.options.rules);
      this.write(`info string back at the start, the old position does not fit the new rules: ${same.error}`);
    }
  }

  private setPosition(words: readonly string[]): void {
    const game = UgiGame.read(this.options.rules, words);
    if (game.ok) this.game = game.value;
    else this.error(game.error);
  }

  private go(words: readonly string[]): void {
    const request = readGo(words);
    if (!request.ok) throw new Refused(request.error);
    if (request.value.kind === 'perft') {
      this.perft(request.value.depth);
      return;
    }
    const searchMoves = request.value.searchMoves.map((text) => {
      const move = this.game.move(text);
      if (!move.ok) throw new Refused(`searchmoves: ${move.error}`);
      return move.value.text;
    });
    this.search(request.value, searchMoves);
  }

  private search(request: GoRequest & { kind: 'search' }, searchMoves: readonly string[]): void {
    const { game, options } = this;
    const settings = options.session;
    const job: SearchJob = {
      rules: options.spec,
      root: game.root,
      moves: game.moves,
      limits: request.limits,
      multiPv: options.multiPv,
      searchMoves,
      options: options.search,
    };
    const fallback = searchMoves[0] ?? game.legal[0]?.text;
    this.enqueue(request.infinite ? 'infinite search' : 'search', async (task) => {
      if (game.result !== 'none' || fallback === undefined) {
        this.write('bestmove none');
        return;
      }
      let best: string | null = null;
      const told: string[] = [];
      const tell = (info: SearchInfo) => {
        const evaluation = evaluationLine(info, job);
        if (evaluation !== this.evaluation) this.write(evaluation);
        this.evaluation = evaluation;
        for (const line of info.lines) {
          const what = JSON.stringify(line);
          if (told[line.rank] === what) continue;
          told[line.rank] = what;
          this.write(infoLine(info, line));
        }
      };
      try {
        await this.forgetIfAsked();
        const searching = this.backend.search(job, settings, tell);
        // Asked to stop while it was still queued.
        if (task.stopped) this.backend.stop();
        const result = await searching;
        tell(result.info);
        best = result.best;
      } catch (error) {
        this.error(`search: ${problems(error)}`);
      }
      if (request.infinite && !task.stopped) await this.untilStopped();
      this.write(`bestmove ${best ?? fallback}`);
    });
  }

  private perft(depth: number): void {
    const { game, options } = this;
    const rules = options.spec;
    const tell = (rows: Leaves) => {
      for (const [move, leaves] of rows) this.write(`${move}: ${leaves}`);
      this.write(`nodes ${rows.reduce((sum, [, leaves]) => sum + leaves, 0n)}`);
    };
    if (depth === 0) {
      this.write('nodes 1');
      return;
    }
    // A draw by repetition belongs to the record, not to move generation (rules 2.7).
    const over = game.result !== 'none' && game.result !== 'draw';
    // Small counts are answered in the order of the lines, as a script expects that sends many at once.
    const quick = over ? [] : this.tasks.length === 0 ? this.backend.divideQuickly(rules, game.text, depth) : null;
    if (quick) tell(quick);
    else this.enqueue('perft', async () => tell(await this.backend.divide(rules, game.text, depth)));
  }

  private query(words: readonly string[]): void {
    const { game } = this;
    switch (words[0]) {
      case 'p1turn':
        this.write(`response ${game.southToMove}`);
        break;
      case 'gameover':
        this.write(`response ${game.result !== 'none'}`);
        break;
      case 'result':
        this.write(`response ${game.result}`);
        break;
      default:
        throw new Refused(`query: p1turn, gameover or result expected, "${clip(words[0] ?? '')}" found`);
    }
  }

  private show(): void {
    const { game, options } = this;
    const hash = this.backend.hashOf(options.spec, game.text);
    const legal = game.legal.map((move) => move.text).sort();
    this.write(`position ${game.text}`);
    this.write(['legal', ...legal].join(' '));
    this.write(`hash ${hash.toString(16).padStart(16, '0')}`);
    // Last, so that a script which reads up to the hash reads what it always did.
    const { variant, switches } = options.spec;
    this.write(['rules', variant, ...Object.entries(switches).map(([name, value]) => `${name}=${value}`)].join(' '));
  }

  private trace(words: readonly string[]): void {
    if (words.length !== 1) throw new Refused('trace <move> expected');
    const { game } = this;
    const move = game.move(words[0]!);
    if (!move.ok) throw new Refused(`trace: ${move.error}`);
    const played = play(game.rules, game.position, move.value);
    for (const line of traceLines(game.rules.columns, played.trace)) this.write(line);
  }

  /** Does `work` when all before it is done; a search without an end of its own is ended for it. */
  private enqueue(kind: Task['kind'], work: (task: Task) => Promise<void>): void {
    this.stopTasks((task) => task.kind === 'infinite search');
    const task: Task = { stopped: false, kind };
    this.tasks.push(task);
    this.tail = this.tail.then(async () => {
      try {
        if (task.stopped && (kind === 'perft' || kind === 'bench')) throw new Error('stopped');
        await work(task);
      } catch (error) {
        if (task.stopped) this.write(`info string ${kind} stopped`);
        else this.error(`${kind}: ${problems(error)}`);
      }
      this.tasks = this.tasks.filter((other) => other !== task);
      this.release();
    });
  }

  /** Obeys the lines that were held back, up to the next count or benchmark. */
  private release(): void {
    while (!this.counting) {
      const text = this.held.shift();
      if (text === undefined) return;
      this.line(text);
    }
  }

  private stopTasks(which: (task: Task) => boolean): void {
    const [running] = this.tasks;
    for (const task of this.tasks) if (which(task)) task.stopped = true;
    if (!running?.stopped) return;
    this.wake?.();
    this.backend.stop();
  }

  private untilStopped(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = () => {
        this.wake = null;
        resolve();
      };
    });
  }

  private async forgetIfAsked(): Promise<void> {
    if (!this.forget) return;
    this.forget = false;
    await this.backend.clear();
  }

  private error(what: string): void {
    this.write(`info string error: ${what}`);
  }
}
