import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGuides } from './guides.ts';

const FILE = join(import.meta.dirname, '../../server/src/features/weather/playbooks.json');

it('the guides that alerts open are those of content/seasonal', () => {
  const expected = readGuides()
    .filter(({ event }) => event.length > 0)
    .map(({ slug, region, event, only: { kind, setting } }) => ({
      slug,
      region,
      event,
      only: { ...(kind ? { kind } : {}), ...(setting ? { setting } : {}) },
    }));
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(expected);
});
