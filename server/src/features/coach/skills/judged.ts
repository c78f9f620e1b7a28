// "Is an alkalinity of 180 too high?", "Can I run a salt pool at 2000 ppm?": a value that was named, against its range.
import { isSpa, type PoolTraits, swimLimits, type Targets, targets, usualRanges } from '@limpid/chemistry';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import type { Frame } from '../understanding/frame.ts';
import { withYesOrNo, yesOrNo } from './level.ts';
import { traitsOf } from './measured.ts';
import { inSentence, unitOf, valueName } from './names.ts';
import { figures } from './numbers.ts';
import { dangerText } from './own/dangerous.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const ASKED =
  /^(?:is|are|can|could|would|will|es|esta|esta bien|puedo|se puede)\b|\b(?:too (?:high|low|much|salty|strong|weak|acidic|hard|soft)|(?:is|are) (?:that|it|this) (?:ok|okay|bad|fine|good|normal|high|low)|ok\?|okay\?|(?:is|are) (?:that|it|this) a problem|should i (?:worry|treat|care)|que pasa si|es (?:un problema|malo)|demasiad[oa]|muy (?:alt|baj)[oa]|esta bien|es normal)/;
const OTHER =
  /\b(?:how (?:much|many|long|do|to)|what (?:do|should)|swim\w*|nad\w+|get in|go in|want|need|raise|lower|add|log|from|to get|shock|drain|how|cuanto|cuanta|como|subir|bajar|agregar)\b/;

/** Where no test says how much stabilizer there is. */
const USUAL_CYA = 40;
/** What can be logged besides the balance. */
type Besides = 'ironPpm' | 'copperPpm' | 'phosphatePpb' | 'tdsPpm' | 'orpMv';
const isBesides = (name: Ranged): name is Besides => ['ironPpm', 'copperPpm', 'phosphatePpb', 'tdsPpm', 'orpMv'].includes(name);

type Ranged =
  | 'combinedChlorinePpm'
  | 'ph'
  | 'alkalinityPpm'
  | 'hardnessPpm'
  | 'cyanuricAcidPpm'
  | 'saltPpm'
  | 'boratePpm'
  | 'brominePpm'
  | 'freeChlorinePpm'
  | Besides;

function rangeOf(name: Ranged, { freeChlorine, ...ranges }: Targets, traits: PoolTraits): { low: number; high: number } | undefined {
  if (isBesides(name)) return usualRanges(traits)[name];
  if (name === 'freeChlorinePpm') return freeChlorine ? { low: freeChlorine.targetLowPpm, high: freeChlorine.targetHighPpm } : undefined;
  if (name === 'combinedChlorinePpm') return { low: 0, high: swimLimits(traits, undefined).combinedChlorine.high };
  return ranges[name] ?? undefined;
}

export const answerJudged = (frame: Frame, context: CoachContext): Reply | undefined =>
  ASKED.test(frame.text) && !OTHER.test(frame.text) ? judgedLevel(frame, context) : undefined;

/** The one value of the message against its range; undefined where it names more than one, or none. */
export function judgedLevel(frame: Frame, context: CoachContext): Reply | undefined {
  const [bound, ...others] = frame.bound;
  if (!bound || others.length > 0 || frame.quantities.length !== 1 || frame.symptoms.length > 0) return undefined;
  // "Is chlorine 15 dangerous?": the level, and no product.
  if (frame.chemicals.some(({ name: product }) => product !== 'chlorine' || bound.parameter !== 'freeChlorinePpm')) return undefined;
  const name = (bound.parameter ?? frame.parameters[0]) as Ranged | undefined;
  if (name === undefined || bound.role === 'delta') return undefined;
  const found = levelAgainstRange(name, bound.quantity.value, frame, context);
  if (!found) return undefined;
  const { verdict: _verdict, ...said } = found;
  return said;
}

export type Verdict = 'low' | 'high' | 'fine';
export const isRanged = (name: string | undefined): name is Ranged => name !== undefined && RANGED.includes(name as Ranged);
const RANGED: readonly Ranged[] = [
  'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm', 'brominePpm', 'freeChlorinePpm',
  'ironPpm', 'copperPpm', 'phosphatePpb', 'tdsPpm', 'orpMv',
]; // prettier-ignore

/** Where a value of the message should be. */
export function rangeFor(name: Ranged, frame: Frame, context: CoachContext) {
  const isSalt = name === 'saltPpm';
  const traits = { ...traitsOf(frame, context), ...(isSalt ? { sanitizer: 'salt' as const } : {}) };
  const own = context.pool && !isSalt && !frame.isSpa ? context.pool.plan.targets : undefined;
  const cya = frame.values.cyanuricAcidPpm ?? context.pool?.plan.water.cyanuricAcidPpm;
  const isOwn = own !== undefined && own !== null && frame.values.cyanuricAcidPpm === undefined;
  const range = rangeOf(name, isOwn ? own : targets(traits, cya ?? USUAL_CYA), traits);
  const isAssumed = name === 'freeChlorinePpm' && cya === undefined && !isSpa(traits);
  const basis = isAssumed ? inLanguage(context, { en: ` with ${USUAL_CYA} ppm of CYA`, es: ` con ${USUAL_CYA} ppm de CYA` }) : '';
  return range && { ...range, basis, traits, pool: isOwn ? context.pool?.name : undefined };
}

/** A value that was told against its range: the verdict, and its sentence. */
export function levelAgainstRange(
  name: Ranged,
  value: number,
  frame: Frame,
  context: CoachContext,
): (Reply & { verdict: Verdict }) | undefined {
  const aim = rangeFor(name, frame, context);
  if (!aim) return undefined;
  const { low, high, basis, traits, pool } = aim;
  const isDangerous = dangerText(frame.text, name, value, traits, context);
  const found = judged(name, value, { low, high, basis, asked: isDangerous === '' ? frame.text : '' }, context, pool);
  const answer = isDangerous === '' ? found.answer : `${isDangerous} ${found.answer}`;
  return { ...found, answer, verdict: value < low ? 'low' : value > high ? 'high' : 'fine' };
}

function judged(
  name: Ranged,
  value: number,
  { low, high, basis, asked }: { low: number; high: number; basis: string; asked: string },
  context: CoachContext,
  pool: string | undefined,
): Reply {
  const text = (number: number) => (name === 'ph' ? number.toFixed(1) : figures(number, context.language));
  const unit = unitOf(name);
  const label = inSentence(name, context);
  const verdict = value < low ? 'low' : value > high ? 'high' : 'fine';
  const where = pool === undefined ? '' : inLanguage(context, { en: ` in ${pool}`, es: ` en ${pool}` });
  const answer = inLanguage(context, {
    en: {
      fine: `That's fine: ${label}${where} should be ${text(low)} to ${text(high)}${unit}${basis}.`,
      low: `That's low: ${label}${where} should be ${text(low)} to ${text(high)}${unit}${basis}, and you say ${text(value)}.`,
      high: `That's high: ${label}${where} should be ${text(low)} to ${text(high)}${unit}${basis}, and you say ${text(value)}.`,
    },
    es: {
      fine: `Eso está bien: lo correcto para ${label}${where} es de ${text(low)} a ${text(high)}${unit}${basis}.`,
      low: `Eso es bajo: lo correcto para ${label}${where} es de ${text(low)} a ${text(high)}${unit}${basis}, y dices ${text(value)}.`,
      high: `Eso es alto: lo correcto para ${label}${where} es de ${text(low)} a ${text(high)}${unit}${basis}, y dices ${text(value)}.`,
    },
  })[verdict];
  // High phosphate alone is no reason to do anything.
  const more = name === 'phosphatePpb' && verdict === 'high' ? ` ${cardReply('phosphates', context)?.answer ?? ''}` : '';
  return reply(`${withYesOrNo(yesOrNo(asked, verdict, context), answer)}${more}`, {
    cards: [{ kind: 'value', title: valueName(name, context.language), value, unit: unit.trim(), inputs: { low, high } }],
  });
}
