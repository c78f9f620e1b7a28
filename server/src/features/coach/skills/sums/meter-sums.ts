// What a meter counted between two readings, in the unit that is asked for, or what it costs: "412.6 before filling, 438.1 after, in CCF".
import { inFigures } from '../../understanding/fold.ts';
import type { Frame } from '../../understanding/frame.ts';
import { withoutTypos } from '../../understanding/typos/typos.ts';
import { figures, shown } from '../numbers.ts';
import { result, type Sum } from './sum.ts';

interface Unit {
  en: string;
  es: string;
  named: RegExp;
  /** liters of water, or kWh */
  each: number;
  of: 'water' | 'energy';
}
const UNITS: readonly Unit[] = [
  { en: 'CCF', es: 'CCF', named: /\b(?:ccf|hcf)\b/, each: 2831.6846592, of: 'water' },
  { en: 'cubic feet', es: 'pies cúbicos', named: /\bcubic feet\b|\bcubic foot\b|\bcu\.? ?ft\b|\bft3\b|\bpies cubicos\b/, each: 28.316846592, of: 'water' },
  { en: 'm³', es: 'm³', named: /\bcubic met(?:er|re)s?\b|\bm3\b|m³|\bmetros cubicos\b/, each: 1000, of: 'water' },
  { en: 'gallons', es: 'galones', named: /\bgal(?:lon)?s?\b|\bgalon(?:es)?\b/, each: 3.785411784, of: 'water' },
  { en: 'liters', es: 'litros', named: /\blit(?:er|re|ro)s?\b/, each: 1, of: 'water' },
  { en: 'kWh', es: 'kWh', named: /\bkwh\b|\bkilowatt[- ]hours?\b/, each: 1, of: 'energy' },
  { en: 'therms', es: 'therms', named: /\btherms?\b|\btermias?\b/, each: 29.3071, of: 'energy' },
  { en: 'BTU', es: 'BTU', named: /\bbtus?\b/, each: 0.00029307107, of: 'energy' },
]; // prettier-ignore
const ASKED =
  /\b(?:how many|how much in|cuant[oa]s|number of) (?:us |extra |total |more )?(gallons?|lit(?:er|re)s?|litros|galones|cubic (?:feet|met(?:er|re)s?)|m3|ccf|kwh|kilowatt[- ]hours?|therms?|btus?|metros cubicos|pies cubicos)\b|\b(?:in|en) (gallons?|lit(?:er|re)s?|litros|galones|cubic (?:feet|meters?)|ccf|kwh|therms?)\W*$|(?:^|[.?!:,] )(gallons?|lit(?:er|re)s?|cubic (?:feet|meters)|kwh|therms?|galones|litros)\b[^.?]*\?|\b(?:what|how (?:much|many)|cuanto)\b[^?]*\b(gallons|liters|litros|galones|kwh)\b/;
/** "The meter counts in CCF", "medidor en metros cúbicos" */
const COUNTS_IN = /\b(?:meter|totali[sz]er|counter|dial|medidor|contador)s?(?: [a-z]+){0,3} (?:in|en) ([a-z³3]+(?: [a-z]+)?)/;
const OF_METER =
  /\b(?:meter|metered|totali[sz]er|counter|dial|odometer|medidor|contador)\b|\bread(?:s|ing|ings)?\b[^?]*\b(?:before|at the start|after|when i (?:shut|turned))\b/;
const READING = /(?<![\w.$])(\d+(?:\.\d+)?)(?![\d%])/g;
const COSTS =
  /\b(?:cost|costs|bill|spend|spent|pay|paid|owe|run (?:me|us)|price|charge|cuesta|cuanto (?:pago|gaste|sale)|pagar)\b[^.?]*\?|\bhow many dollars\b|\bin dollars\b|\bcuantos dolares\b/;
const PRICE =
  /\$ ?(\d+(?:\.\d+)?)(?: ?(?:per|a|an|for each|for every|each|for|por|cada|\/) ?(1000 )?([a-z³3 ]+))?|(?<![\d.])(\d+(?:\.\d+)?) ?(?:cents|¢|centavos) ?(?:(?:per|a|an|each|for each|por|cada|\/)(?: (1000 ))? ?([a-z³3 ]*))?/;

/** Two readings of a meter: the second is a little more than the first. */
function readingsIn(text: string): { from: number; to: number; other: number[] } | undefined {
  const numbers = [...text.replace(PRICE, ' ').matchAll(READING)]
    .filter(({ index, 0: said }) => !/^(?:st|nd|rd|th)\b|^ ?(?:days?|hours?|weeks?|minutes?|am|pm|o'clock)\b/.test(text.slice(index + said.length)))
    .map(([said]) => Number(said));
  for (let index = 0; index + 1 < numbers.length; index += 1) {
    const [from, to] = [numbers[index] ?? 0, numbers[index + 1] ?? 0];
    if (to > from && from >= LEAST && to / from <= MOST_APART) return { from, to, other: [...numbers.slice(0, index), ...numbers.slice(index + 2)] };
  }
  return undefined;
} // prettier-ignore
const LEAST = 20;
const MOST_APART = 1.6;

const isAsked = (text: string): Unit | undefined => {
  const found = ASKED.exec(text);
  const said = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  return said === undefined ? undefined : UNITS.find(({ named }) => named.test(said));
};

/** The unit that the meter counts in: one that is named beside the asked one, or the asked one. */
function countedIn(text: string, asked: Unit | undefined): Unit | undefined {
  const priced = PRICE.exec(text)?.[0] ?? '~';
  const counts = COUNTS_IN.exec(text)?.[1];
  const told = counts === undefined ? undefined : UNITS.find(({ named }) => named.test(counts));
  if (told) return told;
  const named = UNITS.filter((unit) => unit.named.test(text.replace(priced, ' ')));
  const isOf = (unit: Unit) => asked === undefined || unit.of === asked.of;
  return (
    named.find((unit) => isOf(unit) && unit !== asked) ?? named.find((unit) => isOf(unit)) ?? UNITS.find((unit) => unit.named.test(priced))
  );
}

function costOf(text: string, used: number, unit: Unit): { cost: number; said: string } | undefined {
  const found = PRICE.exec(text);
  if (!found || !COSTS.test(text)) return undefined;
  const [said, dollars, thousand, perDollar, cents, thousandCents, perCents] = found;
  const each = dollars === undefined ? Number(cents) / 100 : Number(dollars);
  const per = UNITS.find(({ named }) => named.test(perDollar ?? perCents ?? '')) ?? unit;
  if (per.of !== unit.of) return undefined;
  const size = per.each * ((thousand ?? thousandCents) === undefined ? 1 : 1000);
  return { cost: ((used * unit.each) / size) * each, said: said.trim() };
}

const USED = new RegExp(String.raw`(?<![\w.$])(\d+(?:\.\d+)?) ?(?=${UNITS.map(({ named }) => named.source).join('|')})`, 'g');
/** "31 CCF at $6.10 each: what does it cost?" */
function billOf(text: string, context: Parameters<Sum>[1]): ReturnType<Sum> {
  const rest = text.replace(PRICE, ' ');
  const used = [...rest.matchAll(USED)];
  const [one] = used;
  const unit = one && UNITS.find(({ named }) => new RegExp(String.raw`^(?:${named.source})`).test(rest.slice(one.index + one[0].length)));
  const isAlone = [...rest.matchAll(READING)].length === 1;
  const price = unit && used.length === 1 && isAlone ? costOf(text, Number(one[1]), unit) : undefined;
  if (!price || !unit || unit.en === 'BTU') return undefined;
  const sum = `${figures(Number(one[1]))} ${unit.en}`;
  return result(context, { en: `$${price.cost.toFixed(2)}: ${sum}, at ${price.said}.`, es: `$${price.cost.toFixed(2)}: ${sum}, a ${price.said}.` }, { value: price.cost, unit: 'USD', inputs: { used: Number(one[1]) } });
} // prettier-ignore

export const metered: Sum = (frame: Frame, context) => {
  const text = withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language));
  const bill = billOf(text, context);
  if (bill) return bill;
  if (!OF_METER.test(text) || !/\?|\bhow (?:many|much)\b|\bcuant/.test(text) || frame.chemicals.length > 0) return undefined;
  const readings = readingsIn(text);
  const asked = isAsked(text);
  const unit = readings && countedIn(text, asked);
  if (!readings || !unit) return undefined;
  const { from, to, other } = readings;
  const used = to - from;
  const sum = `${shown(to, 2)} − ${shown(from, 2)} = ${figures(used)} ${unit.en}`;
  const price = costOf(text, used, unit);
  if (price)
    return result(context, { en: `$${price.cost.toFixed(2)}: ${sum}, at ${price.said}.`, es: `$${price.cost.toFixed(2)}: ${sum}, a ${price.said}.` }, { value: price.cost, unit: 'USD', inputs: { from, to } });
  if (TURNS.test(text) && unit.of === 'water') return turnsOf(used * unit.each, other.map((one) => one * unit.each), frame, context);
  if (other.length > 0) return undefined;
  const wanted = asked ?? unit;
  const value = (used * unit.each) / wanted.each;
  return result(context, {
    en: `${figures(value)} ${wanted.en}: ${sum}.`,
    es: `${figures(value, 'es')} ${wanted.es}: ${sum}.`,
  }, { value: used * unit.each, unit: unit.of === 'water' ? 'L' : 'kWh', inputs: { from, to } }); // prettier-ignore
}; // prettier-ignore

const TURNS = /\bhow many (?:turn-?overs|times)\b|\bcuantas (?:vueltas|veces)\b/;
const turnsOf = (litres: number, others: readonly number[], frame: Frame, context: Parameters<Sum>[1]): ReturnType<Sum> => {
  const volumeL = others.length === 1 ? others[0] : undefined;
  if (volumeL === undefined || frame.volumeL === undefined) return undefined;
  const turns = litres / volumeL;
  return result(context, {
    en: `${figures(turns)} turnovers: ${figures(litres / 3.785411784)} gallons went through.`,
    es: `${figures(turns, 'es')} vueltas: pasaron ${figures(litres / 3.785411784, 'es')} galones.`,
  }, { value: turns, unit: 'turnovers', inputs: { litres, volumeL } }); // prettier-ignore
};
