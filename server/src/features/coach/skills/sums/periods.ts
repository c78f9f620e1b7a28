// How often something went in over a time: "a week for 16 weeks", "twice a week, 3 months", "every other day for a month".

const DAYS: Readonly<Record<string, number>> = {
  day: 1, days: 1, night: 1, nights: 1, evening: 1, morning: 1, dia: 1, dias: 1, noche: 1, noches: 1,
  week: 7, weeks: 7, weekend: 7, weekends: 7, sunday: 7, monday: 7, tuesday: 7, wednesday: 7, thursday: 7, friday: 7, saturday: 7, semana: 7, semanas: 7, domingo: 7, sabado: 7, viernes: 7, lunes: 7,
  month: 30, months: 30, mes: 30, meses: 30, year: 365, years: 365, ano: 365, anos: 365,
}; // prettier-ignore
const PERIOD = Object.keys(DAYS).join('|');
const DURATION = 'days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?';
const OFTEN: readonly (readonly [RegExp, (found: RegExpExecArray) => number])[] = [
  // So often in so many days.
  [/\b(?:every|each) (?:other|second|2) (day|week|month|night)s?\b/, ([, period = '']) => 1 / (2 * (DAYS[period] ?? 1))],
  [/\bcada (?:tercer dia|2 dias)\b|\bun dia si(?: y otro| un dia) no\b/, () => 1 / 2],
  [new RegExp(String.raw`\b(?:every|cada) (\d+) (${DURATION})\b`), ([, count, period = '']) => 1 / (Number(count) * (DAYS[period] ?? 1))],
  [new RegExp(String.raw`\b(?:twice|2 times|dos veces|2 veces) (?:a|per|each|every|a la|por|al|cada) (${PERIOD})\b`), ([, period = '']) => 2 / (DAYS[period] ?? 1)],
  [new RegExp(String.raw`\b(\d+) (?:times|veces|days|dias) (?:a|per|each|every|a la|por|al|cada) (${PERIOD})\b`), ([, count, period = '']) => Number(count) / (DAYS[period] ?? 1)],
  [/\b(?:weekdays|entre semana|monday (?:to|through) friday|lunes a viernes)\b/, () => 5 / 7],
  [new RegExp(String.raw`\b(?:a|an|per|each|every|a la|por|al|cada|todos los|todas las|once a|por la) (${PERIOD})\b`), ([, period = '']) => 1 / (DAYS[period] ?? 1)],
  [/\b(daily|nightly|weekly|monthly|diari\w+|semanal\w*|mensual\w*)\b/, ([, word = '']) => (/^(?:dai|nig|dia)/.test(word) ? 1 : /^(?:wee|sem)/.test(word) ? 1 / 7 : 1 / 30)],
]; // prettier-ignore
const LASTS = new RegExp(
  String.raw`(?<!\b(?:every|cada|each) )(?<![\d.])\b(\d+(?:\.\d+)?)[ -](${DURATION})\b(?! (?:a|per|each|every|a la|por|al) (?:week|month|year|semana|mes))|\b(?:for|in|over|during|after|all|through|throughout|por|durante|en|todo) (?:an?|one|1|the|un|una|el) (?:whole |entire |full )?(week|month|year|mes|semana|ano)\b`,
  'g',
);

/** How many times in all; undefined where the text does not say how often, or how long. `text`: in figures. */
export function timesOverPeriod(text: string): { times: number; days: number } | undefined {
  const often = OFTEN.flatMap(([pattern, perDay]) => {
    const found = pattern.exec(text);
    return found ? [perDay(found)] : [];
  })[0];
  // "3 months, call it 12 weeks": the last one is meant.
  const lasts = [...text.matchAll(LASTS)].map((found) => (found[3] === undefined ? Number(found[1]) * (DAYS[found[2] ?? ''] ?? 1) : (DAYS[found[3]] ?? 1)));
  const days = lasts.at(-1);
  return often === undefined || days === undefined ? undefined : { times: Math.round(often * days * 100) / 100, days };
} // prettier-ignore
