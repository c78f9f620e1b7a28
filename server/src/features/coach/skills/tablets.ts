// "How many tablets a week?": from how fast this pool loses its chlorine.
import { dose, effect } from '@limpid/chemistry';
import type { Frame } from '../understanding/frame.ts';
import { countText, figures, levelFigure, volumeText } from './numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';
import { dailyShares, middle } from './runs-out.ts';

/** A usual 3-inch tablet. */
const TABLET_G = 227;
const PER_WEEK = /\b(?:per|a|each|every) week\b|\bweekly\b|\b(?:por|a la|cada) semana\b|\bsemanal\w*/;

const TABLET = String.raw`(?:3[ -]?(?:inch|in|pulgadas?) )?(?:chlorine |trichlor )?(?:tabs?|tablets?|pucks?|pastillas?|tabletas?)`;
const EACH = String.raw`(?:per|a|each|every|por|a la|cada) (week|month|semana|mes)`;
const RATES = [new RegExp(String.raw`(\d+(?:\.\d+)?) ${TABLET} ${EACH}`), new RegExp(String.raw`${TABLET}[ ,]*(\d+(?:\.\d+)?) ${EACH}`)];
const PERIOD =
  /\b(?:in|after|over|per|en|tras|al) (?:a |an |one |the |un |una )?(\d+(?:\.\d+)? )?(weeks?|months?|years?|semanas?|mes(?:es)?|anos?)\b/g;
const WEEKS: Readonly<Record<string, number>> = { w: 1, s: 1, m: 365.25 / 12 / 7, y: 365.25 / 7, a: 365.25 / 7 };
const weeksOf = (unit: string) => WEEKS[unit.charAt(0)] ?? 1;

/** "2 tabs a week, how much does CYA go up in a month": what they bring along. */
function bringAlong({ text, volumeL: given }: Frame, context: CoachContext): Reply | undefined {
  const [, count, each] = RATES.map((rate) => rate.exec(text)).find((match) => match !== null) ?? [];
  const volumeL = given ?? context.pool?.traits.volumeL;
  if (count === undefined || each === undefined || volumeL === undefined) return undefined;
  const [, many = '1', unit = each] = [...text.matchAll(PERIOD)].at(-1) ?? [];
  const tablets = (Number(count) / weeksOf(each)) * Number(many) * weeksOf(unit);
  const water = { ph: 7.5, alkalinityPpm: 100, cyanuricAcidPpm: 30, freeChlorinePpm: 0 };
  const one = effect({ volumeL, water, additions: [{ productId: 'trichlor', amountG: TABLET_G }] });
  const [cya, chlorine] = [tablets * (one.cyanuricAcidPpm - water.cyanuricAcidPpm), tablets * one.freeChlorinePpm];
  const where = volumeText(volumeL, context);
  return reply(
    inLanguage(context, {
      en: `About ${figures(cya)} ppm of stabilizer (CYA) in ${where}: ${figures(tablets)} tablets of 8 oz (3 inches) in that time. They also bring ${figures(chlorine)} ppm of chlorine altogether. CYA leaves only with the water, so test it monthly.`,
      es: `Unas ${figures(cya, 'es')} ppm de estabilizador (CYA) en ${where}: ${figures(tablets, 'es')} tabletas de 8 oz (3 pulgadas) en ese tiempo. También suman ${figures(chlorine, 'es')} ppm de cloro en total. El CYA solo se va con el agua: mídelo cada mes.`,
    }),
    { cards: [{ kind: 'value', title: 'trichlor', value: cya, unit: 'ppm', inputs: { volumeL, tablets } }] },
  );
}

export function answerTablets(frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  const brought = frame.parameters.includes('cyanuricAcidPpm') ? bringAlong(frame, context) : undefined;
  if (brought) return brought;
  const isAsked = frame.chemicals.some(({ name }) => name === 'trichlor') && PER_WEEK.test(frame.text) && frame.cues.has('howMuch');
  const target = pool?.plan.targets?.freeChlorine;
  if (!isAsked || !pool || !target) return undefined;
  const shares = dailyShares(pool);
  if (shares.length < 2)
    return reply(
      inLanguage(context, {
        en: `I can't tell yet for ${pool.name}: I need a few chlorine tests in a row with nothing added in between. Then I know how much it uses in a day.`,
        es: `Aún no lo sé para ${pool.name}: necesito varios análisis de cloro seguidos sin agregar nada entre ellos. Así sé cuánto gasta al día.`,
      }),
      { abstained: true },
    );
  const ppm = 7 * (1 - middle(shares)) * ((target.targetLowPpm + target.targetHighPpm) / 2);
  const water = { ph: 7.5, alkalinityPpm: 100, cyanuricAcidPpm: 30, freeChlorinePpm: 0 };
  const { volumeL } = pool.traits;
  const { amountG = 0 } = dose({ volumeL, water, productId: 'trichlor', target: { parameter: 'freeChlorinePpm', value: ppm } });
  const cya = effect({ volumeL, water, additions: [{ productId: 'trichlor', amountG }] }).cyanuricAcidPpm - water.cyanuricAcidPpm;
  const tablets = amountG / TABLET_G;
  return reply(
    inLanguage(context, {
      en: `About ${countText(tablets)} tablets of 8 oz (3 inches) a week, if they are to cover all the chlorine that ${pool.name} uses: ${levelFigure(ppm)} ppm a week by your last tests. They would also bring ${levelFigure(cya)} ppm of stabilizer a week, which only leaves with the water, so test CYA monthly.`,
      es: `Unas ${countText(tablets, 'es')} tabletas de 8 oz (3 pulgadas) por semana, si deben cubrir todo el cloro que gasta ${pool.name}: ${levelFigure(ppm, 'es')} ppm por semana según tus últimos análisis. También sumarían ${levelFigure(cya, 'es')} ppm de estabilizador por semana, que solo se va con el agua: mide el CYA cada mes.`,
    }),
    {
      cards: [
        {
          kind: 'value',
          title: 'trichlor',
          value: tablets,
          unit: inLanguage(context, { en: 'tablets a week', es: 'tabletas por semana' }),
          inputs: { volumeL },
        },
      ],
    },
  );
}
