/** Before the tests of the built page: builds it if it is old, and serves one copy of it to all of them as `npm start` does. */
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import buildIfOld from '../fresh-build.mjs';

const root = path.resolve(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the copy lies, and where it is served. */
    built: { readonly folder: string; readonly url: string };
  }
}

/** Resolves to the way to take it away again. Rejects if the page cannot be built or served. */
export default async function serveBuilt(project: TestProject): Promise<() => Promise<void>> {
  buildIfOld();
  // Whoever builds meanwhile does not take the files away from a running test.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bingwa-dist-'));
  fs.cpSync(path.join(root, 'dist'), folder, { recursive: true });
  const server = await preview({
    root: path.join(root, 'web'),
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  project.provide('built', { folder, url: `http://127.0.0.1:${port}/` });
  return async () => {
    await server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
