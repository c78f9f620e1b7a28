// When something should happen, and what is left of the sentence without it: "remind me to brush every Friday".
import { addDays, type Day, type Recurrence, weekdayOf } from '@limpid/schedule';
import { fold } from './fold.ts';

export interface Wish {
  /** what to do, as it was typed */
  title: string;
  recurrence?: Recurrence;
}

const WEEKDAYS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:mon(?:day)?s?|lunes)$/, 'MO', 0], [/^(?:tue(?:s(?:day)?)?s?|martes)$/, 'TU', 1], [/^(?:wed(?:nesday)?s?|miercoles)$/, 'WE', 2],
  [/^(?:thu(?:rs(?:day)?)?s?|jueves)$/, 'TH', 3], [/^(?:fri(?:day)?s?|viernes)$/, 'FR', 4], [/^(?:sat(?:urday)?s?|sabados?)$/, 'SA', 5],
  [/^(?:sun(?:day)?s?|domingos?)$/, 'SU', 6],
]; // prettier-ignore
const WEEKDAY =
  '(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tue|wed|thu|fri|sat|sun|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)';
const UNIT = '(days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?)';
const NUMBER = '(\\d+|a|an|one|two|three|four|five|six|eight|ten|twelve|un|una|dos|tres|cuatro|cinco|seis|ocho|diez|doce|other|otra|otro)';
const WORDS: Record<string, number> = {
  a: 1, an: 1, one: 1, un: 1, una: 1, two: 2, dos: 2, other: 2, otra: 2, otro: 2, three: 3, tres: 3, four: 4, cuatro: 4, five: 5, cinco: 5, six: 6,
  seis: 6, eight: 8, ocho: 8, ten: 10, diez: 10, twelve: 12, doce: 12,
}; // prettier-ignore

const countOf = (text: string | undefined): number => (text === undefined ? 1 : (WORDS[text] ?? Number(text)));
const daysIn = (unit: string): number =>
  /^(?:day|dia)/.test(unit) ? 1 : /^(?:week|sem)/.test(unit) ? 7 : /^(?:mes|month)/.test(unit) ? 30 : 365;

interface Clock {
  today: Day;
}
type Reader = (match: RegExpExecArray, clock: Clock) => Recurrence | undefined;

const once = (dueOn: Day): Recurrence => ({ kind: 'once', dueOn });

function inSoMuch([, number, unit = '']: RegExpExecArray, { today }: Clock): Recurrence {
  return once(laterBy(today, countOf(number), unit));
}

/** Months and years by the calendar, to the last day of a shorter month. */
function laterBy(today: Day, count: number, unit: string): Day {
  const size = daysIn(unit);
  if (size < 30) return addDays(today, count * size);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const months = month - 1 + count * (size === 30 ? 1 : 12);
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, last))).toISOString().slice(0, 10);
}

const nextWeekday = (today: Day, weekday: number): Day => addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
const weekdayNamed = (name: string) => WEEKDAYS.find(([pattern]) => pattern.test(name));

function everyWeekday([, , name = '']: RegExpExecArray, { today }: Clock): Recurrence | undefined {
  const found = weekdayNamed(name);
  if (!found) return undefined;
  return { kind: 'calendar', rule: `FREQ=WEEKLY;BYDAY=${found[1]}`, startsOn: nextWeekday(today, found[2]) };
}

function onWeekday([, name = '']: RegExpExecArray, { today }: Clock): Recurrence | undefined {
  const found = weekdayNamed(name);
  return found && once(nextWeekday(today, found[2]));
}

const everySo = ([, number, unit = '']: RegExpExecArray): Recurrence => ({ kind: 'since_done', days: countOf(number) * daysIn(unit) });
const eachNamed =
  (days: number): Reader =>
  () => ({ kind: 'since_done', days });

const firstOfMonth: Reader = (_, { today }) => ({
  kind: 'calendar',
  rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
  startsOn: `${laterBy(`${today.slice(0, 8)}01`, 1, 'month').slice(0, 8)}01`,
});

/** The first that fits counts; what it matched is taken out of the sentence. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/\b(?:on |every )?the (?:first|1st) (?:day )?of (?:each|every|the) month\b|\bel (?:primero|dia 1|1) de cada mes\b/, firstOfMonth],
  [new RegExp(`\\b(every|each|cada|todos los|todas las|los)\\s+${WEEKDAY}\\b`), everyWeekday],
  [new RegExp(`\\b(?:every|each|cada)\\s+(?:${NUMBER}\\s+)?${UNIT}\\b`), everySo],
  [/\b(?:daily|every day|a diario|diariamente|todos los dias)\b/, eachNamed(1)],
  [/\b(?:weekly|once a week|una vez (?:a la|por) semana|semanalmente)\b/, eachNamed(7)],
  [/\b(?:twice a week|dos veces (?:a la|por) semana)\b/, eachNamed(3)],
  [/\b(?:monthly|once a month|una vez al mes|mensualmente)\b/, eachNamed(30)],
  [/\b(?:quarterly)\b/, eachNamed(90)],
  [/\b(?:yearly|annually|once a year|una vez al ano|anualmente)\b/, eachNamed(365)],
  [new RegExp(`\\b(?:in|within|after|en|dentro de)\\s+${NUMBER}\\s+${UNIT}\\b`), inSoMuch],
  [new RegExp(`\\b${NUMBER}\\s+${UNIT}\\s+from now\\b`), inSoMuch],
  [/\b(?:the )?day after tomorrow\b|\bpasado manana\b/, (_, { today }) => once(addDays(today, 2))],
  [/\btomorrow(?: (?:morning|evening|night|afternoon))?\b|\bmanana(?: por la (?:manana|tarde|noche))?\b/, (_, { today }) => once(addDays(today, 1))],
  [/\b(?:today|tonight|this (?:evening|afternoon)|hoy|esta (?:noche|tarde))\b/, (_, { today }) => once(today)],
  [/\bnext week\b|\bla (?:proxima|siguiente) semana\b|\bla semana que viene\b/, (_, { today }) => once(addDays(today, 7))],
  [/\bnext month\b|\bel (?:proximo|siguiente) mes\b|\bel mes que viene\b/, (_, { today }) => once(laterBy(today, 1, 'month'))],
  [new RegExp(`\\b(?:on |next |this |el (?:proximo )?)?${WEEKDAY}\\b`), onWeekday],
]; // prettier-ignore

const OPENING =
  /^[\s¿¡]*(?:(?:hey|hi|hola|ok|okay|please|por favor|coach)[\s,]+)*(?:(?:can|could|would|will) you(?: please)? |i(?:'d| would) like (?:you )?to |i (?:want|need) (?:you )?(?:to )?|puedes |podrias |quiero que (?:me )?)?(?:remind me|recuerdame|recordarme|recuerdes|(?:set|create|add|make|put|schedule)(?: up)? (?:me )?(?:a |an |another )?(?:new )?(?:reminder|task|alert)|(?:create|add|make) |nudge me|ping me|alert me|notify me|tell me|do ?n['o]?t let me forget|schedule|avisame|avisarme|avises|ponme un recordatorio|(?:pon|crea|agrega|haz)(?:me)? (?:un |una )?(?:nueva? )?(?:recordatorio|tarea|aviso)|no me dejes olvidar|programa)/;
const JOINT = /^[\s,.:;]*(?:(?:to|about|for|that|of|i (?:should|have to|need to)|when|that i|called|de|que|para|sobre|a)\b[\s:]*)*/;
const END = /[\s,.;:!?¡¿]*(?:please|por favor|thanks|gracias)?[\s,.;:!?]*$/;

/** Cuts a match out of the typed text; folding keeps each letter's place. */
const without = (text: string, at: number, length: number) => `${text.slice(0, at)} ${text.slice(at + length)}`;

/** Folded letter for letter, so that a place in one is a place in the other. */
const aligned = (text: string) =>
  text.replaceAll(/./gu, (letter) => (fold(letter).length === letter.length ? fold(letter) : ' '.repeat(letter.length)));

export function wishIn(raw: string, today: Day): Wish {
  let text = raw.normalize('NFC').replaceAll(/\s+/g, ' ').slice(0, 400);
  let recurrence: Recurrence | undefined;
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(aligned(text));
    const found = match && read(match, { today });
    if (!match || !found) continue;
    recurrence = found;
    text = without(text, match.index, match[0].length);
    break;
  }
  const opening = OPENING.exec(aligned(text));
  if (opening) text = text.slice(opening[0].length);
  const joint = JOINT.exec(aligned(text));
  text = text
    .slice(joint?.[0].length ?? 0)
    .replace(END, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const title = text === '' ? '' : `${text[0]?.toLocaleUpperCase() ?? ''}${text.slice(1)}`.slice(0, 120);
  return { title, ...(recurrence ? { recurrence } : {}) };
}
