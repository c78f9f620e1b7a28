import { bucketTest } from '@limpid/chemistry';
import type { Answer } from './answer.ts';
import { defineCalculator } from './calculator.ts';
import { flag, number } from './inputs.ts';
import { surfaceArea } from './water-inputs.ts';

const drop = (label: string, inches: number, mm: number, hint: string) =>
  number(label, { us: inches * 25.4, metric: mm }, [0, 500], {
    quantity: 'length',
    storedIn: 'mm',
    offered: { us: ['in'], metric: ['mm', 'cm'] },
    hint,
  });

const VERDICTS = {
  leak: { value: 'Leak', status: { status: 'bad', text: 'It loses more than the air takes' } },
  no_leak: { value: 'No leak', status: { status: 'ok', text: 'Only the air takes water' } },
  cannot_tell: { value: 'Cannot tell', status: { status: 'unknown', text: 'Within the error' } },
} as const satisfies Record<string, { value: string; status: NonNullable<Answer['status']> }>;

export const leakTestCalculator = defineCalculator({
  name: 'leak-test',
  inputs: {
    poolDropMm: drop('The pool fell by', 0.5, 12, 'Mark the level on the wall or the skimmer, and again at the end'),
    bucketDropMm: drop('The bucket fell by', 0.25, 6, 'A bucket on the steps, filled to the level of the pool'),
    hours: number('After', 24, [6, 168], { unit: 'h' }),
    surfaceAreaM2: surfaceArea(),
    readingErrorMm: number('A mark is good to ±', { us: 25.4 / 16, metric: 1 }, [0.1, 20], {
      quantity: 'length',
      storedIn: 'mm',
      offered: { us: ['in'], metric: ['mm'] },
    }),
    disturbed: flag('It rained, or somebody swam, topped up or backwashed'),
  },
  compute(values, say) {
    const result = bucketTest(values);
    const { value, status } = VERDICTS[result.verdict];
    const perDay = (litres: number) => `${say.quantity('volume', litres, 0)} a day`;
    const again = result.repeatForHours === null ? '' : ` Repeat it over ${say.duration(result.repeatForHours * 60)}.`;
    return {
      hero: { label: 'Verdict', value },
      status: result.verdict === 'cannot_tell' && values.disturbed ? { status: 'unknown', text: 'The test was disturbed' } : status,
      meaning: `${result.why}${again}`,
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: 'Lost beyond the air', value: perDay(result.leakLPerDay), note: `± ${perDay(result.errorLPerDay)}` },
            { label: 'In a month', value: say.quantity('volume', Math.max(0, result.leakLPerDay) * 30, 0) },
          ],
        },
      ],
      arithmetic: [
        ...(say.units === 'us'
          ? [values.poolDropMm, values.bucketDropMm].map((mm) => `${say.number(mm / 25.4, 3)} in × 25.4 = ${say.number(mm, 2)} mm`)
          : []),
        ...say.conversions(['area', values.surfaceAreaM2]),
        ...result.arithmetic,
      ],
      sources: ['bucket'],
    };
  },
});
