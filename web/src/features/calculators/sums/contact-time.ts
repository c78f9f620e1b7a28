import { contactTime, CRYPTOSPORIDIUM_CT, incidentResponse } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import { defineCalculator } from '../calculator.ts';
import { choice, number } from '../inputs.ts';
import { WARM_DAY } from '../water-inputs.ts';

export const contactTimeCalculator = defineCalculator('contact-time', () => ({
  inputs: {
    stool: choice<'formed' | 'diarrhea'>(
      m.calculators_what_happened(),
      'formed',
      [
        { value: 'formed', label: m.calculators_formed_stool() },
        { value: 'diarrhea', label: m.calculators_diarrhea() },
      ],
      { look: 'segments' },
    ),
    freeChlorinePpm: number(m.calculators_free_chlorine_to_hold(), 2, [0.5, 100], { unit: 'ppm' }),
    ph: number('pH', 7.5, [6, 9], { decimals: 2, leastDecimals: 1 }),
    cyanuricAcidPpm: number(m.common_cyanuric_acid(), 0, [0, 1000], { unit: 'ppm' }),
    temperatureC: number(m.common_water_temperature(), WARM_DAY, [0, 41], { quantity: 'temperature' }),
  },
  compute(values, format) {
    const { minutes, conditions } = incidentResponse(values);
    const held = minutes ?? 0;
    const isByCt = values.stool === 'diarrhea' && values.cyanuricAcidPpm <= 15 && minutes !== null;
    return {
      hero: { label: m.calculators_hold_for(), value: minutes === null ? '–' : format.duration(minutes) },
      status:
        minutes === null ? { status: 'warn', text: m.common_not_yet() } : { status: 'waiting', text: m.calculators_stay_out_status() },
      meaning: minutes === null ? m.calculators_contact_time_wrong_water() : m.calculators_contact_time_text(),
      findings: conditions.map((spoken) => ({ code: 'condition', severity: 'act', ...spoken })),
      arithmetic: isByCt
        ? [
            `${format.number(CRYPTOSPORIDIUM_CT, 0)} ppm·min ÷ ${format.number(values.freeChlorinePpm)} ppm = ${format.number(held, 0)} min = ${format.number(held / 60, 2)} h`,
          ]
        : minutes === null
          ? [m.calculators_contact_time_none()]
          : [
              values.stool === 'formed' ? m.calculators_formed_stool_text() : m.calculators_diarrhea_text(),
              `${format.number(values.freeChlorinePpm)} ppm × ${format.number(held, 0)} min = ${format.number(contactTime(values.freeChlorinePpm, Math.min(10_000, held)), 0)} ppm·min`,
            ],
      sources: ['mahc'],
    };
  },
}));
