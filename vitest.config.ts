import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { args, findBrowser } from './test/browser.mjs';
import { builtPage } from './test/built-page.ts';
import vite, { isolation } from './vite.config.ts';

const browser = await findBrowser();
const define = vite.define ?? {};
/** One project after the other: browsers beside a full machine miss their moments. In CI they have one more try. */
const retry = process.env.CI ? 1 : 0;

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
          sequence: { groupOrder: 1 },
        },
      },
      { define, test: { name: 'slow', include: ['test/**/*.slow.test.ts'], testTimeout: 3_600_000 } },
      {
        define,
        test: {
          name: 'e2e',
          include: ['test/**/*.e2e.test.ts'],
          globalSetup: 'test/fresh-build.mjs',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          retry,
          sequence: { groupOrder: 3 },
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
          testTimeout: 30_000,
          retry,
          sequence: { groupOrder: 2 },
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
