// npm run check: format, lint, types, floor plan and unused code, side by side; the output of what failed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setup } from './messages.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

const CHECKS: [string, string, string[]][] = [
  ['format', bin('oxfmt'), ['--check', '.']],
  // What tsc finds in every package, in one run: the linter's rules need the types anyway.
  ['lint and types', bin('oxlint'), ['--type-aware', '--type-check', '--deny-warnings']],
  ['architecture', bin('vitest'), ['run', '--project', 'house', 'architecture.test.ts']],
  ['unused code', bin('knip'), []],
];

const NEEDS_ROUTE_TYPES = /^(lint and types|unused code)$/;

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
