import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let house: TestApp;
let browser: TestBrowser;
let pool: string;
let path: string;
// 7 in the evening of 22 November in Los Angeles, and the 23rd in UTC: the pool's own day is what counts.
const NOW = new Date('2026-11-23T03:00:00Z');
const TODAY = '2026-11-22';

beforeAll(async () => {
  house = await testApp();
  house.clock.now = NOW;
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = NOW;
  browser = house.browser();
  await browser.register();
  const made = await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000, timeZone: 'America/Los_Angeles' });
  pool = `/api/pools/${String(made.body.id)}`;
  path = `${pool}/tasks`;
});

type Task = Record<string, unknown> & { id: string };
const add = async (recurrence: object, more: object = {}) =>
  (await browser.post(path, { title: 'Empty the baskets', recurrence, ...more })).body as Task;
const items = async (of = path) => (await browser.get(of)).body.items as unknown as Task[];
const task = async (id: string) => (await items()).find((one) => one.id === id) as Task;
const complete = async (id: string, doneAt?: string) => (await browser.post(`${path}/${id}/completions`, doneAt ? { doneAt } : {})).body;
const undo = (id: string, completion: unknown) => browser.remove(`${path}/${id}/completions/${String(completion)}`);
const noon = (day: string) => `${day}T20:00:00Z`;

describe('a task', () => {
  it('of our catalog that tests the water is done by a test that is logged, and by no other measurement', async () => {
    const { id } = await add({ kind: 'since_done', days: 3 }, { catalogSlug: 'test-water' });
    const { id: other } = await add({ kind: 'since_done', days: 3 });
    expect(await task(id)).toMatchObject({ state: 'due', dueOn: TODAY });
    await browser.post(`${pool}/readings`, { takenAt: noon('2026-11-22'), saltPpm: 3000 });
    expect(await task(id)).toMatchObject({ state: 'due' });
    const { body } = await browser.post(`${pool}/readings`, { takenAt: noon('2026-11-21'), freeChlorinePpm: 3, ph: 7.5 });
    expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: '2026-11-24', lastDoneAt: null, doneCount: 0 });
    expect(await task(other)).toMatchObject({ state: 'due' });
    await browser.remove(`${pool}/readings/${String(body.id)}`);
    expect(await task(id)).toMatchObject({ state: 'due' });
  });

  it('keeps what was written, and says when it is due', async () => {
    const { id: equipmentId } = (await browser.post(`${pool}/equipment`, { kind: 'salt_cell' })).body;
    const given = { title: 'Clean the cell', notes: 'Gloves', checklist: ['Power off', 'Look for scale'], equipmentId };
    const { status, body } = await browser.post(path, { ...given, recurrence: { kind: 'once', dueOn: '2026-12-01' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...given, state: 'upcoming', dueOn: '2026-12-01', lastDoneAt: null, doneCount: 0 });
    expect(await items()).toEqual([body]);
  });

  it.each([
    ['title', { title: ' ' }],
    ['recurrence.rule', { recurrence: { kind: 'calendar', rule: 'FREQ=HOURLY', startsOn: TODAY } }],
    ['recurrence.rule', { recurrence: { kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=2MO', startsOn: TODAY } }],
    ['recurrence.rule', { recurrence: { kind: 'calendar', rule: 'FREQ=DAILY;COUNT=3;UNTIL=20271231', startsOn: TODAY } }],
    ['recurrence.rule', { recurrence: { kind: 'calendar', rule: 'weekly', startsOn: TODAY } }],
    ['recurrence.rule', { recurrence: { kind: 'calendar', startsOn: TODAY } }],
    ['recurrence.rule', { recurrence: { kind: 'calendar', rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', startsOn: TODAY } }],
    ['recurrence.startsOn', { recurrence: { kind: 'calendar', rule: 'FREQ=DAILY', startsOn: '2026-02-30' } }],
    ['recurrence.dueOn', { recurrence: { kind: 'once', dueOn: 'tomorrow' } }],
    ['recurrence.days', { recurrence: { kind: 'since_done', days: 0 } }],
    ['recurrence.n', { recurrence: { kind: 'every_nth_reading', n: 1.5 } }],
    ['recurrence.condition', { recurrence: { kind: 'condition', condition: 'moon' } }],
    ['recurrence.kind', { recurrence: { kind: 'sometimes' } }],
    ['recurrence', {}],
    ['checklist.0', { checklist: [''] }],
    ['color', { color: 'blue' }],
  ])('refuses a wrong %s', async (field, given) => {
    const recurrence = field === 'recurrence' ? {} : { recurrence: { kind: 'since_done', days: 7 } };
    const { status, body } = await browser.post(path, { title: 'Skim', ...recurrence, ...given });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as unknown as object)).toContain(field);
    expect(await items()).toEqual([]);
  });

  it('is one row for one id, and for one task of the catalog', async () => {
    const given = { id: randomUUID(), title: 'Skim', catalogSlug: 'skim', recurrence: { kind: 'since_done', days: 7 } };
    const again = { ...given, id: randomUUID() };
    const answers = await Promise.all([given, given, given, again].map((body) => browser.post(path, body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await items()).toHaveLength(1);
  });

  it('is changed and deleted, with its version', async () => {
    const { id, updatedAt } = await add({ kind: 'since_done', days: 7 }, { notes: 'Both', checklist: ['One'] });
    const item = `${path}/${id}`;
    const ifMatch = { 'if-match': `"${String(updatedAt)}"` };
    const changed = await browser.send('PATCH', item, { body: { title: 'Skim', notes: null, checklist: null }, headers: ifMatch });
    expect(changed.body).toMatchObject({ title: 'Skim', dueOn: TODAY });
    expect(changed.body).not.toHaveProperty('notes');
    expect(changed.body).not.toHaveProperty('checklist');
    expect((await browser.send('PATCH', item, { body: { title: 'Brush' }, headers: ifMatch })).status).toBe(409);
    await complete(id);
    const stale = await browser.send('DELETE', item, { headers: ifMatch });
    expect(stale.body).toMatchObject({ code: 'conflict', current: { title: 'Skim', doneCount: 1 } });
    expect((await browser.remove(item)).status).toBe(204);
    expect((await browser.remove(item)).status).toBe(404);
    expect(await items(`${pool}/completions`)).toEqual([]);
  });

  it('belongs to the owner of its pool', async () => {
    const { id } = await add({ kind: 'since_done', days: 7 });
    const completion = await complete(id);
    const other = house.browser();
    await other.register();
    const refused = await Promise.all([
      other.get(path),
      other.post(path, { title: 'Skim', recurrence: { kind: 'since_done', days: 7 } }),
      other.patch(`${path}/${id}`, { title: 'Mine' }),
      other.remove(`${path}/${id}`),
      other.post(`${path}/${id}/snooze`, { untilOn: '2026-12-01' }),
      other.post(`${path}/${id}/skip`, {}),
      other.post(`${path}/${id}/completions`, {}),
      other.get(`${path}/${id}/completions`),
      other.remove(`${path}/${id}/completions/${String(completion.id)}`),
      other.get(`${pool}/completions`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect(await task(id)).toMatchObject({ title: 'Empty the baskets', doneCount: 1 });
  });

  it('comes in pages, newest first', async () => {
    for (const day of [1, 2, 3]) {
      house.clock.now = new Date(NOW.getTime() + day * 1000);
      await add({ kind: 'since_done', days: day });
    }
    const first = (await browser.get(`${path}?limit=2`)).body as unknown as { items: Task[]; nextCursor: string };
    const second = (await browser.get(`${path}?limit=2&cursor=${first.nextCursor}`)).body as unknown as typeof first;
    expect([...first.items, ...second.items].map(({ recurrence }) => (recurrence as { days: number }).days)).toEqual([3, 2, 1]);
    expect(second.nextCursor).toBeNull();
  });
});

describe('completions', () => {
  it('keep a note, the checklist and pictures, once per id', async () => {
    const { id } = await add({ kind: 'since_done', days: 7 }, { checklist: ['One', 'Two'] });
    const given = { id: randomUUID(), doneAt: noon('2026-11-20'), note: 'Leaves', checked: ['Two'], photoIds: [randomUUID()] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.post(`${path}/${id}/completions`, given)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const stored = { ...given, doneAt: '2026-11-20T20:00:00.000Z', taskId: id };
    expect(await items(`${path}/${id}/completions`)).toMatchObject([stored]);
    expect(await items(`${pool}/completions`)).toMatchObject([stored]);
    expect(await task(id)).toMatchObject({ doneCount: 1, lastDoneAt: stored.doneAt, dueOn: '2026-11-27', state: 'upcoming' });
    const other = await add({ kind: 'since_done', days: 7 });
    expect((await browser.post(`${path}/${other.id}/completions`, given)).status).toBe(409);
    expect((await undo(other.id, given.id)).status).toBe(404);
    expect((await browser.remove(`${pool}/completions/${given.id}`)).status).toBe(204);
    expect((await browser.post(`${pool}/completions`, { ...given, taskId: id })).body).toMatchObject(stored);
    expect((await browser.post(`${pool}/completions`, { taskId: randomUUID() })).status).toBe(404);
    expect((await undo(id, given.id)).status).toBe(204);
    expect((await undo(id, given.id)).status).toBe(404);
    expect(await task(id)).toMatchObject({ doneCount: 0, lastDoneAt: null, dueOn: TODAY, state: 'due' });
  });

  it('end a snooze, and leave it in force again when they are deleted', async () => {
    const { id } = await add({ kind: 'once', dueOn: '2026-11-20' });
    expect(await task(id)).toMatchObject({ state: 'overdue', dueOn: '2026-11-20' });
    const snoozed = await browser.post(`${path}/${id}/snooze`, { untilOn: '2026-11-25' });
    expect(snoozed).toMatchObject({ status: 200, body: { id, state: 'snoozed', dueOn: '2026-11-25' } });
    const [one, two] = [await complete(id), await complete(id, noon('2026-11-19'))];
    expect(await task(id)).toMatchObject({ state: 'finished', dueOn: null, doneCount: 2 });
    await undo(id, one.id);
    expect(await task(id)).toMatchObject({ state: 'finished', dueOn: null });
    await undo(id, two.id);
    expect(await task(id)).toMatchObject({ state: 'snoozed', dueOn: '2026-11-25' });
    house.clock.now = new Date('2026-11-25T20:00:00Z');
    expect(await task(id)).toMatchObject({ state: 'due', dueOn: '2026-11-25' });
  });
});

describe('a calendar task', () => {
  it('stays due on its first missed day, and goes on after the day of the completion', async () => {
    const { id } = await add({ kind: 'calendar', rule: 'rrule:freq=weekly;byday=mo', startsOn: '2026-11-04' });
    expect(await task(id)).toMatchObject({ state: 'overdue', dueOn: '2026-11-09', recurrence: { rule: 'FREQ=WEEKLY;BYDAY=MO' } });
    const early = await complete(id, noon('2026-11-08'));
    expect(await task(id)).toMatchObject({ state: 'overdue', dueOn: '2026-11-09', doneCount: 1 });
    // Half past ten in the evening there, and the next day in UTC.
    const late = await complete(id, '2026-11-17T06:30:00Z');
    expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: '2026-11-23', doneCount: 2 });
    await undo(id, early.id);
    await undo(id, late.id);
    expect(await task(id)).toMatchObject({ state: 'overdue', dueOn: '2026-11-09', doneCount: 0 });
  });

  it('is finished when its rule has ended, even before it began', async () => {
    const ended = await add({ kind: 'calendar', rule: 'FREQ=DAILY;COUNT=2', startsOn: '2026-11-01' });
    await complete(ended.id);
    expect(await task(ended.id)).toMatchObject({ state: 'finished', dueOn: null });
    const early = await add({ kind: 'calendar', rule: 'FREQ=DAILY;UNTIL=20261031', startsOn: '2026-11-01' });
    expect(early).toMatchObject({ state: 'finished', dueOn: null });
  });
});

describe('a skip', () => {
  it.each([
    [{ kind: 'calendar', rule: 'FREQ=DAILY', startsOn: '2026-11-01' }, '2026-11-23', 'upcoming'],
    [{ kind: 'since_done', days: 10 }, '2026-12-02', 'upcoming'],
    [{ kind: 'once', dueOn: '2026-11-01' }, null, 'finished'],
  ])('of %j', async (recurrence, dueOn, state) => {
    const { id } = await add(recurrence);
    await browser.post(`${path}/${id}/snooze`, { untilOn: '2027-01-01' });
    const skipped = await browser.post(`${path}/${id}/skip`, { reason: 'Rain' });
    expect(skipped).toMatchObject({ status: 200, body: { id, state, dueOn, doneCount: 0, lastDoneAt: null } });
    expect(await items(`${pool}/task-skips`)).toMatchObject([{ taskId: id, reason: 'Rain', skippedAt: NOW.toISOString() }]);
  });

  it('of a task that is due once ends with a new day', async () => {
    const { id } = await add({ kind: 'once', dueOn: '2026-11-01' });
    await browser.post(`${path}/${id}/skip`);
    expect((await browser.post(`${path}/${id}/skip`)).body).toMatchObject({ state: 'finished' });
    expect(await items(`${pool}/task-skips`)).toHaveLength(1);
    await browser.patch(`${path}/${id}`, { title: 'Later', recurrence: { kind: 'once', dueOn: '2026-11-01' } });
    expect(await task(id)).toMatchObject({ state: 'finished' });
    await browser.patch(`${path}/${id}`, { recurrence: { kind: 'once', dueOn: '2026-12-01' } });
    expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: '2026-12-01' });
  });

  it('made offline counts on the day that it was made', async () => {
    const { id } = await add({ kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=SU', startsOn: '2026-11-01' });
    const skippedAt = noon('2026-11-14');
    expect((await browser.post(`${path}/${id}/skip`, { skippedAt })).body).toMatchObject({ dueOn: '2026-11-15', state: 'overdue' });
  });
});

it('refuses to snooze until a day that is over', async () => {
  const { id } = await add({ kind: 'since_done', days: 7 });
  for (const untilOn of ['2026-11-21', '2026-13-01', 'soon', undefined]) {
    const { status, body } = await browser.post(`${path}/${id}/snooze`, { untilOn });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('untilOn');
  }
  // Put off without a connection, and sent days later: the day that was chosen is over, and the task is due since then.
  const late = await browser.post(`${path}/${id}/snooze`, { untilOn: '2026-11-21', snoozedAt: noon('2026-11-20') });
  expect(late).toMatchObject({ status: 200, body: { state: 'overdue', dueOn: '2026-11-21' } });
});

it('is due at the nth test since it was done, by when the tests were taken', async () => {
  const { id } = await add({ kind: 'every_nth_reading', n: 3 });
  expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: null });
  const read = (takenAt: string) => browser.post(`${pool}/readings`, { ph: 7.4, takenAt });
  for (const day of ['2026-11-20', '2026-11-10', '2026-11-12']) await read(noon(day));
  // no test of the water
  await browser.post(`${pool}/readings`, { saltCellPercent: 40, takenAt: noon('2026-11-13') });
  expect(await task(id)).toMatchObject({ state: 'overdue', dueOn: '2026-11-20' });
  const done = await complete(id, noon('2026-11-11'));
  expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: null });
  await read(NOW.toISOString());
  expect(await task(id)).toMatchObject({ state: 'due', dueOn: TODAY });
  await browser.post(`${path}/${id}/skip`);
  expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: null });
  await undo(id, done.id);
  expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: null, doneCount: 0 });
});

it('is due when the newest pressure is a quarter over the clean one, and then waits for a newer one', async () => {
  const filter = (await browser.post(`${pool}/equipment`, { kind: 'filter', cleanPressureKpa: 80 })).body as Task;
  const measure = (pressureKpa: number, at: string) =>
    browser.post(`${pool}/equipment/${filter.id}/entries`, { kind: 'pressure', pressureKpa, at });
  const { id } = await add({ kind: 'condition', condition: 'filter_pressure' }, { equipmentId: filter.id });
  const other = (await browser.post(`${pool}/equipment`, { kind: 'filter', cleanPressureKpa: 80 })).body as Task;
  const elsewhere = await add({ kind: 'condition', condition: 'filter_pressure' }, { equipmentId: other.id });
  const any = await add({ kind: 'condition', condition: 'filter_pressure' });
  await measure(99, noon('2026-11-18'));
  expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: null });
  await measure(100, noon('2026-11-20'));
  await measure(90, noon('2026-11-19'));
  expect(await task(id)).toMatchObject({ state: 'overdue', dueOn: '2026-11-20' });
  expect(await task(any.id)).toMatchObject({ state: 'overdue', dueOn: '2026-11-20' });
  expect(await task(elsewhere.id)).toMatchObject({ state: 'upcoming', dueOn: null });
  const done = await complete(id, noon('2026-11-21'));
  expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: null });
  await undo(id, done.id);
  expect(await task(id)).toMatchObject({ state: 'overdue', dueOn: '2026-11-20' });
  await complete(id, noon('2026-11-21'));
  await measure(120, NOW.toISOString());
  expect(await task(id)).toMatchObject({ state: 'due', dueOn: TODAY });
});
