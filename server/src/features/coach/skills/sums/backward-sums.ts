// Sums asked backward: what a level was before, what went in by what came out, how much water has to go.
import { alongEach, broughtBy } from './along-sums.ts';
import { tapOf, shareOf } from '../dosing/dilution-numbers.ts';
import { productName, valueName } from '../names.ts';
import { figures, gallons, shown } from '../numbers.ts';
import type { Frame } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { fits, one, PSI, result, type Sum } from './sum.ts';

const ONLY_WATER: readonly ParameterName[] = ['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm'];
const levelsIn = (frame: Frame): number[] =>
  frame.quantities.filter(({ kind, given }) => (kind === 'ppm' || kind === 'none') && given >= 10).map(({ given }) => given);
const waterValue = (frame: Frame): ParameterName | undefined => frame.parameters.find((name) => ONLY_WATER.includes(name));

const ASKS_BEFORE =
  /\b(?:what|how (?:much|high)|where|cuanto|cual)\b.{0,24}\b(?:was|were|did|had|stood|era|estaba|habia|tenia)\b.*\b(?:before|originally|at first|to (?:begin|start) with|earlier|beforehand|antes|al principio|original)\b|\b(?:before|original(?:ly)?|antes)\b[^.]{0,30}\?/;
/** "After a third was replaced it shows 54: what was it before?" */
const before: Sum = (frame, context) => {
  const [name, share, levels] = [waterValue(frame), shareOf(frame), levelsIn(frame)];
  const tap = tapOf(frame);
  const now = levels.find((level) => level !== tap);
  if (
    name === undefined ||
    share === undefined ||
    share <= 0 ||
    share >= 1 ||
    now === undefined ||
    levels.length > 2 ||
    !ASKS_BEFORE.test(frame.text)
  )
    return undefined;
  const was = (now - tap * share) / (1 - share);
  const label = { en: valueName(name, 'en'), es: valueName(name, 'es') };
  return result(context, {
    en: `It was about ${figures(was)} ppm of ${label.en}: ${figures(now)} is what ${figures((1 - share) * 100)}% of the old water brought along.`,
    es: `Eran unas ${figures(was, 'es')} ppm de ${label.es}: ${figures(now, 'es')} es lo que aportó el ${figures((1 - share) * 100, 'es')}% del agua de antes.`,
  }, { value: was, unit: 'ppm', inputs: { now, share } }); // prettier-ignore
};

const LOWERED = /\b(?:pump|drain|lower|drop|take|let|bring|vaci|baj|sac)\w*\b.{0,30}\b(?:down|by|out|level|nivel|por)?\b/;
/** "5 feet deep with straight walls, pumped down by 18 inches" */
const byDepth: Sum = (frame, context) => {
  const [name, levels] = [waterValue(frame), levelsIn(frame)];
  const [deep, drop] = frame.quantities
    .filter(({ kind }) => kind === 'length')
    .map(({ value }) => value)
    .toSorted((a, b) => b - a);
  const [level] = levels;
  if (name === undefined || level === undefined || levels.length > 1 || deep === undefined || drop === undefined || drop >= deep)
    return undefined;
  if (
    frame.quantities.length !== 3 ||
    !LOWERED.test(frame.text) ||
    !fits(frame, /\b(?:straight|vertical|flat|everywhere|throughout|constant|recta|plano|pareja)/)
  )
    return undefined;
  const left = level * (1 - drop / deep);
  return result(context, {
    en: `It comes to about ${figures(left)} ppm of ${valueName(name, 'en')}: ${figures((drop / deep) * 100)}% of the water is replaced, if the new water has none.`,
    es: `Queda en unas ${figures(left, 'es')} ppm de ${valueName(name, 'es')}: se cambia el ${figures((drop / deep) * 100, 'es')}% del agua, si la nueva no trae nada.`,
  }, { value: left, unit: 'ppm', inputs: { from: level, share: drop / deep } }); // prettier-ignore
};

const MUST_GO =
  /\b(?:gallons|liters|litres|galones|litros) (?:to|a|de agua a) (?:replace|drain|dump|swap|exchange|pump out|cambiar|vaciar)\b|\bhow many of (?:my|the|our|its|those) [\d.]+ (?:gallons|liters|litres)\b|\bhow (?:much water|many (?:gallons|liters|litres))\b.{0,30}\b(?:must|has to|have to|need to|should|do i|would)\b.{0,20}\b(?:go|come out|leave|drained?|replaced?|dumped?|pump out|swapp?(?:ed)? (?:out)?|exchanged?)\b|\bcuantos de (?:mis|los) [\d.]+ (?:galones|litros)\b/;
/** "Salt overshot to 4,800; 3,200 is what the cell likes. How many of my 16,000 gallons must go?" */
const mustGo: Sum = (frame, context) => {
  const [name, volumeL] = [waterValue(frame), frame.volumeL];
  const levels = levelsIn(frame).filter((level) => Math.abs(level * 3.785411784 - (volumeL ?? 0)) > 1);
  const [a, b] = levels;
  if (name === undefined || volumeL === undefined || a === undefined || b === undefined || a === b || levels.length > 2) return undefined;
  if (!MUST_GO.test(frame.text) || frame.quantities.some(({ kind }) => kind === 'percent') || tapOf(frame) > 0) return undefined;
  const share = 1 - Math.min(a, b) / Math.max(a, b);
  const litres = share * volumeL;
  return result(context, {
    en: `About ${shown(gallons(litres), 0)} gallons (${shown(litres, 0)} liters), ${figures(share * 100)}% of the water, if the fill water has no ${valueName(name, 'en')}. Drain only where local rules allow it.`,
    es: `Unos ${shown(gallons(litres), 0, 'es')} galones (${shown(litres, 0, 'es')} litros), el ${figures(share * 100, 'es')}% del agua, si la de llenado no trae ${valueName(name, 'es')}. Vacía solo donde lo permitan las normas locales.`,
  }, { value: litres, unit: 'L', inputs: { from: Math.max(a, b), to: Math.min(a, b), volumeL } }); // prettier-ignore
};

const BY_QUARTER = /\b25 ?(?:%|percent|por ciento)|\bpercent rule\b/;
const WHEN_CLEAN =
  /\b(?:what|how (?:much|many psi)|cuanto)\b[^.]*\b(?:when|while|right after|its|the|estando)\b[^.]*\b(?:clean|cleaning|limpi[oa])\b|\b(?:clean|starting) (?:reading|pressure)\b[^.]*\?/;
const AT_LIMIT = /\b(?:due|(?:clean(?:s|ed)?|backwash(?:es)?)\b[^.]{0,24}\bat|backwash(?:ed)? at|limit|reach\w*|toca|hay que limpiar)\b/;
/** "By the 25 percent rule it is due at 20 psi: what did it read when clean?" */
const cleanReading: Sum = (frame, context) => {
  const pressures = frame.quantities.filter(({ kind }) => kind === 'pressure');
  const [limit] = pressures;
  if (!limit || pressures.length > 1 || !BY_QUARTER.test(frame.text) || !WHEN_CLEAN.test(frame.text) || !AT_LIMIT.test(frame.text))
    return undefined;
  const clean = limit.value / 1.25;
  return result(context, {
    en: `It read ${figures(clean / PSI)} psi when clean: ${figures(limit.value / PSI)} ÷ 1.25.`,
    es: `Limpio marcaba ${figures(clean / PSI, 'es')} psi: ${figures(limit.value / PSI, 'es')} ÷ 1.25.`,
  }, { value: clean, unit: 'kPa', inputs: { limitKpa: limit.value } }); // prettier-ignore
};

const ASKED_PPM = /\bhow (?:many ppm|much)\b(?: of)?(.{0,40})/;
const ASKS_CHLORINE = /\b(?:free chlorine|fc|chlorine)\b/;
const ASKS_BESIDE = /\b(?:cya|cyanuric|stabili[sz]er|conditioner|calcium|hardness)\b/;
/** "CYA went up 30 by tablets alone: how much chlorine did they give?", and the other way round. */
const alongWith: Sum = (frame, context) => {
  const { productId: product, name: beside } = broughtBy(frame) ?? {};
  const levels = frame.quantities.filter(({ kind, given }) => kind === 'ppm' || (kind === 'none' && given >= 5));
  const asked = ASKED_PPM.exec(frame.text)?.[1] ?? '';
  const [level] = levels;
  if (
    !product ||
    !beside ||
    !level ||
    levels.length > 1 ||
    frame.volumeL !== undefined ||
    frame.quantities.some(({ kind }) => kind === 'mass')
  )
    return undefined;
  const each = alongEach(product);
  const wantsBeside = ASKS_BESIDE.test(asked);
  if (!wantsBeside && !ASKS_CHLORINE.test(asked)) return undefined;
  if (!frame.parameters.includes(beside)) return undefined;
  const value = wantsBeside ? level.given * each : level.given / each;
  const [chlorine, other] = wantsBeside ? [level.given, value] : [value, level.given];
  return result(context, {
    en: `About ${figures(value)} ppm: ${figures(chlorine)} ppm of free chlorine from ${productName(product, 'en')} goes with ${figures(other)} ppm of ${valueName(beside, 'en')}.`,
    es: `Unas ${figures(value, 'es')} ppm: ${figures(chlorine, 'es')} ppm de cloro libre de ${productName(product, 'es')} van con ${figures(other, 'es')} ppm de ${valueName(beside, 'es')}.`,
  }, { value, unit: 'ppm', inputs: { given: level.given } }); // prettier-ignore
};

const REAGENTS =
  /(?<![\d.])(\d+(?:\.\d+)?)(?: ppm)? (?:after|with|on|once) (?:the )?(?:reagents?|dpd|tablets?)\b[^?]*?(?<![\d.])(\d+\.\d+)(?: ppm)? (?:after|with|once|when|on)/;
/** "1.8 after reagents 1 and 2, 3.2 once reagent 3 is in: combined?" */
const byReagents: Sum = (frame, context) => {
  const [, first, second] = REAGENTS.exec(frame.text) ?? [];
  const [free, total] = [Number(first), Number(second)];
  if (first === undefined || !(total > free) || !fits(frame, /\b(?:combined|combinado|chloramines?|cc)\b/)) return undefined;
  return result(context, {
    en: `Combined chlorine is ${figures(total - free)} ppm: total (${figures(total)}) minus free (${figures(free)}).`,
    es: `El cloro combinado es ${figures(total - free, 'es')} ppm: total (${figures(total, 'es')}) menos libre (${figures(free, 'es')}).`,
  }, { value: total - free, unit: 'ppm', inputs: { freeChlorinePpm: free, totalChlorinePpm: total } }); // prettier-ignore
};

const GAUGE = /\bin (bars?|kpa|psi)\b[^?]*?(?<![\d.])(\d+(?:\.\d+)?)\b[^?]*\bin (bars?|kpa|psi)\b/;
const KPA: Readonly<Record<string, number>> = { bar: 100, bars: 100, kpa: 1, psi: PSI };
/** "The gauge is in bar and shows 1.4: what is that in psi?" */
const gaugeUnits: Sum = (frame, context) => {
  const [, from = '', said = '', to = ''] = GAUGE.exec(frame.text) ?? [];
  const [each, unit] = [KPA[from], KPA[to]];
  if (each === undefined || unit === undefined || from === to || frame.quantities.length !== 1 || one(frame, 'flow')) return undefined;
  const value = (Number(said) * each) / unit;
  return result(context, { en: `${said} ${from} = ${figures(value)} ${to}.`, es: `${said} ${from} = ${figures(value, 'es')} ${to}.` }, {
    value, unit: to, inputs: { given: Number(said) },
  }); // prettier-ignore
};

const ASKS_POOL =
  /\bhow (?:big|large|many gallons|many liters|much water)\b|\bwhat (?:is the )?(?:volume|size)\b|\bcuantos (?:galones|litros)\b|\bque tan grande\b/;
/** "65 gpm, and 8 hours give one turnover: how big is the pool?" */
const poolOfTurnover: Sum = (frame, context) => {
  const [flow, time] = [one(frame, 'flow'), one(frame, 'time')];
  if (!flow || !time || frame.volumeL !== undefined || !ASKS_POOL.test(frame.text)) return undefined;
  if (
    !fits(
      frame,
      /\b(?:1|one|a|single|full|complete|una) (?:full |complete |whole )?(?:turn-?over|vuelta)\b|\bturns? (?:it |the pool )?over once\b/,
    )
  )
    return undefined;
  const litres = flow.value * time.value * 60;
  return result(context, {
    en: `About ${shown(gallons(litres), 0)} gallons (${shown(litres, 0)} liters): that's what the pump moves in ${figures(time.value)} hours, and it's one turnover.`,
    es: `Unos ${shown(gallons(litres), 0, 'es')} galones (${shown(litres, 0, 'es')} litros): eso mueve la bomba en ${figures(time.value, 'es')} horas, y es una vuelta.`,
  }, { value: litres, unit: 'L', inputs: { flowLpm: flow.value, hours: time.value } }); // prettier-ignore
};

export const BACKWARD: readonly Sum[] = [poolOfTurnover, before, byDepth, mustGo, cleanReading, alongWith, byReagents, gaugeUnits];
