/** The package as others get it: packed, installed into an empty folder without a network, and used in every way it offers. */
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { args, findBrowser } from '../browser.mjs';
import { START } from '../worker/jobs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bingwa-package-'));
const installed = path.join(folder, 'node_modules/bingwa');

beforeAll(async () => {
  await run(process.execPath, ['bench/build-lib.mjs'], { cwd: ROOT });
  // Scripts are left out: `prepack` would build the WASM anew under the tests that run beside this one.
  const packed = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], { cwd: ROOT });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], { cwd: folder });
  fs.cpSync(path.join(ROOT, 'bench/examples'), folder, { recursive: true });
}, 120_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const PROOF = { best: 'a2R**', score: { kind: 'win', plies: 7 } };

it('needs no other package, and ships neither sources nor tests', () => {
  expect(fs.readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['bingwa']);
  expect(fs.readdirSync(installed).sort()).toEqual(['LICENSE', 'build', 'package.json', ...readme()].sort());
});
const readme = () => fs.readdirSync(ROOT).filter((name) => /^readme/i.test(name));

it('plays by the rules in a script', async () => {
  const { stdout } = await run(process.execPath, ['rules.mjs'], { cwd: folder });
  const [moves, position, trace, problems] = stdout.trim().split('\n');
  expect(moves?.split(' ').sort()).toEqual(['A6L*', 'A6R*', 'A7L*', 'A7R*']);
  expect(position).toMatch(/ N 21,22 SN - 1$/);
  expect(trace).toMatch(/^place lift lap .*end$/);
  expect(problems).toMatch(/^62 seeds, 64 expected;/);
});

it('proves a win with two threads over shared memory in a script', async () => {
  const { stdout } = await run(process.execPath, ['engine-script.mjs'], { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ ...PROOF, threads: 2, shared: true });
});

it('has types that let right use pass and catch wrong use', async () => {
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, ...options, '--types', '', 'types.ts'], { cwd: folder }).catch((error) => {
    throw new Error(error.stdout);
  });
}, 120_000);

it('speaks UGI through the command `bingwa`', async () => {
  const child = spawn(path.join(folder, 'node_modules/.bin/bingwa'), { cwd: folder });
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  child.stdin.write(`ugi\nposition fen ${START}\nshow\ngo perft 5\ngo depth 6\n`);
  await expect.poll(() => out, { timeout: 20_000 }).toMatch(/bestmove/);
  child.stdin.write('quit\n');
  expect(await closed).toBe(0);
  expect(out).toContain('ugiok');
  expect(out).toContain(`position ${START}`);
  expect(out).toContain('nodes 405');
});

it.each([
  ['with shared memory', true, []],
  ['without', false, []],
  ['without SIMD', true, ['--js-flags=--no-enable-ssse3']],
])(
  'runs in a page that a bundler made, %s',
  async (_, isolated, flags) => {
    if (!fs.existsSync(path.join(folder, 'dist')))
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        worker: { format: 'es' },
        build: {
          outDir: path.join(folder, 'dist'),
          target: 'es2022',
          rollupOptions: { input: path.join(folder, 'page.html') },
        },
      });
    const { path: executablePath, env } = await findBrowser();
    const browser = await chromium.launch({
      executablePath,
      args: [...args, ...flags],
      env: { ...process.env, ...env } as Record<string, string>,
    });
    const server = serve(path.join(folder, 'dist'), isolated);
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/page.html`);
      const answer = page.locator('#answer:not(:empty)');
      await answer.waitFor({ timeout: 20_000 }).catch(() => {
        throw new Error(`no answer: ${errors.join('; ')}`);
      });
      const shared = isolated && flags.length === 0;
      expect(JSON.parse((await answer.textContent()) ?? '')).toMatchObject({
        ...PROOF,
        seeds: 64,
        threads: shared ? 2 : 1,
        shared,
      });
    } finally {
      server.close();
      await browser.close();
    }
  },
  120_000,
);

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };

/** A static host, with the headers of isolation or without any. */
function serve(root: string, isolated: boolean): http.Server {
  const headers = isolated
    ? { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }
    : {};
  return http
    .createServer((request, response) => {
      const file = path.join(root, path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
      if (!file.startsWith(root) || !fs.existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { ...headers, 'Content-Type': TYPES[file.split('.').at(-1)!] ?? 'text/plain' });
      fs.createReadStream(file).pipe(response);
    })
    .listen(0);
}
