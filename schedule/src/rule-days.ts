// The days of a recurrence rule. A rule is read period by period (day, week, month or year by FREQ): each day of a period is checked
// against the BY parts, then BYSETPOS picks among them. The first day counts only if it matches the rule; a day that a month lacks is left
// out.
import { type Day, dayOfNumber, isDay, numberOfDay, weekdayOfNumber } from './day.ts';
import { completeRule, parseRule, type Rule, ruleFault } from './rule.ts';

const DAY_MS = 86_400_000;
/** A rule without a day for so long has none: 29 February comes back within eight years, with an interval later. */
const EMPTY_DAYS = 366 * 120;

interface Started {
  rule: Rule;
  start: number;
}

const yearStart = (year: number): number => Date.UTC(year, 0, 1) / DAY_MS;
const monthStart = (index: number): number => Date.UTC(Math.floor(index / 12), index % 12, 1) / DAY_MS;

/** The number of the period that contains a day. */
function periodOf({ frequency, weekStart }: Rule, day: number): number {
  if (frequency === 'DAILY') return day;
  if (frequency === 'WEEKLY') return Math.floor((day + 3 - weekStart) / 7);
  const date = new Date(day * DAY_MS);
  return frequency === 'YEARLY' ? date.getUTCFullYear() : date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** First day of a period. */
function firstOf({ frequency, weekStart }: Rule, period: number): number {
  if (frequency === 'DAILY') return period;
  if (frequency === 'WEEKLY') return period * 7 - 3 + weekStart;
  return frequency === 'YEARLY' ? yearStart(period) : monthStart(period);
}

/** Whether `value` is listed, counted from 1 or, below zero, from the end of `length`. */
const isListed = (list: readonly number[], value: number, length: number): boolean =>
  list.length === 0 || list.includes(value) || list.includes(value - length - 1);

/** The first day of week 1: the first week with four days in the year. */
function firstWeek(year: number, weekStart: number): number {
  const start = yearStart(year);
  const offset = (weekdayOfNumber(start) - weekStart + 7) % 7;
  return offset <= 3 ? start - offset : start - offset + 7;
}

function isInWeek({ weekNumbers, weekStart }: Rule, day: number, year: number): boolean {
  if (weekNumbers.length === 0) return true;
  let from = firstWeek(year, weekStart);
  let to = firstWeek(year + 1, weekStart);
  if (day < from) [from, to] = [firstWeek(year - 1, weekStart), from];
  else if (day >= to) [from, to] = [to, firstWeek(year + 2, weekStart)];
  return isListed(weekNumbers, Math.floor((day - from) / 7) + 1, (to - from) / 7);
}

/** A weekday with a number counts in the month, or in the year where FREQ is YEARLY without BYMONTH. */
function isOnWeekday({ weekdays, frequency, months }: Rule, day: number, date: Date): boolean {
  if (weekdays.length === 0) return true;
  const year = date.getUTCFullYear();
  const isOfYear = frequency === 'YEARLY' && months.length === 0;
  const from = isOfYear ? yearStart(year) : day - date.getUTCDate() + 1;
  const to = isOfYear ? yearStart(year + 1) : monthStart(year * 12 + date.getUTCMonth() + 1);
  const fromFront = Math.floor((day - from) / 7) + 1;
  const fromBack = -Math.floor((to - 1 - day) / 7) - 1;
  const own = weekdayOfNumber(day);
  return weekdays.some(({ weekday, ordinal }) => weekday === own && (ordinal === 0 || ordinal === fromFront || ordinal === fromBack));
}

function fits(rule: Rule, day: number): boolean {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  if (rule.months.length > 0 && !rule.months.includes(month + 1)) return false;
  if (rule.monthDays.length > 0) {
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    if (!isListed(rule.monthDays, date.getUTCDate(), length)) return false;
  }
  if (!isOnWeekday(rule, day, date)) return false;
  const start = yearStart(year);
  return isListed(rule.yearDays, day - start + 1, yearStart(year + 1) - start) && isInWeek(rule, day, year);
}

/** The days of one period, in order. */
function daysIn(rule: Rule, period: number): number[] {
  const end = firstOf(rule, period + 1);
  const days: number[] = [];
  for (let day = firstOf(rule, period); day < end; day += 1) if (fits(rule, day)) days.push(day);
  if (rule.positions.length === 0) return days;
  return days.filter((_, index) => isListed(rule.positions, index + 1, days.length));
}

/** The days of the rule from `from` on, in order. */
function* daysFrom({ rule, start }: Started, from: number): Generator<number> {
  const { interval, count, until = Number.POSITIVE_INFINITY } = rule;
  const first = periodOf(rule, start);
  // With COUNT every earlier day counts too.
  const begin = count === undefined ? Math.max(first, periodOf(rule, from)) : first;
  let counted = 0;
  let last = Math.max(from, start);
  for (let period = first + Math.ceil((begin - first) / interval) * interval; ; period += interval) {
    const from0 = firstOf(rule, period);
    if (from0 > until || from0 > last + EMPTY_DAYS) return;
    for (const day of daysIn(rule, period)) {
      if (day < start) continue;
      counted += 1;
      if (day > until || (count !== undefined && counted > count)) return;
      if (day < from) continue;
      last = day;
      yield day;
    }
  }
}

const known = new Map<string, Started>();
const MOST_KNOWN = 500;

function startedOf(text: string, startsOn: Day): Started {
  const key = `${startsOn} ${text}`;
  let started = known.get(key);
  if (!started) {
    const start = numberOfDay(startsOn);
    started = { rule: completeRule(parseRule(text), start), start };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, started);
  }
  return started;
}

/** The first day of the rule after `after`, or its very first; null: the rule has ended, or has no day. */
export function nextRuleDay(rule: string, startsOn: Day, after: Day | null): Day | null {
  const started = startedOf(rule, startsOn);
  const from = after === null ? started.start : Math.max(started.start, numberOfDay(after) + 1);
  const { value } = daysFrom(started, from).next();
  return value === undefined ? null : dayOfNumber(value);
}

/** Whether no day ever fits, such as February 30, whenever the rule ends. False too for what is no rule: its fault is another. */
export function hasNoDay(text: string, startsOn: Day): boolean {
  if (ruleFault(text) !== undefined || !isDay(startsOn)) return false;
  const start = numberOfDay(startsOn);
  const rule = { ...completeRule(parseRule(text), start), count: undefined, until: undefined };
  return daysFrom({ rule, start }, start).next().value === undefined;
}

/** The days of the rule from `from` to `to`, both included, at most `limit`. */
export function ruleDays(rule: string, startsOn: Day, { from, to, limit }: { from: Day; to: Day; limit: number }): Day[] {
  const started = startedOf(rule, startsOn);
  const end = numberOfDay(to);
  const days: Day[] = [];
  for (const day of daysFrom(started, Math.max(started.start, numberOfDay(from)))) {
    if (day > end || days.length >= limit) break;
    days.push(dayOfNumber(day));
  }
  return days;
}
