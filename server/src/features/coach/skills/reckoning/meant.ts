// What a percentage, a strength, a number with a name and a length near pressures mean in the sum.
import { NONE } from './dimension.ts';
import type { Meaning, Measure } from './measures.ts';
import { FOOT_OF_WATER, METER_OF_WATER } from './units.ts';

export const HEADS: Readonly<Record<string, number>> = { feet: FOOT_OF_WATER, meters: METER_OF_WATER, inches: FOOT_OF_WATER / 12 };

const OF_IT = /^ ?(?:of|del?)\b/;
const AS_SET_AFTER = /^ ?(?:output|duty|capacity|power|setting|run ?time|of|on time|de (?:la )?(?:capacidad|produccion))\b/;
const AS_SET_BEFORE =
  /\b(?:at|set (?:to|at|on)|runs? at|output(?: is| of| at| to)?|turned (?:down )?to|dialed to|saves?|setting(?: of| is)?|al|ahorra) $/;
const EFFICIENCY_AFTER = /^ ?(?:efficien\w*|eficien\w*|(?:thermal|fuel|overall|pump|wire-to-water) efficien\w*|de eficien\w*)/;
const EFFICIENCY_BEFORE = /\b(?:efficien\w*|eficien\w*)(?: of| is| at|:| de| es)?(?: only| about)? $/;
const LIQUID_CHLORINE =
  /\b(?:hypochlorite|bleach|liquid chlorine|sodium hypochlorite|chlorine|cloro liquido|hipoclorito de sodio|lejia|cloro|liquid)\b/;
const PRODUCT_AFTER =
  /^ ?by volume\b|^ ?(?:available |trade[- ]strength |\(?trade\)? |by volume |liquid |granular |stabilized )*(?:chlorine|bleach|sodium|hypo\w*|cal[- ]?hypo\w*|calcium|dichlor|trichlor|chlor\w*|muriatic|acid|solution|tablets?|tabs|cloro|lejia|acido|hipoclorito|dicloro|tricloro)\b/;
const PRODUCT_BEFORE =
  /\b(?:cal[- ]?hypo\w*|dichlor|trichlor|bleach|chlorine|tablets?|tabs|hypochlorite|cloro|tricloro|dicloro|hipoclorito(?: de (?:calcio|sodio))?)(?: at| of| is| al| de)? ?\(?$/;
const MORE_AFTER = /^ ?(?:above|over|higher than|more than|greater than|mas que|por encima)\b/;
const LESS_AFTER = /^ ?(?:below|under|lower than|less than|menos que|por debajo)\b/;
const IS_BEFORE = /\d[^.;?]{0,14} (?:is|was|reads?|es|esta)(?: now| about)? $/;
/** "24 psi is 60% above …": what it is above is asked for; "60% above 15 psi" is what is asked for. */
function moreOrLess(text: string, measure: Measure, share: number): Measure | undefined {
  const after = text.slice(measure.end);
  const by = MORE_AFTER.test(after) ? share : LESS_AFTER.test(after) ? -share : undefined;
  if (by === undefined) return undefined;
  const power = IS_BEFORE.test(text.slice(0, measure.at)) ? -1 : 1;
  const said = `(100% ${by < 0 ? '−' : '+'} ${measure.en})`;
  return { ...measure, en: said, es: said, meanings: [{ dimension: NONE, value: 1 + by, cost: 0, power }] };
}

const ACID = /^ ?(?:muriatic|acid|calcium(?! hypo)|acido)/;

/** Of a pump's speed: what power and head make of it is no share. */
const OF_SPEED = /^ ?(?:of )?(?:(?:full|its|the|maximum|top|la|su) )*(?:speed|velocidad|rpm)\b/;
/** What a percentage is of; the measure without a meaning where nothing says. */
function percentMeant(text: string, measure: Measure): Measure {
  const [after, before] = [text.slice(measure.end), text.slice(0, measure.at)];
  const share = measure.meanings[0]?.value ?? 0;
  if (OF_SPEED.test(after) || /\bspeed(?: of| is| at| to| by| al?)* $/.test(before)) return { ...measure, meanings: [] };
  if (EFFICIENCY_AFTER.test(after) || EFFICIENCY_BEFORE.test(before)) return { ...measure, conversion: 'efficiency' };
  if (PRODUCT_AFTER.test(after) || PRODUCT_BEFORE.test(before)) {
    if (ACID.test(after)) return { ...measure, optional: !/\bppm\b|mg\/l/.test(text), meanings: [] };
    const named = `${before.slice(-24)} ${after.slice(0, 24)}`;
    const isSolid = /\b(?:cal[- ]?hypo\w*|dichlor|trichlor|tablets?|tabs|granular|dicloro|tricloro|hipoclorito de calcio|calcium)\b/.test(named);
    const isLiquid = LIQUID_CHLORINE.test(named) || /^ ?by volume\b/.test(after);
    const meaning: Meaning = isSolid || !isLiquid ? { dimension: { A: 1, M: -1 }, value: share, cost: 0 } : { dimension: { A: 1, V: -1 }, value: share * 1e6, cost: 0 };
    // Where no level and nothing active is asked for, it only says which product.
    return /\bppm\b|mg\/l|available|active|free chlorine|disponible|activo|cloro libre/.test(text) ? { ...measure, meanings: [meaning] } : { ...measure, optional: true, meanings: [] };
  }
  const compared = moreOrLess(text, measure, share);
  if (compared) return compared;
  return OF_IT.test(after) || AS_SET_AFTER.test(after) || AS_SET_BEFORE.test(before) ? { ...measure, meanings: [{ dimension: NONE, value: share, cost: 0, power: 1 }] } : { ...measure, meanings: [] };
} // prettier-ignore

const SPECIFIC_GRAVITY = /\b(?:specific gravity|sg|s\.g\.|gravedad especifica|densidad relativa)(?: (?:of|is|de|es))? ?$/;
const COP = /\b(?:cop|coefficient of performance)(?: (?:of|is|de|es))? ?$/;
const G_PER_M3 = 8.34 * 453.59237 / 0.003785411784; // prettier-ignore
/** A number without a unit that a word in front of it explains. */
function namedBefore(text: string, measure: Measure): Measure | undefined {
  const before = text.slice(0, measure.at);
  if (SPECIFIC_GRAVITY.test(before))
    return { ...measure, kind: 'unit', en: `${measure.en} × 8.34 lb per gallon`, es: `${measure.es} × 8.34 lb por galón`, meanings: [{ dimension: { M: 1, L: -3 }, value: measure.given * G_PER_M3, cost: 0 }] };
  if (COP.test(before)) return { ...measure, kind: 'percent', conversion: 'cop', en: `COP ${measure.en}`, es: `COP ${measure.es}`, meanings: [{ dimension: NONE, value: measure.given, cost: 0 }] };
  return undefined;
} // prettier-ignore

/** Every number as the sum takes it. */
export const meant = (text: string, measures: readonly Measure[]): Measure[] =>
  measures.map((measure) => {
    if (measure.kind === 'percent') return percentMeant(text, measure);
    if (measure.kind === 'unit') return asHead(text, measure);
    return namedBefore(text, measure) ?? measure;
  });

/** Where pressures are spoken of, feet may be feet of water. */
export const OF_PRESSURE = /\b(?:head|tdh|psi|kpa|bars?|horse ?power|bhp|pressure|friction|vacuum|mercury|inhg|presion|carga|columna)\b/;
function asHead(text: string, measure: Measure): Measure {
  const [first] = measure.meanings;
  if (!first || !OF_PRESSURE.test(text)) return measure;
  const perUnit = HEADS[measure.amount?.en ?? ''];
  if (perUnit === undefined || first.dimension['L'] !== 1 || Object.keys(first.dimension).length > 1) return measure;
  return { ...measure, meanings: [...measure.meanings, { dimension: { E: 1, L: -3 }, value: measure.given * perUnit, cost: 0.3 }] };
}
