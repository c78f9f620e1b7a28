import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { COLOUR_GROUPS, contrast, hexOf, TOKENS } from './colours.ts';

// the tests' own Vite empties style sheets
vi.mock('../../styles/tokens.css?raw', () => ({
  default: readFileSync(join(import.meta.dirname, '..', '..', 'styles', 'tokens.css'), 'utf8'),
}));

const ui = join(import.meta.dirname, '..', '..', 'ui');
const paths = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const files = paths.map((path) => basename(path));
/** Parts that are only drawn by the component named beside them. */
const shown = CHAPTERS.flatMap(({ shows }) => shows.map((name) => `${name}.tsx`));

describe('the design book', () => {
  it('shows every component file of the kit, each in one chapter', () => {
    expect(files.length).toBeGreaterThan(25);
    expect(shown.toSorted()).toEqual(files.toSorted());
  });

  it('really imports the components that it says it shows', () => {
    const chapters = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsx'));
    const source = chapters.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
    const inside = paths.filter((path) => !source.includes(`../../ui/${path}`));
    // drawn by the component that they are a part of
    const parts = {
      'fields/field.tsx': 'fields/text-field.tsx',
      'first-drawings.tsx': 'drawings.tsx',
      'overlays/menu-panel.tsx': 'overlays/menu.tsx',
      'overlays/popover-panel.tsx': 'overlays/popover.tsx',
      'overlays/toast-region.tsx': 'overlays/toast.tsx',
    };
    for (const file of inside) {
      const owner = Object.entries(parts).find(([part]) => part === file)?.[1];
      expect(owner, `${file} is shown nowhere`).toBeDefined();
      expect(readFileSync(join(ui, owner ?? ''), 'utf8')).toContain(basename(file, '.tsx'));
    }
  });

  it('names every colour of the style sheet', () => {
    const named = COLOUR_GROUPS.flatMap(({ colours }) => colours.map(({ token }) => token)).toSorted();
    const colours = [...TOKENS.light].filter(([, value]) => /^oklch\([^,]*\)$/.test(value)).map(([token]) => token);
    expect(named).toEqual(colours.toSorted());
    expect([...TOKENS.dark.keys()].toSorted()).toEqual([...TOKENS.light.keys()].toSorted());
  });

  it('computes contrast and hex as they are known', () => {
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 3);
    expect(hexOf(TOKENS.light.get('brand') ?? '')).toBe('#026e8c');
    expect(hexOf(TOKENS.dark.get('canvas') ?? '')).toBe('#06141e');
    expect(contrast(TOKENS.light.get('brand'), TOKENS.light.get('surface'))).toBeCloseTo(5.8, 1);
    expect(contrast('red', 'oklch(1 0 0)')).toBeNull();
  });

  it('every colour that it promises can be read, can be read', () => {
    for (const tokens of [TOKENS.light, TOKENS.dark]) {
      for (const { token, against, least } of COLOUR_GROUPS.flatMap(({ colours }) => colours)) {
        if (!against || least === undefined) continue;
        expect(contrast(tokens.get(token), tokens.get(against)), `${token} on ${against}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
