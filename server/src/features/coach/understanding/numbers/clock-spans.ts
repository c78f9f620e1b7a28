// From one time of the day to another, as the hours between them: "from 8 in the morning until 4 in the afternoon", "7 pm to 6 am".

const HALF_SAID: readonly (readonly [RegExp, number])[] = [
  [/^(?:am|in the morning|(?:de|por|en) la manana|de la madrugada)$/, 0],
  [/^(?:pm|in the (?:afternoon|evening)|at night|(?:de|por|en) la (?:tarde|noche))$/, 12],
];
const HALF = String.raw`(?:[ap]\.?m\b\.?|in the (?:morning|afternoon|evening)|at night|(?:de|por|en) la (?:manana|madrugada|tarde|noche))`;
const CLOCK = String.raw`(?:(?:about|around|exactly|las?|los) )*(?:(\d{1,2})(?::(\d{2}))?(?: o'?clock)?(?: ?(${HALF}))?|(noon|midday|midnight|mediodia|(?:el |la )?medianoche))`;
const FIRST = String.raw`(?:(?:from|between|on at|starts? at|(?:comes|kicks|turns|turned|switches|switched|goes|came|went)(?: [a-z]+){0,3}? on (?:at )?|on (?=\d{1,2} ?(?:[ap]m|in the))|desde|entre|de) )?`;
const TO = String.raw`,? ?(?:(?:and |then |it |y |goes |shuts |turns )*(?:to|til|till|until|through|-|off at|off (?=\d)|stops? at|and|hasta|a|y|se apaga a)) ?(?=\d|noon|mid|medi|las?|el|about|around)`;
const SPAN = new RegExp(String.raw`(?<![\d.:$])\b${FIRST}${CLOCK}${TO}${CLOCK}(?![\d%])`, 'g');

interface Hour {
  hour: number;
  /** undefined: of the morning or of the evening */
  half: number | undefined;
}
function hourOf(
  hour: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
  named: string | undefined,
): Hour | undefined {
  if (named !== undefined) return { hour: /mid-?night|medianoche/.test(named) ? 0 : 12, half: 0 };
  const value = Number(hour);
  if (!(value >= 1 && value <= 12) || Number(minutes ?? 0) >= 60) return undefined;
  const said = half?.replaceAll('.', '');
  const added = said === undefined ? undefined : HALF_SAID.find(([pattern]) => pattern.test(said))?.[1];
  // "12 at night" is midnight.
  const atNight = value === 12 && said !== undefined && /night|noche/.test(said);
  return { hour: (value % 12) + Number(minutes ?? 0) / 60, half: atNight ? 0 : added };
}

/** Hours from the first to the second, over midnight too; one half of the day has to be said. */
function hoursBetween(from: Hour, to: Hour): number | undefined {
  if (from.half === undefined && to.half === undefined) return undefined;
  const end = to.hour + (to.half ?? 0);
  const start = from.hour + (from.half ?? 0);
  const between = (one: number, other: number) => (other - one + 24) % 24;
  if (from.half !== undefined && to.half !== undefined) return between(start, end);
  // "From 8 to 4 pm": the shorter of the two.
  return from.half === undefined
    ? Math.min(between(from.hour, end), between(from.hour + 12, end))
    : Math.min(between(start, to.hour), between(start, to.hour + 12));
}

/** The text, in figures, with its spans as "for 8 hours". */
export const withClockSpans = (text: string): string =>
  text.replaceAll(SPAN, (...said: (string | undefined)[]) => {
    const [all, hour, minutes, half, named, toHour, toMinutes, toHalf, toNamed] = said as [string, ...(string | undefined)[]];
    const [from, to] = [hourOf(hour, minutes, half, named), hourOf(toHour, toMinutes, toHalf, toNamed)];
    const hours = from && to ? hoursBetween(from, to) : undefined;
    if (hours === undefined || hours === 0) return all;
    const [at, whole] = said.slice(-2) as unknown as [number, string];
    return spanText(Number(hours.toFixed(2)), /manana|madrugada|tarde|noche|mediodia/.test(all), needsDay(whole, at + all.length));
  });

const spanText = (hours: number, isSpanish: boolean, isDaily: boolean): string =>
  isSpanish ? `por ${hours} horas${isDaily ? ' al dia' : ''}` : `for ${hours} hours${isDaily ? ' a day' : ''}`;
const LONGER = /\b(?:weeks?|months?|years?|days|semanas?|mes(?:es)?|anos?|dias)\b/;
const SAID_DAILY = /^,? (?:(?:a|per|each|every|al|cada|por) (?:day|night|dia|noche)|daily|nightly|todos los dias|diari)/;
const ONE_DAY = /\b(?:yesterday|today|last night|this morning|once|turned (?:it|the)|ayer|anoche|hoy)\b/;
/** Over a week or a month it is so many hours each day. */
const needsDay = (text: string, end: number): boolean => LONGER.test(text) && !SAID_DAILY.test(text.slice(end)) && !ONE_DAY.test(text);

const ASKS =
  /\b(?:how (?:many|much|often)|what|cost|cuant[oa]s?|que)\b[^.?]*\b(?:gallons?|lit(?:er|re)s|turn-?overs?|times|kwh|kilowatt\w*|ounces|oz|cost|spend|pay|bill|ppm|pounds?|dollars?|hours?|galones|litros|vueltas|veces|onzas|libras|horas|cuesta|gasto|pago|month|day|week)\b/;
/** A rate or a size beside the times: then the hours are for a sum, and nothing is to be scheduled. */
const OF_SUM =
  /\d(?:\.\d+)? ?(?:gpm|gph|l\/min|lpm|kw|kilowatts?|watts?|w|hp|amps?|btus?|gallons?|gal|lit(?:er|re|ro)s?|m3|cubic|ounces?|oz|ppm|ml|galones|onzas|kilovatios?|metros cubicos)\b/;
/** As `withClockSpans`, where a number is asked for that needs the hours. */
export const withHoursOfSpans = (text: string): string => (ASKS.test(text) && OF_SUM.test(text) ? withClockSpans(text) : text);
