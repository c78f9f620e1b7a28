import { contactTime, CRYPTOSPORIDIUM_CT, incidentResponse } from '@limpid/chemistry';
import { defineCalculator } from './calculator.ts';
import { choice, number } from './inputs.ts';
import { WARM_DAY } from './water-inputs.ts';

export const contactTimeCalculator = defineCalculator({
  name: 'contact-time',
  inputs: {
    stool: choice<'formed' | 'diarrhea'>(
      'What happened',
      'formed',
      [
        { value: 'formed', label: 'Formed stool' },
        { value: 'diarrhea', label: 'Diarrhea' },
      ],
      { look: 'segments' },
    ),
    freeChlorinePpm: number('Free chlorine to hold', 2, [0.5, 100], { unit: 'ppm' }),
    ph: number('pH', 7.5, [6, 9], { decimals: 2 }),
    cyanuricAcidPpm: number('Cyanuric acid', 0, [0, 1000], { unit: 'ppm' }),
    temperatureC: number('Water temperature', WARM_DAY, [0, 41], { quantity: 'temperature' }),
  },
  compute(values, say) {
    const { minutes, conditions } = incidentResponse(values);
    const held = minutes ?? 0;
    const isByCt = values.stool === 'diarrhea' && values.cyanuricAcidPpm <= 15 && minutes !== null;
    return {
      hero: { label: 'Hold it for', value: minutes === null ? '–' : say.duration(minutes) },
      status: minutes === null ? { status: 'warn', text: 'Not yet' } : { status: 'waiting', text: 'Nobody in the water' },
      meaning:
        minutes === null
          ? 'This water has to be put right first; no tested time holds for it as it is.'
          : 'Counted from when this level is reached everywhere in the pool. Everybody out, the pump on, the stool removed first. A public pool follows its health department.',
      findings: conditions.map((text) => ({ code: 'condition', severity: 'act', text })),
      arithmetic: isByCt
        ? [
            `${say.number(CRYPTOSPORIDIUM_CT, 0)} ppm·min ÷ ${say.number(values.freeChlorinePpm)} ppm = ${say.number(held, 0)} min = ${say.number(held / 60, 2)} h`,
          ]
        : minutes === null
          ? ['No time is computed until the conditions above are met.']
          : [
              values.stool === 'formed'
                ? 'Formed stool: 30 minutes at 2 ppm or more, pH 7.5 or less, hardly any cyanuric acid.'
                : 'Up to 50 ppm of cyanuric acid: 40 ppm at pH 6.5 for 30 hours, the one tested procedure.',
              `${say.number(values.freeChlorinePpm)} ppm × ${say.number(held, 0)} min = ${say.number(contactTime(values.freeChlorinePpm, Math.min(10_000, held)), 0)} ppm·min`,
            ],
      sources: ['mahc'],
    };
  },
});
