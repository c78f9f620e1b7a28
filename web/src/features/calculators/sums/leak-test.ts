import { bucketTest } from '@limpid/chemistry';
import { sentenceText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import type { Answer } from '../answer.ts';
import { defineCalculator } from '../calculator.ts';
import { flag, number } from '../inputs.ts';
import { surfaceArea } from '../water-inputs.ts';

const drop = (label: string, inches: number, mm: number, hint: string) =>
  number(label, { us: inches * 25.4, metric: mm }, [0, 500], {
    quantity: 'length',
    storedIn: 'mm',
    offered: { us: ['in'], metric: ['mm', 'cm'] },
    hint,
  });

const verdicts = () =>
  ({
    leak: { value: m.calculators_leak(), status: { status: 'bad', text: m.calculators_leak_status() } },
    no_leak: { value: m.calculators_no_leak(), status: { status: 'ok', text: m.calculators_no_leak_status() } },
    cannot_tell: { value: m.calculators_leak_unclear(), status: { status: 'unknown', text: m.calculators_leak_unclear_status() } },
  }) satisfies Record<string, { value: string; status: NonNullable<Answer['status']> }>;

export const leakTestCalculator = defineCalculator('leak-test', () => ({
  inputs: {
    poolDropMm: drop(m.calculators_pool_fell(), 0.5, 12, m.calculators_pool_mark_hint()),
    bucketDropMm: drop(m.calculators_bucket_fell(), 0.25, 6, m.calculators_bucket_hint()),
    hours: number(m.calculators_leak_hours(), 24, [6, 168], { unit: 'h' }),
    surfaceAreaM2: surfaceArea(),
    readingErrorMm: number(m.calculators_mark_error(), { us: 25.4 / 16, metric: 1 }, [0.1, 20], {
      quantity: 'length',
      storedIn: 'mm',
      offered: { us: ['in'], metric: ['mm'] },
    }),
    disturbed: flag(m.calculators_leak_disturbed_choice()),
  },
  compute(values, format) {
    const result = bucketTest(values);
    const { value, status } = verdicts()[result.verdict];
    const perDay = (litres: number) => m.calculators_per_day({ value: format.quantity('volume', litres, 0) });
    const again = result.repeatForHours === null ? [] : [m.calculators_repeat_over({ value: format.duration(result.repeatForHours * 60) })];
    return {
      hero: { label: m.common_result(), value },
      status: result.verdict === 'cannot_tell' && values.disturbed ? { status: 'unknown', text: m.calculators_leak_disturbed() } : status,
      meaning: [sentenceText(result.why), ...again].join(' '),
      panels: [
        {
          kind: 'facts',
          facts: [
            {
              label: m.calculators_leak_amount(),
              value: perDay(result.leakLPerDay),
              note: m.calculators_plus_minus({ value: perDay(result.errorLPerDay) }),
            },
            { label: m.calculators_in_a_month(), value: format.quantity('volume', Math.max(0, result.leakLPerDay) * 30, 0) },
          ],
        },
      ],
      arithmetic: [
        ...(format.units === 'us'
          ? [values.poolDropMm, values.bucketDropMm].map((mm) => `${format.number(mm / 25.4, 3)} in × 25.4 = ${format.number(mm, 2)} mm`)
          : []),
        ...format.conversions(['area', values.surfaceAreaM2]),
        ...result.arithmetic.map(sentenceText),
      ],
      sources: ['bucket'],
    };
  },
}));
