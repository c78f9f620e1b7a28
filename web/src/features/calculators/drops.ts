import { dropsToPpm, errorBar, KITS } from '@limpid/chemistry';
import { parameterDisplay } from '../../api/parameters.ts';
import { defineCalculator } from './calculator.ts';
import { choice, number } from './inputs.ts';

const KIT_ID = 'fas-dpd-salt';
const COUNTED = ['freeChlorinePpm', 'combinedChlorinePpm', 'alkalinityPpm', 'hardnessPpm', 'saltPpm'] as const;
type Counted = (typeof COUNTED)[number];

/** What samples the test knows, the usual first. */
function sizesOf(parameter: Counted) {
  return KITS.find((kit) => kit.id === KIT_ID)?.tests.find((test) => test.parameter === parameter)?.drops ?? [];
}

export const dropsCalculator = defineCalculator({
  name: 'drops',
  inputs: {
    parameter: choice<Counted>(
      'Test',
      'freeChlorinePpm',
      COUNTED.map((value) => ({ value, label: parameterDisplay(value, 'metric').label })),
    ),
    sampleMl: choice(
      'Sample',
      '10',
      [
        { value: '10', label: '10 mL' },
        { value: '25', label: '25 mL' },
      ],
      { look: 'segments', when: (values) => values['parameter'] !== 'saltPpm' },
    ),
    drops: number('Drops', 8, [0, 200], { whole: true }),
  },
  compute({ parameter, sampleMl, drops }, say) {
    const sizes = sizesOf(parameter);
    const size = sizes.find((one) => one.sampleMl === Number(sampleMl)) ?? sizes[0];
    const ppm = dropsToPpm(KIT_ID, parameter, drops, size?.sampleMl);
    const each = size?.ppmPerDrop ?? 0;
    const { label } = parameterDisplay(parameter, say.units);
    return {
      hero: { label, value: say.number(ppm, 1), unit: 'ppm' },
      meaning: `One drop is ${say.number(each, 1)} ppm in a ${size?.sampleMl} mL sample, so the true value may be half a drop either way.`,
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: 'One drop', value: `${say.number(each, 1)} ppm` },
            { label: 'Good to', value: `± ${say.number(errorBar(parameter, 'drops', ppm), 1)} ppm`, note: 'a drop test, done with care' },
          ],
        },
      ],
      arithmetic: [`${say.number(drops)} drops × ${say.number(each, 1)} ppm = ${say.number(ppm, 1)} ppm`],
      sources: ['kits'],
    };
  },
});
