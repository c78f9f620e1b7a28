// Attacks on people whose address someone else has used: for an account that was opened in their name, or moved to their mailbox.
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challenges } from '../../db/tables/challenges.ts';
import { mailLinks } from '../../db/tables/mail-links.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { people } from '../../db/tables/people.ts';
import { type AccountHouse, accountHouse, signInTo } from '../../testing/account-house.ts';
import { type AuthenticatorApp, startTotpFor } from '../../testing/authenticator-app.ts';
import { type SoftPasskey, softPasskey } from '../../testing/authenticator.ts';
import { type GoogleStandIn, googleStandIn } from '../../testing/google-stand-in.ts';
import { type Answer, GOOD_PASSWORD, type TestBrowser } from '../../testing/test-app.ts';
import { deleteLinks } from './mail-links.queries.ts';
import { deleteResets, updatePerson } from './accounts.queries.ts';

const DAY_MS = 24 * 3600_000;
const NEW_PASSWORD = 'Brand-New-Lake-7';
let house: AccountHouse;
let google: GoogleStandIn;
let begin: Date;
let count = 0;

beforeAll(async () => {
  google = await googleStandIn('http://limpid.test/auth/google/callback');
  house = await accountHouse({ google: google.settings });
  begin = house.clock.now;
});
afterAll(async () => {
  await house.close();
  await google.close();
});

const freshAddress = () => {
  count += 1;
  return `victim${count}.${process.pid}@example.com`;
};

async function addPasskey(browser: TestBrowser): Promise<SoftPasskey> {
  const key = softPasskey();
  const options = await browser.post('/api/me/passkeys/options', { password: GOOD_PASSWORD });
  expect((await browser.post('/api/me/passkeys', { name: 'Key', response: key.create(options.body) })).status).toBe(201);
  return key;
}
async function enterWith(key: SoftPasskey): Promise<Answer> {
  const browser = house.browser();
  const options = await browser.post('/auth/passkey/options');
  return browser.post('/auth/passkey', { response: key.get(options.body) });
}

/** The browser ends where Google and the server send it. */
async function throughGoogle(browser: TestBrowser, url: string): Promise<string> {
  const { back } = await google.visit(url);
  return String((await browser.get((back ?? '').replace('http://limpid.test', ''))).headers['location']);
}
async function linkGoogle(browser: TestBrowser): Promise<void> {
  count += 1;
  google.account = { sub: `attacker-${count}`, email: `attacker${count}@google.example`, email_verified: true };
  const { body } = await browser.post('/api/me/google', { password: GOOD_PASSWORD });
  expect(await throughGoogle(browser, String(body.url))).toBe('/settings/security?linked=google');
}

const verify = (token: string, { browser = house.browser(), ...body }: { browser?: TestBrowser; password?: string } = {}) =>
  browser.post('/api/auth/verify-email', { token, ...body });
const confirm = (token: string, { browser = house.browser(), ...body }: { browser?: TestBrowser; password?: string } = {}) =>
  browser.post('/api/auth/confirm-email', { token, ...body });
const undo = (token: string) => house.browser().post('/api/auth/undo-email-change', { token });

async function reset(email: string): Promise<void> {
  await house.browser().post('/api/auth/request-password-reset', { email });
  const token = await house.tokenTo(email, 'token');
  expect((await house.browser().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
}

interface Hijacked {
  attacker: TestBrowser;
  victim: string;
  id: string;
  key: SoftPasskey;
  app: AuthenticatorApp;
}

/** The victim's address, and every way in that an attacker can prepare. */
async function hijacked(): Promise<Hijacked> {
  const { browser: attacker, email: victim, id } = await house.newPerson(freshAddress());
  const key = await addPasskey(attacker);
  await linkGoogle(attacker);
  return { attacker, victim, id, key, app: await startTotpFor(house, attacker) };
}

async function expectOnlyNewPassword({ attacker, victim, key }: Pick<Hijacked, 'attacker' | 'victim' | 'key'>): Promise<void> {
  expect((await attacker.get('/api/me')).status).toBe(401);
  expect((await enterWith(key)).status).toBe(401);
  expect(await throughGoogle(house.browser(), String((await house.browser().get('/auth/google')).headers['location']))).not.toBe(
    '/dashboard',
  );
  const { answer, browser } = await signInTo(house, victim, { password: NEW_PASSWORD });
  expect(answer.status).toBe(200);
  expect((await browser.get('/api/me/security')).body).toMatchObject({
    email: victim,
    emailVerified: true,
    passkeys: [],
    google: null,
    totp: { isEnabled: false, recoveryCodesLeft: 0 },
  });
}

describe('an account that someone opened with your address', () => {
  it('is not confirmed by its mailbox alone: that wants a session of the account, or its password', async () => {
    const { browser, email } = await house.newPerson();
    const token = await house.tokenTo(email, 'verify');
    const other = await house.newPerson();
    for (const opened of [await verify(token), await verify(token, { browser: other.browser })]) {
      expect(opened).toMatchObject({ status: 401, body: { code: 'password_required' } });
    }
    const wrong = await verify(token, { password: 'Wrong-Guess-9' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password', fields: { password: expect.any(String) } } });
    expect((await browser.get('/api/me')).body).toMatchObject({ emailVerified: false });
    expect(await verify(token, { password: GOOD_PASSWORD })).toMatchObject({ status: 200, body: { email, wasVerified: false } });
    expect((await browser.get('/api/me')).body).toMatchObject({ emailVerified: true });
  });

  it('loses passkeys, Google, authenticator and sessions when you open the link and then set a new password', async () => {
    const made = await hijacked();
    await verify(await house.tokenTo(made.victim, 'verify'));
    await reset(made.victim);
    await expectOnlyNewPassword(made);
  });

  it('loses them also when it was confirmed elsewhere with a password that both of you know', async () => {
    const made = await hijacked();
    expect((await verify(await house.tokenTo(made.victim, 'verify'), { password: GOOD_PASSWORD })).status).toBe(200);
    await reset(made.victim);
    await expectOnlyNewPassword(made);
    expect(await house.database.db.$count(mailLinks, eq(mailLinks.personId, made.id))).toBe(0);
  });

  it('keeps what its owner added after that: the next reset finds an account that is theirs', async () => {
    const made = await hijacked();
    await reset(made.victim);
    const { browser } = await signInTo(house, made.victim, { password: NEW_PASSWORD });
    const key = softPasskey();
    const options = await browser.post('/api/me/passkeys/options', { password: NEW_PASSWORD });
    await browser.post('/api/me/passkeys', { name: 'Mine', response: key.create(options.body) });
    await reset(made.victim);
    expect((await enterWith(key)).status).toBe(200);
  });

  it('is not entered by a sign-in with Google that was begun before', async () => {
    const made = await hijacked();
    const attacker = house.browser();
    const account = google.account;
    expect(await throughGoogle(attacker, String((await attacker.get('/auth/google')).headers['location']))).toBe('/auth?code=google');
    await reset(made.victim);
    const { browser: victim } = await signInTo(house, made.victim, { password: NEW_PASSWORD });
    google.account = { sub: `owner-${count}`, email: made.victim, email_verified: true };
    const { body } = await victim.post('/api/me/google', { password: NEW_PASSWORD });
    expect(await throughGoogle(victim, String(body.url))).toBe('/settings/security?linked=google');
    google.account = account;
    expect((await attacker.post('/auth/google/code', { code: made.app.code() })).status).toBe(409);
    expect((await attacker.get('/api/me')).status).toBe(401);
    expect(await house.database.db.$count(challenges, eq(challenges.personId, made.id))).toBe(0);
  });

  it('comes back clean when it was moved away before you noticed', async () => {
    const made = await hijacked();
    house.clock.now = new Date(begin.getTime() + 3 * DAY_MS);
    const elsewhere = freshAddress();
    await made.attacker.post('/api/me/email', { newEmail: elsewhere, password: GOOD_PASSWORD });
    expect((await confirm(await house.tokenTo(elsewhere, 'confirm'), { browser: made.attacker })).status).toBe(200);
    const undone = await undo(await house.tokenTo(made.victim, 'undo'));
    expect(undone.status).toBe(200);
    expect((await enterWith(made.key)).status).toBe(401);
    const token = undone.body.resetToken;
    expect((await house.browser().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
    await expectOnlyNewPassword(made);
    house.clock.now = begin;
  });

  it('is cleared by exactly one of ten presses at once, whatever else is pressed', async () => {
    const made = await hijacked();
    const link = await house.tokenTo(made.victim, 'verify');
    await house.browser().post('/api/auth/request-password-reset', { email: made.victim });
    const token = await house.tokenTo(made.victim, 'token');
    const presses = Array.from({ length: 10 }, () => house.browser().post('/api/auth/reset-password', { token, password: NEW_PASSWORD }));
    const verifying = Array.from({ length: 5 }, () => verify(link, { password: GOOD_PASSWORD }));
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)]);
    for (const { status } of await Promise.all(verifying)) expect([200, 400, 401]).toContain(status);
    await expectOnlyNewPassword(made);
  });
});

/** An account of the attacker's own that asks for the victim's address. */
async function askedFor() {
  const attacker = await house.newPerson();
  const key = await addPasskey(attacker.browser);
  const victim = freshAddress();
  expect((await attacker.browser.post('/api/me/email', { newEmail: victim, password: GOOD_PASSWORD })).status).toBe(202);
  return { attacker: attacker.browser, own: attacker.email, id: attacker.id, key, victim, token: await house.tokenTo(victim, 'confirm') };
}

describe('an account that someone moves to your address', () => {
  it('does not move by a press in your mail', async () => {
    const { attacker, own, victim, token } = await askedFor();
    expect(await confirm(token)).toMatchObject({ status: 401, body: { code: 'password_required' } });
    expect(await confirm(token, { password: 'Wrong-Guess-9' })).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect((await attacker.get('/api/me')).body).toMatchObject({ email: own });
    expect((await house.browser().register({ email: victim })).status).toBe(201);
  });

  it('asks people without a password to sign in first', async () => {
    const { id, token } = await askedFor();
    await updatePerson(house.database.db, id, { passwordHash: null }, house.clock.now);
    expect(await confirm(token, { password: GOOD_PASSWORD })).toMatchObject({ status: 409, body: { code: 'fresh_sign_in_required' } });
  });

  it('is yours alone after a reset, also when you confirmed it with a password that both of you know', async () => {
    const made = await askedFor();
    expect((await confirm(made.token, { password: GOOD_PASSWORD })).status).toBe(200);
    const back = await house.tokenTo(made.own, 'undo');
    await reset(made.victim);
    await expectOnlyNewPassword(made);
    expect(await undo(back)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  });
});

describe('an account that a thief moves away', () => {
  it('comes back to the address that its owner had confirmed, even after a reset at the new one', async () => {
    const { browser, email } = await house.newPerson();
    const key = await addPasskey(browser);
    expect((await verify(await house.tokenTo(email, 'verify'), { browser })).status).toBe(200);
    house.clock.now = new Date(begin.getTime() + 3 * DAY_MS);
    const thiefs = freshAddress();
    await browser.post('/api/me/email', { newEmail: thiefs, password: GOOD_PASSWORD });
    expect((await confirm(await house.tokenTo(thiefs, 'confirm'), { password: GOOD_PASSWORD })).status).toBe(200);
    await reset(thiefs);
    const undone = await undo(await house.tokenTo(email, 'undo'));
    expect(undone).toMatchObject({ status: 200, body: { email } });
    // The reset of an address that no signed-in person had confirmed has removed this too.
    expect((await enterWith(key)).status).toBe(401);
    house.clock.now = begin;
  });

  it('gives its old mailbox no reset link that outlives the move', async () => {
    const { email, id } = await house.newPerson();
    const asking = await house.database.withTransaction(async (tx) => {
      await updatePerson(tx, id, { email: freshAddress() }, house.clock.now);
      await deleteResets(tx, id);
      await deleteLinks(tx, id, ['verify', 'change']);
      const asked = house.browser().post('/api/auth/request-password-reset', { email });
      await pause(400);
      return { asked };
    });
    expect((await asking.asked).status).toBe(200);
    const token = await house.tokenTo(email, 'token');
    expect((await house.browser().post('/api/auth/reset-password', { token: token || 'none', password: NEW_PASSWORD })).status).toBe(400);
  });
});

describe('an account that is yours', () => {
  it('keeps its passkeys, its authenticator and its way back through a reset, once you confirmed the address signed in', async () => {
    const made = await hijacked();
    expect((await verify(await house.tokenTo(made.victim, 'verify'), { browser: made.attacker })).status).toBe(200);
    await reset(made.victim);
    expect((await enterWith(made.key)).status).toBe(200);
    expect((await signInTo(house, made.victim, { password: NEW_PASSWORD })).answer.body).toMatchObject({ code: 'second_factor_required' });
    expect(await house.database.db.$count(passkeys, eq(passkeys.personId, made.id))).toBe(1);
    const [row] = await house.database.db.select().from(people).where(eq(people.id, made.id));
    expect(row?.emailVerifiedAt).not.toBeNull();
  });
});
