import { evaporation } from '@limpid/chemistry';
import { defineCalculator } from './calculator.ts';
import { choice, number } from './inputs.ts';
import { surfaceArea, WARM_DAY } from './water-inputs.ts';

export const evaporationCalculator = defineCalculator({
  name: 'evaporation',
  inputs: {
    surfaceAreaM2: surfaceArea(),
    waterC: number('Water', WARM_DAY, [0, 41], { quantity: 'temperature' }),
    airC: number('Air', { us: (75 - 32) / 1.8, metric: 24 }, [-20, 50], { quantity: 'temperature' }),
    relativeHumidityPercent: number('Humidity', 50, [0, 100], { unit: '%' }),
    windMps: number('Wind at the water', { us: 1.34112, metric: 5 / 3.6 }, [0, 15], {
      quantity: 'speed',
      hint: 'A third to a half of what the weather report says, in a sheltered garden',
    }),
    activity: choice<'undisturbed' | 'normal' | 'busy'>('Use', 'undisturbed', [
      { value: 'undisturbed', label: 'Nobody in it' },
      { value: 'normal', label: 'Some swimmers' },
      { value: 'busy', label: 'Full of people' },
    ]),
    coverHoursPerDay: number('Covered', 0, [0, 24], { unit: 'h a day' }),
  },
  compute(values, say) {
    const result = evaporation(values);
    const covered = evaporation({ ...values, coverHoursPerDay: 24 });
    const open = evaporation({ ...values, coverHoursPerDay: 0 });
    const drop = say.units === 'us' ? `${say.number(result.mmPerDay / 25.4, 2)} inches` : `${say.number(result.mmPerDay, 1)} mm`;
    return {
      hero: { label: 'The air takes', value: say.amount('volume', result.litresPerDay, 0), unit: `${say.symbol('volume')} a day` },
      meaning: `The level falls by ${drop} a day. The water that leaves takes ${say.number(result.heatLossKw, 1)} kW of heat along, usually the largest loss of all.`,
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: 'In a week', value: say.quantity('volume', result.litresPerDay * 7, 0) },
            { label: 'Level', value: `${drop} a day` },
            { label: 'Heat lost', value: `${say.number(result.heatLossKw * 24, 0)} kWh a day` },
            {
              label: 'Covered day and night',
              value: `${say.quantity('volume', covered.litresPerDay, 0)} a day`,
              note: `saves up to ${say.quantity('volume', open.litresPerDay - covered.litresPerDay, 0)} a day`,
            },
          ],
        },
      ],
      arithmetic: [
        ...say.conversions(
          ['area', values.surfaceAreaM2],
          ['temperature', values.waterC],
          ['temperature', values.airC],
          ['speed', values.windMps],
        ),
        ...result.arithmetic,
        ...say.result('volume', result.litresPerDay, `${say.number(result.litresPerDay, 0)} L ÷ 3.7854`),
      ],
      sources: ['carrier', 'smith', 'magnus'],
    };
  },
});
