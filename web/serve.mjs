// Serves the built page with the headers SharedArrayBuffer needs: `npm start`. The next free port is taken if one is busy.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
if (!fs.existsSync(`${root}/dist/index.html`)) {
  console.error('dist/index.html is missing: run "npm run build" first.');
  process.exit(1);
}
const wanted = Number(process.env.PORT ?? 4173);
const server = await preview({
  root: `${root}/web`,
  configFile: `${root}/vite.config.ts`,
  logLevel: 'warn',
  preview: { port: wanted, host: process.env.HOST ?? 'localhost' },
});
console.log(`Bingwa is at ${server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]}  (Ctrl+C stops it)`);
