// A number that was measured or told, put where it belongs: "just retested, it's 6 already", "my CYA is 120", "how much do I drain to get to 50?".
import { languageOf } from '../understanding/fold.ts';
import { type Frame, readMessage } from '../understanding/frame.ts';
import { plainOf } from './aside-words.ts';
import { aimOf, aimText } from './dose-aim.ts';
import { subjectOf } from './subject.ts';

const MEASURED =
  /\b(?:misread|leido mal|lei mal)\b|\bre-?(?:tested|checked|measured)\b|\b(?:tested|checked|measured|test|ran it) (?:it |mine |the water )?(?:once )?(?:again|more)\b|\bnew (?:test|reading|number)\b|\b(?:strips?|tester|meter|kit|drops|store|test|reading) (?:now )?(?:says?|said|reads?|shows?|came)\b|\b(?:is|'s|its|are) (?:actually|really|already|now|only)\b|\balready\b|\b(?:volvi|acabo de|vuelto) a? ?(?:medir|probar)\w*|\bmedi (?:otra vez|de nuevo)\b|\bla (?:tira|prueba) (?:dice|marca)\b|\bya (?:hay|tiene|tengo|esta|anda|va)\b|\b(?:en realidad|ahora) (?:esta|es|marca|hay)\b|^(?:(?:oh|sorry|wait|oops|hang on|hold on|my bad|correction|actually|perdon|espera|ay)[ ,.]*)+(?:just |i |we )*(?:tested|measured|checked|its?\b|it'?s|the|my|medi|esta|es|el|la)/;
const WISH =
  /\b(?:want|wanna|make (?:it|that)|target|goal|aim|aiming|instead|get (?:it )?(?:to|up|down)|raise|lower|how|what if|should|add|added|put|quiero|meta|que sea|llegar|subir|bajar|agregar|eche|puse|cuanto)\b|\?/;
const isLevel = ({ kind }: Frame['quantities'][number]): boolean => kind === 'none' || kind === 'ppm';
const MOST = 90;
/** No pH is 40, and no chlorine 1,000. */
const isPlausible = (parameter: string, value: number): boolean =>
  parameter === 'ph'
    ? value >= 6 && value <= 9
    : parameter === 'saltPpm'
      ? value === 0 || value >= 100
      : parameter !== 'freeChlorinePpm' || value < 60;

/** The dose before it, from where the water is now. */
export function retested(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question);
  if (text.length > MOST || !MEASURED.test(text) || WISH.test(text)) return undefined;
  const frame = readMessage(question);
  const [value, ...others] = frame.quantities;
  if (!value || others.length > 0 || !isLevel(value) || frame.symptoms.length > 0) return undefined;
  const before = earlier.slice(0, 2).find((one) => aimOf(one) !== undefined);
  const aim = before === undefined ? undefined : aimOf(before);
  const isOther = frame.parameters.some((name) => name !== aim?.parameter);
  if (aim?.to === undefined || isOther || !isPlausible(aim.parameter, value.value)) return undefined;
  // "Tested again, bromine …": of another product.
  const { parameter } = aim;
  const named =
    frame.chemicals.length === 0 ||
    frame.parameters.length > 0 ||
    frame.chemicals.every(({ name }) => parameter.toLowerCase().includes(name));
  return named ? aimText({ ...aim, from: value.given, language: languageOf(question, aim.language) }) : undefined;
}

const TO =
  /\b(?:(?:to|down to|up to|for|at) (?:get (?:it |me |down |up |back )*to |hit |reach |be (?:at )?)?|(?:get|hit|reach|bring it|bringing it)(?: it)? (?:down |up )?(?:to )?|(?:llegar|bajar(?:lo|la)?|subir(?:lo|la)?|dejar(?:lo|la)?|bajo|llegue) (?:a|en|hasta) |hasta |a |en )(\d+(?:\.\d+)?)(?: ?ppm)?\W*$/;
const OF_WATER = /\b(?:drain\w*|replac\w*|swap\w*|dump|change out|exchange|water|vaci\w+|dren\w+|cambi\w+|agua|sac\w+|tir\w+)\b/;
const ASKS = /\b(?:how much|how many|what'?s|whats|what|cuant[oa]s?|que tanta?)\b/;
const ONLY_BY_WATER: ReadonlySet<string> = new Set(['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm']);
const REACHES = 5;

/** "How much do I drain to get to 50?": from the value that was told before. */
function toDrain(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question);
  const aim = TO.exec(text)?.[1];
  if (aim === undefined || !OF_WATER.test(text) || !ASKS.test(text)) return undefined;
  const { quantities, parameters } = readMessage(question);
  if (quantities.length !== 1) return undefined;
  for (const before of earlier.slice(0, REACHES)) {
    const subject = subjectOf(before, languageOf(question));
    const { parameter, value } = subject ?? {};
    if (parameter === undefined || value === undefined || !ONLY_BY_WATER.has(parameter)) continue;
    if (parameters.some((name) => name !== parameter) || value <= Number(aim)) continue;
    return languageOf(question, subject?.language) === 'es'
      ? `cuánta agua cambio para bajar ${subject?.name} de ${value} a ${aim}`
      : `how much water do i replace to lower ${subject?.name} from ${value} to ${aim}`;
  }
  return undefined;
}

/** "My pH is 8.2, is that bad?", "How much acid to get to 7.4?": from 8.2, and not from an older test that is saved. */
function toDose(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question);
  if (!ASKS.test(text) || text.length > MOST) return undefined;
  const aim = aimOf(question);
  if (aim?.to === undefined || aim.from !== undefined || aim.volumeL !== undefined) return undefined;
  for (const before of earlier.slice(0, REACHES)) {
    const value = readMessage(before).values[aim.parameter];
    if (value === undefined || value === aim.to) continue;
    return aimText({ ...aim, from: value, language: languageOf(question, aim.language) });
  }
  return undefined;
}

export const ofToldValue = (question: string, earlier: readonly string[]): string | undefined =>
  toDrain(question, earlier) ?? toDose(question, earlier);

const AGAIN =
  /\b(?:back (?:up|down)|(?:up|down|high|low) again|went (?:right )?(?:back )?(?:up|down)(?: again)?|(?:rose|climbed|jumped|crept|dropped|fell)(?: right| back)*(?: up| down)?(?: again)?|keeps? (?:going|coming|creeping) (?:back )?(?:up|down)|(?:subio|bajo|sube|baja) (?:otra vez|de nuevo)|volvio a (?:subir|bajar)|otra vez (?:alt[oa]|baj[oa]))\b/;
const IS_UP = /\b(?:up|high|rose|climbed|jumped|crept|subi\w*|sube|alt[oa])\b/;
/** "Put acid in 2 days ago", "It's back up again": why it comes back, and no other dose. */
export function cameBack(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question);
  if (text.length > 60 || !AGAIN.test(text) || question.includes('?')) return undefined;
  const { quantities, parameters, symptoms } = readMessage(question);
  if (quantities.length > 0 || symptoms.length > 0) return undefined;
  const [before] = [question, ...earlier.slice(0, REACHES)].flatMap((one) => {
    const subject = subjectOf(one, languageOf(question));
    return subject?.parameter === undefined ? [] : [subject];
  });
  if (!before || parameters.some((name) => name !== before.parameter)) return undefined;
  const isUp = IS_UP.test(text);
  return languageOf(question, before.language) === 'es'
    ? `por que me ${isUp ? 'sube' : 'baja'} ${before.name} siempre`
    : `why does my ${before.name} keep going ${isUp ? 'up' : 'down'}`;
}

const ONLY =
  /^(?:(?:ok(?:ay)?|no|nope|wait|sorry|actually|half of it|but|hmm+|mejor|perdon|bueno)[,.? ]+)*(?:(?:i|we|yo) )?(?:(?:just|only|really|solo|nada mas) )*(by|just|only|want|wanted|need|need only|want only|meant|want to (?:hit|reach|get to)|por|solo|quiero|queria|necesito)(?: (?:just|only|about|around|solo|like))* (\d+(?:\.\d+)?)(?: ?ppm)?(?: (?:more|instead|mas|though|tho))?$/;
const ONLY_N =
  /^(?:(?:no|nope|wait|sorry|actually|oops|hold on|perdon|espera|mejor|make (?:it|that))[,. ]+)+(?:only |just |solo )?(\d+(?:\.\d+)?)(?: ?ppm)?(?: (?:more|instead|mas))?$/;
const STRENGTH =
  /^(?:(?:no|wait|sorry|actually|oops|perdon|espera|oh)[,. ]+)*(?:(?:it'?s|its|mine is|mine'?s|the label says|i have|es|el mio es|tengo)(?: the| de| del)? )?(\d+(?:\.\d+)?) ?%,? (?:not|no|instead of|en vez de|rather than) (?:the |del )?\d+(?:\.\d+)? ?%?$/;
/** "No, by 10", "I only want 1,500", "it's 12.5%, not 10": another goal or strength for the dose before it. */
export function otherAim(question: string, earlier: readonly string[]): string | undefined {
  const [before] = earlier;
  const text = plainOf(question).replace(/[?.! ]+$/, '');
  const aim = before === undefined ? undefined : aimOf(before);
  if (!aim) return undefined;
  const language = languageOf(question, aim.language);
  const strength = STRENGTH.exec(text)?.[1];
  if (strength !== undefined) return aimText({ ...aim, strengthPercent: Number(strength), language });
  const step = aim.to === undefined ? ONLY_N.exec(text)?.[1] : undefined;
  if (step !== undefined) return aimText({ ...aim, delta: Number(step), language });
  const found = ONLY.exec(text);
  if (!found) return undefined;
  const value = Number(found[2]);
  const isStep = aim.to === undefined || found[1] === 'by' || found[1] === 'por' || / (?:more|mas)\b/.test(found[0]);
  if (!isStep && !isPlausible(aim.parameter, value)) return undefined;
  const { to: _to, delta: _delta, ...kept } = aim;
  return aimText({ ...kept, ...(isStep ? { delta: value } : { to: value }), language });
}
