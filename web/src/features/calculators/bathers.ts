import { batherDemand, householdDose, type PoolKind } from '@limpid/chemistry';
import { defineCalculator } from './calculator.ts';
import { choice, number } from './inputs.ts';
import { poolVolume } from './water-inputs.ts';

/** 12.5 % trade: 125 g of chlorine in a litre. */
const G_PER_ML = 0.125;

export const bathersCalculator = defineCalculator({
  name: 'bathers',
  inputs: {
    kind: choice<PoolKind>('Kind', 'pool', [
      { value: 'pool', label: 'Pool' },
      { value: 'spa', label: 'Spa' },
      { value: 'swim_spa', label: 'Swim spa' },
    ]),
    count: number('Bathers', 8, [0, 10_000], { whole: true }),
    hours: number('Hours each', 1, [0, 24], { unit: 'h', when: (values) => values['kind'] !== 'pool' }),
    volumeL: poolVolume(),
  },
  compute({ kind, count, hours, volumeL }, say) {
    const result = batherDemand({ kind, volumeL, count, ...(kind === 'pool' ? {} : { hours }) });
    const mean = (result.lowG + result.highG) / 2;
    const dose = householdDose({ amountMl: mean / G_PER_ML, system: say.units, locale: say.locale });
    return {
      hero: { label: 'They use up', value: say.between(result.lowPpm, result.highPpm), unit: 'ppm' },
      meaning:
        mean === 0
          ? 'Nobody in the water, nothing used up.'
          : `${dose.label} of 12.5 % liquid chlorine make up for it. Less if people shower first.`,
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: 'Chlorine', value: `${say.number(result.lowG, 0)} to ${say.number(result.highG, 0)} g` },
            { label: '12.5 % liquid chlorine', value: dose.label, note: 'for the middle of the range' },
          ],
        },
      ],
      findings: [
        {
          code: 'sun_comes_on_top',
          severity: 'info',
          text: 'Sun and leaves use chlorine as well. Test in the evening after a party, and dose by the test.',
        },
      ],
      arithmetic: [
        ...say.conversions(['volume', volumeL]),
        ...result.arithmetic,
        `middle ${say.number(mean, 1)} g ÷ 0.125 g in a mL = ${say.number(mean / G_PER_ML, 0)} mL of 12.5 % liquid chlorine`,
      ],
      sources: kind === 'pool' ? ['jwh', 'bradford'] : ['spa-custom'],
    };
  },
});
