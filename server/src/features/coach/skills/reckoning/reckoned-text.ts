// The result in the unit that was asked for, with how it came about.
import { figures } from '../numbers.ts';
import { type CoachContext, type Reply } from '../reply.ts';
import { result } from '../sums/sum.ts';
import type { Asked } from './asked.ts';
import type { Factor, Solution } from './chain.ts';
import type { Combined } from './combined.ts';
import type { Measure } from './measures.ts';
import type { Proportion } from './proportion.ts';

type Language = 'en' | 'es';

/** "120,000 gallons ÷ 6 hours" */
function wayOf(factors: readonly Factor[], language: Language): string {
  const of = (power: 1 | -1) => factors.filter((factor) => factor.power === power).map(({ measure }) => measure[language]);
  const [above, below] = [of(1), of(-1)];
  return [above.length > 0 ? above.join(' × ') : '1', ...below].join(' ÷ ');
}

const inUnit = (value: number, asked: Asked, language: Language): string => {
  const unit = asked[language];
  if (unit.startsWith('$'))
    return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}${unit.slice(1)}`;
  return asked.kind === 'share' ? `${figures(value, language)}%${unit.slice(1)}` : `${figures(value, language)} ${unit}`.trim();
};

const inputsOf = (solutions: readonly Solution[]): Record<string, number> =>
  Object.fromEntries(solutions.flatMap(({ factors }) => factors).map(({ measure }, index) => [`given${index + 1}`, measure.given ?? 0]));

export function solutionReply(solution: Solution, asked: Asked, context: CoachContext): Reply {
  const say = (language: Language) => {
    const way = wayOf(solution.factors, language);
    return `${inUnit(solution.value, asked, language)}${solution.factors.length === 1 ? ` = ${way}.` : `: ${way}.`}`;
  };
  return result(
    context,
    { en: say('en'), es: say('es') },
    { value: solution.value, unit: asked[context.language], inputs: inputsOf([solution]) },
  );
}

export function combinedReply({ value, parts, sign }: Combined, asked: Asked, context: CoachContext): Reply {
  const say = (language: Language) => {
    const each = parts.map(({ factors }) => (factors.length > 1 ? `(${wayOf(factors, language)})` : wayOf(factors, language)));
    return `${inUnit(value, asked, language)}: ${each.join(` ${sign} `)}.`;
  };
  return result(context, { en: say('en'), es: say('es') }, { value, unit: asked[context.language], inputs: inputsOf(parts) });
}

export function changeReply(
  { percent, before, after }: { percent: number; before: Measure; after: Measure },
  context: CoachContext,
): Reply {
  const say = (language: Language) =>
    `${figures(percent, language)}%: ${language === 'es' ? 'de' : 'from'} ${before[language]} ${language === 'es' ? 'a' : 'to'} ${after[language]}.`;
  return result(
    context,
    { en: say('en'), es: say('es') },
    { value: percent, unit: '%', inputs: { before: before.given, after: after.given } },
  );
}

export function proportionReply({ value, amount, known, wanted, isInverse }: Proportion, asked: Asked, context: CoachContext): Reply {
  const say = (language: Language) => {
    const [above, below] = isInverse ? [known, wanted] : [wanted, known];
    return `${inUnit(value, asked, language)}: ${amount[language]} × ${above[language]} ÷ ${below[language]}.`;
  };
  return result(
    context,
    { en: say('en'), es: say('es') },
    { value, unit: asked[context.language], inputs: { given: amount.given, known: known.given, wanted: wanted.given } },
  );
}
