// 2,000 random rules, recurrences and stories against an independent reckoning.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, laterDay } from './day.ts';
import { ruleDays } from './rule-days.ts';
import { ruleFault } from './rule.ts';
import { type Recurrence, type TaskFacts, taskStatus } from './task-status.ts';
import { eventsOf, someDay, someRecurrence, someRule, someStory } from './testing/random-tasks.ts';
import { daysByLibrary, reckon, type TaskEvent } from './testing/reckoning.ts';

const RUNS = { numRuns: 2000, seed: 20_261_122 };

it('finds the days of a rule that rrule-temporal finds', () => {
  let found = 0;
  fc.assert(
    fc.property(someRule, someDay, (rule, startsOn) => {
      expect(ruleFault(rule)).toBeUndefined();
      const days = ruleDays(rule, startsOn, { from: startsOn, to: addDays(startsOn, 6 * 366), limit: 5000 });
      expect(days).toEqual(daysByLibrary(rule, startsOn, 6));
      found += Math.min(days.length, 1);
    }),
    RUNS,
  );
  expect(found).toBeGreaterThan(1000);
});

/** What the server reads out of its tables for a story: sums and latest days, never the events one by one. */
function factsOf(recurrence: Recurrence, createdOn: Day, events: readonly TaskEvent[]): TaskFacts {
  const undone = new Set(events.flatMap((event) => (event.is === 'undone' ? [event.id] : [])));
  const done = events.flatMap((event, at) => (event.is === 'done' && !undone.has(event.id) ? [{ at, on: event.on }] : []));
  const skips = events.flatMap((event, at) => (event.is === 'skipped' ? [{ at, on: event.on }] : []));
  const snooze = events.flatMap((event, at) => (event.is === 'snoozed' ? [{ at, untilOn: event.untilOn }] : [])).at(-1);
  const lastDeed = Math.max(-1, ...[...done, ...skips].map(({ at }) => at));
  const after = events.slice(lastDeed + 1);
  const readings = after.flatMap((event) => (event.is === 'read' ? [event.on] : []));
  const pressure = after.flatMap((event) => (event.is === 'measured' ? [event] : [])).at(-1);
  const metOn = recurrence.kind === 'every_nth_reading' ? readings[recurrence.n - 1] : pressure?.isHigh ? pressure.on : undefined;
  const latest = (list: { on: string }[]) => list.reduce<Day | null>((last, { on }) => laterDay(last, on), null);
  return {
    recurrence,
    createdOn,
    lastDoneOn: latest(done),
    lastSkippedOn: latest(skips),
    isClosed: done.length + skips.length > 0,
    untilOn: snooze && snooze.at > lastDeed ? snooze.untilOn : null,
    metOn: metOn ?? null,
  };
}

it('knows when a task is due after any story', () => {
  const states = new Map<string, number>();
  fc.assert(
    fc.property(someRecurrence, someDay, someStory, (recurrence, createdOn, story) => {
      const { events, today } = eventsOf(story, createdOn);
      const days = recurrence.kind === 'calendar' ? daysByLibrary(recurrence.rule, recurrence.startsOn, 20) : [];
      const status = taskStatus(factsOf(recurrence, createdOn, events), today);
      expect(status).toEqual(reckon({ recurrence, createdOn, days }, events, today));
      states.set(status.state, (states.get(status.state) ?? 0) + 1);
    }),
    RUNS,
  );
  expect([...states.keys()].toSorted()).toEqual(['due', 'finished', 'overdue', 'snoozed', 'upcoming']);
  expect(Math.min(...states.values())).toBeGreaterThan(30);
});
