/** `npm run match`: two settings of the engine, or any UGI program, against each other. */
import fs from 'node:fs';
import path from 'node:path';
import { isMainThread, workerData } from 'node:worker_threads';
import type { Limits } from '../worker/protocol.ts';
import { type Contestant, isFinished, type MatchSettings, type MatchState, newMatch, runMatch } from './match.ts';
import { serveLane, threadLane } from './match-lanes.ts';
import { parseMatch } from './match-read.ts';
import { matchReport } from './match-report.ts';
import { writeWhole } from './node-host.ts';
import { createPlayer } from './node-players.ts';
import { JUDGE, makeOpenings, SECOND_JUDGE } from './openings.ts';
import { helpText, numberOf, type OptionSpec, type Options, pairsOf, readOptions, switchesOf } from './options.ts';

const SPECS: readonly OptionSpec[] = [
  { name: 'out', value: 'file', help: 'JSON file of the match; if it exists the match in it goes on' },
  { name: 'variant', value: 'name', help: 'kiswahili (default), kujifunza, kete, bawo, bawo10, hawalis, kiarabu' },
  { name: 'rule', value: 'name=value,..', help: 'house rules that differ from the preset' },
  { name: 'a', value: 'name=value,..', help: 'settings of A: evaluation, pruning, hash, wasm, tables, name' },
  { name: 'b', value: 'name=value,..', help: 'settings of B' },
  { name: 'a-ugi', value: 'command', help: 'A is this UGI program (its options: --a ugi.Hash=64,..)' },
  { name: 'b-ugi', value: 'command', help: 'B is this UGI program' },
  { name: 'a-wasm', value: 'file', help: 'A runs this build of the engine' },
  { name: 'b-wasm', value: 'file', help: 'B runs this build of the engine' },
  { name: 'nodes', value: 'n', help: 'nodes a move (default 8000); also --a-nodes, --b-nodes' },
  { name: 'a-nodes', value: 'n', help: 'nodes a move of A alone' },
  { name: 'b-nodes', value: 'n', help: 'nodes a move of B alone' },
  { name: 'depth', value: 'n', help: 'plies a move instead' },
  { name: 'movetime', value: 'ms', help: 'milliseconds a move instead' },
  { name: 'pairs', value: 'n', help: 'openings, each played twice (default 200)' },
  { name: 'plies', value: 'n', help: 'plies of an opening (default 8)' },
  { name: 'bound', value: 'n', help: 'openings within this score, hundredths of a seed (default 100)' },
  {
    name: 'look-again',
    value: 'n',
    help: 'openings within this score also to the trained evaluation after 100 000 nodes',
  },
  { name: 'seed', value: 'n', help: 'of the openings (default 1)' },
  { name: 'concurrency', value: 'n', help: 'games at a time (default 1)' },
  { name: 'sprt', value: 'elo0,elo1', help: 'stop when decided between these, with error chances of 5 %' },
  { name: 'play-out', help: 'play on when both have proven the winner' },
  { name: 'games', value: 'file', help: 'writes the games as game text' },
  { name: 'help', help: 'this' },
];

function contestantOf(options: Options, letter: 'a' | 'b'): Contestant {
  const { name, ...setup } = pairsOf(options.get(letter), `--${letter}`);
  for (const key of ['ugi', 'wasm'] as const) {
    const value = options.get(`${letter}-${key}`);
    if (value !== undefined) setup[key] = value;
  }
  let limits: Limits;
  if (options.has('depth')) limits = { depth: numberOf(options, 'depth', 0, 1, 99) };
  else if (options.has('movetime')) limits = { movetime: numberOf(options, 'movetime', 0, 1) };
  else limits = { nodes: numberOf(options, `${letter}-nodes`, numberOf(options, 'nodes', 8000, 1), 1) };
  const described = Object.entries(setup).map(([key, value]) => `${key}=${path.basename(value)}`);
  return { name: name ?? `${letter.toUpperCase()}${described.length ? ` ${described.join(' ')}` : ''}`, limits, setup };
}

async function freshMatch(options: Options): Promise<MatchState> {
  const bounds = options.get('sprt')?.split(',').map(Number);
  if (bounds && (bounds.length !== 2 || !(bounds[0]! < bounds[1]!))) throw new Error('--sprt: two numbers, elo0,elo1');
  const settings: MatchSettings = {
    rules: { variant: options.get('variant') ?? 'kiswahili', switches: switchesOf(options.get('rule')) },
    a: contestantOf(options, 'a'),
    b: contestantOf(options, 'b'),
    seed: numberOf(options, 'seed', 1),
    sprt: bounds ? { elo0: bounds[0]!, elo1: bounds[1]!, alpha: 0.05, beta: 0.05 } : null,
    adjudicate: !options.has('play-out'),
    maxPlies: 500,
  };
  const count = numberOf(options, 'pairs', 200, 1, 100_000);
  const again = options.has('look-again') && numberOf(options, 'look-again', 0);
  const openings = await makeOpenings(
    {
      rules: settings.rules,
      count,
      plies: numberOf(options, 'plies', 8, 0, 40),
      seed: settings.seed,
      bound: numberOf(options, 'bound', 100),
      limits: JUDGE.limits,
    },
    await createPlayer(JUDGE),
    again === false
      ? undefined
      : { judge: await createPlayer(SECOND_JUDGE), limits: SECOND_JUDGE.limits, bound: again },
  );
  if (openings.length < count) process.stderr.write(`${openings.length} balanced openings found, ${count} wanted\n`);
  return newMatch(settings, openings);
}

const save = (file: string, state: MatchState): void => writeWhole(file, JSON.stringify(state));

async function main(): Promise<void> {
  const { options } = readOptions(process.argv.slice(2), SPECS);
  if (options.has('help')) {
    console.log(helpText('npm run match -- [options]', SPECS));
    return;
  }
  const file = options.get('out');
  let state = file && fs.existsSync(file) ? parseMatch(fs.readFileSync(file, 'utf8')) : await freshMatch(options);
  const lanes = Array.from({ length: numberOf(options, 'concurrency', 1, 1, 64) }, () =>
    threadLane(new URL(import.meta.url), state.settings),
  );
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(130);
      process.stderr.write('\nstopping after the games under way (again: at once)\n');
      stop.abort();
    });
  let shown = performance.now();
  let saved = shown;
  try {
    if (!isFinished(state))
      state = await runMatch(
        state,
        lanes.map(({ lane }) => lane),
        (now, game) => {
          state = now;
          if (game.forfeit) process.stderr.write(`forfeit: ${game.reason}\n${game.text}\n`);
          const time = performance.now();
          if (time - shown > 5000) {
            process.stderr.write(`${matchReport(now, true)}\n`);
            shown = time;
          }
          if (file && time - saved > 2000) {
            save(file, now);
            saved = time;
          }
        },
        stop.signal,
      );
  } finally {
    if (file) save(file, state);
    for (const lane of lanes) lane.close();
  }
  const games = options.get('games');
  if (games) fs.writeFileSync(games, state.games.map((game) => game.text).join('\n'));
  console.log(matchReport(state, false));
}

if (isMainThread) {
  main().catch((error) => {
    console.error(`match: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
} else if ((workerData as { lane?: unknown }).lane) serveLane();
