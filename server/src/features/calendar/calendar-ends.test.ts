// What ends the sign-ins of an account ends its calendar address too, and the settings say so.
import { createECDH, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockPerson } from '../../db/row-locks.ts';
import { calendarFeeds } from '../../db/tables/calendar-feeds.ts';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { GOOD_PASSWORD, testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { endSignIns } from '../accounts/sign-out.queries.ts';

const SOON = { timeout: 10_000, interval: 20 };
const NEW_PASSWORD = 'Brand-New-Lake-7';
let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

let count = 0;
async function withCalendar() {
  count += 1;
  const email = `calendar${count}@example.com`;
  const browser = house.browser();
  const { id } = (await browser.register({ email })).body.user as { id: string };
  const path = String((await browser.post('/api/me/calendar')).body.url).replace('http://limpid.test', '');
  return { browser, email, id, path };
}
type Owner = Awaited<ReturnType<typeof withCalendar>>;

const subscription = () => ({
  endpoint: `https://push.example.com/${randomBytes(6).toString('hex')}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
});

const countWaiting = async () => {
  const { rows } = await house.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

const statusOf = async (path: string) => (await house.browser().get(path)).status;
async function linkTo(email: string, name: string): Promise<string> {
  const letters = await house.database.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  const texts = letters.map(({ bodyText }) => new RegExp(`/auth\\?${name}=([\\w-]+)`).exec(bodyText)?.[1]);
  return texts.findLast((token) => token !== undefined) ?? '';
}

async function signIn(email: string, password: string): Promise<TestBrowser> {
  const browser = house.browser();
  expect((await browser.post('/auth/login', { email, password })).status).toBe(200);
  return browser;
}

/** Each answers a browser that is signed in afterwards. */
const EVENTS: Record<string, (owner: Owner) => Promise<TestBrowser>> = {
  'a password reset': async ({ email }) => {
    const mailbox = house.browser();
    await mailbox.post('/api/auth/request-password-reset', { email });
    const token = await linkTo(email, 'token');
    expect((await mailbox.post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
    return signIn(email, NEW_PASSWORD);
  },
  'a change of password': async ({ browser }) => {
    const body = { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await browser.post('/api/me/password', body)).status).toBe(200);
    return browser;
  },
  'the end of the other sessions': async ({ browser }) => {
    expect((await browser.post('/api/me/sessions/end-others')).status).toBe(200);
    return browser;
  },
  'an address that is taken back': async ({ browser, email }) => {
    await browser.post('/api/me/email', { newEmail: `moved.${email}`, password: GOOD_PASSWORD });
    expect((await browser.post('/api/auth/confirm-email', { token: await linkTo(`moved.${email}`, 'confirm') })).status).toBe(200);
    expect((await browser.post('/api/auth/undo-email-change', { token: await linkTo(email, 'undo') })).status).toBe(200);
    return signIn(email, GOOD_PASSWORD);
  },
};

describe('the calendar address', () => {
  it.each(Object.keys(EVENTS))('ends with %s, and a new one can be made', async (event) => {
    const owner = await withCalendar();
    const neighbor = await withCalendar();
    expect(await statusOf(owner.path)).toBe(200);
    const after = await EVENTS[event]?.(owner);
    expect([await statusOf(owner.path), await statusOf(neighbor.path)]).toEqual([404, 200]);
    expect((await after?.get('/api/me/calendar'))?.body).toEqual({ createdAt: null, endedAt: house.clock.now.toISOString() });
    const again = String((await after?.post('/api/me/calendar'))?.body.url).replace('http://limpid.test', '');
    expect(await statusOf(again)).toBe(200);
    expect((await after?.get('/api/me/calendar'))?.body).toEqual({ createdAt: house.clock.now.toISOString(), endedAt: null });
    expect(await statusOf(owner.path)).toBe(404);
  });

  it.each([
    ['calendar', '/api/me/calendar', () => undefined],
    ['push', '/api/me/push-subscriptions', subscription],
  ])('is not made by a sign-in that ends in this moment, nor is a push subscription: %s', async (_what, path, body) => {
    const { browser, id } = await withCalendar();
    await browser.remove('/api/me/calendar');
    const { asked } = await house.database.withTransaction(async (tx) => {
      await lockPerson(tx, id);
      const asking = browser.post(path, body());
      await expect.poll(countWaiting, SOON).toBeGreaterThan(0);
      await endSignIns(tx, id, house.clock.now);
      return { asked: asking };
    });
    expect((await asked).status).toBe(401);
    expect(await house.database.db.$count(calendarFeeds, eq(calendarFeeds.personId, id))).toBe(0);
    expect(await house.database.db.$count(pushSubscriptions, eq(pushSubscriptions.personId, id))).toBe(0);
  });

  it('is not said to be switched off where there was none', async () => {
    const { browser } = await withCalendar();
    await browser.remove('/api/me/calendar');
    await browser.post('/api/me/sessions/end-others');
    expect((await browser.get('/api/me/calendar')).body).toEqual({ createdAt: null, endedAt: null });
  });

  it('stays when one browser signs out', async () => {
    const { browser, path } = await withCalendar();
    await browser.post('/auth/logout');
    expect(await statusOf(path)).toBe(200);
  });
});

it('a browser that takes push messages without a known sign-in ends with the others', async () => {
  const { browser, id } = await withCalendar();
  const old = {
    id: crypto.randomUUID(),
    personId: id,
    endpoint: `https://push.example.com/${id}`,
    p256dh: '',
    auth: '',
    language: 'en',
  } as const;
  await house.database.db.insert(pushSubscriptions).values(old);
  await browser.post('/api/me/sessions/end-others');
  expect(await house.database.db.$count(pushSubscriptions, eq(pushSubscriptions.personId, id))).toBe(0);
  expect(await house.database.db.$count(people, eq(people.id, id))).toBe(1);
});
