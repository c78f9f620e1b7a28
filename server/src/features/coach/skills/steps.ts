// What to add, in which order: the plan for the numbers in the question, or the pool's own.
import { type Finding, plan, type PoolTraits, type ShelfItem, swimState, type WaterInput } from '@limpid/chemistry';
import type { Frame } from '../understanding/frame.ts';
import { answerDose } from './dosing/dose.ts';
import { measuredOf, traitsOf } from './measured.ts';
import { valueName } from './names.ts';
import { volumeText } from './numbers.ts';
import { planNotes } from './plan-notes.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';
import { SHOPPING_LIST, toBuyFirst } from './own/to-buy.ts';
import { stepsReply } from './steps-reply.ts';
import { swimAdvice } from './swim.ts';

const askForTest = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: 'Tell me your test: free chlorine, pH, alkalinity, and CYA and hardness if you have them. And the volume of your pool.',
      es: 'Dime tu análisis: cloro libre, pH, alcalinidad, y si las tienes, CYA y dureza. Y el volumen de tu piscina.',
    }),
  );

/** The plan for a water, and what has to be bought for it: what the shelf can't do, a product from the store can. */
function planFor(water: Parameters<typeof plan>[0]['water'], volumeL: number | undefined, frame: Frame, context: CoachContext) {
  const shelf = context.pool?.shelf ?? [];
  const planWith = (owned: readonly ShelfItem[]) =>
    plan({
      pool: { ...traitsOf(frame, context), volumeL: volumeL ?? 10_000 * 3.785411784 },
      water,
      measures: context.measures,
      at: context.now.toISOString(),
      ...(owned.length > 0 ? { shelf: [...owned] } : {}),
    });
  const byShelf = planWith(shelf);
  const isMissing = (productId: ShelfItem['productId']) => shelf.length > 0 && shelf.every((item) => item.productId !== productId);
  const missing = (byShelf.shopping ?? []).filter(({ productId }) => isMissing(productId));
  const asked = missing.length === 0 ? byShelf : planWith([...shelf, ...missing.map(({ productId }) => ({ productId }))]);
  return { asked, missing };
}

const PER_10K = {
  en: ' These amounts are for 10,000 gallons; tell me your volume for your own.',
  es: ' Estas cantidades son para 10,000 galones; dime tu volumen para las tuyas.',
};

/** "pH 8.2, TA 140, what do I do?": the plan for these numbers. */
export function answerBalance(frame: Frame, context: CoachContext): Reply {
  const given = measuredOf(frame);
  const isOfOne = frame.parameters.length === 1 && (Object.keys(given).length === 0) === (context.pool !== undefined);
  const ofOne = isOfOne ? answerDose(frame, context) : undefined;
  if (ofOne && !ofOne.abstained) return ofOne;
  if (Object.keys(given).length === 0) return context.pool ? planOfPool(context) : askForTest(context);
  const volumeL = frame.volumeL ?? context.pool?.traits.volumeL;
  const water = { ...context.pool?.plan.water, ...given };
  const { asked, missing } = planFor(water, volumeL, frame, context);
  const per = volumeL === undefined ? inLanguage(context, PER_10K) : '';
  const question = asked.findings.find(({ code }) => DOUBTS.has(code));
  if (asked.steps.length === 0 && question) return testAgainFirst(question, context);
  const notes = planNotes(asked.findings, new Set(Object.keys(given)), context);
  const isAsked = ({ severity, parameter }: Finding) => severity !== 'info' && (parameter === undefined || parameter in given);
  const [note = asked.findings.find(isAsked)?.text] = notes;
  const answer = stepsReply(
    asked.steps,
    { en: note, es: notes[0] },
    context,
    `${per}${leftOut(water, asked.targets?.ph, context)}`,
    frame.volumeL === undefined && context.pool ? `${context.pool.name} (${volumeText(context.pool.traits.volumeL, context)})` : undefined,
  );
  const buy = toBuyFirst(missing, context);
  if (buy && asked.steps.length > 0) answer.answer = `${buy}\n\n${answer.answer}`;
  const whole = asked.steps.length > 0 && notes.length > 0 ? { ...answer, answer: `${notes.join(' ')}\n\n${answer.answer}` } : answer;
  const warning = stayOut({ ...traitsOf(frame, context) }, water, context);
  return warning ? { ...whole, answer: `${warning}\n\n${whole.answer}` } : whole;
}

/** What keeps people out of water with these values comes before what to add. */
function stayOut(pool: PoolTraits, water: Partial<WaterInput>, context: CoachContext): string | undefined {
  const state = swimState({ pool, water } as Parameters<typeof swimState>[0]);
  if (state.state !== 'stay_out') return undefined;
  return inLanguage(context, {
    en: `Stay out of the water for now. ${state.why[0] ?? ''}`.trim(),
    es: `Por ahora nadie se mete. ${swimAdvice(state)}`.trim(),
  });
}

/** How much acid or soda ash a pH needs depends on alkalinity: without it there is no step, and that has to be said. */
function leftOut(
  { ph, alkalinityPpm }: { ph?: number | undefined; alkalinityPpm?: number | undefined },
  range: { low: number; high: number } | undefined,
  context: CoachContext,
): string {
  if (ph === undefined || alkalinityPpm !== undefined || range === undefined || (ph >= range.low && ph <= range.high)) return '';
  return inLanguage(context, {
    en: ` pH ${ph.toFixed(1)} needs work too: test alkalinity and tell me the number, because that dose depends on it.`,
    es: ` También hay que corregir el pH de ${ph.toFixed(1)}: mide la alcalinidad y dime el número, porque esa dosis depende de ella.`,
  });
}

export function planOfPool(context: CoachContext): Reply {
  const { plan: mine, name, readings } = context.pool as NonNullable<CoachContext['pool']>;
  if (readings.length === 0)
    return askBack(
      inLanguage(context, {
        en: `I can't say yet: ${name} has no test. Test free chlorine, pH and alkalinity, tell me the numbers, and I'll work out what to add.`,
        es: `Aún no lo sé: ${name} no tiene análisis. Mide cloro libre, pH y alcalinidad, dime los números y calculo qué agregar.`,
      }),
    );
  const open = mine.steps.filter(({ state }) => state === 'todo');
  const bought = open.length === 0 ? toBuyFirst(mine.shopping ?? [], context) : '';
  if (bought) return reply(bought, { sources: [SHOPPING_LIST(context)] });
  return stepsReply(open, { en: mine.swim.action, es: swimAdvice(mine.swim) }, context, '', name);
}

const DOUBTS: ReadonlySet<string> = new Set(['readings_contradict', 'value_unlikely']);

/** The numbers can't be right together, or one of them is too unlikely: nothing is dosed for them. */
function testAgainFirst({ code, parameter, text }: Finding, context: CoachContext): Reply {
  const doubted: Finding['parameter'][] = code === 'readings_contradict' ? ['ph', 'alkalinityPpm', 'cyanuricAcidPpm'] : [parameter];
  const names = new Intl.ListFormat('es').format(doubted.flatMap((name) => (name ? [valueName(name, 'es')] : [])));
  const why = code === 'readings_contradict' ? 'Estos números no cuadran entre sí.' : 'Este valor es muy poco probable.';
  return askBack(
    inLanguage(context, {
      en: text,
      es: `${why} Mide otra vez${names ? ` ${names}` : ''} y dime los números; hasta entonces no agregues nada por ellos.`,
    }),
  );
}
