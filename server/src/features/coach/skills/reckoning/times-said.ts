// Times as people say them ("a 30-day month", "around the clock", "from 8 a.m. to 4 p.m."), and numbers that count nothing.

const TIME_SAID: readonly (readonly [RegExp, string])[] = [
  // "A 30-day month", "a year of 365 days": the days count.
  [/\b(\d+(?:\.\d+)?)[ -](day|week|hour|month)[ -](?:month|year|day|season|period|week|winter|summer|span)\b/g, '$1 $2s'],
  [/\b(?:month|year|mes|ano|season|week) (?:of|de|with|=) (\d+) (days|weeks|months|dias|semanas|meses)\b/g, '$1 $2'],
  [/\b(?:a|per|each|one|un|al) (?:month|year|mes|ano) \(?(?:of |de )?(\d+) (days|weeks|dias|semanas)\)?/g, 'for $1 $2'],
  [/\bvariable[- ]speed\b/g, 'variable'],
  [/\bpower factor(?: of| is)? 1(?:\.0)?\b/g, ''],
  [/\b(?:once|1 time|una vez) (?:a|per|every|each|a la|por|cada|al) (day|week|month|year|dia|semana|mes|ano)\b/g, '1 time per $1'],
  [/\b(?:twice|2 times|dos veces) (?:a|per|every|each|a la|por|cada|al) (day|week|month|year|dia|semana|mes|ano)\b/g, '2 times per $1'],
  [/\b(per|each|every|for every|por cada|por) (?:a )?(?:thousand|mil)\b/g, '$1 1000'],
  [/\b100 ?% (?=pure|chlorine|available|active)/g, 'pure '],
  [/\b(sets?|packs?|boxes|box|cases?|pairs?) of \d+\b/g, '$1'],
  // "One at 5 gpm and the other at 7": which of them, and no number.
  [/\b1 (?=(?:at|is|has|with|of them|of which|for|holds|runs|gives|moves)\b[^.?]*\bother\b)/g, 'one '],
  [/\b(?:each|every|per|cada|por) (?:backwash|cycle|vez|retrolavado|wash)\b/g, 'per time'],
  [/\b(?:around the clock|24\/7|nonstop|non-stop|day and night|24 hours a day|24 hours per day|24 horas al dia|las 24 horas|(?<=\b(?:run|runs|running|on|operates?) (?:for )?)24 hours)\b/g, 'continuously'],
  [/\b(?:at|con|al) 100 ?%(?: output)?/g, 'at full output'],
  [/\b1 (?:complete |full |single |whole )?(?=turn-?over\b|vuelta\b|recirculacion\b)/g, 'a '],
]; // prettier-ignore
const CLOCK = String.raw`(\d{1,2})(?::(\d{2}))? ?(a|p)\.?m\.?`;
const SPAN = new RegExp(String.raw`\b(?:from|between|de) (?:las? )?${CLOCK} (?:to|until|till|and|a) (?:las? )?${CLOCK}`, 'g');
const hourOf = (hour: string, minutes: string | undefined, half: string): number =>
  (Number(hour) % 12) + (half === 'p' ? 12 : 0) + Number(minutes ?? 0) / 60;
/** "From 8 a.m. to 4 p.m.": 8 hours, over midnight too. */
const hoursBetween = (
  _: string,
  from: string,
  fromMinutes: string | undefined,
  half: string,
  to: string,
  toMinutes: string | undefined,
  otherHalf: string,
): string => `for ${Number(((hourOf(to, toMinutes, otherHalf) - hourOf(from, fromMinutes, half) + 24) % 24).toFixed(2))} hours`;

/** The text with its times said plainly. */
export const withPlainTimes = (text: string): string =>
  TIME_SAID.reduce((said, [pattern, plain]) => said.replaceAll(pattern, plain), text.replaceAll(SPAN, hoursBetween)).replaceAll(
    // "It strokes 60 times a minute at 0.5 mL per stroke"
    /\b([a-z]{3,})s (\d+(?:\.\d+)?) times\b/g,
    (all, verb: string, count: string) => (new RegExp(String.raw`\b(?:per|each|every) ${verb}\b`).test(text) ? `${count} ${verb}s` : all),
  );
