// The constants that a sum may need between its numbers: hours in a day, and what water weighs and takes to warm.
import type { Asked } from './asked.ts';
import type { Bridge } from './chain.ts';
import type { Measure } from './measures.ts';

const CONTINUES =
  /\b(?:continuous\w*|leak\w*|drip\w*|evaporat\w*|fill(?:s|ing|ed)?|drain\w*|empty\w*|emptie\w*|gote\w*|fuga|evapor\w*|llen\w*|contin\w+|nonstop)\b/;
const WARMS = /\b(?:heat\w*|warm\w*|raise[sd]?|lift\w*|rais\w+|cool\w*|los[est]\w*|btus?|therms?|calent\w+|sub\w+|kw|kwh|kilowatt\w*)\b/;
const WEIGHS = /\b(?:weigh\w*|heavy|evaporat\w*|pesa\w*|peso|by weight)\b/;

const DAY: Bridge = { dimension: { R: 1, C: -1 }, value: 24, cost: 0.4, en: '24 hours a day', es: '24 horas al día' };
const HEAT: Bridge = {
  dimension: { E: 1, L: -3, K: -1 },
  value: 4184,
  cost: 0.2,
  en: '8.34 BTU per gallon and °F',
  es: '8.34 BTU por galón y °F',
};
const WEIGHT: Bridge = { dimension: { M: 1, L: -3 }, value: 999_340, cost: 0.5, en: '8.34 lb per gallon', es: '8.34 lb por galón' }; // prettier-ignore

const hasDimension = ({ meanings }: Measure, [run, days]: readonly [number | undefined, number]): boolean =>
  meanings.some(({ dimension }) => dimension['C'] === days && dimension['R'] === run);
/** "15 gallons a day … 6 hours a day": what runs a part of the day gives that part. */
const isPartOfDay = (measures: readonly Measure[]): boolean =>
  measures.some((measure) => hasDimension(measure, [1, -1])) && measures.some((measure) => hasDimension(measure, [undefined, -1]));

export function bridgesFor(text: string, measures: readonly Measure[], asked: Asked): Bridge[] {
  const isSingle = measures.length === 1;
  return [
    ...(isPartOfDay(measures) ? [{ ...DAY, power: -1 as const }] : isSingle || CONTINUES.test(text) ? [DAY] : []),
    ...(WARMS.test(text) ? [HEAT] : []),
    ...(WEIGHS.test(text) || (isSingle && asked.kind === 'share') ? [WEIGHT] : []),
  ];
}
