// "And CYA?" after "how often should I test chlorine?", "Is 45 bad?" after "what does CYA do?": the same question of another value, or its number.
import { CHEMICAL_NAMES, type ChemicalName, PARAMETER_NAMES, type ParameterName } from '../understanding/lexicon.ts';
import { finderOf, type Mark } from '../understanding/phrases.ts';
import { languageOf } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import { quantitiesIn } from '../understanding/numbers/quantities.ts';
import { plainOf } from './aside-words.ts';
import { subjectOf } from './subject.ts';

const findParameters = finderOf<ParameterName>(PARAMETER_NAMES);
const findChemicals = finderOf<ChemicalName>(CHEMICAL_NAMES);
type Found = Pick<Mark<string>, 'at' | 'end' | 'text'>;

const AND_X =
  /^(?:(?:ok(?:ay)?|so|thanks|cool|gracias|bueno)[, ]+)*(?:and|what about|how about|same for|y|que tal|y que hay de)(?: (?:for|the|my|with|para|con|el|la|mi|los|las|de))* ([a-z][a-z -]{1,24})$/;
/** Asked of any value; "is my pH ok?" has an answer of its own. */
const OF_ANY =
  /\b(?:how often|how many times|when (?:do|should)|how (?:do|can|would|should) (?:i|you|we)|how long|why|what (?:does|do|is|are|causes|happens)|supposed to|should (?:my|the)|cada cuanto|cuantas veces|cuando|como (?:se|le|lo|la|subo|bajo|mido)|por que|para que|que (?:hace|es|pasa)|cuanto (?:tiempo|tarda|dura))\b/;
const oneOf = (text: string): Found | undefined => {
  const parameters = findParameters(text);
  const chemicals = findChemicals(text).filter(({ at, end }) => parameters.every((one) => one.end <= at || one.at >= end));
  const marks = [...parameters, ...chemicals];
  return marks.length === 1 ? marks[0] : undefined;
};

/** The last question with another value or product in it. */
export function otherSubject(question: string, earlier: readonly string[]): string | undefined {
  const [last] = earlier;
  const text = plainOf(question).replace(/[?.! ]+$/, '');
  const name = AND_X.exec(text)?.[1];
  if (last === undefined || name === undefined) return undefined;
  const before = plainOf(last).replace(/[?.! ]+$/, '');
  const [next, old] = [oneOf(name), oneOf(before)];
  if (!next || !old || !OF_ANY.test(before) || quantitiesIn(before).length > 0) return undefined;
  if (next.text === old.text) return undefined;
  return `${before.slice(0, old.at)}${next.text}${before.slice(old.end)}`;
}

const IS_N =
  /^(?:(?:ok(?:ay)?|so|and|but|y|pero|entonces)[, ]+)*(?:is|would|are|what about|how about|es|esta|y|que tal)? ?(?:mine (?:is|at) |un |el |en |at )?(\d+(?:\.\d+)?)(?: ?ppm)? ?(?:be |is |es |esta )?(?:a |too |really |muy |considered )?(?:bad|ok|okay|fine|good|high|low|much|normal|safe|right|enough|a lot|malo|bien|bueno|alt[oa]|baj[oa]|mucho|normal|suficiente)(?: (?:then|or not|though|entonces))?$/;
/** "Is 45 bad?" */
export function ofNumber(question: string, earlier: readonly string[]): string | undefined {
  const [before] = earlier;
  const value = IS_N.exec(plainOf(question).replace(/[?.! ]+$/, ''))?.[1];
  if (before === undefined || value === undefined) return undefined;
  const frame = readMessage(before);
  const subject = frame.parameters.length === 1 && frame.quantities.length === 0 ? subjectOf(before, frame.language) : undefined;
  if (!subject?.parameter) return undefined;
  return languageOf(question, subject.language) === 'es'
    ? `¿está bien ${value} de ${subject.name}?`
    : `is ${subject.name} of ${value} ${/\bbad\b/.test(plainOf(question)) ? 'bad' : 'ok'}?`;
}

const TESTED =
  /^(?:(?:ok(?:ay)?|so|well|y|bueno)[, ]+)*(?:(?:i|we|just|and|ya) )*(?:tested|checked|measured|test(?:ed)? it|medi|lo medi|la medi|medi la sal)\b.{0,24}?(\d+(?:\.\d+)?)(?: ?ppm)?$/;
/** "Tested it, 2600" after "the cell says low salt": a value of what was talked about. */
export function ofTested(question: string, earlier: readonly string[]): string | undefined {
  const [before] = earlier;
  const value = TESTED.exec(plainOf(question).replace(/[?.! ]+$/, ''))?.[1];
  if (before === undefined || value === undefined || readMessage(question).parameters.length > 0) return undefined;
  const frame = readMessage(before);
  const [parameter, ...others] = frame.parameters;
  const isSalt = parameter === undefined && /\b(?:low|high|add|baja|poca) salt\b|\bsal baja\b|\bpoca sal\b/.test(frame.text);
  if (others.length > 0 || frame.quantities.length > 0 || (parameter === undefined && !isSalt)) return undefined;
  const isSpanish = languageOf(question, frame.language) === 'es';
  const name = isSalt ? (isSpanish ? 'sal' : 'salt') : subjectOf(before, frame.language)?.name;
  if (name === undefined) return undefined;
  return isSpanish ? `mi ${name} está en ${value}, ¿está bien?` : `my ${name} is ${value}, is that ok?`;
}

const PRICE =
  /^(?:(?:ok(?:ay)?|so|well|y|bueno)[, ]+)*(?:my |the |our |i |we |la |mi |yo )*(?:electric\w*|power|rate|pay|price|kwh|luz|tarifa|pago)\b.{0,24}?(\d+(?:\.\d+)?) ?(?:cents?|¢|centavos|c\b)/;
/** "My rate is 18 cents" after what a pump uses. */
export function ofPrice(question: string, earlier: readonly string[]): string | undefined {
  const [before] = earlier;
  const cents = PRICE.exec(plainOf(question))?.[1];
  if (before === undefined || cents === undefined) return undefined;
  const { quantities, text } = readMessage(before);
  const isOfPower = quantities.some(({ kind }) => kind === 'power' || kind === 'time') && !quantities.some(({ kind }) => kind === 'money' || kind === 'energyPrice');
  return isOfPower && /\b(?:cost|cuesta|run|pump|heater|bomba|calentador)\b/.test(text) ? `${text.replace(/[?.! ]+$/, '')} at ${cents} cents per kwh` : undefined;
} // prettier-ignore
