// Times as people say them ("a 30-day month", "around the clock", "weekdays only", "every other day"), and numbers that count nothing.
import { withClockSpans } from '../../understanding/numbers/clock-spans.ts';

const WEEKDAYS = String.raw`(?:on )?(?:weekdays only|only (?:on )?(?:weekdays|work ?days)|(?:just |on )weekdays|weekdays|mon(?:day)? (?:through|to|thru) fri(?:day)?|(?:solo )?de lunes a viernes|solo entre semana|entre semana)`;
const TIME_SAID: readonly (readonly [RegExp, string])[] = [
  [/\b(?:every|each) (?:other|second) (day|week|month)\b/g, 'every 2 $1s'],
  [/\b(?:every )?(?:un )?(dia|semana|mes) (?:si|de por medio)(?: y (?:un |otr[oa] )?(?:dia )?no)?\b|\bcada tercer dia\b/g, 'cada 2 dias'],
  [new RegExp(String.raw`\b${WEEKDAYS}`, 'g'), '5 days a week'],
  // "A 30-day month", "a year of 365 days": the days count.
  [/\b(\d+(?:\.\d+)?)[ -](day|week|hour|month)[ -](?:month|year|day|season|period|week|winter|summer|span)\b/g, '$1 $2s'],
  [/\b(?:month|year|mes|ano|season|week) (?:of|de|with|=) (\d+) (days|weeks|months|dias|semanas|meses)\b/g, '$1 $2'],
  [/\b(?:a|per|each|one|un|al) (?:month|year|mes|ano) \(?(?:of |de )?(\d+) (days|weeks|dias|semanas)\)?/g, 'for $1 $2'],
  [/\b(?:each|every) time (?:(?:he|she|they|i|we|it) )?(uses?|adds?|pours?|puts?(?: in)?|takes?|runs?(?: for)?|dumps?) (?:about |around )?(\d+(?:\.\d+)? [a-z]+)/g, '$1 $2 per round'],
  [/\bvariable[- ]speed\b/g, 'variable'],
  [/\bpower factor(?: of| is)? 1(?:\.0)?\b/g, ''],
  [/\b(?:do|does|did|happens|repeat(?:s|ed)?|run|runs)(?: (?:it|this|that|one|so))? (?:every|each|once (?:a|every)) (day|week|month)\b/g, '1 round per $1'],
  [/\b(?:once|1 time|una vez) (?:a|per|every|each|a la|por|cada|al) (day|week|month|year|dia|semana|mes|ano)\b/g, '1 round per $1'],
  [/\b(?:twice|2 times|dos veces) (?:a|per|every|each|a la|por|cada|al) (day|week|month|year|dia|semana|mes|ano)\b/g, '2 rounds per $1'],
  [/\b(per|each|every|for every|por cada|por) (?:a )?(?:thousand|mil)\b/g, '$1 1000'],
  [/\b100 ?% (?=pure|chlorine|available|active)/g, 'pure '],
  [/\b(sets?|packs?|boxes|box|cases?|pairs?) of \d+\b/g, '$1'],
  // "One at 5 gpm and the other at 7": which of them, and no number.
  [/\b1 (?=(?:at|is|has|with|of them|of which|for|holds|runs|gives|moves)\b[^.?]*\bother\b)/g, 'one '],
  [/\b(?:each|every|per|cada|por) (?:backwash|cycle|vez|retrolavado|wash|time|visit)\b/g, 'per round'],
  [/(?<![\d.])(\d+) (?:times|veces) (?:a|per|every|each|a la|por|cada|al) (day|week|month|year|dia|semana|mes|ano)\b/g, '$1 rounds per $2'],
  [/\b(?:around the clock|24\/7|nonstop|non-stop|day and night|24 hours a day|24 hours per day|24 horas al dia|las 24 horas|(?<=\b(?:run|runs|running|on|operates?) (?:for )?)24 hours)\b/g, 'continuously'],
  [/\b(?:at|con|al) 100 ?%(?: output)?/g, 'at full output'],
  [/\b1 (?:complete |full |single |whole )?(?=turn-?over\b|vuelta\b|recirculacion\b)/g, 'a '],
]; // prettier-ignore
const DAILY_SPAN =
  /(?<![\d.])(\d+(?:\.\d+)?) (hours?|hrs?|horas?) (?:a|per|each|every|al|por|cada) (?:day|dia|night|noche),? ?(?:and |but |y |pero )?(?:on |only |for |just |solo )*(\d) (?:days|dias|nights) (?:a|per|each|every|a la|por|cada) (?:week|semana)\b/g;
/** "3 hours a day, 5 days a week": 15 hours a week. */
const hoursAWeek = (_: string, hours: string, unit: string, days: string): string =>
  `${Number((Number(hours) * Number(days)).toFixed(2))} ${unit} per week`;

/** The text with its times said plainly. */
export const withPlainTimes = (text: string): string =>
  TIME_SAID.reduce((said, [pattern, plain]) => said.replaceAll(pattern, plain), withClockSpans(text))
    .replaceAll(DAILY_SPAN, hoursAWeek)
    .replaceAll(
      // "It strokes 60 times a minute at 0.5 mL per stroke"
      /\b([a-z]{3,})s (\d+(?:\.\d+)?) times\b/g,
      (all, verb: string, count: string) => (new RegExp(String.raw`\b(?:per|each|every) ${verb}\b`).test(text) ? `${count} ${verb}s` : all),
    );
