import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pageModules } from './web/tools/page-modules.ts';
import { madeAtRequest } from './web/tools/pages-at-request.ts';

const webTests = ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx', 'web/tools/*.test.ts'];
/** Tests with a database in the browser, or with an environment of their own, cannot share a process with others. */
const apart = globSync(webTests, { cwd: import.meta.dirname }).filter((file) =>
  /'fake-indexeddb|@vitest-environment/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

// No test calls the weather services. Processes that a test starts inherit this.
Object.assign(process.env, { WEATHER_BASE_URL: 'off', WEATHER_ALERTS_URL: 'off' });

/** The same for all, or Vitest runs them in groups only where each is told its place. */
const WORKERS = 2;

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;

/** Thousands of small modules, one for each text: Node itself loads them ten times as fast, and once for all files. */
const TEXTS_BY_NODE: Tests['server'] = { deps: { external: [/\/web\/src\/paraglide\//] } };

const inBrowser = (test: Tests): TestProjectInlineConfiguration => ({
  plugins: [pageModules(join(import.meta.dirname, 'web')), madeAtRequest()],
  test: {
    environment: 'happy-dom',
    globalSetup: ['tools/messages.ts'],
    testTimeout: 20_000,
    retry: process.env.CI ? 1 : 0,
    maxWorkers: WORKERS,
    server: TEXTS_BY_NODE,
    ...test,
  },
});

// The browser journeys (e2e/) run in Playwright. Where nothing leaks from one file to the next, files share a process: that halves the time.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'house',
          maxWorkers: WORKERS,
          include: ['*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
          server: TEXTS_BY_NODE,
        },
      },
      { test: { name: 'chemistry', maxWorkers: WORKERS, include: ['chemistry/**/*.test.ts'], testTimeout: 60_000, isolate: false } },
      { test: { name: 'schedule', maxWorkers: WORKERS, include: ['schedule/**/*.test.ts'], testTimeout: 60_000, isolate: false } },
      { test: { name: 'contract', maxWorkers: WORKERS, include: ['contract/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // real processes on a busy machine: a lost race is tried once more, a fault fails twice
          retry: process.env.CI ? 1 : 0,
          globalSetup: ['server/src/testing/postgres-for-tests.ts'],
          maxWorkers: WORKERS,
          // loading the whole server for each file took twice as long as the tests themselves
          isolate: false,
        },
      },
      inBrowser({
        name: 'web',
        include: webTests,
        exclude: apart,
        setupFiles: ['web/src/testing/patience.ts', 'web/src/testing/fresh-page.ts'],
        isolate: false,
      }),
      inBrowser({ name: 'web-apart', include: apart, setupFiles: ['web/src/testing/patience.ts'] }),
    ],
  },
});
