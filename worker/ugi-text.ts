/** Small texts of the terminal protocol: what the engine found, as `info` lines, and errors that stay on one line. */
import { networkMissing } from '../bench/weights/with-network.ts';
import type { Line, Score, SearchInfo, SearchJob } from './protocol.ts';

/** Foreign text made safe to print on one line: control characters become `?`, at most `most` characters are kept. */
export function clip(text: string, most = 60): string {
  const cut = text.length > most ? `${text.slice(0, most)}...` : text;
  return cut.replaceAll(/[\p{C}\u2028\u2029]/gu, '?');
}

/** One line out of whatever the rules model gives as its reason: a text, a list of texts, or an error with a message. */
export function problems(error: unknown): string {
  if (typeof error === 'string') return clip(error, 400);
  if (Array.isArray(error)) return clip(error.map((one) => problems(one)).join('; '), 400);
  if (error && typeof error === 'object' && 'message' in error) return clip(String(error.message), 400);
  return clip(String(error), 400);
}

const scoreText = (score: Score) =>
  score.kind === 'cp' ? `cp ${Math.round(score.value)}` : `${score.kind} ${score.plies}`;

const BOUNDS = { exact: '', lower: ' lowerbound', upper: ' upperbound' } as const;

/** What a search evaluates by, and why if that is less than what was asked for. */
export function evaluationLine(info: SearchInfo, job: SearchJob): string {
  const { variant } = job.rules;
  const wanted = job.options?.evaluation ?? 'trained';
  const reason = networkMissing(wanted, info.evaluation, variant)
    ? `the network of ${variant} could not be loaded, `
    : '';
  return `info string ${reason}evaluation ${info.evaluation}`;
}

/** One `info` line for a line of the search. */
export function infoLine(info: SearchInfo, line: Line): string {
  return [
    `info depth ${line.depth} seldepth ${line.seldepth} multipv ${line.rank}`,
    `score ${scoreText(line.score)}${BOUNDS[line.bound]}`,
    `nodes ${info.nodes} nps ${Math.round(info.nps)} hashfull ${info.hashfull} time ${Math.round(info.timeMs)}`,
    `pv ${line.pv.join(' ')}`,
  ].join(' ');
}
