// How often the water of a hot tub is changed, by gallons, bathers and the customary third.
import type { Frame } from '../../understanding/frame.ts';
import { figures, gallons, shown } from '../numbers.ts';
import { fits, result, type Sum, volumeOf } from './sum.ts';

const CHANGES =
  /drain|change the water|water change|water (?:should|must|has to|needs to) be (?:changed|replaced)|replace|refill|how often|how many days|vaciar|cambi\w+|cada cuan[dt]o/;
/** "Gallons ÷ 3 ÷ bathers": the formula itself, in whatever words. */
const FORMULA =
  /(?:divided by|÷|\/|over|entre|dividid[oa]s? (?:por|entre)) ?3\b|\b(?:replacement|water[ -]change|drain)[ -]?(?:interval)? (?:formula|rule|equation)\b|\b(?:1[ -])?third (?:formula|rule|of the gallons)|\b(?:common|usual|customary|standard|drain(?:ing)?|water[ -]change) (?:formula|rule|interval)\b|\b(?:formula|regla) (?:comun|usual)\b/;
const ASKS_PEOPLE =
  /\bhow many (?:daily |more )?(?:bathers?|people|users?|swimmers?|soakers?|persons?|guests)\b|\bcuant[oa]s (?:banistas|personas|usuarios)\b|\b(?:what|which|how (?:big|large) (?:of )?an?|que|cual)(?: \w+){0,4} (?:bathers?|bather|bathing|user|people|swimmer|banistas?|usuarios)(?: (?:count|load|number|a day|per day|total))?\b/;
const ASKS_WATER =
  /\b(?:how many gallons|how big|what (?:spa |tub |pool )?size|size in gallons|what volume|cuantos galones|que volumen|que tamano)\b/;

const daysIn = (frame: Frame): number | undefined => {
  const time = frame.quantities.find(({ kind, unit }) => kind === 'time' && /day|dia|week|semana|month|mes/.test(unit));
  return time && time.value / 24;
};

const peopleIn = (frame: Frame): number | undefined => {
  const said = /\bsomos (\d+)\b|\b(\d+) of us\b|\bwe are (\d+)\b/
    .exec(frame.text)
    ?.slice(1)
    .find((figure) => figure !== undefined);
  // "Four kids and six adults"
  const groups = frame.quantities.filter(({ kind }) => kind === 'people');
  const [first, second] = groups;
  const isBoth =
    groups.length === 2 &&
    first &&
    second &&
    first.unit !== second.unit &&
    /^ (?:and|plus|y|mas) $/.test(frame.text.slice(first.end, second.at));
  if (isBoth) return first.given + second.given;
  return first?.given ?? (said === undefined ? undefined : Number(said));
};

export const spaDrain: Sum = (frame, context) => {
  const people = peopleIn(frame);
  const volumeL = volumeOf(frame, context);
  if (!people || !volumeL || !fits(frame, CHANGES)) return undefined;
  const days = gallons(volumeL) / 3 / people;
  return result(context, {
    en: `Every ${figures(days)} days: ${shown(gallons(volumeL), 0)} gallons ÷ 3 ÷ ${people} bathers a day.`,
    es: `Cada ${figures(days)} días: ${shown(gallons(volumeL), 0)} galones ÷ 3 ÷ ${people} personas al día.`,
  }, { value: days, unit: 'days', inputs: { volumeL, bathersPerDay: people } }); // prettier-ignore
};

/** Any of the three from the other two, where the formula is named. */
export const spaFormula: Sum = (frame, context) => {
  if (!FORMULA.test(frame.text)) return undefined;
  const [volumeL, people, days] = [frame.volumeL, peopleIn(frame), daysIn(frame)];
  if (volumeL !== undefined && days !== undefined && people === undefined && ASKS_PEOPLE.test(frame.text)) {
    const bathers = gallons(volumeL) / 3 / days;
    return result(context, {
      en: `${figures(bathers)} bathers a day: ${shown(gallons(volumeL), 0)} gallons ÷ 3 ÷ ${figures(days)} days.`,
      es: `${figures(bathers, 'es')} personas al día: ${shown(gallons(volumeL), 0, 'es')} galones ÷ 3 ÷ ${figures(days, 'es')} días.`,
    }, { value: bathers, unit: 'bathers', inputs: { volumeL, days } }); // prettier-ignore
  }
  if (volumeL === undefined && days !== undefined && people !== undefined && ASKS_WATER.test(frame.text)) {
    const gal = days * 3 * people;
    return result(context, {
      en: `${figures(gal)} gallons: ${figures(days)} days × 3 × ${people} bathers a day.`,
      es: `${figures(gal, 'es')} galones: ${figures(days, 'es')} días × 3 × ${people} personas al día.`,
    }, { value: gal * 3.785411784, unit: 'L', inputs: { days, bathersPerDay: people } }); // prettier-ignore
  }
  return volumeL !== undefined && people !== undefined ? spaDrain(frame, context) : undefined;
};
