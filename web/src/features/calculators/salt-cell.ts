import { gramsPerHourFromPoundsPerDay, saltCellPpmPerDay, saltCellSetting } from '@limpid/chemistry';
import { defineCalculator } from './calculator.ts';
import { choice, number } from './inputs.ts';
import { poolVolume } from './water-inputs.ts';

export const saltCellCalculator = defineCalculator({
  name: 'salt-cell',
  inputs: {
    volumeL: poolVolume(),
    demandPpmPerDay: number('Chlorine lost in a day', 2.5, [0, 20], {
      unit: 'ppm',
      hint: '2 to 4 ppm on a sunny summer day, less in the cool season',
    }),
    rating: choice(
      'The cell is rated in',
      'pounds',
      [
        { value: 'pounds', label: 'lb a day' },
        { value: 'grams', label: 'g an hour' },
      ],
      { look: 'segments' },
    ),
    poundsPerDay: number('Rated output', 1.4, [0.1, 100], { unit: 'lb a day', when: (values) => values['rating'] === 'pounds' }),
    gramsPerHour: number('Rated output', 26, [0.1, 2000], { unit: 'g/h', when: (values) => values['rating'] === 'grams' }),
    hoursPerDay: number('Pump hours a day', 10, [0.1, 24], { unit: 'h' }),
  },
  compute({ volumeL, demandPpmPerDay, rating, poundsPerDay, gramsPerHour: grams, hoursPerDay }, say) {
    const gramsPerHour = rating === 'pounds' ? Number(gramsPerHourFromPoundsPerDay(poundsPerDay).toFixed(2)) : grams;
    const result = saltCellSetting({ volumeL, gramsPerHour, hoursPerDay, demandPpmPerDay });
    const shown = Math.min(100, result.percent);
    const makes = saltCellPpmPerDay({ gramsPerHour, hoursPerDay, percent: shown }, volumeL);
    const isEnough = result.percent <= 100;
    return {
      hero: { label: 'Set the cell to', value: say.number(shown, 0), unit: '%' },
      status: isEnough ? { status: 'ok', text: 'The cell keeps up' } : { status: 'warn', text: 'Not enough in this time' },
      meaning: isEnough
        ? `In ${say.number(hoursPerDay)} hours it makes ${say.number(makes, 1)} ppm, as much as the pool loses in a day.`
        : `Even at 100 % it makes only ${say.number(makes, 1)} of the ${say.number(demandPpmPerDay, 1)} ppm. Run the pump longer, or add the rest by hand.`,
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: 'At full output', value: `${say.number(result.hoursAtFullOutput, 1)} h a day`, note: 'would do the same' },
            { label: 'Most it can make', value: `${say.number(result.possiblePpmPerDay, 1)} ppm a day`, note: 'in these pump hours' },
            { label: 'Rated', value: `${say.number(gramsPerHour, 1)} g/h`, note: 'of chlorine at 100 %' },
          ],
        },
      ],
      findings: result.findings,
      arithmetic: [
        ...say.conversions(['volume', volumeL]),
        ...(rating === 'pounds' ? [`${say.number(poundsPerDay)} lb × 453.592 ÷ 24 = ${say.number(gramsPerHour, 2)} g/h`] : []),
        ...result.arithmetic,
      ],
      sources: ['faraday', 'masses'],
    };
  },
});
