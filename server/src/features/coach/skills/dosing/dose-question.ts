// What a question about a dose asks: which value, from where to where, with what.
import type { DoseParameter, ProductId } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import type { ChemicalName, ParameterName } from '../../understanding/lexicon.ts';
import type { CoachContext } from '../reply.ts';

const CHANGES: Partial<Record<ChemicalName, DoseParameter>> = {
  'liquid-chlorine': 'freeChlorinePpm', 'cal-hypo': 'freeChlorinePpm', dichlor: 'freeChlorinePpm', trichlor: 'freeChlorinePpm', 'lithium-hypo': 'freeChlorinePpm',
  chlorine: 'freeChlorinePpm', tablets: 'freeChlorinePpm', 'sodium-thiosulfate': 'freeChlorinePpm', 'muriatic-acid': 'ph', 'dry-acid': 'ph', acid: 'ph', 'soda-ash': 'ph', borax: 'ph',
  'baking-soda': 'alkalinityPpm', 'calcium-chloride': 'hardnessPpm', 'cyanuric-acid': 'cyanuricAcidPpm', salt: 'saltPpm', 'boric-acid': 'boratePpm',
}; // prettier-ignore
const DOSED: ReadonlySet<ParameterName> = new Set<ParameterName>([
  'freeChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm', 'brominePpm',
]); // prettier-ignore
export const RAISES: Record<DoseParameter, ProductId> = {
  freeChlorinePpm: 'liquid-chlorine', ph: 'soda-ash', alkalinityPpm: 'baking-soda', hardnessPpm: 'calcium-chloride', cyanuricAcidPpm: 'cyanuric-acid',
  saltPpm: 'salt', boratePpm: 'boric-acid', brominePpm: 'dichlor',
}; // prettier-ignore
export const LOWERS: Partial<Record<DoseParameter, ProductId>> = {
  ph: 'muriatic-acid',
  alkalinityPpm: 'muriatic-acid',
  freeChlorinePpm: 'sodium-thiosulfate',
};

const AVOIDED =
  /^ ?(?:now |all |we're |i'm )?out of (?:the |my |our )?$|\b(?:without|not|no|dont|don't|never|instead of|rather than|(?:ran |run |am |are |im |i'm |we're |fresh )out of|sin|no hay|no tengo|en vez de|en lugar de)(?: \w+){0,3} $/;
/** "Tabs tanked my pH": what brought it there, and not what to add. */
const IS_CAUSE =
  /^ (?:have |has |had |always |keep |just |me |le )*(?:tanked|killed|wrecked|crashed|dropped|lowered|pulled|dragged|knocked|ate|raised|spiked|shot|pushed|drove|messed|bajaron|bajo|tumbaron|tumbo|subieron|subio|dispararon|disparo)\b/;
/** "Dichlor's gone, so plain bleach it is" */
const IS_GONE = /^(?:'s|s| is| are| was| has| have)? ?(?:all |run |ran |se )?(?:gone|out|empty|finished|used up|acabo|termino)\b/;
/** "No baking soda left, just soda ash" */
export const isAvoided = (frame: Frame, { at, end }: Frame['chemicals'][number]): boolean =>
  AVOIDED.test(frame.text.slice(0, at).split(/[,.;]/).at(-1) ?? '') ||
  IS_CAUSE.test(frame.text.slice(end)) ||
  IS_GONE.test(frame.text.slice(end));

export interface DoseQuestion {
  parameter: DoseParameter;
  from?: number;
  to?: number;
  delta?: number;
  productId?: ProductId;
  strengthPercent?: number;
  volumeL?: number;
  direction?: 'up' | 'down';
}

const changesPh = (frame: Frame) => frame.values.ph !== undefined || frame.chemicals.some(({ name }) => CHANGES[name] === 'ph');

/** "Acid from 8.0 to 7.6, TA 100", "pH 7.1, TA 70, soda ash to 7.5": a wish between 6 and 9 is about pH, whatever was named last. */
export function ofPh(frame: Frame): Frame {
  // "How much borax for 7.4": by so much no pH goes up.
  const isAim = (role: string, value: number) => role === 'to' || (role === 'delta' && value >= 6 && frame.values.ph !== undefined);
  const wish = frame.bound.find(({ role, quantity }) => quantity.kind === 'none' && isAim(role, quantity.value));
  const isPh = wish && wish.parameter !== 'ph' && wish.parameter !== 'freeChlorinePpm' && wish.parameter !== 'brominePpm';
  if (!isPh || wish.quantity.value < 6 || wish.quantity.value > 9 || !changesPh(frame)) return frame;
  const bound = frame.bound.map((one) =>
    one === wish
      ? { ...one, role: 'to' as const, parameter: 'ph' as const }
      : one.role === 'from' && one.parameter === undefined
        ? { ...one, parameter: 'ph' as const }
        : one,
  );
  return { ...frame, bound, parameters: [...new Set([...frame.parameters, 'ph' as const])] };
}

/** No one has these in water that was just filled. */
const FROM_NONE: ReadonlySet<string> = new Set<DoseParameter>(['saltPpm', 'cyanuricAcidPpm', 'boratePpm']);
const HELD: ReadonlySet<string> = new Set<DoseParameter>(['alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm']);
/** "Stabilizer for 40 ppm": where the test says 20, the level is meant, because these stay in the water. */
export function aimedAt(frame: Frame, { pool }: CoachContext): Frame {
  const bound = frame.bound.map((one) => {
    const { role, parameter, quantity } = one;
    const name = parameter ?? parameterOf(frame);
    const measured = name !== undefined && HELD.has(name) ? pool?.plan.water[name as DoseParameter] : undefined;
    const isFor = role === 'delta' && /\b(?:for|para)(?: about| around| unos| unas)? $/.test(frame.text.slice(0, quantity.at));
    return isFor && measured !== undefined && quantity.value > measured
      ? { ...one, role: 'to' as const, ...(name === undefined ? {} : { parameter: name }) }
      : one;
  });
  return { ...frame, bound };
}

/** "Cal-hypo to raise 9,000 gallons 4 ppm": the only figure is the step, not where the water is. */
const RAISES_BY =
  /\b(?:rais\w+|increas\w+|add|adds|boost|bump|subir|aumentar|sube)\b(?:(?!\b(?:is|at|from|now|reads?|currently|are|was|esta|de|en|ahora)\b).)*$/;

function parameterOf(frame: Frame): DoseParameter | undefined {
  const aimed = frame.bound.find(
    ({ role, parameter }) => (role === 'to' || role === 'delta') && parameter && DOSED.has(parameter),
  )?.parameter;
  if (aimed) return aimed as DoseParameter;
  if (/\b(?:swg|salt cell|generator|clorador)\b/.test(frame.text) && frame.parameters.length === 0) return 'saltPpm';
  const named = frame.parameters.find((name) => DOSED.has(name));
  const chemical = frame.chemicals.map(({ name }) => CHANGES[name]).find((name) => name !== undefined);
  return (named as DoseParameter | undefined) ?? chemical;
}

export function doseQuestion(frame: Frame): DoseQuestion | undefined {
  const parameter = parameterOf(frame);
  if (!parameter) return undefined;
  const mine = frame.bound.filter((one) => one.parameter === parameter || one.parameter === undefined);
  const roleValue = (role: string) => mine.find((one) => one.role === role && one.quantity.value !== frame.volumeL)?.quantity.value;
  const wanted = frame.chemicals.filter((one) => !isAvoided(frame, one));
  const chemical = wanted.find(({ name }) => name !== 'chlorine' && name !== 'acid') ?? wanted[0];
  const isFresh =
    (/\b(?:new|newly|fresh(?:ly)? fill(?:ed)?|refill|brand new|nueva|recien llenada)\b/.test(frame.text) && FROM_NONE.has(parameter)) ||
    /\b(?:has|have|with|got|holds?|there is|there'?s) (?:none|no (?:salt|cya|stabilizer|chlorine|calcium))\b|\bno tiene (?:nada|sal|cya|estabilizador)\b/.test(
      frame.text,
    )
      ? 0
      : undefined;
  const question: DoseQuestion = { parameter };
  const from = frame.values[parameter] ?? roleValue('from') ?? isFresh;
  const to = roleValue('to');
  const bare = frame.bound.filter(
    ({ role, parameter: name, quantity }) => role === 'from' && name === undefined && quantity.kind === 'ppm',
  );
  const step = bare.length === 1 && to === undefined && frame.values[parameter] === undefined ? bare[0]?.quantity : undefined;
  // "3 ppm in 12k with 6% bleach": no one says where the water is and nothing else
  const isStep = step !== undefined && (step.at === 0 || RAISES_BY.test(frame.text.slice(0, step.at)));
  const delta = roleValue('delta') ?? (isStep ? step.value : undefined);
  if (from !== undefined && !isStep) question.from = from;
  if (to !== undefined) question.to = to;
  if (delta !== undefined) question.delta = delta;
  if (chemical) question.productId = productOf(chemical.name);
  if (frame.strengthPercent !== undefined) question.strengthPercent = frame.strengthPercent;
  if (frame.volumeL !== undefined) question.volumeL = frame.volumeL;
  const isDown = frame.cues.has('lower') && !/\b(?:too low|is low|low)\b/.test(frame.text);
  if (
    /\b(?:too low|is low|raise|increase|up|subir|bajo|baja)\b/.test(frame.text) &&
    !/\b(?:lower|bajar|bajo el|bajo la|reduce)\b|(?<!(?:esta|muy|tan) )\bbaja (?:el|la|mi)\b/.test(frame.text)
  )
    question.direction = 'up';
  else if (isDown || question.productId === 'muriatic-acid' || question.productId === 'dry-acid') question.direction = 'down';
  return question;
}
