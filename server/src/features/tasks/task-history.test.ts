// The history of three years: page after page, from any day on, and as the days on which something was done.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let house: TestApp;
let browser: TestBrowser;
let pool: string;
let path: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  // 7 in the evening of 22 November in Los Angeles
  house.clock.now = new Date('2026-11-23T03:00:00Z');
  browser = house.browser();
  await browser.register();
  const made = await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000, timeZone: 'America/Los_Angeles' });
  pool = `/api/pools/${String(made.body.id)}`;
  const task = await browser.post(`${pool}/tasks`, { title: 'Skim', recurrence: { kind: 'since_done', days: 1 } });
  path = `${pool}/tasks/${String(task.body.id)}`;
});

const done = async (doneAt: string) => void (await browser.post(`${path}/completions`, { doneAt }));
const doneAts = async (query: string) =>
  ((await browser.get(`${pool}/completions${query}`)).body.items as { doneAt: string }[]).map(({ doneAt }) => doneAt);

it('begins at the end of a day at the pool, also where the clocks change', async () => {
  // the last minute of 31 October, the first of 1 November, and 1 November in winter time
  await done('2026-11-01T06:59:00.000Z');
  await done('2026-11-01T07:00:00.000Z');
  await done('2026-11-02T07:59:00.000Z');
  await done('2026-11-02T08:00:00.000Z');
  expect(await doneAts('?toOn=2026-10-31')).toEqual(['2026-11-01T06:59:00.000Z']);
  expect(await doneAts('?toOn=2026-11-01')).toEqual(['2026-11-02T07:59:00.000Z', '2026-11-01T07:00:00.000Z', '2026-11-01T06:59:00.000Z']);
  const first = await browser.get(`${pool}/completions?toOn=2026-11-01&limit=2`);
  expect(await doneAts(`?toOn=2026-11-01&limit=2&cursor=${String(first.body['nextCursor'])}`)).toEqual(['2026-11-01T06:59:00.000Z']);
  expect((await browser.get(`${pool}/completions?toOn=yesterday`)).body).toMatchObject({ fields: { toOn: expect.any(String) } });
});

it('counts what was done on each day at the pool, newest first', async () => {
  for (const at of ['2023-12-01T07:30:00Z', '2026-11-22T20:00:00Z', '2026-11-23T02:00:00Z']) await done(at);
  expect((await browser.get(`${pool}/completion-days`)).body).toEqual({
    days: [
      { on: '2026-11-22', count: 2 },
      { on: '2023-11-30', count: 1 },
    ],
  });
  const stranger = house.browser();
  await stranger.register();
  expect((await stranger.get(`${pool}/completion-days`)).status).toBe(404);
});

it('has what was skipped up to a day', async () => {
  await browser.post(`${path}/skip`, { skippedAt: '2026-11-01T06:59:00Z', reason: 'Rain' });
  await browser.post(`${path}/skip`, { skippedAt: '2026-11-01T07:00:00Z' });
  expect((await browser.get(`${pool}/task-skips?toOn=2026-10-31`)).body.items).toMatchObject([{ reason: 'Rain' }]);
});
