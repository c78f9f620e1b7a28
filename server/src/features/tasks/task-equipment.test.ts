// Tasks that belong to a piece of equipment, in whatever order a device sends the two.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let house: TestApp;
let browser: TestBrowser;
let pool: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  browser = house.browser();
  await browser.register();
  pool = `/api/pools/${String((await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000 })).body.id)}`;
});

type Task = Record<string, unknown> & { id: string };
const addTask = async (equipmentId: string) =>
  (await browser.post(`${pool}/tasks`, { title: 'Clean it', recurrence: { kind: 'condition', condition: 'filter_pressure' }, equipmentId }))
    .body as Task;
const addFilter = (id: string, of = pool) => browser.post(`${of}/equipment`, { id, kind: 'filter', cleanPressureKpa: 80 });
const task = async (id: string) => ((await browser.get(`${pool}/tasks`)).body.items as Task[]).find((one) => one.id === id);
const stored = async (id: string) =>
  (await house.database.pool.query('select equipment_id, awaited_equipment_id from tasks where id = $1', [id])).rows[0] as object;

it('a task that arrives before its equipment belongs to it, and follows its pressure', async () => {
  const filterId = randomUUID();
  const { id, equipmentId } = await addTask(filterId);
  expect(equipmentId).toBe(filterId);
  await addFilter(filterId);
  expect(await stored(id)).toEqual({ equipment_id: filterId, awaited_equipment_id: null });
  await browser.post(`${pool}/equipment/${filterId}/entries`, { kind: 'pressure', pressureKpa: 100 });
  expect(await task(id)).toMatchObject({ state: 'due', equipmentId: filterId });
});

it('stays with its history when the equipment is deleted, and belongs to none then', async () => {
  const filterId = randomUUID();
  await addFilter(filterId);
  const { id } = await addTask(filterId);
  await browser.post(`${pool}/tasks/${id}/completions`, {});
  expect((await browser.remove(`${pool}/equipment/${filterId}`)).status).toBe(204);
  expect(await task(id)).toMatchObject({ id, doneCount: 1 });
  expect(await task(id)).not.toHaveProperty('equipmentId');
});

it('is moved from one piece to another, and away from both', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await addFilter(one);
  const { id } = await addTask(one);
  expect((await browser.patch(`${pool}/tasks/${id}`, { equipmentId: other })).body).toMatchObject({ equipmentId: other });
  await addFilter(other);
  expect(await stored(id)).toEqual({ equipment_id: other, awaited_equipment_id: null });
  await browser.patch(`${pool}/tasks/${id}`, { equipmentId: null });
  expect(await stored(id)).toEqual({ equipment_id: null, awaited_equipment_id: null });
});

it('never belongs to equipment of another pool, though the ids may be the same', async () => {
  const stranger = house.browser();
  await stranger.register();
  const theirs = `/api/pools/${String((await stranger.post('/api/pools', { name: 'Next door', volumeL: 20_000 })).body.id)}`;
  const filterId = randomUUID();
  await stranger.post(`${theirs}/equipment`, { id: filterId, kind: 'filter', cleanPressureKpa: 80 });
  await stranger.post(`${theirs}/equipment/${filterId}/entries`, { kind: 'pressure', pressureKpa: 200 });
  const { id } = await addTask(filterId);
  expect(await stored(id)).toEqual({ equipment_id: null, awaited_equipment_id: filterId });
  expect(await task(id)).toMatchObject({ state: 'upcoming', dueOn: null });
});
