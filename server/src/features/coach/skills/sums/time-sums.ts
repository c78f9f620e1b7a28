// What takes time: filling and draining with a hose, chlorine that fades by a share each day, and chlorine times time.
import { CRYPTOSPORIDIUM_CT } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { figures, gallons, shown } from '../numbers.ts';
import { unitText } from './from-tests/label-dose.ts';
import { fits, FT, GPM, one, result, type Sum } from './sum.ts';

/** "How long does a 9 gpm hose take to fill 12,000 gallons?" */
export const fillTime: Sum = (frame, context) => {
  const [volumeL, flow] = [frame.volumeL ?? one(frame, 'volume')?.value, one(frame, 'flow')?.value];
  if (
    !volumeL ||
    !flow ||
    !fits(frame, /\b(?:fill|filling|refill|hose|drain|draining|empty|emptying|pump out|submersible|llenar\w*|manguera|vaciar\w*)\b/) ||
    !fits(frame, /\b(?:how long|how many hours|hours|time|cuanto (?:tarda|tiempo)|cuantas horas)\b/) ||
    fits(frame, /turn-?over|backwash/)
  )
    return undefined;
  const hours = volumeL / flow / 60;
  return result(context, {
    en: `About ${figures(hours)} hours: ${shown(gallons(volumeL), 0)} gallons at ${figures(flow / GPM)} gpm.`,
    es: `Unas ${figures(hours, 'es')} horas: ${shown(gallons(volumeL), 0, 'es')} galones a ${figures(flow / GPM, 'es')} gpm.`,
  }, { value: hours, unit: 'h', inputs: { volumeL, flowLpm: flow } }); // prettier-ignore
};

const FADES = /\b(?:falls?|drops?|loses?|lost|losing|decays?|fades?|goes down|declines?|decreases?|pierde|baja|cae)\b/;
const EACH_DAY = /%? ?(?:of (?:it|its \w+|the \w+) )?(?:a|per|each|every|al|por|cada) (?:single )?(?:day|dia)\b|\bdaily\b|\bdiario\b/;
/** "4 ppm and falls 30% a day: what is left after 3 days?" */
export const fading: Sum = (frame, context) => {
  const [start, share] = [one(frame, 'ppm') ?? frame.quantities.find(({ kind }) => kind === 'none'), one(frame, 'percent')];
  const days = frame.quantities.find(({ kind, unit }) => kind === 'time' && /day|dia/.test(unit));
  if (!start || !share || !days || share.value >= 100 || !FADES.test(frame.text) || !EACH_DAY.test(frame.text)) return undefined;
  const left = start.given * (1 - share.value / 100) ** days.given;
  return result(context, {
    en: `${figures(left)} ppm: after each day ${figures(100 - share.value)}% is left, ${shown(days.given, 0)} times over.`,
    es: `${figures(left, 'es')} ppm: cada día queda ${figures(100 - share.value, 'es')}%, ${shown(days.given, 0, 'es')} veces seguidas.`,
  }, { value: left, unit: 'ppm', inputs: { startPpm: start.given, sharePercent: share.value, days: days.given } }); // prettier-ignore
};

const LASTS =
  /\bhow (?:long|many days)\b.*\b(?:last|left|until|before|run out|hold)\b|\b(?:cuanto|cuantos dias) (?:me )?(?:dura|tarda|aguanta|alcanza)/;
const LOST_DAILY =
  /\b(?:los[ei]\w*|drops?|uses?|using|pierd\w+|baj\w+|gast\w+)\b[^.]*?(\d+(?:\.\d+)?) ?(?:ppm )?(?:a|per|each|every|al|por|cada) (?:day|dia)\b/;
/** "How long will 5 ppm last if I lose 2 a day?" */
export const lasting: Sum = (frame, context) => {
  const loss = Number(LOST_DAILY.exec(frame.text)?.[1]);
  const start = frame.quantities.find(({ kind, given }) => (kind === 'ppm' || kind === 'none') && given !== loss && given <= 60);
  if (!loss || !start || !fits(frame, LASTS)) return undefined;
  const days = start.given / loss;
  return result(context, {
    en: `About ${figures(days)} days until it is at zero: ${figures(start.given)} ppm at ${figures(loss)} ppm a day. Add chlorine before it falls below its minimum for your stabilizer, not when it is gone.`,
    es: `Unos ${figures(days, 'es')} días hasta llegar a cero: ${figures(start.given, 'es')} ppm a ${figures(loss, 'es')} ppm al día. Agrega cloro antes de que baje del mínimo para tu estabilizador, no cuando se acabe.`,
  }, { value: days * 24, unit: 'h', inputs: { startPpm: start.given, lossPpmPerDay: loss } }); // prettier-ignore
};

const OF_CONTACT = /\bct\b|\bcontact (?:time|value)|\bcrypto\w*|tiempo de contacto|valor ct/;
const SAID_CT = /\bct(?: value| number| inactivation value)?(?: of| is| =| is about|:)? ?(\d{2,6}(?:\.\d+)?)|(\d{2,6}(?:\.\d+)?) ct\b/;

/** ppm · minutes: said, from a level and a time, or what Cryptosporidium takes. */
function contactIn(frame: Frame): { ct: number; levels: number[]; minutes: number | undefined } | undefined {
  const levels = frame.quantities.filter(({ kind }) => kind === 'ppm').map(({ given }) => given);
  const time = one(frame, 'time');
  const minutes = time && time.value * 60;
  const said = SAID_CT.exec(frame.text)
    ?.slice(1)
    .find((figure) => figure !== undefined);
  if (said !== undefined) return { ct: Number(said), levels, minutes };
  const [first] = levels;
  if (minutes !== undefined && first !== undefined) return { ct: first * minutes, levels: levels.slice(1), minutes: undefined };
  return fits(frame, /crypto/) && first !== undefined ? { ct: CRYPTOSPORIDIUM_CT, levels, minutes } : undefined;
}

const FOR_CRYPTO = {
  en: ' That holds at pH 7.5 or lower, 77 °F or warmer, and with 15 ppm of stabilizer or less.',
  es: ' Vale con pH de 7.5 o menos, 77 °F o más, y 15 ppm de estabilizador o menos.',
};
/** "CT of 15,300 at 40 ppm takes how many minutes?", "12.75 hours at 20 ppm: how long at 10?" */
export const contactSum: Sum = (frame, context) => {
  if (!OF_CONTACT.test(frame.text)) return undefined;
  const contact = contactIn(frame);
  if (!contact) return undefined;
  const { ct, levels, minutes } = contact;
  const [level] = levels;
  const inputs = { ct };
  if (level !== undefined && level > 0) {
    const needed = ct / level;
    const held = fits(frame, /crypto/) ? FOR_CRYPTO : { en: '', es: '' };
    return result(context, {
      en: `${figures(needed)} minutes (${figures(needed / 60)} hours) at ${figures(level)} ppm: CT is ppm × minutes, here ${shown(ct, 0)}.${held.en}`,
      es: `${figures(needed, 'es')} minutos (${figures(needed / 60, 'es')} horas) a ${figures(level, 'es')} ppm: CT es ppm × minutos, aquí ${shown(ct, 0, 'es')}.${held.es}`,
    }, { value: needed / 60, unit: 'h', inputs: { ...inputs, freeChlorinePpm: level } }); // prettier-ignore
  }
  if (minutes !== undefined && minutes > 0)
    return result(context, {
      en: `${figures(ct / minutes)} ppm for ${figures(minutes)} minutes: CT is ppm × minutes, here ${shown(ct, 0)}.`,
      es: `${figures(ct / minutes, 'es')} ppm por ${figures(minutes, 'es')} minutos: CT es ppm × minutos, aquí ${shown(ct, 0, 'es')}.`,
    }, { value: ct / minutes, unit: 'ppm', inputs: { ...inputs, minutes } }); // prettier-ignore
  return fits(frame, /\bct\b|contact/)
    ? result(context, {
        en: `The CT is ${shown(ct, 0)}: ppm × minutes.`,
        es: `El CT es ${shown(ct, 0, 'es')}: ppm × minutos.`,
      }, { value: ct, unit: 'ppm·min', inputs }) // prettier-ignore
    : undefined;
};

const SPEED = /(\d+(?:\.\d+)?) ?(?:fps|ft\/s(?:ec)?|(?:feet|foot|ft) (?:per|a) sec(?:ond)?|pies (?:por|al) segundo)/;
/** gpm that flow through one square foot at one foot a second */
const GPM_PER_FT3S = 448.831;
/** "How many gpm is 6 feet per second in 2-inch pipe?" */
export const pipeFlow: Sum = (frame, context) => {
  const speed = Number(SPEED.exec(frame.text)?.[1]);
  const bore = frame.quantities.find(({ kind, unit }) => kind === 'length' && /in|"|pulg/.test(unit));
  if (!(speed > 0) || !bore || one(frame, 'flow')) return undefined;
  const gpm = speed * Math.PI * (bore.value / FT / 2) ** 2 * GPM_PER_FT3S;
  return result(context, {
    en: `${figures(gpm)} gpm (${figures(gpm * GPM)} L/min), if the pipe is ${shown(bore.given, 2)} inches inside.`,
    es: `${figures(gpm, 'es')} gpm (${figures(gpm * GPM, 'es')} L/min), si el tubo mide ${shown(bore.given, 2, 'es')} pulgadas por dentro.`,
  }, { value: gpm * GPM, unit: 'L/min', inputs: { innerDiameterMm: bore.value * 1000, feetPerSecond: speed } }); // prettier-ignore
};

const AS_MUCH =
  /\bas much\b|\bsame\b|\bequal\w*|\bequivalent\b|\binstead of\b|\breplaces?\b|\bdo(?:es)? the (?:same )?(?:work|job) of\b|\bstands? in for\b|\bmatch\w*|\bigual|\bequival\w+|\ben lugar de\b|\breemplaza\w*/;
/** "How many pounds of 73% give as much chlorine as 10 lb of 65%?": one product in two strengths. */
export const otherStrength: Sum = (frame, context) => {
  const amount = frame.quantities.find(({ kind, value }) => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value < 400));
  const percents = frame.quantities.filter(({ kind }) => kind === 'percent');
  const isOneProduct = new Set(frame.chemicals.map(({ name }) => name).filter((name) => name !== 'chlorine')).size <= 1;
  if (!amount || percents.length !== 2 || !isOneProduct || frame.bound.some(({ role }) => role === 'to') || !AS_MUCH.test(frame.text))
    return undefined;
  const own = percents.find(({ at }) => at >= amount.end && at - amount.end < 24) ?? percents[0];
  const other = percents.find((one) => one !== own);
  if (!own || !other || other.value <= 0) return undefined;
  const given = (amount.given * own.value) / other.value;
  return result(context, {
    en: `${figures(given)} ${unitText(amount.unit, given)} of ${figures(other.value)}%: ${figures(amount.given)} × ${figures(own.value)} ÷ ${figures(other.value)}.`,
    es: `${figures(given, 'es')} ${unitText(amount.unit, given)} al ${figures(other.value, 'es')}%: ${figures(amount.given, 'es')} × ${figures(own.value, 'es')} ÷ ${figures(other.value, 'es')}.`,
  }, { value: given, unit: amount.unit, inputs: { given: amount.given, fromPercent: own.value, toPercent: other.value } }); // prettier-ignore
};
