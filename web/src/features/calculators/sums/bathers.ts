import { batherDemand, type PoolKind } from '@limpid/chemistry';
import { sentenceText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import { defineCalculator } from '../calculator.ts';
import { choice, number } from '../inputs.ts';
import { poolVolume } from '../water-inputs.ts';

/** 12.5 % trade: 125 g of chlorine in a litre. */
const G_PER_ML = 0.125;

export const bathersCalculator = defineCalculator('bathers', () => ({
  inputs: {
    kind: choice<PoolKind>(m.calculators_pool_kind(), 'pool', [
      { value: 'pool', label: m.common_pool() },
      { value: 'spa', label: m.common_spa() },
      { value: 'swim_spa', label: m.common_swim_spa() },
    ]),
    count: number(m.calculators_bathers(), 8, [0, 10_000], { whole: true }),
    hours: number(m.calculators_hours_each_day(), 1, [0, 24], { unit: 'h', when: (values) => values['kind'] !== 'pool' }),
    volumeL: poolVolume(),
  },
  compute({ kind, count, hours, volumeL }, format) {
    const result = batherDemand({ kind, volumeL, count, ...(kind === 'pool' ? {} : { hours }) });
    const mean = (result.lowG + result.highG) / 2;
    const dose = format.dose('liquid-chlorine', { amountMl: mean / G_PER_ML });
    return {
      hero: { label: m.calculators_they_use_up(), value: format.between(result.lowPpm, result.highPpm), unit: 'ppm' },
      meaning: mean === 0 ? m.calculators_bathers_none() : m.calculators_bathers_makes_up({ label: dose.label }),
      panels: [
        {
          kind: 'facts',
          facts: [
            {
              label: m.common_chlorine(),
              value: `${m.common_range({ low: format.number(result.lowG, 0), high: format.number(result.highG, 0) })} g`,
            },
            { label: m.calculators_liquid_chlorine_12_5(), value: dose.label, note: m.calculators_middle_of_range() },
          ],
        },
      ],
      findings: [
        {
          code: 'sun_comes_on_top',
          severity: 'info',
          text: m.calculators_bathers_text(),
        },
      ],
      arithmetic: [
        ...format.conversions(['volume', volumeL]),
        ...result.arithmetic.map(sentenceText),
        m.calculators_math_middle({ grams: format.number(mean, 1), milliliters: format.number(mean / G_PER_ML, 0) }),
      ],
      sources: kind === 'pool' ? ['jwh', 'bradford'] : ['spa-custom'],
    };
  },
}));
