import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

const port = Number(process.env.JOURNEYS_PORT ?? 25_100);
// Named once, by the first process that reads this; the others inherit it. The journeys read their mail there.
const data = (process.env.JOURNEYS_DATA_DIR ??= join(tmpdir(), `limpid-journeys-${process.pid}`));

// The question about cookies is answered for every journey but its own, so that it is in no one's way.
const consent = {
  timestamp: '2026-11-21T00:00:00.000Z',
  preferences: { essential: true, analytics: false, marketing: false, preferences: false },
  version: '1',
};
// Of two such lists the browser takes the last, so this one begins with what Playwright turns off itself (chromiumSwitches.ts of 1.65). The
// rest is the browser's own frame, which no one sees here: two pages for its address bar cost half a second of processor time a journey.
const TURNED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];
const origin = `http://localhost:${port}`;

// The journeys run against the built product on a fresh embedded database.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is busy with something else may lose a race once; twice is a fault.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'lmp-consent', value: JSON.stringify(consent) }] }] },
    // A page that a worker answers cannot be watched; the journeys that are about it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Phoenix',
    // A trace of every journey costs 40 % more time. To see what a failing one did: `npx playwright test <file> --trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        `--disable-features=${TURNED_OFF.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node e2e/server-for-journeys.ts',
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: data, LIMITS_FACTOR: '100', WEATHER_BASE_URL: 'off', WEATHER_ALERTS_URL: 'off' },
  },
});
