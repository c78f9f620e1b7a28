// Tasks that belong to a piece of equipment of their own pool.
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
const CLEAN_IT = { title: 'Clean it', recurrence: { kind: 'condition', condition: 'filter_pressure' } };
const postTask = (equipmentId: string) => browser.post(`${pool}/tasks`, { ...CLEAN_IT, equipmentId });
const addTask = async (equipmentId: string) => (await postTask(equipmentId)).body as Task;
const addFilter = (id: string, of = pool) => browser.post(`${of}/equipment`, { id, kind: 'filter', cleanPressureKpa: 80 });
const tasks = async () => (await browser.get(`${pool}/tasks`)).body.items as Task[];
const task = async (id: string) => (await tasks()).find((one) => one.id === id);
const REFUSED = {
  status: 400,
  body: { code: 'invalid_request', fieldReasons: { equipmentId: [{ code: 'equipment_gone' }] } },
};

it('follows the pressure of its equipment', async () => {
  const filterId = randomUUID();
  await addFilter(filterId);
  const { id, equipmentId } = await addTask(filterId);
  expect(equipmentId).toBe(filterId);
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
  await addFilter(other);
  const { id } = await addTask(one);
  expect((await browser.patch(`${pool}/tasks/${id}`, { equipmentId: other })).body).toMatchObject({ equipmentId: other });
  expect((await browser.patch(`${pool}/tasks/${id}`, { title: 'Hose it down' })).body).toMatchObject({ equipmentId: other });
  expect((await browser.patch(`${pool}/tasks/${id}`, { equipmentId: null })).body).not.toHaveProperty('equipmentId');
});

it('is refused, by the name of the field, with equipment that this pool does not have', async () => {
  expect(await postTask(randomUUID())).toMatchObject(REFUSED);
  expect(await tasks()).toEqual([]);
  const filterId = randomUUID();
  await addFilter(filterId);
  const { id } = await addTask(filterId);
  expect(await browser.patch(`${pool}/tasks/${id}`, { title: 'Hose it down', equipmentId: randomUUID() })).toMatchObject(REFUSED);
  expect(await task(id)).toMatchObject({ title: 'Clean it', equipmentId: filterId });
});

it('is refused with equipment of another pool, of this person or of another', async () => {
  const stranger = house.browser();
  await stranger.register();
  for (const owner of [browser, stranger]) {
    const theirs = `/api/pools/${String((await owner.post('/api/pools', { name: 'Next door', volumeL: 20_000 })).body.id)}`;
    const filterId = randomUUID();
    await owner.post(`${theirs}/equipment`, { id: filterId, kind: 'filter', cleanPressureKpa: 80 });
    expect(await postTask(filterId)).toMatchObject(REFUSED);
  }
  expect(await tasks()).toEqual([]);
});
