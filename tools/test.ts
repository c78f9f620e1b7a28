// npm test: everything. Checks, unit and feature tests, then the browser journeys against the built product.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const started = performance.now();
const total = { passed: 0, failed: 0 };

function stage(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const from = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`\n${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - from) / 1000).toFixed(0)} s)\n`);
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

const readJson = (path: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
};

function runVitest(): void {
  const report = join(tmpdir(), `limpid-vitest-${process.pid}.json`);
  stage('tests', bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const result = readJson(report) as { numPassedTests?: number; numFailedTests?: number };
  total.passed += result.numPassedTests ?? 0;
  total.failed += result.numFailedTests ?? 1;
  rmSync(report, { force: true });
}

function runJourneys(chromium: string): void {
  const report = join(tmpdir(), `limpid-playwright-${process.pid}.json`);
  stage('browser journeys', bin('playwright'), ['test'], { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { stats } = readJson(report) as { stats?: { expected: number; unexpected: number; flaky: number } };
  total.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  total.failed += stats?.unexpected ?? 1;
  rmSync(report, { force: true });
}

try {
  const chromium = requireChromium();
  if (!stage('checks', process.execPath, ['tools/check.ts'])) total.failed += 1;
  runVitest();
  if (stage('build', process.execPath, ['tools/build.ts'])) runJourneys(chromium);
  else total.failed += 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
  process.exitCode = 1;
}
console.log(`Took ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
