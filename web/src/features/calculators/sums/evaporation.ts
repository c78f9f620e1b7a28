import { evaporation } from '@limpid/chemistry';
import { sentenceText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import { defineCalculator } from '../calculator.ts';
import { choice, number } from '../inputs.ts';
import { surfaceArea, WARM_DAY } from '../water-inputs.ts';

export const evaporationCalculator = defineCalculator('evaporation', () => ({
  inputs: {
    surfaceAreaM2: surfaceArea(),
    waterC: number(m.common_water(), WARM_DAY, [0, 41], { quantity: 'temperature' }),
    airC: number(m.calculators_air(), { us: (75 - 32) / 1.8, metric: 24 }, [-20, 50], { quantity: 'temperature' }),
    relativeHumidityPercent: number(m.calculators_humidity(), 50, [0, 100], { unit: '%' }),
    windMps: number(m.calculators_wind_water(), { us: 1.34112, metric: 5 / 3.6 }, [0, 15], {
      quantity: 'speed',
      hint: m.calculators_wind_hint(),
    }),
    activity: choice<'undisturbed' | 'normal' | 'busy'>(m.calculators_activity_label(), 'undisturbed', [
      { value: 'undisturbed', label: m.calculators_activity_none() },
      { value: 'normal', label: m.calculators_some_swimmers() },
      { value: 'busy', label: m.calculators_activity_busy() },
    ]),
    coverHoursPerDay: number(m.calculators_covered(), 0, [0, 24], { unit: m.common_hours_per_day_unit() }),
  },
  compute(values, format) {
    const result = evaporation(values);
    const covered = evaporation({ ...values, coverHoursPerDay: 24 });
    const open = evaporation({ ...values, coverHoursPerDay: 0 });
    const drop =
      format.units === 'us'
        ? m.calculators_inches({ value: format.number(result.mmPerDay / 25.4, 2) })
        : `${format.number(result.mmPerDay, 1)} mm`;
    return {
      hero: {
        label: m.calculators_evaporation_title_result(),
        value: format.amount('volume', result.litresPerDay, 0),
        unit: m.calculators_per_day({ value: format.symbol('volume') }),
      },
      meaning: m.calculators_evaporation_text({ drop, value: format.number(result.heatLossKw, 1) }),
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: m.calculators_in_a_week(), value: format.quantity('volume', result.litresPerDay * 7, 0) },
            { label: m.calculators_level_drop(), value: m.calculators_level_per_day({ drop }) },
            { label: m.calculators_heat_lost(), value: m.calculators_kwh_day({ value: format.number(result.heatLossKw * 24, 0) }) },
            {
              label: m.calculators_always_covered(),
              value: m.calculators_per_day({ value: format.quantity('volume', covered.litresPerDay, 0) }),
              note: m.calculators_saves_up_day({ value: format.quantity('volume', open.litresPerDay - covered.litresPerDay, 0) }),
            },
          ],
        },
      ],
      arithmetic: [
        ...format.conversions(
          ['area', values.surfaceAreaM2],
          ['temperature', values.waterC],
          ['temperature', values.airC],
          ['speed', values.windMps],
        ),
        ...result.arithmetic.map(sentenceText),
        ...format.result('volume', result.litresPerDay, `${format.number(result.litresPerDay, 0)} L ÷ 3.7854`),
      ],
      sources: ['carrier', 'smith', 'magnus'],
    };
  },
}));
