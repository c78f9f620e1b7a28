import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords, type Passwords } from '../../adapters/passwords.ts';
import { mails } from '../../db/tables/mails.ts';
import { passwordResets } from '../../db/tables/password-resets.ts';
import { people } from '../../db/tables/people.ts';
import { sessions } from '../../db/tables/sessions.ts';
import { GOOD_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { systemRoutes } from '../system/system.routes.ts';
import { accountRoutes } from './accounts.routes.ts';

const MANY = { count: 1000, windowS: 3600 };
/** something that happens between a right password and the session */
let whenVerified = async () => {};
const hashing = createPasswords();
const passwords: Passwords = {
  ...hashing,
  verify: async (password, storedHash) => {
    const isRight = await hashing.verify(password, storedHash);
    await whenVerified();
    return isRight;
  },
};
let house: TestApp;

beforeAll(async () => {
  house = await testApp({
    doors: [(app) => systemRoutes(app, { version: '0', isStopping: () => false }), (app) => accountRoutes(app, passwords)],
    limits: { signUpAddress: MANY, passwordResetAddress: MANY, passwordResetAccount: MANY },
  });
});
afterAll(() => house.close());

async function latestLink(email: string): Promise<string> {
  const rows = await house.database.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  return /\/auth\?token=([\w-]+)/.exec(rows.at(-1)?.bodyText ?? '')?.[1] ?? '';
}

describe('password reset', () => {
  const request = (email: string) => house.browser().post('/api/auth/request-password-reset', { email });
  const complete = (token: string, password = 'Brand-New-Lake-7') => house.browser().post('/api/auth/reset-password', { token, password });

  it('ends also the sign-in that verified the old password just before', async () => {
    const email = 'reset-race@example.com';
    await house.browser().register({ email });
    await request(email);
    const token = await latestLink(email);
    whenVerified = async () => {
      whenVerified = async () => {};
      expect((await complete(token)).status).toBe(200);
    };
    const late = house.browser();
    expect(await late.post('/auth/login', { email, password: GOOD_PASSWORD })).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials' },
    });
    expect(late.cookies.has('lmp_session')).toBe(false);
    const [owner] = await house.database.db.select().from(people).where(eq(people.email, email));
    expect(await house.database.db.$count(sessions, eq(sessions.personId, String(owner?.id)))).toBe(0);
  });

  it('answers the same whether or not there is an account', async () => {
    await house.browser().register({ email: 'reset-same@example.com' });
    const ask = async (email: string) => {
      const { status, body, headers } = await request(email);
      return { status, body, length: headers['content-length'] };
    };
    const known = await ask('reset-same@example.com');
    expect(known).toEqual(await ask('reset-nobody@example.com'));
    expect(known.body).toEqual({ message: 'If an account with this email exists, you will receive a password reset email shortly.' });
    expect(await latestLink('reset-same@example.com')).toHaveLength(24);
    const decoys = await house.database.db.select().from(mails).where(eq(mails.recipient, ''));
    expect(decoys.every((mail) => mail.givenUpAt !== null)).toBe(true);
    expect(decoys.length).toBeGreaterThan(0);
  });

  it('sets the new password, ends every session and says so by mail', async () => {
    const email = 'reset@example.com';
    const browser = house.browser();
    await browser.register({ email });
    await request(email);
    const token = await latestLink(email);
    const [row] = await house.database.db.select().from(passwordResets).where(eq(passwordResets.tokenHash, token));
    expect(row).toBeUndefined();
    expect((await complete(token)).status).toBe(200);
    expect((await browser.get('/api/me')).status).toBe(401);
    expect((await house.browser().post('/auth/login', { email, password: GOOD_PASSWORD })).status).toBe(401);
    expect((await house.browser().post('/auth/login', { email, password: 'Brand-New-Lake-7' })).status).toBe(200);
    const rows = await house.database.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
    expect(rows.map((mail) => mail.subject)).toEqual([
      'Confirm your email address',
      'Reset your Limpid password',
      'Your Limpid password was changed',
    ]);
  });

  it('takes the link once, also when ten use it at once', async () => {
    const email = 'reset-race@example.com';
    await house.browser().register({ email });
    await request(email);
    const token = await latestLink(email);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => complete(token, `Brand-New-Lake-${index}`)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect(answers.find((answer) => answer.status === 400)?.body).toMatchObject({
      code: 'reset_link_invalid',
      message: 'The password reset link is invalid or has expired',
    });
    const winner = answers.findIndex((answer) => answer.status === 200);
    expect((await house.browser().post('/auth/login', { email, password: `Brand-New-Lake-${winner}` })).status).toBe(200);
  });

  it('refuses an old link after a newer one was asked for, after 30 minutes, and one that was guessed', async () => {
    const email = 'reset-old@example.com';
    await house.browser().register({ email });
    await request(email);
    const first = await latestLink(email);
    await request(email);
    const second = await latestLink(email);
    expect(second).not.toBe(first);
    expect((await complete(first)).status).toBe(400);
    expect((await complete('A'.repeat(24))).status).toBe(400);
    const begin = house.clock.now;
    house.clock.now = new Date(begin.getTime() + 30 * 60_000 + 1);
    expect((await complete(second)).status).toBe(400);
    house.clock.now = new Date(begin.getTime() + 29 * 60_000);
    expect((await complete(second, 'Password1')).body).toMatchObject({ fields: { password: expect.any(String) } });
    expect((await complete(second)).status).toBe(200);
    house.clock.now = begin;
  });

  it('builds the link from the configured address, whatever the request says', async () => {
    const email = 'reset-host@example.com';
    await house.browser().register({ email });
    await house.browser().post('/api/auth/request-password-reset', { email }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const rows = await house.database.db.select().from(mails).where(eq(mails.recipient, email));
    expect(rows.some((row) => row.bodyText.includes('http://limpid.test/auth?token='))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('evil');
  });
});
