// The plain questions about one value: where it should be, what raises and lowers it, and what it does when it is too low or too high. First the
// answer for all water, then this pool's own value.
import { fold } from '../../understanding/fold.ts';
import type { Frame } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { withEngineValues } from '../../knowledge/engine-values.ts';
import { answerTarget } from '../chlorine-levels.ts';
import { answerDose } from '../dosing/dose.ts';
import { levelOfPool, levelRange } from '../level.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { wayOf } from '../ways.ts';
import { type Aspect, valueAsked } from './value-asked.ts';
import { VALUE_FACTS } from './value-facts.ts';

const textOf = (name: ParameterName, aspect: Exclude<Aspect, 'up' | 'down'>, context: CoachContext): string | undefined => {
  const facts = VALUE_FACTS[name]?.[aspect];
  return facts && withEngineValues(inLanguage(context, facts), context.language);
};

/** What the pool has, where it is what is asked about. Another value may have been told in the talk, so "yours is fine" is not said. */
function withOwn(text: string, name: ParameterName, isLow: boolean, context: CoachContext): Reply {
  const own = levelOfPool(name, context);
  const { value, inputs } = own?.cards[0] ?? {};
  const isSo = value !== undefined && (isLow ? value < Number(inputs?.['low']) : value > Number(inputs?.['high']));
  return reply(own && isSo ? `${text}\n\n${own.answer}` : text);
}

/** Free chlorine goes by the stabilizer, so without a pool there is no one range. */
function levelReply(name: ParameterName, frame: Frame, context: CoachContext): Reply | undefined {
  const isRanged = name === 'freeChlorinePpm' ? context.pool !== undefined : name !== 'combinedChlorinePpm';
  const isOfNoCell = name === 'saltPpm' && context.pool !== undefined && levelRange(name, context) === undefined;
  if (isRanged && !isOfNoCell) {
    const found = answerTarget(
      { ...frame, parameters: [name], chemicals: [], text: name === 'freeChlorinePpm' ? 'chlorine' : '' },
      context,
    );
    if (!found.abstained) return found;
  }
  const text = textOf(name, 'level', context);
  return text === undefined ? undefined : reply(text);
}

/** How it is raised or lowered; where the test says that there is no need, that too. */
function wayReply(name: ParameterName, isUp: boolean, frame: Frame, context: CoachContext): Reply | undefined {
  const way = wayOf(name, isUp, context);
  const own = levelOfPool(name, context);
  const { value, inputs } = own?.cards[0] ?? {};
  const isNeeded = value !== undefined && (isUp ? value < Number(inputs?.['low']) : value > Number(inputs?.['high']));
  if (isNeeded) {
    const dosed = answerDose({ ...frame, parameters: [name] }, context);
    if (dosed && !dosed.abstained && dosed.cards.some(({ kind }) => kind === 'dose')) return dosed;
  }
  if (!way) return undefined;
  if (!own) return way;
  const again = isNeeded
    ? ''
    : ` ${inLanguage(context, {
        en: 'If a new test says otherwise, tell me the number, and I’ll work out the amount.',
        es: 'Si un análisis nuevo dice otra cosa, dime el número y calculo la cantidad.',
      })}`;
  return { ...way, answer: `${way.answer}\n\n${own.answer}${again}` };
}

/** Undefined unless one value is asked about in general, in words that add nothing else. */
export function answerValueBasics(frame: Frame, context: CoachContext): Reply | undefined {
  if (frame.isSpa || frame.symptoms.length > 0 || frame.quantities.length > 0) return undefined;
  const asked = valueAsked(fold(frame.text));
  if (!asked) return undefined;
  const { name, aspect } = asked;
  if (aspect === 'level') return levelReply(name, frame, context);
  if (aspect === 'up' || aspect === 'down') return wayReply(name, aspect === 'up', frame, context);
  const text = textOf(name, aspect, context);
  return text === undefined ? undefined : withOwn(text, name, aspect === 'low' || aspect === 'swimLow', context);
}
