// A person who once had the password, or opened an account with another person's address, must not keep a way back into it.
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import { mails } from '../../db/tables/mails.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { people } from '../../db/tables/people.ts';
import { totpFactors } from '../../db/tables/totp-factors.ts';
import { lockPerson } from '../../db/row-locks.ts';
import { endSignIns } from './sign-out.queries.ts';
import { newId } from '../../db/ids.ts';
import { type AccountHouse, accountHouse, signInTo } from '../../testing/account-house.ts';
import { appOf, startTotpFor } from '../../testing/authenticator-app.ts';
import { softPasskey } from '../../testing/authenticator.ts';
import { type Answer, GOOD_PASSWORD } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'Brand-New-Lake-7';
let house: AccountHouse;
let count = 0;
beforeAll(async () => {
  house = await accountHouse();
});
afterAll(() => house.close());

const elsewhere = () => {
  count += 1;
  return `elsewhere${count}.${process.pid}@example.com`;
};

async function withPendingChange() {
  const person = await house.newPerson();
  const newEmail = elsewhere();
  expect((await person.browser.post('/api/me/email', { newEmail, password: GOOD_PASSWORD })).status).toBe(202);
  return { ...person, newEmail, token: await house.tokenTo(newEmail, 'confirm') };
}
const confirm = (token: string) => house.browser().post('/api/auth/confirm-email', { token, password: GOOD_PASSWORD });

async function reset(email: string): Promise<void> {
  await house.browser().post('/api/auth/request-password-reset', { email });
  const token = await house.tokenTo(email, 'token');
  expect((await house.browser().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
}

describe('a change of address that another person asked for', () => {
  it('ends with a new password by mail', async () => {
    const { email, token } = await withPendingChange();
    await reset(email);
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
    expect((await signInTo(house, email, { password: NEW_PASSWORD })).answer.status).toBe(200);
  });

  it('ends with a new password in the settings', async () => {
    const { browser, email, token } = await withPendingChange();
    expect((await browser.post('/api/me/password', { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect((await browser.get('/api/me/security')).body).not.toHaveProperty('pendingEmail');
    expect((await signInTo(house, email, { password: NEW_PASSWORD })).answer.status).toBe(200);
  });
});

/** The owner's transaction is under way: requests in between wait for it, and find their session gone. */
async function meanwhile(id: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { asked } = await house.database.withTransaction(async (tx) => {
    await lockPerson(tx, id);
    const asking = ask();
    await pause(400);
    await endSignIns(tx, id, new Date());
    return { asked: asking };
  });
  return asked;
}

describe('a way in that is added while the owner sets a new password', () => {
  it('is no passkey', async () => {
    const { browser, id } = await house.newPerson();
    const options = await browser.post('/api/me/passkeys/options', { password: GOOD_PASSWORD });
    const response = softPasskey().create(options.body);
    expect((await meanwhile(id, () => browser.post('/api/me/passkeys', { name: 'Mine', response }))).status).toBe(401);
    expect(await house.database.db.$count(passkeys, eq(passkeys.personId, id))).toBe(0);
  });

  it('is no second factor', async () => {
    const { browser, id } = await house.newPerson();
    const begun = await browser.post('/api/me/totp', { password: GOOD_PASSWORD });
    const code = appOf(house, String(begun.body.secret))();
    expect((await meanwhile(id, () => browser.post('/api/me/totp/confirm', { code }))).status).toBe(401);
    expect(await house.database.db.$count(totpFactors, and(eq(totpFactors.personId, id), isNotNull(totpFactors.enabledAt)))).toBe(0);
  });
});

describe('what a session asks for while it ends', () => {
  it.each([
    ['another address', '/api/me/email', { newEmail: 'thief@example.com', password: GOOD_PASSWORD }],
    ['another password', '/api/me/password', { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD }],
    ['an app for codes', '/api/me/totp', { password: GOOD_PASSWORD }],
  ])('does not happen: %s', async (_what, path, body) => {
    const { browser, email, id } = await house.newPerson();
    expect((await meanwhile(id, () => browser.post(path, body))).status).toBe(401);
    const { answer, browser: owner } = await signInTo(house, email);
    expect(answer.status).toBe(200);
    expect((await owner.get('/api/me/security')).body).not.toHaveProperty('pendingEmail');
  });
});

describe('an account that was opened with another person’s address', () => {
  const letter = (email: string) => ({
    id: newId(),
    personId: null,
    name: 'Owner of the mailbox',
    email,
    topic: 'question',
    message: 'Please keep this.',
    isSuspect: false,
    createdAt: house.clock.now,
  });
  const deleteIt = (browser: Awaited<ReturnType<AccountHouse['newPerson']>>['browser'], confirmed: string) =>
    browser.post('/api/me/delete', { password: GOOD_PASSWORD, confirm: confirmed });
  const lettersOf = (email: string) => house.database.db.$count(contactMessages, eq(contactMessages.email, email));

  it('is entered by who reads its mailbox, whatever second factor the other turned on', async () => {
    const { browser, email } = await house.newPerson();
    await startTotpFor(house, browser);
    await reset(email);
    const { answer, browser: owner } = await signInTo(house, email, { password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect((await owner.get('/api/me/security')).body).toMatchObject({ totp: { isEnabled: false, recoveryCodesLeft: 0 } });
  });

  it('erases nothing that its owner wrote to us when it is deleted', async () => {
    const { browser, email } = await house.newPerson();
    await house.database.db.insert(contactMessages).values(letter(email));
    const bodyText = `From: Owner of the mailbox\nAnswer to: ${email}\n\nPlease keep this.\n`;
    const now = house.clock.now;
    const mail = {
      id: newId(),
      recipient: 'hello@limpid.example',
      subject: 'Contact form: question',
      bodyText,
      createdAt: now,
      dueAt: now,
    };
    await house.database.db.insert(mails).values(mail);
    expect((await deleteIt(browser, email)).status).toBe(204);
    expect(await lettersOf(email)).toBe(1);
    expect(await house.database.db.$count(mails, eq(mails.id, mail.id))).toBe(1);
  });

  it('erases it anyway once the address was proven', async () => {
    const { browser, email, id } = await house.newPerson();
    await house.database.db.update(people).set({ emailVerifiedAt: house.clock.now }).where(eq(people.id, id));
    await house.database.db.insert(contactMessages).values(letter(email));
    expect((await deleteIt(browser, email)).status).toBe(204);
    expect(await lettersOf(email)).toBe(0);
  });
});
