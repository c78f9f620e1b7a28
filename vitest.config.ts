import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { pageModules } from './web/page-modules.ts';

// One project per room; the browser journeys (e2e/) run in Playwright.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['*.test.ts', 'tools/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'chemistry', include: ['chemistry/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'schedule', include: ['schedule/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // real processes on a busy machine: a lost race is tried once more, a fault fails twice
          retry: process.env.CI ? 1 : 0,
          globalSetup: ['server/src/testing/postgres-for-tests.ts'],
          maxWorkers: 2,
        },
      },
      {
        plugins: [pageModules(join(import.meta.dirname, 'web'))],
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'happy-dom',
          globalSetup: ['tools/messages.ts'],
          setupFiles: ['web/src/testing/patience.ts'],
          testTimeout: 20_000,
          retry: process.env.CI ? 1 : 0,
          maxWorkers: 2,
        },
      },
    ],
  },
});
