import { gramsPerHourFromPoundsPerDay, saltCellPpmPerDay, saltCellSetting } from '@limpid/chemistry';
import { sentenceText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import { defineCalculator } from '../calculator.ts';
import { choice, number } from '../inputs.ts';
import { poolVolume } from '../water-inputs.ts';

export const saltCellCalculator = defineCalculator('salt-cell', () => ({
  inputs: {
    volumeL: poolVolume(),
    demandPpmPerDay: number(m.calculators_daily_loss(), 2.5, [0, 20], {
      unit: 'ppm',
      hint: m.calculators_daily_loss_hint(),
    }),
    rating: choice(
      m.calculators_cell_unit(),
      'pounds',
      [
        { value: 'pounds', label: m.calculators_pounds_per_day() },
        { value: 'grams', label: m.calculators_grams_per_hour() },
      ],
      { look: 'segments' },
    ),
    poundsPerDay: number(m.calculators_rated_output(), 1.4, [0.1, 100], {
      unit: m.calculators_pounds_per_day(),
      when: (values) => values['rating'] === 'pounds',
    }),
    gramsPerHour: number(m.calculators_rated_output(), 26, [0.1, 2000], { unit: 'g/h', when: (values) => values['rating'] === 'grams' }),
    hoursPerDay: number(m.calculators_pump_hours_day(), 10, [0.1, 24], { unit: 'h' }),
  },
  compute({ volumeL, demandPpmPerDay, rating, poundsPerDay, gramsPerHour: grams, hoursPerDay }, format) {
    const gramsPerHour = rating === 'pounds' ? Number(gramsPerHourFromPoundsPerDay(poundsPerDay).toFixed(2)) : grams;
    const result = saltCellSetting({ volumeL, gramsPerHour, hoursPerDay, demandPpmPerDay });
    const shown = Math.min(100, result.percent);
    const makes = saltCellPpmPerDay({ gramsPerHour, hoursPerDay, percent: shown }, volumeL);
    const isEnough = result.percent <= 100;
    return {
      hero: { label: m.calculators_set_cell_to(), value: format.percent(shown, 0) },
      status: isEnough ? { status: 'ok', text: m.calculators_cell_keeps_up() } : { status: 'warn', text: m.calculators_not_enough_time() },
      meaning: isEnough
        ? m.calculators_cell_text({ hours: format.number(hoursPerDay), makes: format.number(makes, 1) })
        : m.calculators_cell_too_small({ makes: format.number(makes, 1), needed: format.number(demandPpmPerDay, 1) }),
      panels: [
        {
          kind: 'facts',
          facts: [
            {
              label: m.calculators_full_output(),
              value: m.calculators_hours_a_day({ value: format.number(result.hoursAtFullOutput, 1) }),
              note: m.calculators_same_effect(),
            },
            {
              label: m.calculators_most_it_makes(),
              value: m.calculators_ppm_day({ value: format.number(result.possiblePpmPerDay, 1) }),
              note: m.calculators_these_pump_hours(),
            },
            {
              label: m.calculators_rated_output(),
              value: `${format.number(gramsPerHour, 1)} g/h`,
              note: m.calculators_of_pure_chlorine(),
            },
          ],
        },
      ],
      findings: result.findings,
      arithmetic: [
        ...format.conversions(['volume', volumeL]),
        ...(rating === 'pounds' ? [`${format.number(poundsPerDay)} lb × 453.592 ÷ 24 = ${format.number(gramsPerHour, 2)} g/h`] : []),
        ...result.arithmetic.map(sentenceText),
      ],
      sources: ['faraday', 'masses'],
    };
  },
}));
