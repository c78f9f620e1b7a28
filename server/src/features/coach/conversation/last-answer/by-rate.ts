// "And to refill it with the hose, it does 9 a minute?": the water that was talked about, by what runs in or out of it each minute.
import { figures, volumeText } from '../../skills/numbers.ts';
import { inLanguage, reply, type Reply } from '../../skills/reply.ts';
import { fold } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { type Quantity, quantitiesIn } from '../../understanding/numbers/quantities.ts';
import type { After } from '../after.ts';
import { plainOf } from '../aside-words.ts';

const MOVES =
  /\b(?:re-?fill\w*|fill\w*|top(?:ping)? (?:it )?(?:up|off)|hose|spigot|drain\w*|empty\w*|pump(?:ing)? (?:it )?out|sump|submersible|put (?:it|that|the water) back|how long|llen\w*|rellen\w*|manguera|llave|vaci\w*|sacar(?:la)?|desagu\w*|cuanto (?:se )?(?:tarda|tiempo)|saca\b|sacando|volver(?:la)? a llenar|reponer)\b/;
const OF_PUMPING = /\b(?:turnover|turn over|filter|circulat\w*|vuelta|filtr\w*|recircul\w*)\b/;
const BARE_RATE =
  /(\d+(?:\.\d+)?) ?(?:(gall?ons?|gals?|galones|liters?|litres?|litros?|l)\b ?)?(?:of water )?(?:(?:per|a|an|each|every|\/|por|al?|cada) ?(?:one |1 )?(min(?:ute)?|minuto|h(?:ou)?r|hora)\b)/;
const L_PER_GAL = 3.785411784;
const MINUTES_PER_HOUR = 60;

/** L/min; a figure without a unit is in that of the talk */
function flowIn(text: string, isMetric: boolean): number | undefined {
  const said = quantitiesIn(text).find(({ kind }) => kind === 'flow');
  if (said) return said.value;
  const [, amount, unit = '', per = ''] = BARE_RATE.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const litres = Number(amount) * (unit.startsWith('l') || (unit === '' && isMetric) ? 1 : L_PER_GAL);
  return per.startsWith('h') ? litres / MINUTES_PER_HOUR : litres;
}

const PARTS: Readonly<Record<string, number>> = {
  half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, tenth: 10, mitad: 2, tercio: 3, cuarto: 4, quinto: 5, decimo: 10,
}; // prettier-ignore
const SHARE = new RegExp(
  String.raw`\b(?:(\d|two|three|dos|tres|una?|one|an?|la) )?(${Object.keys(PARTS).join('|')})s?\b(?! (?:an? |inch|hour|hp))`,
);
const COUNTS: Readonly<Record<string, number>> = { two: 2, dos: 2, three: 3, tres: 3 };
/** "A third of my pool", "40% of the water" */
function shareIn(text: string): number | undefined {
  const percent = quantitiesIn(text).find(({ kind, value }) => kind === 'percent' && value > 0 && value <= 100);
  if (percent && /\b(?:pool|water|it|piscina|alberca|agua)\b/.test(text)) return percent.value / 100;
  const [, count = '', part] = SHARE.exec(text) ?? [];
  return part === undefined ? undefined : (COUNTS[count] ?? (Number(count) || 1)) / (PARTS[part] ?? 1);
}

const LEAST_L = 150;
const isWater = ({ kind, value }: Quantity): boolean => kind === 'volume' && value >= LEAST_L;
const OF_WHOLE = /\b(?:all (?:of )?(?:it|the way)|completely|whole|entire|entera|toda|completa)\b/;

/** Litres that the question talks about. */
function waterIn(text: string, volumeL: number | undefined): number | undefined {
  const share = shareIn(text);
  const amount = quantitiesIn(text).find(isWater)?.value;
  if (share !== undefined) return (amount ?? volumeL) === undefined ? undefined : share * ((amount ?? volumeL) as number);
  return amount ?? (OF_WHOLE.test(text) ? volumeL : undefined);
}

const REACHES = 4;
const MOST = 110;
const METRIC = /\b(?:lit(?:er|re|ro)s?|lpm)\b/;
/** The time that water takes. A pump that only moves it round is another matter. */
export function byRate({ question, text, earlier, context, answerTo }: After): Reply | undefined {
  const isMetric = METRIC.test([text, ...earlier.slice(0, REACHES)].map(fold).join(' '));
  const flow = text.length > MOST || OF_PUMPING.test(text) ? undefined : flowIn(text, isMetric);
  if (flow === undefined || flow <= 0 || !MOVES.test(text)) return undefined;
  const { symptoms, parameters } = readMessage(question);
  if (symptoms.length > 0 || parameters.length > 0) return undefined;
  const volumeL = context.pool?.traits.volumeL;
  let litres = waterIn(text, undefined);
  for (const [at, before] of earlier.slice(0, REACHES).entries()) {
    if (litres !== undefined) break;
    const first = plainOf(before);
    if (OF_PUMPING.test(first) && !SHARE.test(first)) return undefined;
    const card = answerTo(before, earlier.slice(at + 1)).cards.find(({ kind }) => kind === 'water' || kind === 'volume');
    const share = card?.unit === '%' ? (card.value ?? 0) / 100 : card?.unit === 'fraction' ? (card.value ?? 0) : undefined;
    const ofCard =
      card?.kind === 'volume'
        ? card.value
        : (card?.amountL ?? (share === undefined ? undefined : share * Number(card?.inputs['volumeL'] ?? 0)));
    litres = ofCard !== undefined && ofCard > 0 ? ofCard : MOVES.test(fold(before)) ? waterIn(first, volumeL) : undefined;
  }
  if (litres === undefined) return undefined;
  const hours = litres / flow / MINUTES_PER_HOUR;
  const rate = isMetric
    ? `${figures(flow, context.language)} ${inLanguage(context, { en: 'liters per minute', es: 'litros por minuto' })}`
    : `${figures(flow / L_PER_GAL, context.language)} gpm`;
  const water = volumeText(litres, context);
  const long = inLanguage(
    context,
    hours < 2
      ? { en: `${figures(hours * MINUTES_PER_HOUR)} minutes`, es: `${figures(hours * MINUTES_PER_HOUR, 'es')} minutos` }
      : { en: `${figures(hours)} hours`, es: `${figures(hours, 'es')} horas` },
  );
  return reply(inLanguage(context, { en: `About ${long}: ${water} at ${rate}.`, es: `Unas ${long}: ${water} a ${rate}.` }), {
    cards: [{ kind: 'value', title: '', value: hours, unit: 'h', inputs: { volumeL: litres, flowLpm: flow } }],
  });
}
