// "Bucket went down 1/4, pool 1/2": what the bucket test says about a leak.
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import { shown } from '../skills/numbers.ts';
import type { After } from './after.ts';

const OF_LEAK = /\b(?:leak\w*|bucket|losing|loses|lost|lose|water level|fuga|cubeta|balde|pierde|perdiendo|goteo)\b/;
const BUCKET = /\b(?:bucket|pail|cubeta|balde|cubo)\b/;
const POOL = /\b(?:pool|piscina|alberca|water line|waterline)\b/;
const SAME =
  /\b(?:both|each|the two|they|las dos|los dos|ambas|ambos)\b.*\b(?:same|equal\w*|even|igual|lo mismo|parejo)\b|\b(?:same|equal)(?: amount| drop)?\b.*\b(?:both|bucket)\b|\b(?:bajaron|dropped|went down|fell) (?:lo mismo|igual|the same)\b/;
const MORE = /\bpool\b.{0,30}\b(?:more|faster|further)\b|\b(?:piscina|alberca)\b.{0,30}\bmas\b/;
const AMOUNT = String.raw`(\d+(?:\.\d+)?(?: ?\/ ?\d+)?|half|quarter|a half|medio|media|cuarto|nothing|nada|zero|cero)`;
const UNIT = /\b(?:cm|centimetros?|mm|milimetros?)\b/;

function amountOf(said: string): number | undefined {
  const [whole, part] = said.replaceAll(' ', '').split('/').map(Number);
  if (/\d/.test(said)) return part ? (whole ?? 0) / part : whole;
  if (/nothing|nada|zero|cero/.test(said)) return 0;
  return /quarter|cuarto/.test(said) ? 0.25 : 0.5;
}

/** The figure that belongs to a word: the first after it, before the other is named. */
function dropOf(text: string, name: RegExp, other: RegExp): number | undefined {
  const found = name.exec(text);
  const rest = found ? text.slice(found.index + found[0].length).split(other)[0] : undefined;
  const said = rest === undefined ? undefined : new RegExp(String.raw`(?<!\w)${AMOUNT}(?!\w)`).exec(rest.replace(/\b(\d+) and (?:a )?half\b/, '$1.5').replace(/\ban inch\b/, '1 inch'))?.[1];
  return said === undefined ? undefined : amountOf(said);
} // prettier-ignore

const NEXT = {
  en: 'Next, find where: repeat it once with the pump running and once with it off. More with the pump on points to the pressure side of the plumbing, more with it off to the suction side, the same both ways to the shell. Look for wet spots at the equipment pad, and with the pump off squeeze a little dye near the skimmer, returns, light and cracks: it gets pulled in where water leaves. If you can’t find it, call a leak detection company.',
  es: 'Ahora busca dónde: repítela una vez con la bomba encendida y otra apagada. Si pierde más encendida, suele ser la tubería de retorno; más apagada, la de succión; igual de las dos formas, el vaso. Busca partes mojadas junto al equipo y, con la bomba apagada, pon un poco de tinte cerca del skimmer, los retornos, la luz y las grietas: se va por donde sale el agua. Si no la encuentras, llama a una empresa de detección de fugas.',
};

const noLeak = ({ context }: After): Reply =>
  reply(
    inLanguage(context, {
      en: 'Pool and bucket dropped the same, so that’s evaporation and no leak as far as this test can tell. Repeat it with the pump off if it was on (or the other way round), because a pipe can leak only under pressure. A cover or less spray from water features cuts evaporation.',
      es: 'La piscina y la cubeta bajaron lo mismo: es evaporación, y por esta prueba no hay fuga. Repítela con la bomba apagada si estaba encendida (o al revés), porque una tubería puede perder solo con presión. Una cubierta o menos chorros reducen la evaporación.',
    }),
  );

function leaks(text: string, difference: number | undefined, after: After): Reply {
  const isMetric = UNIT.test(text);
  const [en, es] = isMetric ? (/\bmm|mili/.test(text) ? ['mm', 'mm'] : ['cm', 'cm']) : ['inch', 'pulgadas'];
  const figure = difference === undefined ? '' : shown(difference, 2, after.context.language);
  const by = difference === undefined ? { en: '', es: '' } : { en: ` by ${figure} ${en}`, es: ` ${figure} ${es}` };
  return reply(
    inLanguage(after.context, {
      en: `The pool lost more than the bucket${by.en}: evaporation takes the same from both, so the difference is most likely a leak. ${NEXT.en}`,
      es: `La piscina bajó${by.es} más que la cubeta: la evaporación es igual en las dos, así que lo demás es casi seguro una fuga. ${NEXT.es}`,
    }),
  );
}

/** Undefined where no result of the test is told. */
export function ofBucket(after: After): Reply | undefined {
  const { text, earlier, question } = after;
  if (question.includes('?') || !OF_LEAK.test(earlier.slice(0, 3).join(' ').toLowerCase())) return undefined;
  if (SAME.test(text)) return noLeak(after);
  if (!BUCKET.test(text) || !POOL.test(text)) return undefined;
  const [bucket, pool] = [dropOf(text, BUCKET, POOL), dropOf(text, POOL, BUCKET)];
  if (bucket === undefined || pool === undefined) return MORE.test(text) ? leaks(text, undefined, after) : undefined;
  if (Math.abs(pool - bucket) < 0.04) return noLeak(after);
  if (pool > bucket) return leaks(text, pool - bucket, after);
  return reply(
    inLanguage(after.context, {
      en: 'The bucket lost more than the pool, so this run doesn’t count: rain, the autofill or splashing changed one of them. Turn the autofill off, set the bucket on a step so it sits in the pool water, and repeat it for 24 hours without rain.',
      es: 'La cubeta bajó más que la piscina, así que esta prueba no cuenta: la lluvia, el autollenado o las salpicaduras cambiaron una de las dos. Cierra el autollenado, pon la cubeta en un escalón dentro del agua y repítela 24 horas sin lluvia.',
    }),
  );
}
