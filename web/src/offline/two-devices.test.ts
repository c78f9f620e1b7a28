import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serverModel } from './testing/server-model.ts';
import { stories } from './testing/stories.ts';
import { tell } from './testing/two-devices.ts';

const STORIES = 1000;

it('a thousand stories of two devices: they and the server agree, nothing lost, nothing doubled, in order', async () => {
  const all = { deeds: 0, carried: 0, conflicts: 0, faults: 0 };
  await fc.assert(
    fc.asyncProperty(stories(40), async (story) => {
      const told = await tell(story, serverModel());
      for (const name of Object.keys(all) as (keyof typeof all)[]) all[name] += told[name];
    }),
    { numRuns: STORIES, seed: Number(process.env['STORIES_SEED'] ?? 20_260_704), endOnFailure: false },
  );
  // Not quiet ones.
  expect(all.deeds).toBeGreaterThan(8 * STORIES);
  expect(all.carried).toBeGreaterThan(6 * STORIES);
  expect(all.conflicts).toBeGreaterThan(STORIES / 5);
  expect(all.faults).toBeGreaterThan(3 * STORIES);
}, 120_000);
