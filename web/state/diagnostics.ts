/** "Copy diagnostics": everything needed to repeat a fault and nothing private; loaded when it is asked for. */
import { specOf } from '../../worker/rules-spec.ts';
import { VERSION } from '../../worker/version.ts';
import { describeEngine, errorText } from '../engine/diagnostics.ts';
import { hasVectors } from '../engine/vectors.ts';
import { formatPosition } from '../rules/index.ts';
import { disagreement, engineState, failure, searching, session } from './analysis.ts';
import { deviceFacts } from './device.ts';
import { draft } from './editor.ts';
import { faults } from './faults.ts';
import { chosenLimits, multiPv, onlyMoves, threat } from './searchJob.ts';
import * as settings from './settings.ts';
import { game, givenName, nodes, position, rules } from './study.ts';

function features(): Record<string, unknown> {
  const { cores, memory, touch } = deviceFacts();
  return {
    isolated: globalThis.crossOriginIsolated === true,
    sharedArrayBuffer: typeof SharedArrayBuffer !== 'undefined',
    simd: hasVectors(),
    processors: cores,
    deviceMemoryGiB: memory ?? null,
    touch,
    serviceWorker: navigator.serviceWorker?.controller != null,
    trustedTypes: 'trustedTypes' in globalThis,
    window: `${innerWidth}x${innerHeight}@${devicePixelRatio}`,
  };
}

/** Of the engine and the board; which language and colours a user likes repeats no fault, but the language does. */
function chosen(): Record<string, unknown> {
  const { engineOn, threads, hash, lineCount, allMoves, speed, bottom, boardTheme, coordinates, languageChoice } =
    settings;
  return {
    engineOn: engineOn.value,
    threads: threads.value,
    hash: hash.value,
    limits: chosenLimits(),
    lines: lineCount.value,
    allMoves: allMoves.value,
    speed: speed.value,
    bottom: bottom.value,
    boardTheme: boardTheme.value,
    coordinates: coordinates.value,
    language: languageChoice.value,
  };
}

/** Built files carry a hash of their content in their names: the entry's tells the build. */
function build(): string {
  const entry = [...document.scripts].find(({ type, src }) => type === 'module' && src !== '')?.src ?? '';
  return entry === '' ? 'unknown' : (new URL(entry).pathname.split('/').at(-1) ?? 'unknown');
}

/** The page without its query, which is a game. */
const route = (): string => /^#\/[a-z]*/.exec(location.hash)?.[0] ?? '#/';

const PLAIN_TAGS: readonly string[] = ['Variant', 'Result', 'Rules', 'SetUp', 'Position', 'FEN', 'Date', 'Round'];

/** What the user or the players wrote into the open study; the longest first. */
function ownTexts(): string[] {
  const { tags, root } = game.value;
  const found = [givenName.value, ...tags.flatMap(([name, value]) => (PLAIN_TAGS.includes(name) ? [] : [value]))];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    found.push(node.comment);
    open.push(...node.children);
  }
  return found.filter((text) => text.length >= 3).sort((a, b) => b.length - a.length);
}

/** The text: one `name: value` a line, values that are not plain as JSON, then the last errors, the newest last. */
export function diagnosticText(): string {
  const own = ownTexts();
  const told = (what: unknown) => own.reduce((text, each) => text.replaceAll(each, '…'), errorText(what));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const lines = [
    `Bingwa: ${VERSION}, build ${build()}`,
    `browser: ${navigator.userAgent}`,
    `page: ${route()}, open for ${seconds(performance.now())}`,
    `features: ${JSON.stringify(features())}`,
    `settings: ${JSON.stringify(chosen())}`,
    `engine: ${engineState.value}${searching.value ? ', searching' : ''}; ${describeEngine(session.value)}`,
    `rules: ${JSON.stringify(specOf(rules.value))}`,
    `root: ${formatPosition(game.value.start)}`,
    `moves: ${nodes.value
      .slice(1)
      .map((node) => node.id)
      .join(' ')}`,
    `position: ${formatPosition(position.value)}`,
    ...(draft.value === null ? [] : [`set-up: ${formatPosition(draft.value)}`]),
    `search: ${JSON.stringify({ multiPv: multiPv.value, searchMoves: onlyMoves.value, threat: threat.value })}`,
    ...(failure.value === null ? [] : [`engine failure:\n${failure.value.diagnostics}`]),
    ...(disagreement.value === null ? [] : [`disagreement:\n${disagreement.value.report}`]),
    `last errors: ${faults().length === 0 ? 'none' : ''}`,
    ...faults().map(
      ({ kind, at, what, times }) => `${kind} at ${seconds(at)}${times > 1 ? ` (${times} times)` : ''}: ${told(what)}`,
    ),
  ];
  return lines.join('\n');
}
