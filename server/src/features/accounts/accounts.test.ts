import * as argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../adapters/passwords.ts';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { sessions } from '../../db/tables/sessions.ts';
import { GOOD_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { poolRoutes } from '../pools/pools.routes.ts';
import { systemRoutes } from '../system/system.routes.ts';
import { accountRoutes } from './accounts.routes.ts';

const DAY_MS = 24 * 3600_000;
const MANY = { count: 1000, windowS: 3600 };
/** what passwords were compared with */
const compared: string[] = [];
const passwords = createPasswords(2, {
  hash: argon2.hash,
  verify: (stored, password) => {
    compared.push(String(stored));
    return argon2.verify(stored, password);
  },
});
const lines: string[] = [];
let house: TestApp;

beforeAll(async () => {
  house = await testApp({
    doors: [(app) => systemRoutes(app, { version: '0', isStopping: () => false }), (app) => accountRoutes(app, passwords), poolRoutes],
    limits: { signUpAddress: MANY, signInAddress: MANY, signInAccount: MANY, passwordResetAddress: MANY, passwordResetAccount: MANY },
    onLog: (line) => lines.push(line),
  });
});
afterAll(() => house.close());

describe('registration', () => {
  it('opens an account, signs in, and answers with who it is now', async () => {
    const browser = house.browser();
    const answer = await browser.register({ email: 'Ada.Lovelace@Example.com', firstName: ' Ada ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ user: { email: 'ada.lovelace@example.com', username: 'ada.lovelace', firstName: 'Ada' } });
    const me = await browser.get('/api/me');
    expect(me.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Quist',
      units: null,
      subscription_plan: 'free',
      subscription_status: 'active',
      plan: { planId: 'free', status: 'active' },
      entitlements: {
        planId: 'free',
        features: { remainingPools: 1, canAddPools: true, hasUnlimitedPools: false, hasAdsRemoved: false },
        ui: { showUpgradePrompts: true, showUsageLimits: true },
      },
    });
  });

  it('keeps the password as an argon2id hash and the session as a hash', async () => {
    const browser = house.browser();
    await browser.register({ email: 'hash@example.com' });
    const [row] = await house.database.db.select().from(people).where(eq(people.email, 'hash@example.com'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tokens = (await house.database.db.select().from(sessions)).map((session) => session.tokenHash);
    expect(tokens).not.toContain(browser.cookies.get('lmp_session'));
    expect(browser.cookies.get('lmp_session')).toMatch(/^[\w-]{43}$/);
  });

  it('refuses a taken address, however it is written', async () => {
    await house.browser().register({ email: 'taken@example.com' });
    const answer = await house.browser().register({ email: 'TAKEN@Example.com' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'email_taken', message: 'There is already an account with this email address' });
  });

  it('opens one account when twenty ask for the same address at once', async () => {
    const browsers = Array.from({ length: 20 }, () => house.browser());
    const answers = await Promise.all(browsers.map((browser) => browser.register({ email: 'race@example.com' })));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  });

  it('names every field that needs another look', async () => {
    const answer = await house.browser().register({ firstName: ' ', lastName: 'x'.repeat(51), email: 'nobody', password: 'short' });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({
      code: 'invalid_request',
      status: 400,
      fields: {
        firstName: 'First name is required',
        lastName: 'Last name must be less than 50 characters',
        email: 'Please enter a valid email address',
        password: 'Password must be at least 8 characters',
      },
    });
  });

  it.each(['Password1', 'Passw0rd!', 'Qwerty123', 'Welcome2026', 'Summer2026!', 'Letmein123', 'Mara2026', 'Aaaaaaa1', '1Qaz2wsx'])(
    'refuses %s as too common',
    async (password) => {
      const answer = await house.browser().register({ password });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { password: expect.stringContaining('too easy to guess') } });
    },
  );

  it('takes long and unusual passwords', async () => {
    for (const password of ['Aa1' + 'ü'.repeat(125), 'Correct horse battery 9', 'Zürich–Öl7 🏊']) {
      const email = `long${password.length}@example.com`;
      expect((await house.browser().register({ email, password })).status).toBe(201);
      expect((await house.browser().post('/auth/login', { email, password })).status).toBe(200);
    }
  });

  it('takes nothing that only our own flows may set', async () => {
    for (const extra of [{ planId: 'pro_monthly' }, { role: 'admin' }, { emailVerifiedAt: '2026-01-01' }, { id: crypto.randomUUID() }]) {
      const answer = await house.browser().register({ ...extra, email: 'mass@example.com' } as object);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields as object)).toEqual(Object.keys(extra));
    }
  });
});

describe('signing in and out', () => {
  it('starts a new session, ends the old one, and forgets all at sign-out', async () => {
    const browser = house.browser();
    await browser.register({ email: 'inout@example.com' });
    const first = browser.cookies.get('lmp_session') as string;
    const answer = await browser.post('/auth/login', { email: 'inout@example.com', password: GOOD_PASSWORD });
    expect(answer.status).toBe(200);
    const second = browser.cookies.get('lmp_session') as string;
    expect(second).not.toBe(first);
    const thief = house.browser();
    thief.cookies.set('lmp_session', first);
    expect((await thief.get('/api/me')).status).toBe(401);
    const out = await browser.post('/auth/logout');
    expect(out.status).toBe(200);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect(browser.cookies.has('lmp_session')).toBe(false);
    thief.cookies.set('lmp_session', second);
    expect((await thief.get('/api/me')).status).toBe(401);
  });

  it('answers the unknown and the wrong in the same words, status and headers', async () => {
    await house.browser().register({ email: 'known@example.com' });
    const ask = async (email: string) => {
      const answer = await house.browser().post('/auth/login', { email, password: 'Wrong-Guess-9' });
      const { 'set-cookie': cookie, date: _, 'content-length': length, ...headers } = answer.headers;
      const { requestId: _id, ...body } = answer.body;
      return { status: answer.status, headers, length, cookie, body };
    };
    const known = await ask('known@example.com');
    expect(known).toEqual(await ask('unknown@example.com'));
    expect(known).toMatchObject({ status: 401, body: { code: 'wrong_credentials', message: 'Invalid email or password' } });
  });

  it('works as much for the unknown as for the wrong: one hash of the same cost', async () => {
    await house.browser().register({ email: 'known.too@example.com' });
    for (const email of ['known.too@example.com', 'unknown.too@example.com']) {
      compared.length = 0;
      await house.browser().post('/auth/login', { email, password: 'Wrong-Guess-9' });
      expect(compared, email).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    }
  });

  it('ends a session after 30 idle days and after 90 days whatever happens', async () => {
    const begin = house.clock.now;
    const idle = house.browser();
    await idle.register();
    const busy = house.browser();
    await busy.register();
    for (let day = 1; day <= 89; day += 11) {
      house.clock.now = new Date(begin.getTime() + day * DAY_MS);
      expect((await busy.get('/api/me')).status).toBe(200);
    }
    expect((await idle.get('/api/me')).status).toBe(401);
    house.clock.now = new Date(begin.getTime() + 90 * DAY_MS + 1000);
    expect((await busy.get('/api/me')).status).toBe(401);
    house.clock.now = begin;
  });

  it('changes names and units of the person, and nothing else', async () => {
    const browser = house.browser();
    await browser.register();
    const answer = await browser.patch('/api/me', { firstName: 'Noor', units: 'metric' });
    expect(answer.body).toMatchObject({ firstName: 'Noor', lastName: 'Quist', units: 'metric' });
    for (const body of [
      { planId: 'pro_monthly' },
      { email: 'x@example.com' },
      { subscription_plan: 'pro_monthly' },
      { units: 'imperial' },
    ]) {
      expect((await browser.patch('/api/me', body)).status).toBe(400);
    }
    expect((await browser.get('/api/me')).body).toMatchObject({ subscription_plan: 'free' });
    expect((await browser.patch('/api/me', {})).status).toBe(200);
  });

  it('leads the Google button back with a reason', async () => {
    const answer = await house.browser().get('/auth/google');
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/auth?error=google_not_configured');
  });
});

describe('the log', () => {
  it('tells what happened and names no one', async () => {
    const email = 'canary-address@example.com';
    const browser = house.browser();
    await browser.register({ email, firstName: 'Canaryfirst', lastName: 'Canarylast', password: 'Canary-Word-55' });
    await browser.post('/auth/login', { email, password: 'Canary-Wrong-56' });
    await browser.post('/api/auth/request-password-reset', { email });
    const letters = await house.database.db.select().from(mails).where(eq(mails.recipient, email));
    const token = /\/auth\?token=([\w-]+)/.exec(letters.map((mail) => mail.bodyText).join('\n'))?.[1] ?? 'none';
    await browser.post('/api/auth/reset-password', { token, password: 'Canary-Later-57' });
    const log = lines.join('\n');
    for (const event of ['sign_up', 'sign_in_failed', 'reset_requested', 'reset_done']) expect(log).toContain(`"security":"${event}"`);
    for (const secret of ['canary', 'Canary', token, browser.address, String(browser.cookies.get('lmp_device'))])
      expect(log).not.toContain(secret);
  });
});
