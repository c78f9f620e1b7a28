// Clock times and dates: right where a tool wrote them, or the person, in whichever notation.
import type { Allowed } from './allowed.ts';

const CLOCK = /\b(\d{1,2})(?::(\d{2}))?(?:\s*([ap])\.?\s?m\.?(?!\p{L})|(?<=:\d{2}))/giu;
const DAY = /\b20\d\d-\d\d-\d\d\b/g;

interface ClockTime {
  text: string;
  /** after midnight; without "am" or "pm" it may be of either half of the day */
  minutes: readonly number[];
}

function clockTimesIn(text: string): ClockTime[] {
  return [...text.matchAll(CLOCK)].map(([whole, hours = '', minutes = '0', half]) => {
    const given = Number(hours) * 60 + Number(minutes);
    if (half === undefined) return { text: whole, minutes: [given] };
    return { text: whole, minutes: [((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes)] };
  });
}

export function withoutGivenTimes(sentence: string, { texts, toldTexts }: Allowed): string {
  const all = [...texts, ...toldTexts];
  const given = new Set(all.flatMap((text) => clockTimesIn(text).flatMap(({ minutes }) => minutes)));
  const without = clockTimesIn(sentence).reduce(
    (text, time) => (time.minutes.some((one) => given.has(one)) ? text.replace(time.text, '') : text),
    sentence,
  );
  return without.replaceAll(DAY, (day) => (texts.some((text) => text.includes(day)) ? '' : day));
}
