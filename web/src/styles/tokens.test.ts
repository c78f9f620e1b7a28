import { readFileSync } from 'node:fs';
import path from 'node:path';
import { displayable, interpolate, oklch, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]));
}

const light = tokensOf(':root');
const dark = tokensOf(":root:not([data-theme='light'])");
const darkByChoice = tokensOf(":root[data-theme='dark']");

const SURFACES = ['canvas', 'surface', 'raised', 'sunken'];
// [ink, ground, least ratio]: 4.5 for text, 3 for shapes and borders that carry meaning.
const PAIRS: [string, string, number][] = [
  ...SURFACES.flatMap((ground): [string, string, number][] => [
    ['ink', ground, 12],
    ['muted', ground, 4.5],
    ['brand', ground, 4.5],
    ['ok', ground, 4.5],
    ['warn', ground, 4.5],
    ['bad', ground, 4.5],
    ['line-strong', ground, 3],
  ]),
  ...['ink', 'muted', 'brand', 'brand-hover'].map((ink): [string, string, number] => [ink, 'tint', 4.5]),
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['on-bad', 'bad', 4.5],
  ['on-bad', 'bad-hover', 4.5],
  ['on-sun', 'sun', 4.5],
  ['sun-ink', 'sun-tint', 4.5],
  ['ok', 'ok-tint', 4.5],
  ['warn', 'warn-tint', 4.5],
  ['bad', 'bad-tint', 4.5],
  ...['ok-tint', 'warn-tint', 'bad-tint', 'sun-tint'].map((ground): [string, string, number] => ['ink', ground, 7]),
  ...['chart-1', 'chart-2', 'chart-3', 'chart-4'].map((ink): [string, string, number] => [ink, 'surface', 3]),
  ['canvas', 'ink', 12],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, tokens) => {
  it.each(PAIRS)('%s reads on %s', (ink, ground, least) => {
    expect(wcagContrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });

  it('are colours that every screen can show', () => {
    const colours = Object.entries(tokens).filter(
      ([, value]) => value.startsWith('oklch(') && !value.includes('/') && !value.includes(','),
    );
    expect(colours.length).toBeGreaterThan(25);
    expect(colours.filter(([, value]) => !displayable(parse(value))).map(([name]) => name)).toEqual([]);
  });

  it('keep the placeholder of a field readable', () => {
    const faded = interpolate([tokens['sunken'] ?? '', tokens['muted'] ?? ''], 'rgb')(0.85);
    expect(wcagContrast(faded, tokens['sunken'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

it('dark by choice is dark by system', () => {
  expect(darkByChoice).toEqual(dark);
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

it('finds a pair that cannot be read', () => {
  expect(wcagContrast(light['sun'] ?? '', light['surface'] ?? '')).toBeLessThan(4.5);
  expect(oklch(light['brand'] ?? '')?.h).toBeCloseTo(226);
});
