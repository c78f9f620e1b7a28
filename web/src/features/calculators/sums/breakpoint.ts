import { breakpoint } from '@limpid/chemistry';
import { sentenceText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import { defineCalculator } from '../calculator.ts';
import { number } from '../inputs.ts';
import { poolVolume } from '../water-inputs.ts';

export const breakpointCalculator = defineCalculator('breakpoint', () => ({
  inputs: {
    combinedChlorinePpm: number(m.common_combined_chlorine(), 0.8, [0, 50], {
      unit: 'ppm',
      hint: m.calculators_combined_hint(),
    }),
    ammoniaNPpm: number(m.calculators_ammonia(), 0, [0, 20], {
      unit: m.calculators_unit_ppm_n(),
      hint: m.calculators_ammonia_hint(),
    }),
    cyanuricAcidPpm: number(m.common_cyanuric_acid(), 30, [0, 1000], { unit: 'ppm' }),
    volumeL: poolVolume(),
  },
  doseFrom: () => 'combinedChlorinePpm',
  compute(values, format) {
    const result = breakpoint(values);
    const dose = (grams: number) => format.dose('liquid-chlorine', { amountMl: grams / 0.125 }).label;
    const isNothing = result.highPpm === 0;
    return {
      hero: { label: m.calculators_free_chlorine_used_up(), value: format.between(result.lowPpm, result.highPpm), unit: 'ppm' },
      ...(isNothing ? { status: { status: 'ok' as const, text: m.calculators_nothing_destroy() } } : {}),
      meaning: isNothing ? m.calculators_breakpoint_none_text() : m.calculators_breakpoint_text(),
      panels: [
        {
          kind: 'facts',
          facts: [
            {
              label: m.common_chlorine(),
              value: `${m.common_range({ low: format.number(result.lowChlorineG, 0), high: format.number(result.highChlorineG, 0) })} g`,
            },
            {
              label: m.calculators_liquid_chlorine_12_5(),
              value: isNothing
                ? m.calculators_none()
                : m.common_range({ low: dose(result.lowChlorineG), high: dose(result.highChlorineG) }),
            },
          ],
        },
      ],
      findings: result.findings,
      arithmetic: [
        ...result.arithmetic.map(sentenceText),
        ...format.conversions(['volume', values.volumeL]),
        m.calculators_math_chlorine_range({
          lowPpm: format.number(result.lowPpm),
          highPpm: format.number(result.highPpm),
          liters: format.number(values.volumeL, 0),
          lowG: format.number(result.lowChlorineG, 0),
          highG: format.number(result.highChlorineG, 0),
        }),
      ],
      sources: ['breakpoint', 'masses'],
    };
  },
}));
