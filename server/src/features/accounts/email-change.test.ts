import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailLinks } from '../../db/tables/mail-links.ts';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { type AccountHouse, accountHouse, signInTo } from '../../testing/account-house.ts';
import { GOOD_PASSWORD, type TestBrowser } from '../../testing/test-app.ts';

const DAY_MS = 24 * 3600_000;
let house: AccountHouse;
let begin: Date;
let addresses = 0;

beforeAll(async () => {
  house = await accountHouse();
  begin = house.clock.now;
});
afterAll(() => house.close());

const fresh = () => {
  addresses += 1;
  return `moved${addresses}.${process.pid}@example.com`;
};
const ask = (browser: TestBrowser, newEmail: string, password: string | undefined = GOOD_PASSWORD) =>
  browser.post('/api/me/email', { newEmail, password });
const verify = (token: string) => house.browser().post('/api/auth/verify-email', { token, password: GOOD_PASSWORD });
const confirm = (token: string) => house.browser().post('/api/auth/confirm-email', { token, password: GOOD_PASSWORD });
const undo = (token: string) => house.browser().post('/api/auth/undo-email-change', { token });

async function moved() {
  const { browser, email, id } = await house.newPerson();
  const newEmail = fresh();
  await ask(browser, newEmail);
  expect((await confirm(await house.tokenTo(newEmail, 'confirm'))).status).toBe(200);
  return { browser, email, newEmail, id };
}

describe('verification', () => {
  it('is mailed at registration, blocks nothing, works from any browser, and says so when it has worked before', async () => {
    const { browser, email } = await house.newPerson();
    expect((await browser.post('/api/pools', { name: 'Home', volumeL: 50_000 })).status).toBe(201);
    const token = await house.tokenTo(email, 'verify');
    expect(token).toHaveLength(32);
    expect(await verify(token)).toMatchObject({ status: 200, body: { email, wasVerified: false } });
    expect((await browser.get('/api/me')).body).toMatchObject({ emailVerified: true });
    expect(await verify(token)).toMatchObject({ status: 200, body: { email, wasVerified: true } });
    house.clock.now = new Date(begin.getTime() + DAY_MS + 60_000);
    expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
    house.clock.now = begin;
    expect((await browser.post('/api/me/verification')).body).toMatchObject({ message: expect.stringContaining('already') });
    expect(await house.subjectsTo(email)).toEqual(['Confirm your email address']);
  });

  it('can be mailed again; the older link is void, and after a day so is the newer', async () => {
    const { browser, email } = await house.newPerson();
    const first = await house.tokenTo(email, 'verify');
    expect((await browser.post('/api/me/verification')).status).toBe(202);
    const second = await house.tokenTo(email, 'verify');
    expect((await verify(first)).status).toBe(400);
    house.clock.now = new Date(begin.getTime() + DAY_MS + 60_000);
    expect((await verify(second)).status).toBe(400);
    house.clock.now = begin;
    expect((await verify(second)).status).toBe(200);
  });

  it('keeps links as hashes, and says the same to ten at once', async () => {
    const { browser, email } = await house.newPerson();
    const token = await house.tokenTo(email, 'verify');
    expect(JSON.stringify(await house.database.db.select().from(mailLinks))).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await browser.get('/api/me')).body).toMatchObject({ email, emailVerified: true });
  });

  it('says nothing of an address that the account has left', async () => {
    const { browser, email } = await house.newPerson();
    const token = await house.tokenTo(email, 'verify');
    expect((await verify(token)).status).toBe(200);
    const newEmail = fresh();
    await ask(browser, newEmail);
    expect((await confirm(await house.tokenTo(newEmail, 'confirm'))).status).toBe(200);
    expect((await verify(token)).status).toBe(400);
  });

  it('takes no link of another kind, and no guess', async () => {
    const { browser } = await house.newPerson();
    const newEmail = fresh();
    await ask(browser, newEmail);
    const token = await house.tokenTo(newEmail, 'confirm');
    expect((await verify(token)).status).toBe(400);
    expect((await undo(token)).status).toBe(400);
    expect((await verify('A'.repeat(32))).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
  });
});

describe('another address', () => {
  it('comes with proof, from the new mailbox, and is told to the old one', async () => {
    const { browser, email } = await house.newPerson();
    const newEmail = fresh();
    expect(await ask(browser, newEmail, 'Wrong-Guess-9')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect((await ask(browser, newEmail.toUpperCase())).status).toBe(202);
    expect((await browser.get('/api/me/security')).body).toMatchObject({ email, pendingEmail: newEmail });
    expect(await confirm(await house.tokenTo(newEmail, 'confirm'))).toMatchObject({ status: 200, body: { email: newEmail } });
    expect((await browser.get('/api/me')).body).toMatchObject({ email: newEmail, emailVerified: true });
    expect((await browser.get('/api/me/security')).body).not.toHaveProperty('pendingEmail');
    expect((await signInTo(house, email)).answer.status).toBe(401);
    expect((await signInTo(house, newEmail)).answer.status).toBe(200);
    expect(await house.subjectsTo(email)).toEqual([
      'Confirm your email address',
      'A new email address for your Limpid account',
      'Your Limpid account has a new email address',
    ]);
  });

  it('says in words that it is the same', async () => {
    const { browser, email } = await house.newPerson();
    expect(await ask(browser, email)).toMatchObject({ status: 400, body: { fields: { newEmail: 'This is already your address' } } });
  });

  it('does not tell which addresses have an account', async () => {
    const taken = (await house.newPerson()).email;
    const answerTo = async (newEmail: string) => {
      const { browser } = await house.newPerson();
      const { status, body, headers } = await ask(browser, newEmail);
      const { pendingEmail } = (await browser.get('/api/me/security')).body;
      return { status, body, length: headers['content-length'], isPending: pendingEmail === newEmail };
    };
    const known = await answerTo(taken);
    expect(known).toEqual(await answerTo(fresh()));
    expect(known).toMatchObject({ status: 202, isPending: true });
    expect(await house.subjectsTo(taken)).toEqual(['Confirm your email address', 'Your email address already has a Limpid account']);
    expect(await house.tokenTo(taken, 'confirm')).toBe('');
  });

  it('is given to one of two who both hold a link to it', async () => {
    const [first, second] = [await house.newPerson(), await house.newPerson()];
    const newEmail = fresh();
    await ask(first.browser, newEmail);
    const one = await house.tokenTo(newEmail, 'confirm');
    await ask(second.browser, newEmail);
    const other = await house.tokenTo(newEmail, 'confirm');
    const answers = await Promise.all([confirm(one), confirm(other)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it('moves once when ten open the link at once, and not after a day', async () => {
    const { browser, email, id } = await house.newPerson();
    const newEmail = fresh();
    await ask(browser, newEmail);
    const token = await house.tokenTo(newEmail, 'confirm');
    house.clock.now = new Date(begin.getTime() + DAY_MS + 60_000);
    expect((await confirm(token)).status).toBe(400);
    house.clock.now = begin;
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const told = (await house.subjectsTo(email)).filter((subject) => subject === 'Your Limpid account has a new email address');
    expect(told).toHaveLength(1);
    const [row] = await house.database.db.select().from(people).where(eq(people.id, id));
    expect(row?.email).toBe(newEmail);
  });

  it('can be called off', async () => {
    const { browser } = await house.newPerson();
    const newEmail = fresh();
    await ask(browser, newEmail);
    expect((await browser.remove('/api/me/email')).status).toBe(204);
    expect((await confirm(await house.tokenTo(newEmail, 'confirm'))).status).toBe(400);
    expect((await browser.get('/api/me/security')).body).not.toHaveProperty('pendingEmail');
  });

  it('voids what was mailed to the old one', async () => {
    const { browser, email } = await house.newPerson();
    const verification = await house.tokenTo(email, 'verify');
    await house.browser().post('/api/auth/request-password-reset', { email });
    const reset = await house.tokenTo(email, 'token');
    const newEmail = fresh();
    await ask(browser, newEmail);
    await confirm(await house.tokenTo(newEmail, 'confirm'));
    expect((await verify(verification)).status).toBe(400);
    expect((await house.browser().post('/api/auth/reset-password', { token: reset, password: 'Brand-New-Lake-7' })).status).toBe(400);
  });
});

describe('taking a change back', () => {
  it('restores the address, ends all sessions and leads to a new password', async () => {
    const { browser, email, newEmail } = await moved();
    const token = await house.tokenTo(email, 'undo');
    house.clock.now = new Date(begin.getTime() + 6.9 * DAY_MS);
    const answer = await undo(token);
    expect(answer).toMatchObject({ status: 200, body: { email } });
    expect((await browser.get('/api/me')).status).toBe(401);
    const resetToken = String(answer.body.resetToken);
    expect((await house.browser().post('/api/auth/reset-password', { token: resetToken, password: 'Brand-New-Lake-7' })).status).toBe(200);
    house.clock.now = begin;
    expect((await signInTo(house, email, { password: 'Brand-New-Lake-7' })).answer.status).toBe(200);
    expect((await signInTo(house, newEmail)).answer.status).toBe(401);
    expect((await undo(token)).status).toBe(400);
  });

  it('works for seven days, once', async () => {
    const { email } = await moved();
    const token = await house.tokenTo(email, 'undo');
    house.clock.now = new Date(begin.getTime() + 7 * DAY_MS + 60_000);
    expect((await undo(token)).status).toBe(400);
    house.clock.now = begin;
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('takes back all that came after, and what came after cannot take it back', async () => {
    const { browser, email, newEmail } = await moved();
    const third = fresh();
    house.clock.now = new Date(begin.getTime() + 1000);
    await ask(browser, third);
    await confirm(await house.tokenTo(third, 'confirm'));
    const later = await house.tokenTo(newEmail, 'undo');
    expect((await undo(await house.tokenTo(email, 'undo'))).status).toBe(200);
    expect((await undo(later)).status).toBe(400);
    house.clock.now = begin;
  });

  it('keeps the address from everyone else in the meantime', async () => {
    const { email } = await moved();
    expect(await house.browser().register({ email })).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const other = await house.newPerson();
    expect((await ask(other.browser, email)).status).toBe(202);
    expect(await house.tokenTo(email, 'confirm')).toBe('');
    house.clock.now = new Date(begin.getTime() + 8 * DAY_MS);
    expect((await house.browser().register({ email })).status).toBe(201);
    house.clock.now = begin;
  });

  it('takes away a second factor that was turned on around the change', async () => {
    const { browser, email } = await moved();
    const { startTotpFor } = await import('../../testing/authenticator-app.ts');
    await startTotpFor(house, browser);
    expect((await browser.get('/api/me/security')).body).toMatchObject({ totp: { isEnabled: true } });
    const answer = await undo(await house.tokenTo(email, 'undo'));
    await house.browser().post('/api/auth/reset-password', { token: answer.body.resetToken, password: 'Brand-New-Lake-7' });
    expect((await signInTo(house, email, { password: 'Brand-New-Lake-7' })).answer.status).toBe(200);
  });
});

describe('mails of an account', () => {
  it('are few: five in half an hour', async () => {
    const strict = await accountHouse({ limits: { accountMail: { count: 5, windowS: 1800 } } });
    const { browser, email } = await strict.newPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post('/api/me/verification')));
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(3);
    expect(await strict.database.db.$count(mails, eq(mails.recipient, email))).toBe(6);
    await strict.close();
  });

  it('hold links of the configured address, in ASCII and short lines', async () => {
    const { browser } = await house.newPerson();
    const newEmail = fresh();
    await browser.post(
      '/api/me/email',
      { newEmail, password: GOOD_PASSWORD },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    );
    const rows = await house.database.db.select().from(mails).where(eq(mails.recipient, newEmail));
    expect(rows[0]?.bodyText).toContain('http://limpid.test/auth?confirm=');
    for (const mail of await house.database.db.select().from(mails)) {
      expect(mail.bodyText + mail.subject).not.toMatch(/evil|[^\x20-\x7e\n]/);
      expect(Math.max(...mail.bodyText.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    }
  });
});
