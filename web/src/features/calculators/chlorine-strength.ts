import { bleachStrength, type Finding, type Point } from '@limpid/chemistry';
import type { Panel } from './answer.ts';
import { defineCalculator } from './calculator.ts';
import { number } from './inputs.ts';
import type { Say } from './say.ts';

const MONTHS = 6;
const CURVE_STEPS = 24;

const LESS_CERTAIN: Finding = {
  code: 'extrapolated',
  severity: 'info',
  text: 'Outside the table of 12.5 % chlorine at 21 to 35 °C (70 to 95 °F) over three months: worked out by rule, less certain.',
};

function curveOf(input: { labelPercent: number; months: number }, points: readonly Point[], now: number, say: Say): Panel {
  return {
    kind: 'curve',
    title: 'Over half a year in this place',
    label: `Strength falls from ${say.number(input.labelPercent, 1)} to ${say.number(points.at(-1)?.y ?? 0, 1)} percent in six months; now ${say.number(now, 1)} percent.`,
    points,
    mark: { x: input.months, y: now },
    xEnds: ['new', '6 months'],
    yTop: `${say.number(input.labelPercent, 1)} %`,
  };
}

export const chlorineStrengthCalculator = defineCalculator({
  name: 'chlorine-strength',
  inputs: {
    labelPercent: number('Strength on the label', 12.5, [3, 15], { unit: '%' }),
    months: number('On the shelf', 2, [0, MONTHS], { unit: 'months' }),
    temperatureC: number('At', { us: (80 - 32) / 1.8, metric: 27 }, [5, 35], {
      quantity: 'temperature',
      hint: 'The mean of day and night where it stands',
    }),
  },
  compute(input, say) {
    const { strengthPercent, isExtrapolated } = bleachStrength(input);
    const left = strengthPercent / input.labelPercent;
    const points = Array.from({ length: CURVE_STEPS + 1 }, (_, index) => {
      const x = (MONTHS * index) / CURVE_STEPS;
      return { x, y: bleachStrength({ ...input, months: x }).strengthPercent };
    });
    const half = points.find((point) => point.y <= input.labelPercent / 2);
    return {
      hero: { label: 'Strength now', value: say.number(strengthPercent, 1), unit: '%' },
      meaning: `${say.number(left * 100, 0)} % of the chlorine is left: use ${say.number(1 / left, 2)} times the dose, or type ${say.number(strengthPercent, 1)} % as the strength.`,
      panels: [
        curveOf(input, points, strengthPercent, say),
        {
          kind: 'facts',
          facts: [
            { label: 'Half is gone after', value: half ? `about ${say.number(half.x, 1)} months` : 'more than 6 months' },
            { label: 'After three months', value: `${say.number(bleachStrength({ ...input, months: 3 }).strengthPercent, 1)} %` },
          ],
        },
      ],
      findings: isExtrapolated ? [LESS_CERTAIN] : [],
      arithmetic: [
        ...say.conversions(['temperature', input.temperatureC]),
        `decay of the second order: 1 ÷ strength rises with time; here from ${say.number(1 / input.labelPercent, 4)} to ${say.number(1 / strengthPercent, 4)}`,
        `1 ÷ ${say.number(1 / strengthPercent, 4)} = ${say.number(strengthPercent, 1)} %`,
        `${say.number(strengthPercent, 1)} ÷ ${say.number(input.labelPercent, 1)} = ${say.number(left * 100, 0)} % left`,
      ],
      sources: ['powell'],
    };
  },
});
