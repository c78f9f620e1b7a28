import { describe, expect, it } from 'vitest';
import { addDays, dayOf, isDay } from './day.ts';
import { hasNoDay, nextRuleDay, ruleDays } from './rule-days.ts';
import { ruleFault } from './rule.ts';
import { weekStreak } from './streak.ts';
import { isPressureHigh, taskStatus } from './task-status.ts';

describe('days', () => {
  it.each([
    // the evening before and the morning after both changes of the clocks in 2026
    ['2026-03-08T07:59:59Z', 'America/Los_Angeles', '2026-03-07'],
    ['2026-03-09T06:59:59Z', 'America/Los_Angeles', '2026-03-08'],
    ['2026-03-09T07:00:00Z', 'America/Los_Angeles', '2026-03-09'],
    ['2026-11-02T07:59:59Z', 'America/Los_Angeles', '2026-11-01'],
    ['2026-11-02T08:00:00Z', 'America/Los_Angeles', '2026-11-02'],
    ['2026-11-02T09:59:59Z', 'Pacific/Honolulu', '2026-11-01'],
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01'],
    ['2025-12-31T13:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
  ])('%s in %s is %s', (instant, timeZone, day) => {
    expect(dayOf(instant, timeZone)).toBe(day);
  });

  it('knows which days exist', () => {
    expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', 'x', ''].some(isDay)).toBe(false);
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  });
});

describe('rules', () => {
  const days = (rule: string, startsOn: string) => ruleDays(rule, startsOn, { from: startsOn, to: addDays(startsOn, 4000), limit: 4 });
  it.each([
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-01', ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-01', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['FREQ=MONTHLY', '2026-01-30', ['2026-01-30', '2026-03-30', '2026-04-30', '2026-05-30']],
    ['FREQ=YEARLY', '2024-02-29', ['2024-02-29', '2028-02-29', '2032-02-29']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO', '2026-11-01', ['2026-11-01', '2026-11-09', '2026-11-15', '2026-11-23']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU', '2026-11-01', ['2026-11-01', '2026-11-02', '2026-11-15', '2026-11-16']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-01', ['2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30']],
    ['FREQ=YEARLY;BYYEARDAY=-1', '2024-01-01', ['2024-12-31', '2025-12-31', '2026-12-31', '2027-12-31']],
    ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', '2026-01-01', ['2027-01-04', '2028-01-03', '2029-01-01', '2029-12-31']],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=2', '2026-11-03', ['2026-11-09', '2026-11-16']],
    ['FREQ=DAILY;UNTIL=20261102T235959Z', '2026-11-01', ['2026-11-01', '2026-11-02']],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-01-01', []],
  ])('%s from %s', (rule, startsOn, expected) => {
    expect(days(rule, startsOn)).toEqual(expected);
    expect(nextRuleDay(rule, startsOn, null)).toBe(expected[0] ?? null);
    expect(hasNoDay(rule, startsOn)).toBe(expected.length === 0);
  });

  it('knows the rules without a day, and leaves what is no rule to others', () => {
    expect(hasNoDay('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', '2026-02-01')).toBe(true);
    expect(hasNoDay('FREQ=DAILY;UNTIL=20261031', '2026-11-01')).toBe(false);
    expect(hasNoDay('FREQ=YEARLY', '2024-02-29')).toBe(false);
    expect(hasNoDay('FREQ=HOURLY', '2026-11-01')).toBe(false);
    expect(hasNoDay('FREQ=DAILY', '2026-02-30')).toBe(false);
  });

  it.each([
    ['', 'RRULE', 'such as FREQ=WEEKLY'],
    ['BYDAY=', 'BYDAY', 'such as FREQ=WEEKLY'],
    ['BYDAY=MO', 'FREQ', 'FREQ=DAILY'],
    ['FREQ=HOURLY', 'FREQ', 'FREQ=DAILY'],
    ['FREQ=DAILY;FREQ=DAILY', 'FREQ', 'twice'],
    ['FREQ=DAILY;INTERVAL=0', 'INTERVAL', 'from 1 to 1000'],
    ['FREQ=DAILY;COUNT=2;UNTIL=20270101', 'COUNT', 'COUNT or UNTIL'],
    ['FREQ=DAILY;UNTIL=20270231', 'UNTIL', '20261231'],
    ['FREQ=DAILY;BYHOUR=9', 'BYHOUR', 'leave this out'],
    ['FREQ=WEEKLY;BYDAY=1MO', 'BYDAY', 'MONTHLY'],
    ['FREQ=DAILY;BYDAY=1MO', 'BYDAY', 'MONTHLY'],
    ['FREQ=WEEKLY;BYMONTHDAY=1', 'BYMONTHDAY', 'FREQ=WEEKLY'],
    ['FREQ=MONTHLY;BYYEARDAY=1', 'BYYEARDAY', 'FREQ=YEARLY'],
    ['FREQ=MONTHLY;BYWEEKNO=1', 'BYWEEKNO', 'FREQ=YEARLY'],
    ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO', 'BYWEEKNO', 'not both'],
    ['FREQ=MONTHLY;BYMONTHDAY=0', 'BYMONTHDAY', "can't be 0"],
    ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY', 'from -31 to 31'],
    ['FREQ=MONTHLY;BYSETPOS=1', 'BYSETPOS', 'another part'],
    ['FREQ=WEEKLY;BYDAY=XX', 'BYDAY', 'such as MO'],
    ['FREQ=WEEKLY;WKST=1', 'WKST', 'one weekday'],
    [`FREQ=DAILY;BYMONTH=${'1,'.repeat(400)}1`, 'RRULE', '500 characters'],
  ])('refuses %s and names the part %s', (rule, part, words) => {
    expect(ruleFault(rule)).toEqual({ part, fault: expect.stringContaining(words) as string });
  });
});

describe('a task', () => {
  const facts = { createdOn: '2026-11-01', lastDoneOn: null, lastSkippedOn: null, isClosed: false, untilOn: null, metOn: null };
  const condition = { kind: 'condition' as const, condition: 'filter_pressure' as const };

  it('is due today where a clock ran ahead', () => {
    const recurrence = { kind: 'every_nth_reading' as const, n: 1 };
    expect(taskStatus({ ...facts, recurrence, metOn: '2026-11-23' }, '2026-11-22')).toEqual({ state: 'due', dueOn: '2026-11-22' });
  });

  it('is due at exactly a quarter over the clean pressure, in either unit', () => {
    expect(isPressureHigh(100, 80)).toBe(true);
    expect(isPressureHigh(99.9, 80)).toBe(false);
    // 10 and 12.5 psi, converted
    expect(isPressureHigh(12.5 * 6.894757, 10 * 6.894757)).toBe(true);
    expect(isPressureHigh(86.18, 68.95)).toBe(false);
    expect(taskStatus({ ...facts, recurrence: condition, metOn: '2026-11-20' }, '2026-11-22').state).toBe('overdue');
  });
});

it('counts weeks in a row, with this week still open', () => {
  expect(weekStreak([], '2026-11-22')).toEqual({ current: 0, longest: 0 });
  const days = ['2026-11-10', '2026-11-02', '2026-11-02', '2026-10-05', '2026-09-28', '2026-10-12'];
  expect(weekStreak(days, '2026-11-22')).toEqual({ current: 2, longest: 3 });
  expect(weekStreak(days, '2026-11-23')).toEqual({ current: 0, longest: 3 });
});
