import { dropsToPpm, errorBar, KITS } from '@limpid/chemistry';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import { m } from '../../../paraglide/messages.js';
import { defineCalculator } from '../calculator.ts';
import { choice, number } from '../inputs.ts';

const KIT_ID = 'fas-dpd-salt';
const COUNTED = ['freeChlorinePpm', 'combinedChlorinePpm', 'alkalinityPpm', 'hardnessPpm', 'saltPpm'] as const;
type Counted = (typeof COUNTED)[number];

/** What samples the test knows, the usual first. */
function sizesOf(parameter: Counted) {
  return KITS.find((kit) => kit.id === KIT_ID)?.tests.find((test) => test.parameter === parameter)?.drops ?? [];
}

export const dropsCalculator = defineCalculator('drops', () => ({
  inputs: {
    parameter: choice<Counted>(
      m.common_test(),
      'freeChlorinePpm',
      COUNTED.map((value) => ({ value, label: parameterDisplay(value, 'metric').label })),
    ),
    sampleMl: choice(
      m.calculators_sample(),
      '10',
      [
        { value: '10', label: m.calculators_10_ml() },
        { value: '25', label: m.calculators_25_ml() },
      ],
      { look: 'segments', when: (values) => values['parameter'] !== 'saltPpm' },
    ),
    drops: number(m.calculators_drops(), 8, [0, 200], { whole: true }),
  },
  compute({ parameter, sampleMl, drops }, format) {
    const sizes = sizesOf(parameter);
    const size = sizes.find((one) => one.sampleMl === Number(sampleMl)) ?? sizes[0];
    const ppm = dropsToPpm(KIT_ID, parameter, drops, size?.sampleMl);
    const each = size?.ppmPerDrop ?? 0;
    const { label } = parameterDisplay(parameter, format.units);
    return {
      hero: { label, value: format.measured(parameter, ppm), unit: 'ppm' },
      meaning: m.calculators_drops_text({ ppm: format.number(each, 1), sampleMl: size?.sampleMl ?? 0 }),
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: m.calculators_one_drop(), value: `${format.number(each, 1)} ppm` },
            {
              label: m.calculators_accuracy(),
              value: `± ${format.number(errorBar(parameter, 'drops', ppm), 1)} ppm`,
              note: m.calculators_drop_test_note(),
            },
          ],
        },
      ],
      arithmetic: [m.calculators_drops_sum({ drops: format.number(drops), each: format.number(each, 1), ppm: format.number(ppm, 1) })],
      sources: ['kits'],
    };
  },
}));
