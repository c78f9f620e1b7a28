// "At 6 pm" is meant by the clock of the person who says it, also at a pool without a place.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/test-app.ts';

let house: TestApp;
let owner: TestBrowser;
let poolId: string;
beforeAll(async () => {
  house = await testApp();
  owner = house.browser();
  await owner.register();
  poolId = String((await owner.post('/api/pools', { name: 'Backyard', volumeL: 50_000 })).body['id']);
});
afterAll(() => house.close());

const SIX_PM = 'I added a gallon of bleach yesterday at 6pm';
async function asked(timeZone?: string) {
  const { status, body } = await owner.post('/api/coach/ask', { message: SIX_PM, poolId, ...(timeZone === undefined ? {} : { timeZone }) });
  expect(status).toBe(200);
  const { answer, proposals } = body as unknown as { answer: string; proposals: { fields: { doneAt: string } }[] };
  return { answer, hour: proposals[0]?.fields.doneAt.slice(11, 16) };
}
const summer = () =>
  new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'short' }).format(house.clock.now).includes('EDT');

it('is in the zone of the browser', async () => {
  const { answer, hour } = await asked('America/New_York');
  expect(answer).toMatch(/6:00 PM/);
  expect(hour).toBe(summer() ? '22:00' : '23:00');
});

it('is in the zone of the account where the browser tells none', async () => {
  await owner.patch('/api/me/notification-settings', { timeZone: 'America/Phoenix' });
  expect(await asked()).toMatchObject({ hour: '01:00', answer: expect.stringMatching(/6:00 PM/) as string });
});

it('is no error for a zone that is none', async () => {
  expect((await asked('Mars/Olympus')).answer).toMatch(/6:00 PM/);
});
