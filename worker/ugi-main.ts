/** `npm run -s ugi`: the terminal protocol over standard input and output. */
import { LineSplitter } from './line-splitter.ts';
import { Ugi } from './ugi.ts';
import { NodeBackend } from './ugi-backend.ts';

/** A record of 20 000 moves has about 120 000 characters. */
const LONGEST_LINE = 1 << 20;

/** What was asked for before the end of the input is finished, but not what nobody can be waiting for. */
const PATIENCE = 120_000;

const write = (line: string) => process.stdout.write(`${line}\n`);
// Whoever read us has gone: nobody is left to answer.
process.stdout.on('error', () => process.exit(0));

const backend = await NodeBackend.open();
const ugi = new Ugi(backend, write);
let ending = false;

async function end(quit: boolean): Promise<void> {
  if (ending) return;
  ending = true;
  process.stdin.destroy();
  await Promise.race([ugi.finish(quit), new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
  backend.close();
  process.stdout.write('', () => process.exit(0));
}

const splitter = new LineSplitter(
  LONGEST_LINE,
  (line) => {
    if (!ending && !ugi.line(line)) void end(true);
  },
  () => write(`info string error: a line of more than ${LONGEST_LINE} characters was left out`),
);
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text: string) => splitter.push(text));
process.stdin.on('end', () => {
  splitter.finish();
  void end(false);
});
process.stdin.on('error', () => void end(false));
