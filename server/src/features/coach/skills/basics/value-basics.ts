// The plain questions about one value: where it should be, what raises and lowers it, and what it does when it is too low or too high. First the
// answer for all water, then this pool's own value.
import { fold } from '../../understanding/fold.ts';
import type { Frame } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { withEngineValues } from '../../knowledge/engine-values.ts';
import { answerTarget } from '../chlorine-levels.ts';
import { answerDose } from '../dosing/dose.ts';
import { levelOfPool, levelRange, withYesOrNo } from '../level.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
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

function levelsReply(names: readonly ParameterName[], frame: Frame, context: CoachContext): Reply | undefined {
  const all = names.map((name) => levelReply(name, frame, context));
  const found = all.filter((one) => one !== undefined);
  return found.length < names.length
    ? undefined
    : reply(found.map(({ answer }) => answer).join(' '), { cards: found.flatMap(({ cards }) => cards) });
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

const NEEDS =
  /^(?:so |ok |hey |and |y )*(?:(?:do|should) (?:i|we) (?:still )?(?:need|have|add|use)(?: to)?(?: (?:add|use|put in|buy))?|(?:necesito|hace falta|tengo que (?:echar|agregar|poner)|le (?:echo|agrego))(?: (?:echar|agregar|poner))?)(?: (?:any|more|some|mas|algo de))?(?: (?:muriatic|liquid|pool|muriatico))? (acid|chlorine|bleach|baking soda|soda ash|acido|cloro|bicarbonato|carbonato)(?: muriatico)?(?: (?:now|today|ahora|hoy))?\W*$/;
const NEEDED: readonly (readonly [RegExp, ParameterName, 'up' | 'down'])[] = [
  [/acid|acido/, 'ph', 'down'],
  [/chlorine|bleach|cloro/, 'freeChlorinePpm', 'up'],
  [/baking|bicarbonato/, 'alkalinityPpm', 'up'],
  [/soda ash|carbonato/, 'ph', 'up'],
];
/** "Do I need acid?": by this pool's last test. */
function answerNeed(text: string, frame: Frame, context: CoachContext): Reply | undefined {
  const product = NEEDS.exec(text)?.[1];
  const [, name, way] = (product !== undefined && NEEDED.find(([pattern]) => pattern.test(product))) || [];
  const own = name && levelOfPool(name, context);
  const { value, inputs } = own?.cards[0] ?? {};
  if (!own || name === undefined || value === undefined) return undefined;
  const isNeeded = way === 'up' ? value < Number(inputs?.['low']) : value > Number(inputs?.['high']) + ROUNDED;
  if (!isNeeded) return { ...own, answer: withYesOrNo('No', own.answer), chips: [] };
  const yes = inLanguage(context, { en: 'Yes.', es: 'Sí.' });
  const dosed = answerDose({ ...frame, parameters: [name], chemicals: [] }, context);
  return dosed && !dosed.abstained ? { ...dosed, answer: `${yes} ${dosed.answer}` } : undefined;
}
/** 7.84 reads as 7.8. */
const ROUNDED = 0.049;

const OF_WHICH =
  /^(?:so |ok |hey |and |y |pero )*(?:(?:it'?s|its|it is|the (?:level|number|reading|test) is|esta|el nivel esta|me sale|salio)) (?:too |very |really |kinda |way too |muy |demasiado )*(high|low|alto|alta|bajo|baja)\W*$/;
/** "It's too high": of what? */
function askWhich(text: string, context: CoachContext): Reply | undefined {
  const [, end] = OF_WHICH.exec(text) ?? [];
  if (end === undefined) return undefined;
  const isHigh = /^(?:high|alt)/.test(end);
  return askBack(
    inLanguage(context, {
      en: `What is too ${isHigh ? 'high' : 'low'}: chlorine, pH, alkalinity, calcium, stabilizer, or the water level? Tell me the number, too.`,
      es: `¿Qué está ${isHigh ? 'alto' : 'bajo'}: el cloro, el pH, la alcalinidad, el calcio, el estabilizador o el nivel del agua? Dime también el número.`,
    }),
    inLanguage(
      context,
      isHigh
        ? {
            en: ['Chlorine is too high', 'pH is too high', 'CYA is too high'],
            es: ['El cloro está alto', 'El pH está alto', 'El CYA está alto'],
          }
        : {
            en: ['Chlorine is too low', 'pH is too low', 'Alkalinity is too low'],
            es: ['El cloro está bajo', 'El pH está bajo', 'La alcalinidad está baja'],
          },
    ),
  );
}

/** Undefined unless one value is asked about in general, in words that add nothing else. */
export function answerValueBasics(frame: Frame, context: CoachContext): Reply | undefined {
  if (frame.isSpa || frame.symptoms.length > 0 || frame.quantities.length > 0) return undefined;
  const folded = fold(frame.text);
  const asked = valueAsked(folded);
  if (!asked) return answerNeed(folded, frame, context) ?? askWhich(folded, context);
  const { names, aspect } = asked;
  const [name, ...others] = names;
  if (name === undefined) return undefined;
  if (others.length > 0) return levelsReply(names, frame, context);
  if (aspect === 'level') return levelReply(name, frame, context);
  if (aspect === 'up' || aspect === 'down') return wayReply(name, aspect === 'up', frame, context);
  const text = textOf(name, aspect, context);
  return text === undefined ? undefined : withOwn(text, name, aspect === 'low' || aspect === 'swimLow', context);
}
