#!/usr/bin/env node
/**
 * Chromium as a user runs it, though Playwright drives it: passes on what the two say to each other over pipes 3 and 4 (JSON, each
 * ended by a zero byte), so that the tools neither attach to workers nor record requests. Attached, they keep the service worker
 * from ever stopping, with all that it has fetched and an agent for every worker there was; a record is kept of every request.
 * CHROMIUM names the browser; the arguments are the browser's.
 */
import { spawn } from 'node:child_process';
import net from 'node:net';

const [COMMANDS, ANSWERS] = [3, 4];
const KINDS_OF_WORKER = ['worker', 'shared_worker', 'service_worker'];
/** As without a filter: all else but what only a browser's own tools look at. */
const ALL_ELSE = [{ type: 'browser', exclude: true }, { type: 'tab', exclude: true }, {}];

/** A command of Playwright's (the text of a message) as the browser is to see it. */
function unwatched(text) {
  if (!text.includes('"Target.setAutoAttach"') && !text.includes('"Network.enable"')) return text;
  const message = JSON.parse(text);
  const { method, params } = message;
  if (method === 'Network.enable') Object.assign(message, { method: 'Network.disable', params: {} });
  if (method === 'Target.setAutoAttach') {
    const filter = [...KINDS_OF_WORKER.map((type) => ({ type, exclude: true })), ...ALL_ELSE];
    // A worker would wait for ever for the debugger that does not come.
    message.params = { ...params, filter, waitForDebuggerOnStart: false };
  }
  return JSON.stringify(message);
}

const browser = spawn(process.env.CHROMIUM, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'pipe'],
});
let begun = [];
new net.Socket({ fd: COMMANDS }).on('data', (chunk) => {
  let at = 0;
  for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, at)) {
    const text = Buffer.concat([...begun, chunk.subarray(at, end)]).toString();
    browser.stdio[COMMANDS].write(`${unwatched(text)}\0`);
    begun = [];
    at = end + 1;
  }
  begun.push(chunk.subarray(at));
});
browser.stdio[ANSWERS].pipe(new net.Socket({ fd: ANSWERS }));
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => browser.kill(signal));
