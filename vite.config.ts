import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';
import { LICENCES_FILE, SHIPPED } from './web/state/licences.ts';

/** What SharedArrayBuffer needs of a host; on hosts that send nothing the service worker adds them. */
export const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** After the build: writes sw.js, which is web/sw.ts with the list of built files put in. */
function serviceWorker(): Plugin {
  let out = '';
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      out = path.resolve(config.root, config.build.outDir);
      root = config.root;
    },
    async closeBundle() {
      const files = (fs.readdirSync(out, { recursive: true }) as string[])
        .filter((f) => !f.endsWith('.map') && f !== 'sw.js' && fs.statSync(path.join(out, f)).isFile())
        .sort();
      const list = files.map((f) => ({
        url: f.replaceAll('\\', '/'),
        revision: createHash('sha256')
          .update(fs.readFileSync(path.join(out, f)))
          .digest('hex')
          .slice(0, 12),
      }));
      const source = path.join(root, 'sw.ts');
      if (!fs.existsSync(source)) return;
      const { code } = await transformWithOxc(fs.readFileSync(source, 'utf8'), source, { sourcemap: false });
      fs.writeFileSync(
        path.join(out, 'sw.js'),
        code
          .replace('self.__PRECACHE', () => JSON.stringify(list))
          .replace('self.__POLICY', () => JSON.stringify(POLICY))
          .replace(/^export \{\};?$/m, ''),
      );
    },
  };
}

/** Nothing but our own files runs or is loaded. Only in the build: the dev server needs inline styles and a socket. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  // Drawings in style sheets, pictures of the board on their way to a file.
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // web/trusted.ts
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** The licence texts of all that the page contains, ours first. */
function licences(): Plugin {
  const text = (folder: string) => fs.readFileSync(path.resolve(import.meta.dirname, folder, 'LICENSE'), 'utf8').trim();
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const parts = [`Bingwa (MIT)\n\n${text('.')}`];
      for (const { name, licence } of SHIPPED) parts.push(`${name} (${licence})\n\n${text(`node_modules/${name}`)}`);
      const source = `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source });
    },
  };
}

/** In dev: recompiles assembly/ on change and reloads the page. */
function assemblyScript(): Plugin {
  return {
    name: 'assemblyscript',
    apply: 'serve',
    configureServer(server) {
      const dir = path.resolve(import.meta.dirname, 'assembly');
      server.watcher.add(dir);
      server.watcher.on('change', async (file) => {
        if (!file.startsWith(dir)) return;
        try {
          const { buildWasm } = await import('./assembly/build.mjs');
          await buildWasm();
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          server.config.logger.error(String(error));
        }
      });
    },
  };
}

const { version } = JSON.parse(fs.readFileSync(path.resolve(import.meta.dirname, 'package.json'), 'utf8'));

export default defineConfig({
  root: 'web',
  base: './',
  plugins: [assemblyScript(), contentSecurityPolicy(), licences(), serviceWorker()],
  worker: { format: 'es' },
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ['index.html', 'embed.html'].map((page) => path.resolve(import.meta.dirname, 'web', page)),
    },
    assetsInlineLimit: (file: string) => (file.endsWith('.wasm') ? false : undefined),
  },
  server: { headers: isolation },
  // As a header too: that of a page does not hold for its workers.
  preview: { headers: { ...isolation, 'Content-Security-Policy': POLICY } },
});
