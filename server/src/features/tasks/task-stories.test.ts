// Random stories of tasks over HTTP, against the same independent calculation as the schedule's own: the tables add nothing and lose
// nothing. Tasks that wait for readings or pressures have tests of their own.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Recurrence } from '@limpid/contract';
import { addDays, daysBetween, hasNoDay } from '@limpid/schedule';
import { someRecurrence, someStory, eventsOf } from '../../../../schedule/src/testing/random-tasks.ts';
import { daysByLibrary, reckon, type TaskEvent } from '../../../../schedule/src/testing/reckoning.ts';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const TODAY = '2026-11-22';
let house: TestApp;
let browser: TestBrowser;
let path: string;
beforeAll(async () => {
  house = await testApp({ limits: {} });
  house.clock.now = new Date(`${TODAY}T20:00:00Z`);
  browser = house.browser();
  await browser.register();
  const pool = await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000, timeZone: 'America/Los_Angeles' });
  path = `/api/pools/${String(pool.body.id)}/tasks`;
});
afterAll(() => house.close());

/** Moved so that the last event is today; what would have been snoozed until a day that is over is left out. */
function movedToToday(events: readonly TaskEvent[], end: string): TaskEvent[] {
  const days = daysBetween(end, TODAY);
  return events.flatMap((event): TaskEvent[] => {
    if (event.is === 'undone') return [event];
    if (event.is === 'snoozed') return addDays(event.untilOn, days) < TODAY ? [] : [{ ...event, untilOn: addDays(event.untilOn, days) }];
    return event.is === 'read' || event.is === 'measured' ? [] : [{ ...event, on: addDays(event.on, days) }];
  });
}

async function tell(id: string, events: readonly TaskEvent[]): Promise<void> {
  const made = new Map<number, string>();
  for (const event of events) {
    // Late in the evening: another day in UTC.
    const at = 'on' in event ? `${addDays(event.on, 1)}T05:00:00Z` : '';
    if (event.is === 'done') {
      made.set(event.id, randomUUID());
      await browser.post(`${path}/${id}/completions`, { id: made.get(event.id), doneAt: at });
    }
    if (event.is === 'undone') await browser.remove(`${path}/${id}/completions/${made.get(event.id)}`);
    if (event.is === 'skipped') await browser.post(`${path}/${id}/skip`, { skippedAt: at });
    if (event.is === 'snoozed') await browser.post(`${path}/${id}/snooze`, { untilOn: event.untilOn });
  }
}

it('says when a task is due after any story', async () => {
  let told = 0;
  const isTaken = (one: Recurrence) => (one.kind === 'calendar' ? !hasNoDay(one.rule, one.startsOn) : one.kind === 'since_done');
  const scheduled = someRecurrence.filter(isTaken);
  await fc.assert(
    fc.asyncProperty(scheduled, someStory, async (recurrence, story) => {
      const { events, today } = eventsOf(story, TODAY);
      const moved = movedToToday(events, today);
      const added = await browser.post(path, { title: 'Any', recurrence });
      const id = String(added.body.id);
      await tell(id, moved);
      const { body } = await browser.get(`${path}?limit=1`);
      const [task] = body.items as unknown as { id: string; state: string; dueOn: string | null }[];
      const days = recurrence.kind === 'calendar' ? daysByLibrary(recurrence.rule, recurrence.startsOn, 20) : [];
      expect({ state: task?.state, dueOn: task?.dueOn }).toEqual(reckon({ recurrence, createdOn: TODAY, days }, moved, TODAY));
      await browser.remove(`${path}/${id}`);
      told += moved.length;
    }),
    { numRuns: 60, seed: 20_261_122 },
  );
  expect(told).toBeGreaterThan(100);
}, 120_000);
