// How often a strip and its chart are found without help, and how often in the wrong place: node bench/strip-found.ts [photos of each strip, 100 by default].
import { LAYOUTS, type StripLayout } from '../web/src/features/strips/layout.data.ts';
import { seedsFrom } from '../web/src/features/strip-reader/testing/measure.ts';
import { type FoundCounts, foundIn } from '../web/src/features/strip-reader/testing/measure-found.ts';
import type { Lack } from '../web/src/features/strip-reader/testing/varied-photo.ts';

const photos = Number(process.argv[2] ?? 100);
const line = ({ photos: of, found, upright, wrong, wrongSeeds }: FoundCounts) =>
  `found ${found} of ${of} (${((100 * found) / of).toFixed(1)} %), way around known ${upright}, wrong ${wrong}${wrong > 0 ? ` (seeds ${wrongSeeds.join(', ')})` : ''}`;

const startedAt = performance.now();
for (const layout of LAYOUTS) console.log(`${layout.id}: ${line(foundIn(layout, seedsFrom(300_000, photos)))}`);
console.log('Photos in which nothing may be found:');
const [four, six] = ['four', 'six'].map((id) => LAYOUTS.find((one) => one.id === id)) as [StripLayout, StripLayout];
for (const lack of ['chart', 'strip', 'both'] as Lack[])
  console.log(`without ${lack}: ${line(foundIn(six, seedsFrom(400_000, Math.ceil(photos / 2)), lack))}`);
for (const [there, asked] of [
  [six, four],
  [four, six],
] as const)
  console.log(`${there.id} read as ${asked.id}: ${line(foundIn(there, seedsFrom(500_000, Math.ceil(photos / 2)), undefined, asked))}`);
console.log(`${Math.round(performance.now() - startedAt)} ms`);
