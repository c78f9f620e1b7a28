// A question about a dose is a frame: value, from, to, product, strength, water. What a follow-up fills or corrects is asked again with the rest.
import { languageOf } from '../../understanding/fold.ts';
import { type Frame, productOf, readMessage } from '../../understanding/frame.ts';
import { type Quantity, quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { doseQuestion, isAvoided, LOWERS, RAISES } from '../../skills/dosing/dose-question.ts';
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import { CHEMICAL_NAMES, type ChemicalName, PARAMETER_NAMES, type ParameterName } from '../../understanding/lexicon.ts';
import { finderOf } from '../../understanding/phrases.ts';
import { isOnlyParts } from '../../understanding/follow-up.ts';
import { plainOf } from '../aside-words.ts';
import { aimOf, aimText, besideText, type DoseAim } from '../dose-aim.ts';
import { CORRECTS, type Correction, correctionIn, IS_NOW, IS_WISH } from './said-again.ts';
import { ofNamed, ofOtherStart, ofWish } from './told-before.ts';
import { wishOf } from './wished.ts';

const REACHES = 5;
const MOST = 110;

/** The last frame that was asked or wished for, and how many turns back. */
function lastAim(earlier: readonly string[]): { aim: DoseAim; before: string } | undefined {
  for (const before of earlier.slice(0, REACHES)) {
    const aim = aimOf(before) ?? wishOf(before);
    if (aim) return { aim, before };
  }
  return undefined;
}

/** Strengths as labels give them. */
const STRENGTH_ONE =
  /\b(?:the|el|los|la|las|al|with|con|have|has|got|tengo|sell|sells|venden|hay|using|use|buy|bought|of the|del)(?: (?:only|solo|de|del|al|about))* (\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|por ciento)? ?(?:one|ones|kind|stuff|type|strength|version|flakes?|acid|bleach|jugs?|bottles?|acido|cloro|hojuelas?)?(?=[ ,.?!]|$)/;
const NAMED_STRENGTHS: ReadonlySet<number> = new Set([
  6, 7.5, 8.25, 10, 12, 12.5, 14.5, 15, 20, 28, 31.45, 34, 47, 48, 53, 56, 62, 65, 68, 70, 73, 74, 77, 90, 94, 99,
]);
const OF_SHARE =
  /\b(?:drain\w*|replac\w*|output|cell|full|left|vaci\w*|cambi\w*|celda|humidity|cloud\w*|lleno|llena|discount|off|sure|of the time)\b/;
function strengthIn(text: string, quantities: readonly Quantity[], aim: DoseAim): number | undefined {
  if (OF_SHARE.test(text)) return undefined;
  const percent = quantities.find(({ kind, value }) => kind === 'percent' && value >= 3 && value <= 100);
  if (percent) return percent.value;
  const bare = Number(STRENGTH_ONE.exec(text)?.[1] ?? Number.NaN);
  // "El de 31.45" is no pH, and "the 12.5" no other goal.
  const isOther =
    NAMED_STRENGTHS.has(bare) &&
    bare !== aim.to &&
    bare !== aim.from &&
    (bare % 1 !== 0 ||
      /\b(?:one|ones|kind|stuff|type|el de|los de|la de|es (?:del?|al)|hay (?:del?|al)|tengo (?:el )?(?:del?|al)|venden (?:el )?(?:del?|al)|compre (?:el )?(?:del?|al))\b/.test(
        text,
      ));
  return isOther && !(aim.parameter === 'ph' && bare >= 6 && bare <= 9) ? bare : undefined;
}

const ASKS_AMOUNT =
  /\b(?:how (?:much|many)|cuant[oa]s?|que cantidad|what(?:'s| is) the (?:dose|amount)|what do i (?:add|need)|whats? (?:the )?new (?:number|amount|dose))\b/;
const OF_OTHER =
  /\b(?:cost\w*|price|pay|should (?:it|that|my)|supposed|debe(?:ria)?|normal|long|often|time|hours?|days?|minutes?|weeks?|run|sun|rain|last\w*|swim|weigh|cuesta|cuestan|tiempo|dura|tarda|dias?|horas?|bags?|jugs?|bottles?|bolsas?|garrafas?|botellas?|cups?|tazas?|pounds?|libras?|kilos?|ounces?|onzas?|lower (?:my|the)|will (?:that|it)|does (?:that|it)|in (?:liters|gallons)|usually|normally|per (?:day|week)|too much|worth|left|better)\b/;
const BY_WATER: ReadonlySet<string> = new Set(['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm']);
const OF_WATER =
  /\b(?:gallons?|water|drain\w*|replac\w*|swap|exchange|dump|pump out|agua|galones|vaci\w*|cambi\w*|reemplaz\w*|sacar|tirar)\b/;
const WATER_NAMES: Readonly<Record<string, readonly [string, string]>> = {
  cyanuricAcidPpm: ['cya', 'el cya'], hardnessPpm: ['calcium hardness', 'la dureza de calcio'], saltPpm: ['salt', 'la sal'],
}; // prettier-ignore

/** "How many gallons does he need to replace": from what was told before. */
function waterText(aim: DoseAim): string | undefined {
  const { parameter, from, to, language, volumeL } = aim;
  const name = WATER_NAMES[parameter];
  if (!name || from === undefined || to === undefined || to >= from) return undefined;
  const size = volumeL === undefined ? '' : `${Math.round(volumeL / 3.785411784)} `;
  return language === 'es'
    ? `cuánta agua cambio para bajar ${name[1]} de ${from} a ${to}${size === '' ? '' : ` en ${size}galones`}`
    : `how much water do i replace to lower ${name[0]} from ${from} to ${to}${size === '' ? '' : ` in ${size}gallons`}`;
}

/** "7.2, that's what it reads" */
const READS = /\b(?:reads?|reading|measured|tested|marca|marco|medi|salio|dio)\b/;
/** "Sorry, 6.9": the figure that is closest to it was wrong. */
function nearest(aim: DoseAim, value: number): DoseAim | undefined {
  const gap = (given: number): number => Math.abs(Math.log((given + 0.1) / (value + 0.1)));
  const [slot] = (['from', 'to', 'delta'] as const)
    .filter((name) => aim[name] !== undefined)
    .toSorted((a, b) => gap(aim[a] ?? 0) - gap(aim[b] ?? 0));
  return slot && gap(aim[slot] ?? 0) < FAR ? { ...aim, [slot]: value } : undefined;
}
const FAR = 1;
const LEAST_WATER_L = 400;
/** A product that changes the value, and no other value beside it. */
function isOfAim(frame: Frame, aim: DoseAim, product: ProductId | undefined): boolean {
  if (frame.symptoms.length > 0 || frame.parameters.some((name) => name !== aim.parameter)) return false;
  if (product === undefined || product === aim.productId || doseQuestion(frame)?.parameter === aim.parameter) return true;
  return product === RAISES[aim.parameter] || product === LOWERS[aim.parameter];
}

function withProductOf(aim: DoseAim, { chemicals }: Frame, product: ProductId | undefined): DoseAim {
  const isVague = chemicals.some(({ name }) => name === 'chlorine' || name === 'acid');
  if (product === undefined || product === aim.productId || isVague) return { ...aim };
  const { strengthPercent: _strength, ...kept } = aim;
  return { ...kept, productId: product };
}

/** The part of the frame that was wrong, put right. */
function corrected(aim: DoseAim, { right, wrong }: Correction): DoseAim {
  if (wrong === aim.strengthPercent) return { ...aim, strengthPercent: right };
  if (wrong === aim.to) return { ...aim, to: right };
  return wrong === aim.delta ? { ...aim, delta: right } : { ...aim, from: right };
}

/** The level that is said: where the water is, or where it should go. */
function withLevel(text: string, aim: DoseAim, levels: readonly Quantity[]): DoseAim | undefined {
  const [level, ...others] = levels;
  if (others.length > 0) return undefined;
  if (!level || level.given === aim.from || level.given === aim.to || level.given === aim.delta) return aim;
  const lead = text.slice(0, level.at);
  const isNow = IS_NOW.test(lead) && !/\b(?:want|need|quiero)\b/.test(lead);
  if (isNow || (READS.test(text) && !IS_WISH.test(lead))) return { ...aim, from: level.given };
  if (!IS_WISH.test(lead)) return CORRECTS.test(text) && !ASKS_AMOUNT.test(text) ? nearest(aim, level.given) : undefined;
  const { delta: _delta, ...kept } = aim;
  return { ...kept, to: level.given };
}

/** The frame with what is said now; undefined where the message is about something else. */
function filled(text: string, frame: Frame, aim: DoseAim): DoseAim | undefined {
  const { quantities, chemicals } = frame;
  const [product] = chemicals
    .filter((one) => !isAvoided(frame, one))
    .map(({ name }) => productOf(name))
    .filter((id) => id in PRODUCTS);
  if (!isOfAim(frame, aim, product)) return undefined;
  const next = withProductOf(aim, frame, product);
  const water = quantities.find(({ kind, value }) => kind === 'volume' && value >= LEAST_WATER_L);
  if (water) next.volumeL = water.value;
  const correction = correctionIn(text);
  if (correction) return water ? next : corrected(next, correction);
  const strength = strengthIn(text, quantities, aim);
  // A strength belongs to what raises or lowers the value, also where that went without saying.
  const usual = isDown(aim) ? LOWERS[aim.parameter] : RAISES[aim.parameter];
  if (strength !== undefined) next.strengthPercent = strength;
  if (strength !== undefined && next.productId === undefined && usual) next.productId = usual;
  const isLevel = ({ kind, given }: Quantity): boolean => (kind === 'none' && given !== 1) || kind === 'ppm';
  return withLevel(
    text,
    next,
    quantities.filter((one) => isLevel(one) && one.given !== strength),
  );
}

const HAS_ONLY =
  /\b(?:only|all|just)\b.{0,14}\b(?:got|have|had|has|sells?|carry|carries|found|find|left)\b|\b(?:got|have|has|sells?|found)\b.{0,10}\b(?:only|just|is)\b|\b(?:solo|nada mas|lo unico)\b.{0,14}\b(?:tengo|hay|tienen|venden|queda|encontre)\b|\b(?:instead|en (?:vez|lugar))\b/;
const isDown = ({ from, to, direction }: DoseAim): boolean => (from !== undefined && to !== undefined ? to < from : direction === 'down');
const isChanged = (next: DoseAim, aim: DoseAim): boolean =>
  (['from', 'to', 'delta', 'productId', 'strengthPercent', 'volumeL'] as const).some((name) => next[name] !== aim[name]);

/** Undefined where no dose was talked about, or the message is a question of its own. */
export function refilled(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question).replace(/[?.! ]+$/, '');
  if (text.length > MOST) return undefined;
  const found = lastAim(earlier);
  if (!found) return ofOtherStart(question, text, earlier) ?? ofWish(question, text, earlier) ?? ofNamed(question, text, earlier);
  if (aimIsWhole(question)) return undefined;
  const { aim, before } = found;
  // A chain of new parts is put together elsewhere.
  const [last] = earlier;
  if (last !== undefined && isOnlyParts(last) && isOnlyParts(question)) return undefined;
  const asks = ASKS_AMOUNT.test(text) && !OF_OTHER.test(text) && asksOnlyDose(text);
  const language = languageOf(question, aim.language);
  const frame = readMessage(question);
  const own = ofMine(text, frame, aim, language);
  if (own !== undefined) return own;
  const next = filled(text, frame, aim);
  if (!next) return undefined;
  if (asksOnlyDose(text) && ASKS_AMOUNT.test(text) && OF_WATER.test(text) && BY_WATER.has(aim.parameter) && frame.chemicals.length === 0)
    return waterText({ ...next, language });
  const corrects = CORRECTS.test(text) || correctionIn(text) !== undefined;
  const isOfStrength =
    next.strengthPercent !== aim.strengthPercent &&
    quantitiesIn(text).every(({ kind, given }) => kind === 'percent' || given === next.strengthPercent || given === 1) &&
    !/\b(?:is|will|does|can|should|why|es|puedo|sirve)\b[^?]*\?$/.test(question);
  const isOfProduct = next.productId !== aim.productId && next.productId !== 'trichlor' && HAS_ONLY.test(text);
  // "Just looked at the sticker, it's 250 gal": the same for so much water.
  const isOfWater = aim.volumeL !== undefined && next.volumeL !== aim.volumeL && frame.quantities.length === 1 && !question.includes('?');
  const isMeant = asks || (isChanged(next, aim) && (corrects || isOfStrength || isOfProduct || isOfWater));
  const whole = isMeant ? aimText({ ...next, language }, waterSaid(text, before)) : undefined;
  return whole && `${whole}${besideText(readMessage(before).values, aim.parameter, language)}`;
}

const MINE = /\b(?:(?:with|for|in|on) (?:mine|my (?:own )?(?:pool|one))|(?:con|para|en) (?:la mia|mi (?:propia )?(?:piscina|alberca)))\b/;
const SAME = /\b(?:same|did that|do that|was|it'?s|how much|what about|lo mismo|igual|cuant[oa])\b/;
/** "And with mine, same numbers?" after another pool */
function ofMine(
  text: string,
  { quantities, parameters, chemicals, symptoms }: Frame,
  aim: DoseAim,
  language: DoseAim['language'],
): string | undefined {
  const isBare = [quantities, parameters, chemicals, symptoms].every(({ length }) => length === 0);
  if (aim.volumeL === undefined || !isBare || !MINE.test(text) || !SAME.test(text)) return undefined;
  const { volumeL: _volume, ...kept } = aim;
  return aimText({ ...kept, language });
}

/** In the unit that it was said in: "60,000 litros" */
function waterSaid(text: string, before: string): string | undefined {
  const isWater = ({ kind, value }: Quantity): boolean => kind === 'volume' && value >= LEAST_WATER_L;
  const water = quantitiesIn(text).find(isWater) ?? quantitiesIn(plainOf(before)).find(isWater);
  return water && `${water.given} ${water.unit}`;
}

const findChemicals = finderOf<ChemicalName>(CHEMICAL_NAMES);
const findParameters = finderOf<ParameterName>(PARAMETER_NAMES);
/** Words that ask for an amount, and for nothing else. */
const OF_AMOUNT = new Set(
  "how much many what whats what's is the a an dose amount number new do does i we he she they you need needs add put pour use take it its it's that this then so ok okay now well and but or for from to at in on of my his her their our pool spa tub water where start starting go going get there up down would should will be if same instead by target just only total all about roughly again whole today right with some more it'd wanted wants want has have replace swap drain dump exchange back draining replacing out gallons gallon liters ppm percent raise lower bring hit reach correct fix cuanto cuanta cuantos cuantas que cantidad le les pongo echo agrego pone echa necesito necesita uso falta entonces para de del a en la el lo los las mi su piscina alberca jacuzzi agua seria son es y pero si ahora hoy total mas con subir bajar llegar cambio cambiar vacio galones litros hay desde esta".split(
    ' ',
  ),
);
/** "How many fish can live in it?" asks for something else. */
function asksOnlyDose(text: string): boolean {
  const rest = [...quantitiesIn(text), ...findChemicals(text), ...findParameters(text)].reduce(
    (left, { at, end }) => `${left.slice(0, at)}${' '.repeat(end - at)}${left.slice(end)}`,
    text,
  );
  const isKnown = (word: string): boolean => word.length < 2 || OF_AMOUNT.has(word);
  return CORRECTS.test(text) || correctionIn(text) !== undefined || rest.split(/[^a-z']+/).every(isKnown);
}

/** It says the value and where it should go: nothing is missing. */
function aimIsWhole(question: string): boolean {
  const own = aimOf(question);
  if (!own || correctionIn(plainOf(question)) !== undefined) return false;
  return readMessage(question).parameters.length > 0 || own.from !== undefined;
}
