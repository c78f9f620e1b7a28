// "Remind me to empty the baskets", "every Friday", "actually Mondays are better": the reminder with the time that holds now.
import { fold } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { guessIntent } from '../../understanding/intents.ts';
import { wishIn } from '../../understanding/when.ts';

const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?`;
const SPAN = String.raw`(?:days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?)`;
const COUNT = String.raw`(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve|other|second|couple of|un|una|dos|tres|cuatro|cinco|seis|ocho|diez|otr[oa])`;
const TIME = new RegExp(
  String.raw`\b(?:(?:every|each|cada|todos los|todas las|on|next|this|el|los|el proximo|this coming) (?:${DAY})\b|(?:every|each|cada) (?:${COUNT} )?${SPAN}\b|(?:in|within|en|dentro de) ${COUNT} ${SPAN}\b|${COUNT} ${SPAN} from now\b|(?:every day|daily|weekly|monthly|quarterly|yearly|annually|diario|diariamente|semanalmente|mensualmente|todos los dias)\b|(?:once|twice|una vez|dos veces) (?:a|por|al|a la) (?:day|week|month|year|dia|semana|mes|ano)\b|(?:day after tomorrow|pasado manana|tomorrow|manana|tonight|today|hoy|next week|next month|la proxima semana|el proximo mes)\b|(?:${DAY})\b)`,
);
/** Beside the time, nothing but that it is better, or was meant. */
const WORDS = new Set(
  "a actually also and are at be better but can change could do evenings for good great how i im i'd i'm id if instead is it its it's just lets let's like make maybe mean meant mejor might mornings move my never night nights no nope not of oh ok okay on only or please pls prefer put rather really s said say set so sorry switch thanks that thats that's the them then thing think to uh um us wait was what we well why with work works worked would yeah yep yes you about around easier best fine bien bueno cambialo cambia conviene creo de el en es esta hazlo la las lo los me mejores mi mi moverlo no o oye para pensandolo perdon pero pon ponlo por porfa favor prefiero que quiero quise decir si sirve son sale seria va vale y ya mas tarde facil a al espera digo".split(
    ' ',
  ),
);
const OTHER_DAY = new RegExp(
  String.raw`(?:,? ?(?:not|no|instead of|rather than|en vez de|en lugar de|y no) (?:on |every |los? |el )?(?:${DAY}))\b`,
);
const MOST = 60;
const TODAY = '2026-01-05';

const REMINDS = /\b(?:remind\w*|recuerd\w*|recordator\w*|avisame|nudge me|ping me|alert me|notify me|dont let me forget)\b/;
const asksReminder = (text: string): boolean => REMINDS.test(fold(text)) || guessIntent(readMessage(text)).intent === 'remind';
const withoutTime = (text: string): string => {
  const title = wishIn(text, TODAY).title;
  return title.charAt(0).toLowerCase() + title.slice(1);
};
const isRepeated = (text: string): boolean => ['calendar', 'since_done'].includes(wishIn(text, TODAY).recurrence?.kind ?? 'once');

const dayNames = (text: string): string[] => [...text.matchAll(new RegExp(`\\b(?:${DAY})\\b`, 'g'))].map(([name]) => name);
/** "Sundays are bad, Wednesdays instead": the day that it was goes. */
function withoutOldDay(text: string, before: string): string {
  const [old] = dayNames(before);
  const [first, second] = dayNames(text);
  const isOld = (name: string): boolean => name.slice(0, 3) === old?.slice(0, 3);
  if (first === undefined || second === undefined) return text;
  const gone = isOld(second) ? second : isOld(first) ? first : undefined;
  return gone === undefined
    ? text
    : text
        .replace(gone, ' ')
        .replaceAll(/\b(?:bad|busy|out|no good|hard|dificil|mal[oa]s?|ocupad[oa]s?|dont|don't|wont|won't|never|no puedo|puedo)\b/g, ' ');
}

/** The reminder before it with this time. */
export function reminded(question: string, earlier: readonly string[]): string | undefined {
  const [before] = earlier;
  const text = fold(question)
    .replaceAll(/[¿¡?!.,;]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (before === undefined || text.length > MOST || !asksReminder(before)) return undefined;
  const kept = withoutOldDay(dayNames(text).length > 1 ? text.replace(OTHER_DAY, ' ') : text, fold(before));
  const time = TIME.exec(kept)?.[0];
  if (time === undefined) return undefined;
  const rest = kept
    .replace(time, ' ')
    .split(/[^a-z']+/)
    .filter((word) => word !== '' && !/^(?:h+m+|u+h+m*|e+h+)$/.test(word));
  const title = withoutTime(before);
  if (title === '' || !rest.every((word) => WORDS.has(word))) return undefined;
  const isSpanish = readMessage(before).language === 'es';
  const isOnlyDay = new RegExp(`^(?:${DAY})$`).test(time);
  const isEach = isOnlyDay && (isRepeated(before) || /[a-z]days$|^(?:sabados|domingos)$/.test(time));
  // "Better on the Mondays" of something that repeats repeats too.
  const again = isEach || (isRepeated(before) && /^(?:on|el|los|next|this) /.test(time));
  const day = new RegExp(DAY).exec(time)?.[0] ?? '';
  const when = again ? `${isSpanish ? 'cada' : 'every'} ${isSpanish ? day : day.replace(/s$/, '')}` : time;
  return isSpanish ? `recuérdame ${title} ${when}` : `remind me to ${title} ${when}`;
}
