import type { Completion, Task } from '@limpid/contract';
import { addDays } from '@limpid/schedule';
import { describe, expect, it } from 'vitest';
import { dayAfterComing, dueAfter, type ReckonedTask, reckonTasks, sectionsOf, type TaskLog } from './reckoned-tasks.ts';

const TODAY = '2026-11-22';
const TASK: Task = {
  id: 't1',
  title: 'Brush',
  recurrence: { kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=SA', startsOn: '2026-11-01' },
  state: 'overdue',
  dueOn: '2026-11-21',
  lastDoneAt: '2026-11-14T20:00:00.000Z',
  doneCount: 1,
  skippedAt: null,
  untilOn: null,
  metOn: null,
  isClosed: false,
  createdAt: '2026-11-01T20:00:00.000Z',
  updatedAt: '2026-11-01T20:00:00.000Z',
};
const done = (doneAt: string, taskId = 't1') => ({ id: doneAt, taskId, doneAt }) as Completion;
const FIRST = done('2026-11-14T20:00:00.000Z');
const NOW = done('2026-11-22T20:00:00.000Z');

function reckon(task: Task, local: Partial<Task>, completions: readonly Completion[], isWhole = true) {
  const log: TaskLog = { known: [task], tasks: [{ ...task, ...local }], completions, isWhole };
  return reckonTasks(log, 'America/Los_Angeles', TODAY)[0];
}

describe('a task on this device', () => {
  it('is as the server says while nothing happened here', () => {
    expect(reckon(TASK, {}, [FIRST])).toMatchObject({ state: 'overdue', dueOn: '2026-11-21' });
  });

  it('says that it was done today, and whether that was before its day', () => {
    const early = { ...TASK, recurrence: { kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=SA', startsOn: '2026-11-22' } } as const;
    const stillDue = { state: 'upcoming', dueOn: '2026-11-28', isDoneToday: true, isDoneEarly: true };
    expect(reckon(early, {}, [NOW])).toMatchObject(stillDue);
    expect(reckon(early, {}, [FIRST])).toMatchObject({ isDoneToday: false, isDoneEarly: false });
    expect(reckon(TASK, {}, [NOW, FIRST])).toMatchObject({ ...stillDue, isDoneEarly: false });
    expect(reckon(TASK, {}, [NOW, done('2026-11-21T20:00:00.000Z'), FIRST])).toMatchObject(stillDue);
    const sinceDone = { ...TASK, recurrence: { kind: 'since_done', days: 14 } } as const;
    expect(reckon(sinceDone, {}, [NOW, FIRST])).toMatchObject({ dueOn: '2026-12-06', isDoneToday: true, isDoneEarly: false });
  });

  it('of the catalog that tests the water is done by a test', () => {
    const test: Task = { ...TASK, catalogSlug: 'test-water', recurrence: { kind: 'since_done', days: 3 }, lastDoneAt: null, doneCount: 0 };
    const tested = (task: Task, testedAt?: string) =>
      reckonTasks({ known: [task], tasks: [task], completions: [], isWhole: true, testedAt }, 'America/Los_Angeles', TODAY)[0];
    expect(tested(test)).toMatchObject({ state: 'overdue', isDoneToday: false });
    expect(tested(test, NOW.doneAt)).toMatchObject({ state: 'upcoming', dueOn: '2026-11-25', isDoneToday: true, doneCount: 0 });
    expect(tested({ ...test, catalogSlug: 'brush' }, NOW.doneAt)).toMatchObject({ state: 'overdue', isDoneToday: false });
  });

  it('knows what follows when it is done or skipped today', () => {
    const of = (recurrence: Task['recurrence']) => reckon({ ...TASK, recurrence }, {}, [FIRST]) as ReckonedTask;
    const after = (recurrence: Task['recurrence']) => dueAfter(of(recurrence), 'America/Los_Angeles', TODAY);
    expect(after({ kind: 'since_done', days: 20 })).toBe('2026-12-12');
    expect(after(TASK.recurrence)).toBe('2026-11-28');
    expect(after({ kind: 'once', dueOn: '2026-11-28' })).toBeNull();
    expect(after({ kind: 'every_nth_reading', n: 3 })).toBeNull();
    // the coming day can be left out only where there is a day after it
    const coming = (rule: string) => dayAfterComing(of({ kind: 'calendar', rule, startsOn: '2026-11-24' }), TODAY);
    expect(coming('FREQ=WEEKLY;BYDAY=SA')).toBe('2026-12-05');
    expect(coming('FREQ=DAILY;COUNT=1')).toBeNull();
    expect(dayAfterComing(of(TASK.recurrence), TODAY)).toBeNull();
  });

  it('moves on with a completion that the server does not count yet, and back when it is taken back', () => {
    expect(reckon(TASK, {}, [NOW, FIRST])).toMatchObject({ state: 'upcoming', dueOn: '2026-11-28', lastDoneAt: NOW.doneAt });
    const counted = { ...TASK, lastDoneAt: NOW.doneAt, doneCount: 2 };
    expect(reckon(counted, {}, [FIRST])).toMatchObject({ state: 'overdue', dueOn: '2026-11-21', lastDoneAt: FIRST.doneAt });
    expect(reckon(counted, {}, [])).toMatchObject({ lastDoneAt: null, dueOn: '2026-11-07' });
  });

  it('trusts the server about what is older than the list', () => {
    const other = done('2026-11-20T20:00:00.000Z', 't2');
    expect(reckon(TASK, {}, [other], false)).toMatchObject({ lastDoneAt: FIRST.doneAt, dueOn: '2026-11-21' });
  });

  it('is put off, and no longer after it was done or skipped', () => {
    expect(reckon(TASK, { untilOn: '2026-11-25' }, [FIRST])).toMatchObject({ state: 'snoozed', dueOn: '2026-11-25' });
    const snoozed = { ...TASK, untilOn: '2026-11-25' };
    expect(reckon(snoozed, {}, [NOW, FIRST])).toMatchObject({ state: 'upcoming', dueOn: '2026-11-28' });
    expect(reckon(snoozed, { skippedAt: NOW.doneAt }, [FIRST])).toMatchObject({ state: 'upcoming', dueOn: '2026-11-28', untilOn: null });
  });

  it('is finished when it was due once, until that is taken back', () => {
    const once: Task = { ...TASK, recurrence: { kind: 'once', dueOn: '2026-11-22' }, lastDoneAt: null, dueOn: '2026-11-22', state: 'due' };
    expect(reckon(once, {}, [])).toMatchObject({ state: 'due' });
    expect(reckon(once, {}, [NOW])).toMatchObject({ state: 'finished', dueOn: null });
    expect(reckon({ ...once, lastDoneAt: NOW.doneAt, isClosed: true }, {}, [])).toMatchObject({ state: 'due', dueOn: '2026-11-22' });
  });

  it('waits for the next time where a condition made it due', () => {
    const high: Task = { ...TASK, recurrence: { kind: 'condition', condition: 'filter_pressure' }, metOn: '2026-11-20' };
    expect(reckon(high, {}, [FIRST])).toMatchObject({ state: 'overdue', dueOn: '2026-11-20' });
    expect(reckon(high, {}, [NOW, FIRST])).toMatchObject({ state: 'upcoming', dueOn: null });
  });

  it('that was added here has no answer of the server yet', () => {
    const { id, title, recurrence, createdAt } = TASK;
    const log: TaskLog = { known: [], tasks: [{ id, title, recurrence, createdAt, waiting: 'waiting' }], completions: [], isWhole: true };
    expect(reckonTasks(log, 'UTC', TODAY)[0]).toMatchObject({ dueOn: '2026-11-07', state: 'overdue', doneCount: 0, lastDoneAt: null });
  });
});

it('sorts tasks into today, this week, later and finished', () => {
  const at = (id: string, startsOn: string) => ({ ...TASK, id, lastDoneAt: null, recurrence: { kind: 'once' as const, dueOn: startsOn } });
  const tasks = [at('a', '2026-11-20'), at('b', '2026-11-22'), at('c', '2026-11-29'), at('d', '2026-11-30')];
  const waits: Task = { ...TASK, id: 'e', lastDoneAt: null, recurrence: { kind: 'every_nth_reading', n: 3 } };
  const gone: Task = { ...at('f', '2026-11-01'), isClosed: true };
  const log: TaskLog = { known: [], tasks: [...tasks, waits, gone], completions: [], isWhole: true };
  const sections = sectionsOf(reckonTasks(log, 'UTC', TODAY), TODAY, addDays);
  const ids = Object.fromEntries(Object.entries(sections).map(([name, items]) => [name, items.map(({ id }) => id)]));
  expect(ids).toEqual({ today: ['a', 'b'], week: ['c'], later: ['d', 'e'], finished: ['f'] });
});
