// A recurrence rule (RFC 5545, section 3.3.10) for calendar days: FREQ DAILY to YEARLY, without times and without DTSTART.
import { dayOfNumber, isDay, numberOfDay, weekdayOfNumber } from './day.ts';

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

export interface RuleWeekday {
  /** 2: the second of the month or year, -1: the last; 0: every one */
  ordinal: number;
  /** 0 is Monday */
  weekday: number;
}

export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | undefined;
  /** the last day that counts, as a number */
  until: number | undefined;
  /** first day of the week, 0 is Monday */
  weekStart: number;
  weekdays: readonly RuleWeekday[];
  monthDays: readonly number[];
  yearDays: readonly number[];
  weekNumbers: readonly number[];
  months: readonly number[];
  positions: readonly number[];
}

export interface RuleFault {
  /** the part of the rule, such as BYDAY; RRULE for the whole */
  part: string;
  /** what to change, in a sentence */
  fault: string;
}

/** A rule that can't be used. */
export class RuleError extends Error {
  readonly part: string;

  constructor(part: string, fault: string) {
    super(fault);
    this.part = part;
  }
}

const LONGEST_RULE = 500;
const TIME_PARTS = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];
const PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYMONTH', 'BYSETPOS'];

function partsOf(text: string): Map<string, string> {
  if (text.length > LONGEST_RULE) throw new RuleError('RRULE', `Please keep the rule to ${LONGEST_RULE} characters.`);
  const parts = new Map<string, string>();
  const body = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '');
  for (const part of body.split(';')) {
    const [name = '', value = '', ...rest] = part.split('=');
    if (TIME_PARTS.includes(name)) throw new RuleError(name, 'Tasks are due on days, not at hours: leave this out.');
    if (!PARTS.includes(name) || value === '' || rest.length > 0)
      throw new RuleError(PARTS.includes(name) ? name : 'RRULE', 'Enter a rule such as FREQ=WEEKLY;BYDAY=MO,TH.');
    if (parts.has(name)) throw new RuleError(name, 'This is there twice: keep one.');
    parts.set(name, value);
  }
  return parts;
}

function whole(name: string, text: string, low: number, high: number): number {
  const value = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || value < low || value > high) throw new RuleError(name, `Enter whole numbers from ${low} to ${high}.`);
  return value;
}

/** A list of whole numbers; below zero they count from the end, and zero means nothing. */
function numbers(parts: Map<string, string>, name: string, low: number, high: number): number[] {
  const given = (parts.get(name)?.split(',') ?? []).map((text) => whole(name, text, low, high));
  if (given.includes(0)) throw new RuleError(name, "This can't be 0: count from 1, or from -1 for the last.");
  return given;
}

function weekdaysOf(parts: Map<string, string>): RuleWeekday[] {
  return (parts.get('BYDAY')?.split(',') ?? []).map((text) => {
    const [, ordinal = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
    const weekday = WEEKDAYS.indexOf(name);
    if (weekday === -1) throw new RuleError('BYDAY', 'Enter weekdays such as MO, TH or -1FR.');
    const counted = ordinal === '' ? 0 : whole('BYDAY', ordinal, -53, 53);
    if (ordinal !== '' && counted === 0) throw new RuleError('BYDAY', 'Count weekdays from 1, or from -1 for the last.');
    return { ordinal: counted, weekday };
  });
}

function untilOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, year = '', month = '', date = ''] = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) throw new RuleError('UNTIL', 'Enter a day such as 20261231.');
  return numberOfDay(day);
}

/** What RFC 5545 does not allow together. */
function refuseCombinations(rule: Rule): void {
  const { frequency, weekdays, monthDays, yearDays, weekNumbers, months, positions, count, until } = rule;
  const hasOrdinal = weekdays.some(({ ordinal }) => ordinal !== 0);
  if (count !== undefined && until !== undefined) throw new RuleError('COUNT', 'Use COUNT or UNTIL, not both.');
  if (hasOrdinal && (frequency === 'WEEKLY' || frequency === 'DAILY')) {
    throw new RuleError('BYDAY', 'A weekday with a number, such as 2MO, works with FREQ=MONTHLY or FREQ=YEARLY only.');
  }
  if (hasOrdinal && weekNumbers.length > 0) throw new RuleError('BYWEEKNO', 'Use BYWEEKNO or a weekday with a number, not both.');
  if (monthDays.length > 0 && frequency === 'WEEKLY') throw new RuleError('BYMONTHDAY', 'Leave this out with FREQ=WEEKLY.');
  if (yearDays.length > 0 && frequency !== 'YEARLY') throw new RuleError('BYYEARDAY', 'This works with FREQ=YEARLY only.');
  if (weekNumbers.length > 0 && frequency !== 'YEARLY') throw new RuleError('BYWEEKNO', 'This works with FREQ=YEARLY only.');
  const others = weekdays.length + monthDays.length + yearDays.length + weekNumbers.length + months.length;
  if (positions.length > 0 && others === 0) throw new RuleError('BYSETPOS', 'This needs another part, such as BYDAY.');
}

/** Throws a RuleError. */
export function parseRule(text: string): Rule {
  const parts = partsOf(text);
  const frequency = FREQUENCIES.find((name) => name === parts.get('FREQ'));
  if (!frequency) throw new RuleError('FREQ', 'Start the rule with FREQ=DAILY, WEEKLY, MONTHLY or YEARLY.');
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  if (weekStart === -1) throw new RuleError('WKST', 'Enter one weekday, such as SU.');
  const count = parts.get('COUNT');
  const rule: Rule = {
    frequency,
    interval: whole('INTERVAL', parts.get('INTERVAL') ?? '1', 1, 1000),
    count: count === undefined ? undefined : whole('COUNT', count, 1, 100_000),
    until: untilOf(parts.get('UNTIL')),
    weekStart,
    weekdays: weekdaysOf(parts),
    monthDays: numbers(parts, 'BYMONTHDAY', -31, 31),
    yearDays: numbers(parts, 'BYYEARDAY', -366, 366),
    weekNumbers: numbers(parts, 'BYWEEKNO', -53, 53),
    months: numbers(parts, 'BYMONTH', 1, 12),
    positions: numbers(parts, 'BYSETPOS', -366, 366),
  };
  refuseCombinations(rule);
  return rule;
}

/** What is wrong with a rule; undefined: it can be used. */
export function ruleFault(text: string): RuleFault | undefined {
  try {
    parseRule(text);
    return undefined;
  } catch (error) {
    if (error instanceof RuleError) return { part: error.part, fault: error.message };
    throw error;
  }
}

/** What the rule leaves open comes from its first day (RFC 5545): the weekday, the day of the month, the month. */
export function completeRule(rule: Rule, startsOn: number): Rule {
  const { frequency, weekdays, monthDays, yearDays, weekNumbers, months } = rule;
  const [, month = 1, date = 1] = dayOfNumber(startsOn).split('-').map(Number);
  if (weekdays.length + monthDays.length + yearDays.length > 0 || frequency === 'DAILY') return rule;
  if (frequency === 'WEEKLY' || weekNumbers.length > 0) {
    return { ...rule, weekdays: [{ ordinal: 0, weekday: weekdayOfNumber(startsOn) }] };
  }
  const isPlainYear = frequency === 'YEARLY' && months.length === 0;
  return { ...rule, monthDays: [date], months: isPlainYear ? [month] : months };
}
