import { bleachStrength, type Finding, type Point } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import type { Panel } from '../answer.ts';
import { defineCalculator } from '../calculator.ts';
import { number } from '../inputs.ts';
import type { Format } from '../format.ts';

const MONTHS = 6;
const CURVE_STEPS = 24;

const lessCertain = (): Finding => ({
  code: 'extrapolated',
  severity: 'info',
  text: m.calculators_strength_outside_table(),
});

function curveOf(input: { labelPercent: number; months: number }, points: readonly Point[], now: number, format: Format): Panel {
  return {
    kind: 'curve',
    title: m.calculators_strength_chart_title(),
    label: m.calculators_strength_chart_text({
      from: format.number(input.labelPercent, 1),
      to: format.number(points.at(-1)?.y ?? 0, 1),
      now: format.number(now, 1),
    }),
    points,
    mark: { x: input.months, y: now },
    xEnds: [m.calculators_age_new(), m.calculators_six_months()],
    yTop: format.percent(input.labelPercent, 1),
  };
}

export const chlorineStrengthCalculator = defineCalculator('chlorine-strength', () => ({
  inputs: {
    labelPercent: number(m.calculators_strength_label(), 12.5, [3, 15], { unit: '%' }),
    months: number(m.calculators_shelf(), 2, [0, MONTHS], { unit: m.calculators_unit_months() }),
    temperatureC: number(m.calculators_storage_temperature(), { us: (80 - 32) / 1.8, metric: 27 }, [5, 35], {
      quantity: 'temperature',
      hint: m.calculators_storage_temperature_hint(),
    }),
  },
  compute(input, format) {
    const { strengthPercent, isExtrapolated } = bleachStrength(input);
    const left = strengthPercent / input.labelPercent;
    const points = Array.from({ length: CURVE_STEPS + 1 }, (_, index) => {
      const x = (MONTHS * index) / CURVE_STEPS;
      return { x, y: bleachStrength({ ...input, months: x }).strengthPercent };
    });
    const half = points.find((point) => point.y <= input.labelPercent / 2);
    return {
      hero: { label: m.calculators_strength_now(), value: format.percent(strengthPercent, 1) },
      meaning: m.calculators_strength_result_text({
        left: format.number(left * 100, 0),
        times: format.number(1 / left, 2),
        strength: format.number(strengthPercent, 1),
      }),
      panels: [
        curveOf(input, points, strengthPercent, format),
        {
          kind: 'facts',
          facts: [
            {
              label: m.calculators_half_life(),
              value: half ? m.calculators_about_months({ value: format.number(half.x, 1) }) : m.calculators_over_six_months(),
            },
            {
              label: m.calculators_after_three_months(),
              value: format.percent(bleachStrength({ ...input, months: 3 }).strengthPercent, 1),
            },
          ],
        },
      ],
      findings: isExtrapolated ? [lessCertain()] : [],
      arithmetic: [
        ...format.conversions(['temperature', input.temperatureC]),
        m.calculators_math_decay({ from: format.number(1 / input.labelPercent, 4), to: format.number(1 / strengthPercent, 4) }),
        `1 ÷ ${format.number(1 / strengthPercent, 4)} = ${format.percent(strengthPercent, 1)}`,
        m.calculators_math_percent_left({
          strength: format.number(strengthPercent, 1),
          label: format.number(input.labelPercent, 1),
          percent: format.number(left * 100, 0),
        }),
      ],
      sources: ['powell'],
    };
  },
}));
