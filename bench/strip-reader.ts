// How well strips are read from photos that are made under a camera model: node bench/strip-reader.ts [photos, 200 by default].
import { LAYOUTS } from '../web/src/features/strips/layout.data.ts';
import { scoresOf, seedsFrom, together } from '../web/src/features/strip-reader/testing/measure.ts';
import type { Trouble } from '../web/src/features/strip-reader/testing/strip-photo.ts';

const photos = Number(process.argv[2] ?? 200);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const line = (all: ReturnType<typeof together>) =>
  `within half a step ${percent(all.halfStep)}, more than a step off ${percent(all.wrong)}, refused ${percent(all.refused)}, ` +
  `true value in the range ${percent(all.covered)}`;

for (const layout of LAYOUTS) {
  const scores = scoresOf(layout, seedsFrom(100_000, photos));
  console.log(`${layout.id}: ${line(together(scores))}`);
  for (const { analyte, read, refused, halfStep, error } of scores)
    console.log(
      `  ${analyte}: mean error ${(error / read).toFixed(2)}, half a step ${percent(halfStep / read)}, refused ${percent(refused / photos)}`,
    );
}
const six = LAYOUTS.find(({ id }) => id === 'six');
const troubles: Trouble[] = ['shadow', 'glare', 'dark', 'uneven', 'turned'];
for (const trouble of six ? troubles : []) {
  const all = together(scoresOf(six as (typeof LAYOUTS)[number], seedsFrom(200_000, Math.ceil(photos / 4)), trouble));
  console.log(`${trouble}: refused ${percent(all.refused)}, more than a step off ${percent(all.wrong)}`);
}
