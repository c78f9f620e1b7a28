// Days of the year, and the seasons that they lie in.
import { addDays, type Day, daysBetween } from '@limpid/schedule';

/** MM-DD, the first and the last day, also over the new year */
export type Months = [first: string, last: string];

const yearOf = (day: Day): number => Number(day.slice(0, 4));
/** February 29 is the 28th in the other years. */
const dayIn = (year: number, monthDay: string): Day => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}-${monthDay === '02-29' && !isLeap ? '02-28' : monthDay}`;
};

interface Season {
  startsOn: Day;
  endsOn: Day;
}
const seasonFrom = ([first, last]: Months, year: number): Season => ({
  startsOn: dayIn(year, first),
  endsOn: dayIn(first <= last ? year : year + 1, last),
});
const around = (months: Months, day: Day): Season[] => [-1, 0, 1].map((shift) => seasonFrom(months, yearOf(day) + shift));

export const isInSeason = (months: Months | null, day: Day): boolean =>
  months !== null && around(months, day).some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);

/** The first day of the season that is running, or that is nearest: who prepares early ticks for the one that comes. */
export function seasonNear(months: Months, day: Day): Day {
  const away = ({ startsOn, endsOn }: Season): number =>
    day < startsOn ? daysBetween(day, startsOn) : day > endsOn ? daysBetween(endsOn, day) : 0;
  const [nearest] = around(months, day).toSorted((a, b) => away(a) - away(b));
  return nearest?.startsOn ?? day;
}

export const daysUntil = (months: Months, day: Day): number => {
  const [next] = around(months, day).filter(({ startsOn }) => startsOn >= day);
  return daysBetween(day, next?.startsOn ?? addDays(day, 366));
};

export const lengthOf = (months: Months): number => {
  const { startsOn, endsOn } = seasonFrom(months, 2025);
  return daysBetween(startsOn, endsOn);
};
