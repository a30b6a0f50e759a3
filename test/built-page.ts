/** Serves the built page to the browser tests, which open it in a frame: unbundled it would take a second to load, each time. */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const dist = path.resolve(import.meta.dirname, '../dist');
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
};

/**
 * Without the policy, for tests bring code of their own into the page, and without a service worker, which would outlive
 * them. Both are tested by test/e2e.
 */
const forTests = (html: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<head>', '<head><script>delete Navigator.prototype.serviceWorker;</script>');

/** The files of `dist/` under `/built/`. */
export const builtPage = (headers: Readonly<Record<string, string>>): Plugin => ({
  name: 'built-page',
  configureServer(server) {
    server.middlewares.use('/built/', (request, response, next) => {
      const name = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
      const file = path.join(dist, name);
      if (!file.startsWith(dist + path.sep) || !fs.existsSync(file)) return next();
      const type = path.extname(file);
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
      response.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream');
      // The names of assets change with their content.
      response.setHeader('Cache-Control', name.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache');
      if (type === '.html') response.end(forTests(fs.readFileSync(file, 'utf8')));
      else fs.createReadStream(file).pipe(response);
    });
  },
});
