import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../db/tables/people.ts';
import { sessions } from '../../db/tables/sessions.ts';
import { type AccountHouse, accountHouse, signInTo } from '../../testing/account-house.ts';
import { GOOD_PASSWORD, type TestBrowser } from '../../testing/test-app.ts';
import { deviceName } from './texts/device-name.ts';

interface SessionItem {
  id: string;
  isCurrent: boolean;
  method: string;
  device: { browser?: string; system?: string; kind: string };
}

let house: AccountHouse;
beforeAll(async () => {
  house = await accountHouse();
});
afterAll(() => house.close());

const sessionsOf = async (browser: TestBrowser) => (await browser.get('/api/me/sessions')).body.items as SessionItem[];

describe('the overview', () => {
  it('tells what protects a new account', async () => {
    const { browser, email } = await house.newPerson();
    expect((await browser.get('/api/me/security')).body).toEqual({
      email,
      emailVerified: false,
      hasPassword: true,
      passwordChangedAt: expect.any(String),
      google: null,
      isGoogleAvailable: false,
      totp: { isEnabled: false, recoveryCodesLeft: 0 },
      passkeys: [],
    });
    expect((await browser.get('/api/me')).body).toMatchObject({ emailVerified: false, hasPassword: true, language: null });
  });

  it('keeps the language, and forgets it', async () => {
    const { browser } = await house.newPerson();
    expect((await browser.patch('/api/me', { language: 'es' })).body).toMatchObject({ language: 'es' });
    expect((await browser.patch('/api/me', { language: null })).body).toMatchObject({ language: null });
    expect((await browser.patch('/api/me', { language: 'fr' })).body).toMatchObject({ fields: { language: 'Choose en or es.' } });
  });
});

describe('sessions', () => {
  it('are listed with words for the device and without their secrets', async () => {
    const { browser, email } = await house.newPerson();
    const phone = house.browser();
    const userAgent =
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36';
    await phone.post('/auth/login', { email, password: GOOD_PASSWORD }, { 'user-agent': userAgent });
    const items = await sessionsOf(phone);
    expect(items).toHaveLength(2);
    expect(items.find((item) => item.isCurrent)).toMatchObject({
      method: 'password',
      device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
    });
    expect(items.find((item) => !item.isCurrent)?.id).toBe((await sessionsOf(browser)).find((item) => item.isCurrent)?.id);
    expect(JSON.stringify(items)).not.toContain(phone.cookies.get('lmp_session'));
  });

  it('end one by one, but no one else’s', async () => {
    const { browser, email } = await house.newPerson();
    const { browser: other } = await signInTo(house, email);
    const id = (await sessionsOf(browser)).find((item) => !item.isCurrent)?.id ?? '';
    const stranger = await house.newPerson();
    expect((await stranger.browser.remove(`/api/me/sessions/${id}`)).status).toBe(404);
    expect((await other.get('/api/me')).status).toBe(200);
    expect((await browser.remove(`/api/me/sessions/${id}`)).status).toBe(204);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await browser.remove(`/api/me/sessions/${id}`)).status).toBe(404);
    expect((await browser.remove('/api/me/sessions/not-an-id')).status).toBe(404);
  });

  it('can end the one that asks', async () => {
    const { browser } = await house.newPerson();
    const [own] = await sessionsOf(browser);
    expect((await browser.remove(`/api/me/sessions/${own?.id}`)).status).toBe(204);
    expect(browser.cookies.has('lmp_session')).toBe(false);
  });

  it('end all but the one that asks', async () => {
    const { browser, email } = await house.newPerson();
    const others = [await signInTo(house, email), await signInTo(house, email)];
    expect((await browser.post('/api/me/sessions/end-others')).body).toEqual({ ended: 2 });
    for (const { browser: other } of others) expect((await other.get('/api/me')).status).toBe(401);
    expect((await browser.get('/api/me')).status).toBe(200);
  });

  it('are at most 50, also when twenty sign in at once', async () => {
    const { email, id } = await house.newPerson();
    const { now } = house.clock;
    const row = { personId: id, createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 3600_000) };
    await house.database.db.insert(sessions).values(Array.from({ length: 44 }, (_, n) => ({ ...row, tokenHash: `${id} ${n}` })));
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await signInTo(house, email)).answer.status));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await house.database.db.$count(sessions, eq(sessions.personId, id))).toBe(50);
  });

  it('are at most 50: the oldest end', async () => {
    const { browser, email, id: personId } = await house.newPerson();
    const rows = Array.from({ length: 60 }, (_, index) => ({
      tokenHash: `made ${personId} ${index}`,
      personId,
      createdAt: new Date(Date.now() - 3600_000 - index * 1000),
      expiresAt: new Date(Date.now() + 3600_000),
    }));
    await house.database.db.insert(sessions).values(rows);
    await signInTo(house, email);
    expect(await house.database.db.$count(sessions, eq(sessions.personId, personId))).toBe(50);
    expect((await browser.get('/api/me')).status).toBe(200);
    expect(await sessionsOf(browser)).toHaveLength(50);
  });

  it.each([
    [null, { kind: 'unknown' }],
    ['curl/8.5', { kind: 'unknown' }],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iPhone', kind: 'phone' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0',
      { browser: 'Edge', system: 'Windows', kind: 'computer' },
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', { browser: 'Firefox', system: 'Linux', kind: 'computer' }],
    ['<script>alert(1)</script>', { kind: 'unknown' }],
  ])('names the device of %s', (userAgent, words) => {
    expect(deviceName(userAgent)).toEqual(words);
  });
});

describe('a new password', () => {
  const change = (browser: TestBrowser, currentPassword: string | undefined, newPassword = 'Brand-New-Lake-7') =>
    browser.post('/api/me/password', { currentPassword, newPassword });

  it('wants the old one, ends the other sessions and is told by mail', async () => {
    const { browser, email } = await house.newPerson();
    const { browser: other } = await signInTo(house, email);
    const wrong = await change(browser, 'Wrong-Guess-9');
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password', fields: { currentPassword: expect.any(String) } } });
    expect(await change(browser, undefined)).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect(await change(browser, GOOD_PASSWORD, 'Password1')).toMatchObject({
      body: { fields: { newPassword: expect.stringContaining('too easy to guess') } },
    });
    expect((await other.get('/api/me')).status).toBe(200);
    expect((await change(browser, GOOD_PASSWORD)).status).toBe(200);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await browser.get('/api/me')).status).toBe(200);
    expect((await signInTo(house, email)).answer.status).toBe(401);
    expect((await signInTo(house, email, { password: 'Brand-New-Lake-7' })).answer.status).toBe(200);
    expect(await house.subjectsTo(email)).toContain('Your Limpid password was changed');
  });

  it('is set once when ten ask at once', async () => {
    const { browser } = await house.newPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => change(browser, GOOD_PASSWORD, `Brand-New-Lake-${index}`)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'wrong_password')).toHaveLength(9);
  });

  it('voids a reset link that waits in the mailbox', async () => {
    const { browser, email } = await house.newPerson();
    await house.browser().post('/api/auth/request-password-reset', { email });
    const token = await house.tokenTo(email, 'token');
    expect((await change(browser, GOOD_PASSWORD)).status).toBe(200);
    expect((await house.browser().post('/api/auth/reset-password', { token, password: 'Other-Lake-77' })).status).toBe(400);
  });

  it('is the first one for people without: after a fresh sign-in', async () => {
    const { browser, id, email } = await house.newPerson();
    await house.database.db.update(people).set({ passwordHash: null }).where(eq(people.id, id));
    expect((await browser.get('/api/me')).body).toMatchObject({ hasPassword: false });
    expect((await signInTo(house, email)).answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const begin = house.clock.now;
    house.clock.now = new Date(begin.getTime() + 11 * 60_000);
    expect(await change(browser, undefined)).toMatchObject({ status: 409, body: { code: 'fresh_sign_in_required' } });
    house.clock.now = new Date(begin.getTime() + 9 * 60_000);
    expect((await change(browser, undefined)).status).toBe(200);
    house.clock.now = begin;
    expect((await signInTo(house, email, { password: 'Brand-New-Lake-7' })).answer.status).toBe(200);
  });
});

describe('guessing the password in an open account', () => {
  it('ends after ten tries', async () => {
    const strict = await accountHouse({ limits: { proof: { count: 10, windowS: 900 } } });
    const { browser } = await strict.newPerson();
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, index) => browser.post('/api/me/totp', { password: `Wrong-Guess-${index}` })),
    );
    expect(tries.filter((answer) => answer.status === 400)).toHaveLength(10);
    expect(tries.filter((answer) => answer.status === 429)).toHaveLength(4);
    expect((await browser.post('/api/me/totp', { password: GOOD_PASSWORD })).status).toBe(429);
    await strict.close();
  });
});
