// "As pH climbs, chlorine works …", "Which sanitizer is very acidic?": how strong chlorine is in a water, and how acidic the products are.
import type { Choice } from '../../understanding/choices.ts';
import { type CoachLanguage, fold } from '../../understanding/fold.ts';
import { areOpposite, directionOf } from '../offered/polarity.ts';

/** pH of a solution of it, as the textbooks give it. */
const SOLUTION_PH: readonly (readonly [RegExp, number])[] = [
  [/\b(?:tri-?chlor|tricloro)\b/, 3],
  [/\b(?:di-?chlor|dicloro)\b/, 6.7],
  [/\b(?:cal[- ]?hypo|calcium hypochlorite|hipoclorito de calcio)\b/, 11.5],
  [/\b(?:liquid chlorine|bleach|sodium hypochlorite|cloro liquido|hipoclorito de sodio)\b/, 13],
  [/\b(?:lithium hypo\w*|hipoclorito de litio)\b/, 10.7],
  [/\b(?:chlorine gas|gas chlorine|gas cloro)\b/, 1],
  [/\b(?:muriatic|hydrochloric|acido muriatico)\b/, 0.5],
  [/\b(?:soda ash|sodium carbonate|carbonato de sodio)\b/, 11.4],
  [/\b(?:baking soda|sodium bicarbonate|bicarbonato)\b/, 8.3],
];
const ACIDIC = /\b(?:acidic|very low ph|low ph|lowest ph|(?:muy|mas) acid[oa]|ph (?:mas )?bajo)\b/;
const ALKALINE = /\b(?:alkaline|basic|caustic|high ph|highest ph|very high ph|alcalin[oa]|ph (?:mas )?alto)\b/;
const NEUTRAL = /\b(?:(?:near|nearly|almost|close to|about) neutral|neutral ph|ph[- ]neutral|neutro)\b/;
const PH_OF = /\bph\b(?: \w+){0,3}? (\d{1,2}(?:\.\d)?)\b/;
const OF_PRODUCT = /\b(?:which|what|sanitizers?|chlorines?|products?|cual|que)\b/;
const OF_WATER = /\b(?:water|pool|level|works?|effective|add|raise|lower|fix|correct|when|if)\b/;

function byProductPh(question: string, choices: readonly Choice[]): Choice | undefined {
  if (!OF_PRODUCT.test(question) || OF_WATER.test(question.replaceAll(/\bin (?:the )?water\b/g, ' '))) return undefined;
  const figure = Number(PH_OF.exec(question)?.[1] ?? Number.NaN);
  const aim = Number.isFinite(figure)
    ? figure
    : ACIDIC.test(question)
      ? 0
      : ALKALINE.test(question)
        ? 14
        : NEUTRAL.test(question)
          ? 7
          : undefined;
  if (aim === undefined) return undefined;
  const known = choices.flatMap((choice) => {
    const found = SOLUTION_PH.find(([names]) => names.test(fold(choice.text)));
    return found ? [{ choice, far: Math.abs(found[1] - aim) }] : [];
  });
  const [best, second] = known.toSorted((a, b) => a.far - b.far);
  return best && second && known.length >= 3 && second.far - best.far >= 1 ? best.choice : undefined;
}

const CHLORINE_WORKS =
  /\b(?:chlorine|sanitizer|cloro)\b.*\b(?:disinfect\w*|kill\w*|work\w*|effective\w*|strength|power\w*|active|punch|potency|mata|trabaja|desinfecta|fuerza)\b|\b(?:disinfect\w*|kill\w*|effective\w*|strength|killing power)\b.*\bchlorine\b/;
const RISES = /\b(?:climb\w*|ris\w+|rose|goes up|go up|going up|increas\w*|higher|too high|high|drifts? up|creeps? up|sube|suba|alt[oa])\b/;
const FALLS = /\b(?:fall\w*|drops?|goes down|go down|lower\w*|decreas\w*|too low|low|baja|baje|baj[oa])\b/;
const STRONGER =
  /\b(?:faster|stronger|better|more (?:effective\w*|active|powerful|quickly)|quicker|mas (?:rapido|fuerte|efectivo)|mejor)\b/;
const WEAKER =
  /\b(?:slower|(?:more )?slowly|weaker|worse|less(?: \w+)?|poorly|sluggish\w*|loses? (?:strength|power|its)|mas (?:lento|debil)|menos(?: \w+)?|peor)\b/;
const WHY: Record<'ph' | 'cya', Record<CoachLanguage, string>> = {
  ph: {
    en: 'At a lower pH more of the chlorine is hypochlorous acid, the strong form, so chlorine works faster at a low pH and more slowly at a high one.',
    es: 'Con pH más bajo hay más ácido hipocloroso, la forma fuerte: el cloro trabaja más rápido con pH bajo y más lento con pH alto.',
  },
  cya: {
    en: 'The more stabilizer, the more chlorine it holds back, so chlorine works more slowly.',
    es: 'A más estabilizador, más cloro retiene, y el cloro trabaja más lento.',
  },
};

export interface ByStrength {
  choice: Choice;
  why: Record<CoachLanguage, string> | undefined;
}
function byWater(question: string, choices: readonly Choice[]): ByStrength | undefined {
  const value = /\b(?:cya|cyanuric|stabili[sz]er|conditioner|cianurico|estabilizador)\b/.test(question)
    ? 'cya'
    : /\bph\b/.test(question)
      ? 'ph'
      : undefined;
  if (value === undefined || !CHLORINE_WORKS.test(question)) return undefined;
  const [up, down] = [RISES.test(question), FALLS.test(question)];
  // "From 7.2 to 8.2" says it as well as "climbs".
  if (up === down) return undefined;
  const offered = choices.filter(({ text }) => (up ? WEAKER : STRONGER).test(fold(text)));
  const [only, ...others] = offered;
  const opposite = choices.some(
    ({ text }) => areOpposite(directionOf(fold(text)), directionOf(fold(only?.text ?? ''))) || (up ? STRONGER : WEAKER).test(fold(text)),
  );
  return only && others.length === 0 && opposite ? { choice: only, why: WHY[value] } : undefined;
}

/** Undefined where neither decides it. */
export function byStrength(question: string, choices: readonly Choice[]): ByStrength | undefined {
  const product = byProductPh(question, choices);
  return product ? { choice: product, why: undefined } : byWater(question, choices);
}
