// What follows a question about this pool: a number that is corrected by its name, the same dose of another strength, the heater's hours.
import { quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { readMessage } from '../../understanding/frame.ts';

const CORRECTS =
  /^(?:(?:no|nope|oops|oh|wait|sorry|actually|perdon|ay)[ ,.]+)*(?:i (?:meant|mean)|i said|sorry|actually|it'?s|its|should be|make (?:that|it)|quise decir|quiero decir|era|es|digo)\b/i;
const OPENS = /^(?:no|nope|oops|oh|wait|sorry|actually|perdon|ay)\b|\b(?:meant|quise decir|digo)\b/i;

/** "No, I meant pH 7.8": the question before it, with that number. */
function corrected(question: string, before: string): string | undefined {
  if (!CORRECTS.test(question) || !OPENS.test(question) || question.length > 60) return undefined;
  const [later, first] = [readMessage(question), readMessage(before)];
  const [bound, ...others] = later.bound;
  if (!bound?.parameter || others.length > 0 || later.quantities.length !== 1) return undefined;
  const old = first.bound.find(({ parameter, role }) => parameter === bound.parameter && (role === 'value' || role === 'from'));
  if (!old || old.quantity.given === bound.quantity.given) return undefined;
  const { at, end } = old.quantity;
  const written = first.text.slice(at, end);
  return `${first.text.slice(0, at)}${written.replace(/\d+(?:\.\d+)?/, String(bound.quantity.given))}${first.text.slice(end)}`;
}

const HOW_MUCH_IS_THAT =
  /^(?:and |so |ok |y |entonces )*(?:how much|how many (?:gallons|ounces|oz|cups|quarts)|what(?:'?s| is)|cuanto|cuant[oa]s (?:galones|onzas|tazas))\b.{0,30}?(\d+(?:\.\d+)?) ?%.{0,24}?\b(?:is that|would that be|that be|then|es eso|seria|serian|son)\W*$/i;
/** "How much chlorine (8.25%) is that?" after a dose */
function ofStrength(question: string, before: string): string | undefined {
  const strength = HOW_MUCH_IS_THAT.exec(question.replaceAll(/[()]/g, ''))?.[1];
  if (strength === undefined) return undefined;
  const first = readMessage(before);
  const isDose = first.bound.some(({ role }) => role === 'to' || role === 'delta') || first.cues.has('howMuch') || first.cues.has('raise');
  if (!isDose) return undefined;
  const plain = before.replaceAll(/\(?\b\d+(?:\.\d+)? ?%\)?/g, ' ').replace(/[?.! ]+$/, '');
  return first.language === 'es' ? `${plain}, con cloro líquido al ${strength}%` : `${plain}, with ${strength}% liquid chlorine`;
}

const HEATER_HOURS = /\b(?:heater|btu|kw|calentador|bomba de calor|heat pump)\b/i;
const ASKS_TIME = /\b(?:how (?:long|many hours)|hours|cuant[oa]s? (?:horas|tiempo)|cuanto tarda)\b/i;
/** "How many hours would a 400k BTU heater take?" after "I want 84 degrees" */
function ofHeater(question: string, earlier: readonly string[]): string | undefined {
  if (!HEATER_HOURS.test(question) || !ASKS_TIME.test(question)) return undefined;
  const now = quantitiesIn(readMessage(question).text);
  if (now.some(({ kind }) => kind === 'temperature') || !now.some(({ kind }) => kind === 'heatPower' || kind === 'power')) return undefined;
  const told = earlier.slice(0, 3).flatMap((text) => readMessage(text).quantities.filter(({ kind }) => kind === 'temperature'));
  const [wanted] = told;
  if (!wanted || told.length > 1) return undefined;
  const end = question.replace(/[?.! ]+$/, '');
  return `${end} ${/\b(?:cuant|calentador)/i.test(question) ? 'a' : 'to'} ${wanted.given} ${wanted.unit || 'degrees'}`;
}

/** The whole question; itself where it is complete. */
export function ownFollowUp(question: string, earlier: readonly string[]): string {
  const [before] = earlier;
  if (before === undefined || question.length > 120) return question;
  return corrected(question, before) ?? ofStrength(question, before) ?? ofHeater(question, earlier) ?? question;
}
