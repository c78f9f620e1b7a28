// A finding carries its sentence as a code with values (`messages`), from which Spanish is said. One whose text is only English would be read in
// English by everyone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Said in the person's language by their codes (web/src/features/calculators/sums/balance-texts.ts). */
const BY_CODE = new Set(['chemistry/src/balance-findings.ts']);

interface Node {
  type: string;
  start: number;
  properties?: { type: string; key?: { name?: string } }[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return isNode(value) && value.type === 'ObjectExpression' ? [value, ...inside] : inside;
}

/** Objects with a severity and a text of their own, but no `messages`. */
export function englishOnly(source: string): number[] {
  const { program } = parseSync('findings.ts', source);
  const names = ({ properties = [] }: Node) => properties.map(({ key }) => key?.name);
  return objectsIn(program)
    .filter((node) => names(node).includes('severity') && names(node).includes('text') && !names(node).includes('messages'))
    .map(({ start }) => source.slice(0, start).split('\n').length);
}

it('knows a finding that speaks English only', () => {
  expect(englishOnly("const a = 1;\nadd({ code: 'warm', severity: 'watch', text: `${a} is warm` });")).toEqual([2]);
  expect(englishOnly("add({ code: 'warm', severity: 'watch', ...sentence('findings_warm', { a }) });")).toEqual([]);
});

it('every finding of the engine and the server can be said in Spanish', () => {
  const files = globSync(['chemistry/src/**/*.ts', 'server/src/**/*.ts'], { cwd: root });
  const sources = files.filter((file) => !/\.test\.ts$|\/testing\//.test(file) && !BY_CODE.has(file));
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((file) => englishOnly(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});
