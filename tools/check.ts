// npm run check: format, lint, types, floor plan and unused code, side by side; the output of what failed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setup } from './messages.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

const CHECKS: [string, string, string[]][] = [
  ['format', bin('oxfmt'), ['--check', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['types: chemistry', bin('tsc'), ['-p', 'chemistry', '--noEmit']],
  ['types: schedule', bin('tsc'), ['-p', 'schedule', '--noEmit']],
  ['types: contract', bin('tsc'), ['-p', 'contract', '--noEmit']],
  ['types: server', bin('tsc'), ['-p', 'server', '--noEmit']],
  ['types: web', bin('tsc'), ['-p', 'web', '--noEmit']],
  ['types: tools and tests', bin('tsc'), ['-p', '.', '--noEmit']],
  ['architecture', bin('vitest'), ['run', '--project', 'house', 'architecture.test.ts']],
  ['unused code', bin('knip'), []],
];

const NEEDS_ROUTE_TYPES = /^(lint|types: (web|tools and tests)|unused code)$/;

interface Outcome {
  name: string;
  code: number;
  output: string;
  seconds: number;
}

const run = (name: string, command: string, args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ name, code: 1, output: error.message, seconds: 0 }));
    child.on('close', (code) => resolve({ name, code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }));
  });

await setup();
// The route types of the web are generated; without them its types cannot be checked, nor linted. The rest doesn't wait for them.
const typegen = run('route types', bin('react-router'), ['typegen', 'web']);
const checks = CHECKS.map(async ([name, command, args]) => {
  if (NEEDS_ROUTE_TYPES.test(name)) await typegen;
  return run(name, command, args);
});
const outcomes = await Promise.all([typegen, ...checks]);
for (const { name, code, output, seconds } of outcomes) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd().split('\n').slice(-60).join('\n'));
}
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1;
