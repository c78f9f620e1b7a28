// What a level comes to after part of the water was replaced by water that brings some of it along.
import type { Frame } from '../../understanding/frame.ts';
import { inFigures } from '../../understanding/fold.ts';
import { quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { withoutTypos } from '../../understanding/typos/typos.ts';
import { valueName } from '../names.ts';
import { figures } from '../numbers.ts';
import { result, type Sum } from './sum.ts';

const REPLACES =
  /\b(?:replac\w*|swap\w*|exchang\w*|drain\w*|refill\w*|chang(?:e|ed|es|ing)|top(?:ped|ping)? (?:up|off|it)|dump\w*|cambi\w*|reemplaz\w*|vaci\w*|dren\w*|rellen\w*)\b/;
const ASKS_AFTER =
  /\b(?:new|resulting|final|end up|ends up|come(?:s)? (?:out )?to|after(?:ward)?s?|then|now|will (?:it|the|my|hardness|calcium|cya|salt|ta|alkalinity|tds)|result|read(?:ing)?|what (?:is|does|will|should)|queda|quedaria|despues|nuev[ao]|resultado|final)\b/;
const ASKS_SHARE =
  /\b(?:how (?:much|many)(?: \w+){0,4} (?:drain|replace|swap|exchange|change|water|gallons|go|come out)|what (?:percent\w*|share|fraction|part|portion)|que (?:porcentaje|parte)|cuant[ao]s? (?:agua|galones|litros)|before\?|originally|was it|antes)\b/;
const AGAIN = /\b(?:twice|again|then another|two times|three times|each (?:week|month)|every (?:week|month)|otra vez|dos veces|weekly)\b/;

const PARTS_OF: Readonly<Record<string, number>> = {
  half: 2, halves: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fourth: 4, fourths: 4, fifth: 5, fifths: 5, sixth: 6, eighth: 8, eighths: 8, tenth: 10, tenths: 10, mitad: 2, tercio: 3, tercios: 3, cuarto: 4, cuartos: 4,
  quinto: 5, quintos: 5, decimo: 10, decimos: 10,
}; // prettier-ignore
const FRACTION = new RegExp(
  String.raw`\b(?:(\d|a|an|un|una|la) )?(${Object.keys(PARTS_OF).join('|')})\b(?! (?:a day|inch|cup|gallon|pound|hour))`,
  'g',
);

interface Share {
  share: number;
  /** without the words that told it */
  rest: string;
}
/** "One third", "2/5", "40%" */
function shareOf(text: string): Share | undefined {
  const percents = [...text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?) ?%/g)];
  const fractions = [...text.matchAll(FRACTION)];
  const written = /(?<![\d./])(\d)\/(\d)(?![\d/])/.exec(text);
  if (percents.length + fractions.length + (written ? 1 : 0) !== 1) return undefined;
  const [found] = percents[0] ?? fractions[0] ?? written ?? [];
  const share = percents[0]
    ? Number(percents[0][1]) / 100
    : written
      ? Number(written[1]) / Number(written[2])
      : (Number(fractions[0]?.[1]) || 1) / (PARTS_OF[fractions[0]?.[2] ?? ''] ?? 1);
  return found !== undefined && share > 0 && share < 1 ? { share, rest: text.replace(found, ' ') } : undefined;
}

const OF_NEW =
  /\b(?:(?:tap|fill|source|hose|city|new|fresh|replacement|make-?up|refill|well|municipal|incoming) ?-?water|tap|hose|(?:re)?fill(?:ed|ing)? (?:it )?with water|(?:with|by|for) (?:other |softer )?water|agua (?:de (?:la )?(?:llave|llenado|red|pozo|manguera)|nueva)|con agua|la llave)\b[^.;?\d]{0,40}?$/;
const OF_NEW_AFTER =
  /^ ?(?:ppm )?(?:(?:of )?(?:hardness|calcium|ch|salt|cya|dureza|calcio|sal) )?(?:in|from|out of|en|de) (?:the |my |our |la |el )?(?:tap|fill|hose|source|city|new|well|llave|agua (?:de llenado|nueva))\b/;
const NAMED =
  /\b(?:hardness|calcium|ch|cya|cyanuric|stabili[sz]er|conditioner|salt|salinity|tds|dissolved solids|alkalinity|ta|borates?|phosphates?|nitrates?|copper|iron|bromide|dureza|calcio|estabilizador|sal|alcalinidad|solidos)\b/;

/** "CH 620; a third is replaced with fill water testing 120: new CH?" */
export const afterRefill: Sum = (frame: Frame, context) => {
  const raw = withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language));
  if (!REPLACES.test(raw) || !ASKS_AFTER.test(raw) || ASKS_SHARE.test(raw) || AGAIN.test(raw) || !NAMED.test(raw)) return undefined;
  const told = shareOf(raw);
  if (!told) return undefined;
  const { share, rest } = told;
  const numbers = quantitiesIn(rest).filter(({ kind }) => kind !== 'volume' && kind !== 'time');
  const levels = numbers.filter(({ kind, given }) => (kind === 'ppm' || kind === 'ppb' || kind === 'none') && given >= 0);
  if (levels.length !== 2 || numbers.length !== 2) return undefined;
  const ofNew = levels.filter(
    ({ at, end }, index) => OF_NEW.test(rest.slice(levels[index - 1]?.end ?? 0, at)) || OF_NEW_AFTER.test(rest.slice(end)),
  );
  const [fill] = ofNew;
  const from = levels.find((one) => one !== fill);
  if (!fill || !from || ofNew.length !== 1) return undefined;
  const after = from.given * (1 - share) + fill.given * share;
  const name = frame.parameters.find((one) => one !== 'temperatureC');
  const label = name ? { en: ` of ${valueName(name, 'en')}`, es: ` de ${valueName(name, 'es')}` } : { en: '', es: '' };
  return result(context, {
    en: `It comes to about ${figures(after)} ppm${label.en}: ${figures((1 - share) * 100)}% of the water at ${figures(from.given)} and ${figures(share * 100)}% at ${figures(fill.given)}.`,
    es: `Queda en unas ${figures(after, 'es')} ppm${label.es}: ${figures((1 - share) * 100, 'es')}% del agua con ${figures(from.given, 'es')} y ${figures(share * 100, 'es')}% con ${figures(fill.given, 'es')}.`,
  }, { value: after, unit: 'ppm', inputs: { from: from.given, fill: fill.given, share } }); // prettier-ignore
};
