import { breakpoint } from '@limpid/chemistry';
import { defineCalculator } from './calculator.ts';
import { number } from './inputs.ts';
import { poolVolume } from './water-inputs.ts';

export const breakpointCalculator = defineCalculator({
  name: 'breakpoint',
  inputs: {
    combinedChlorinePpm: number('Combined chlorine', 0.8, [0, 50], { unit: 'ppm', hint: 'Total chlorine less free chlorine' }),
    ammoniaNPpm: number('Ammonia', 0, [0, 20], { unit: 'ppm as N', hint: 'An aquarium kit shows it; usually none' }),
    cyanuricAcidPpm: number('Cyanuric acid', 30, [0, 1000], { unit: 'ppm' }),
    volumeL: poolVolume(),
  },
  compute(values, say) {
    const result = breakpoint(values);
    const dose = (grams: number) => say.dose('liquid-chlorine', { amountMl: grams / 0.125 }).label;
    const isNothing = result.highPpm === 0;
    return {
      hero: { label: 'Free chlorine used up on the way', value: say.between(result.lowPpm, result.highPpm), unit: 'ppm' },
      ...(isNothing ? { status: { status: 'ok' as const, text: 'Nothing to destroy' } } : {}),
      meaning: isNothing
        ? 'No ammonia and no combined chlorine: there is nothing to break.'
        : 'The lower number is what the reaction itself takes, the higher one what stubborn chloramines take in practice. Algae and leaves come on top.',
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: 'Chlorine', value: `${say.number(result.lowChlorineG, 0)} to ${say.number(result.highChlorineG, 0)} g` },
            {
              label: '12.5 % liquid chlorine',
              value: isNothing ? 'none' : `${dose(result.lowChlorineG)} to ${dose(result.highChlorineG)}`,
            },
          ],
        },
      ],
      findings: result.findings,
      arithmetic: [
        ...result.arithmetic,
        ...say.conversions(['volume', values.volumeL]),
        `${say.number(result.lowPpm)} to ${say.number(result.highPpm)} ppm × ${say.number(values.volumeL, 0)} L ÷ 1,000 = ${say.number(result.lowChlorineG, 0)} to ${say.number(result.highChlorineG, 0)} g of chlorine`,
      ],
      sources: ['breakpoint', 'masses'],
    };
  },
});
