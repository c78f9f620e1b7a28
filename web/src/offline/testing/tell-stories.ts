// Random stories of two devices about one noun, against the server in memory. Throws when a proof fails; says whether enough happened.
import fc from 'fast-check';
import type { Noun, NounExample } from '../noun.ts';
import { partOf } from './examples.ts';
import { serverModel } from './server-model.ts';
import { stories } from './stories.ts';
import { type Told, tell } from './two-devices.ts';

export async function tellStories(
  noun: Noun,
  examples: Readonly<Record<string, NounExample>>,
  count: number,
): Promise<Told & { isLively: boolean }> {
  const part = partOf(noun, examples);
  const all = { deeds: 0, carried: 0, conflicts: 0, faults: 0 };
  await fc.assert(
    fc.asyncProperty(stories(40, part), async (story) => {
      const told = await tell(story, serverModel(), part);
      for (const name of Object.keys(all) as (keyof typeof all)[]) all[name] += told[name];
    }),
    { numRuns: count, seed: Number(process.env['STORIES_SEED'] ?? 20_260_704), endOnFailure: false },
  );
  const isDisputed = !part.calls.change || all.conflicts > count / 5;
  return { ...all, isLively: all.deeds > 8 * count && all.carried > 6 * count && all.faults > 3 * count && isDisputed };
}
