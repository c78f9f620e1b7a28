import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guideFiles } from './guides-json.ts';

test('both guides.json are what the guides and the engine say (write them with: node tools/seasonal/guides-json.ts)', () => {
  for (const [file, text] of guideFiles()) expect(readFileSync(file, 'utf8') === text, file).toBe(true);
});

test('the pages show temperatures in both unit systems, the server in each', () => {
  const [stored = '', shown = ''] = [...guideFiles().values()];
  expect(shown).toMatch(/\d °F \(\d+ °C\)/);
  expect(stored).not.toContain(' °C)');
  expect(stored + shown).not.toContain('{{');
});
