import os from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { args, findBrowser } from './test/browser.mjs';
import { builtPage } from './test/built-page.ts';
import vite, { isolation } from './vite.config.ts';

const browser = await findBrowser();
const define = vite.define ?? {};
/** In CI what drives a browser has one more try. */
const retry = process.env.CI ? 1 : 0;
/**
 * Files at a time: also on two cores, for much of the time of a file is spent waiting. Projects run one after the other, for
 * browsers beside a full machine miss their moments; `browser` comes last, for its Chromium stays open to the end of the run.
 */
const maxWorkers = Math.max(2, Math.min(4, os.availableParallelism() - 1));
/** Milliseconds until what a page should show by now is missed, on a machine that is slow and full. */
const expectSoon = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    coverage: { provider: 'v8', include: ['web/**/*.{ts,tsx}', 'worker/**/*.ts'], reporter: ['text-summary'] },
    projects: [
      {
        define,
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{browser,e2e,slow}.test.*'],
          testTimeout: 60_000,
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        define,
        test: {
          name: 'slow',
          include: ['test/**/*.slow.test.ts'],
          globalSetup: 'test/e2e/serve-built.ts',
          testTimeout: 3_600_000,
        },
      },
      {
        define,
        test: {
          name: 'e2e',
          include: ['test/**/*.e2e.test.ts'],
          globalSetup: 'test/e2e/serve-built.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: expectSoon,
          maxWorkers,
          retry,
          sequence: { groupOrder: 2 },
        },
      },
      {
        define,
        plugins: [builtPage(isolation)],
        server: { headers: isolation },
        optimizeDeps: {
          include: ['comlink', 'preact', 'preact/hooks', '@preact/signals', 'preact/jsx-dev-runtime', 'axe-core'],
        },
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.{ts,tsx}'],
          globalSetup: 'test/fresh-build.mjs',
          testTimeout: 60_000,
          expect: expectSoon,
          maxWorkers,
          retry,
          sequence: { groupOrder: 3 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 720 },
            provider: playwright({
              launchOptions: {
                executablePath: browser.path,
                args,
                env: { ...process.env, ...browser.env } as Record<string, string>,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
