// "How many tablets a week?": from how fast this pool loses its chlorine.
import { dose, effect } from '@limpid/chemistry';
import type { Frame } from '../understanding/frame.ts';
import { figures } from './numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';
import { dailyShares, middle } from './runs-out.ts';

/** A usual 3-inch tablet. */
const TABLET_G = 227;
const PER_WEEK = /\b(?:per|a|each|every) week\b|\bweekly\b|\b(?:por|a la|cada) semana\b|\bsemanal\w*/;

export function answerTablets(frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
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
      en: `About ${figures(tablets)} tablets of 8 oz (3 inches) a week, if they are to cover all the chlorine that ${pool.name} uses: ${figures(ppm)} ppm a week by your last tests. They would also bring ${figures(cya)} ppm of stabilizer a week, which only leaves with the water, so test CYA monthly.`,
      es: `Unas ${figures(tablets, 'es')} tabletas de 8 oz (3 pulgadas) por semana, si deben cubrir todo el cloro que gasta ${pool.name}: ${figures(ppm, 'es')} ppm por semana según tus últimos análisis. También sumarían ${figures(cya, 'es')} ppm de estabilizador por semana, que solo se va con el agua: mide el CYA cada mes.`,
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
