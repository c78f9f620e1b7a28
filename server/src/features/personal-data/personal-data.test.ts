import { api } from '@limpid/contract';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'zod/v4/core';
import { outboxMailer } from '../../adapters/mail.ts';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { coachChats, coachMessages } from '../../db/tables/coach-chats.ts';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import { identities } from '../../db/tables/identities.ts';
import { mails } from '../../db/tables/mails.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { readings } from '../../db/tables/readings.ts';
import { deliverMail } from '../../jobs/mail-delivery.ts';
import { forgetMailsJob } from '../../jobs/mail-forgetting.ts';
import { sweepEnded } from '../../jobs/sweeping.ts';
import { type AccountHouse, accountHouse, signInTo } from '../../testing/account-house.ts';
import { startTotpFor } from '../../testing/authenticator-app.ts';
import { softPasskey } from '../../testing/authenticator.ts';
import { GOOD_PASSWORD, type TestBrowser } from '../../testing/test-app.ts';
import { emailKey } from '../accounts/account-request.ts';
import { NOUNS } from '../../features.ts';
import { erasePerson } from './erasure.ts';

let house: AccountHouse;
beforeAll(async () => {
  house = await accountHouse();
});
afterAll(() => house.close());

/** Every row of every table as one text. */
async function everyRow(db: Queries): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await db.execute<{ row: string }>(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`);
    texts[name] = found.rows.map(({ row }) => row).join('\n');
  }
  return texts;
}

/** A person with something in every table that can hold it. */
async function withEverything(email: string) {
  const { browser, id } = await house.newPerson(email);
  await browser.post('/api/auth/verify-email', { token: await house.tokenTo(email, 'verify') });
  await browser.patch('/api/me', { firstName: 'Canaryfirst', lastName: 'Canarylast' });
  const pool = (await browser.post('/api/pools', { name: 'Canarypool', volumeL: 50_000 }, { 'idempotency-key': 'canary-key' })).body;
  await browser.post(`/api/pools/${pool.id}/readings`, { ph: 7.4, freeChlorinePpm: 3, note: 'Canarynote' });
  await browser.post(`/api/pools/${pool.id}/treatments`, { productId: 'liquid-chlorine', amountMl: 500, note: 'Canarytreatment' });
  await browser.post(`/api/pools/${pool.id}/clear-ups`, {});
  await startTotpFor(house, browser);
  const options = await browser.post('/api/me/passkeys/options', { password: GOOD_PASSWORD });
  await browser.post('/api/me/passkeys', { name: 'Canarykey', response: softPasskey().create(options.body) });
  await browser.post('/api/me/email', { newEmail: `canary-next-${email}`, password: GOOD_PASSWORD });
  await house.browser().post('/api/auth/request-password-reset', { email });
  await house.browser().post('/auth/login', { email, password: 'Wrong-Guess-9' });
  const { db } = house.database;
  await db.insert(identities).values({ issuer: 'https://id.example', subject: `canary-${id}`, personId: id, email, createdAt: new Date() });
  const letter = {
    id: crypto.randomUUID(),
    personId: id,
    name: 'Canaryfirst',
    email,
    topic: 'question',
    message: 'Canaryletter',
    isSuspect: false,
  };
  await db.insert(contactMessages).values({ ...letter, createdAt: new Date() });
  await db.insert(mails).values({
    id: crypto.randomUUID(),
    recipient: 'hello@limpid.example',
    subject: 'Contact form',
    bodyText: `Answer to: ${email}\nCanaryletter`,
  });
  return { browser, id, poolId: String(pool.id) };
}

const erase = (browser: TestBrowser, confirm: string, password: string | undefined = GOOD_PASSWORD) =>
  browser.post('/api/me/delete', { password, confirm });

describe('deleting the account', () => {
  it('wants the password and the address typed', async () => {
    const { browser, email } = await house.newPerson();
    const other = await house.newPerson();
    expect(await erase(browser, other.email)).toMatchObject({ status: 400, body: { fields: { confirm: expect.any(String) } } });
    expect(await erase(browser, email, 'Wrong-Guess-9')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect((await browser.get('/api/me')).status).toBe(200);
    expect((await house.browser().post('/api/me/delete', { password: GOOD_PASSWORD, confirm: email })).status).toBe(401);
  });

  it('leaves nothing of the person in any table, but one mail that says so', async () => {
    const email = 'canary@example.com';
    const neighbour = await withEverything('not.canary@example.com');
    const before = await withEverything(email);
    const { browser: second } = await signInTo(house, email, { code: '' });
    const full = await everyRow(house.database.db);
    const canaries = [
      before.id,
      before.poolId,
      `"${email}"`,
      'canary-next-canary@',
      `canary-${before.id}`,
      `Answer to: ${email}`,
      emailKey(email),
    ];
    for (const canary of canaries) expect(JSON.stringify(full), canary).toContain(canary.replaceAll('"', '\\"'));
    const answer = await erase(before.browser, email.toUpperCase());
    expect(answer.status).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(before.browser.cookies.has('lmp_session')).toBe(false);
    expect(before.browser.cookies.has('lmp_device')).toBe(false);
    expect((await second.get('/api/me')).status).toBe(401);
    expect(await house.subjectsTo(email)).toEqual(['Your Limpid account was deleted']);
    const { mails: letters = '', ...rest } = await everyRow(house.database.db);
    for (const canary of canaries) expect(JSON.stringify(rest), canary).not.toContain(canary.replaceAll('"', '\\"'));
    expect(letters.split('\n').filter((row) => canaries.some((canary) => row.includes(canary)))).toHaveLength(1);
    expect(JSON.stringify(rest)).toContain(neighbour.id);
    expect(letters).toContain('Answer to: not.canary@example.com');
    expect((await neighbour.browser.get(`/api/pools/${neighbour.poolId}/readings`)).body.items).toHaveLength(1);
    expect((await signInTo(house, email)).answer.status).toBe(401);
    expect((await house.browser().register({ email })).status).toBe(201);
  });

  it('takes the files of mails along where no mail server takes them, and leaves those of others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'limpid-mail-'));
    const mailer = outboxMailer(folder, 'hello@limpid.example', () => house.clock.now);
    const { db } = house.database;
    const send = async () => {
      const waiting = await db.select().from(mails).where(isNull(mails.sentAt));
      for (const { id } of waiting) await deliverMail(db, mailer, id, house.clock.now);
    };
    const filesTo = (email: string) =>
      readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes(`To: ${email}\n`)).length;
    const forget = async () => {
      const { rows } = await db.execute<{ data: never }>(sql`delete from pgboss.job where name = 'forget-mails' returning data`);
      expect(JSON.stringify(rows)).not.toContain('leaves.files');
      const parts = {
        connection: house.database,
        mailer,
        push: house.push,
        files: house.files,
        log: () => undefined,
        now: () => house.clock.now,
      };
      for (const { data } of rows) await forgetMailsJob.run(data, { ...parts, site: { baseUrl: '', secret: house.app.secret } });
      return rows.length;
    };
    await send();
    await forget();
    const email = 'leaves.files@example.com';
    const { browser } = await house.newPerson(email);
    await house.newPerson(`not.${email}`);
    await browser.post('/api/me/email', { newEmail: `next.${email}`, password: GOOD_PASSWORD });
    await house.browser().post('/api/auth/request-password-reset', { email });
    await send();
    // Rows of long sent mails are gone, the files are not.
    await db.delete(mails).where(eq(mails.recipient, email));
    expect([filesTo(email), filesTo(`next.${email}`), filesTo(`not.${email}`)]).toEqual([3, 1, 1]);
    house.clock.now = new Date(house.clock.now.getTime() + 1000);
    expect((await erase(browser, email)).status).toBe(204);
    await send();
    expect(await forget()).toBe(2);
    // The last one says that the account was deleted.
    expect([filesTo(email), filesTo(`next.${email}`), filesTo(`not.${email}`)]).toEqual([1, 0, 1]);
    rmSync(folder, { recursive: true });
  });

  it('happens whole or not at all', async () => {
    const { browser, email, id } = await house.newPerson();
    const before = await everyRow(house.database.db);
    const failing = house.database.withTransaction(async (tx) => {
      await erasePerson(tx, { id, email, emailVerifiedAt: null, emailKey: 'key', secret: 'secret', now: new Date() }, NOUNS);
      throw new Error('the power goes');
    });
    await expect(failing).rejects.toThrow('the power goes');
    expect(await everyRow(house.database.db)).toEqual(before);
    expect((await browser.get('/api/me')).status).toBe(200);
  });
});

describe('the file of everything', () => {
  it('holds account, pools, readings and treatments, as promised', async () => {
    const email = 'download@example.com';
    const { browser, id, poolId } = await withEverything(email);
    await withEverything('download-other@example.com');
    const at = Date.now();
    const rows = Array.from({ length: 1300 }, (_, index) => ({
      poolId,
      id: crypto.randomUUID(),
      takenAt: new Date(at - index * 1000),
      ph: 7.2,
    }));
    await house.database.db.insert(readings).values(rows);
    const answer = await browser.get('/api/me/download');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="limpid-\d{4}-\d{2}-\d{2}\.json"$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const file = parse(api.security.download.response, answer.body);
    expect(file).toEqual(answer.body);
    expect(file.account).toMatchObject({ email, firstName: 'Canaryfirst', emailVerified: true });
    expect(file.security).toMatchObject({ hasPassword: true, totp: { isEnabled: true }, passkeys: [{ name: 'Canarykey' }] });
    expect(file.security.google).toMatchObject({ email });
    expect(file.sessions).toMatchObject([{ method: 'password', isCurrent: true }]);
    expect(file.subscription).toMatchObject({ planId: 'free', trial: { canStart: true } });
    expect(file.messages).toMatchObject([{ message: 'Canaryletter', topic: 'question' }]);
    expect(file.pools).toHaveLength(1);
    expect(file.pools[0]?.pool).toMatchObject({ id: poolId, name: 'Canarypool' });
    expect(new Set(file.pools[0]?.readings.map(({ id }) => id)).size).toBe(1301);
    expect(file.pools[0]?.treatments).toMatchObject([{ note: 'Canarytreatment' }]);
    expect(file.pools[0]?.clearUps).toMatchObject([{ id: expect.any(String) }]);
    expect(answer.text).not.toContain('download-other');
    for (const secret of ['argon2', 'sealed', 'personId', 'okenHash', 'ublicKey', 'redentialId', `canary-${id}`])
      expect(answer.text).not.toContain(secret);
  });

  it('holds the whole inbox, and every conversation by its name with what was said in it', async () => {
    const { browser, id } = await house.newPerson();
    const other = await house.newPerson();
    const { db } = house.database;
    const at = house.clock.now.getTime();
    const notice = { kind: 'test_message', values: {}, url: '/', isInInbox: true, mailState: 'none' } as const;
    const notices = (personId: string, count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...notice, id: newId(), personId, createdAt: new Date(at - Math.floor(n / 3) * 1000) }));
    await db.insert(notifications).values([...notices(id, 1203), ...notices(other.id, 2)]);
    const chats = Array.from({ length: 503 }, (_, n) => ({ id: newId(), personId: id, title: `Talk ${n}`, updatedAt: new Date(at - n) }));
    await db.insert(coachChats).values([...chats, { id: newId(), personId: other.id, title: 'Not mine' }]);
    await db.insert(coachMessages).values(chats.map((chat) => ({ chatId: chat.id, id: newId(), role: 'user' as const, text: chat.title })));
    const file = parse(api.security.download.response, (await browser.get('/api/me/download')).body);
    expect(new Set(file.notifications.inbox.map((item) => item.id)).size).toBe(1203);
    expect(file.notifications.inbox).toHaveLength(1203);
    expect(file.coachChats.map(({ title }) => title).toSorted()).toEqual(chats.map(({ title }) => title).toSorted());
    const titles = new Map(file.coachChats.map((chat) => [chat.id, chat.title]));
    expect(file.coach).toHaveLength(503);
    for (const { chatId, text } of file.coach) expect(titles.get(chatId)).toBe(text);
  });

  it('is not to be had without a session, and not all day long', async () => {
    expect((await house.browser().get('/api/me/download')).status).toBe(401);
    const strict = await accountHouse({ limits: { download: { count: 2, windowS: 3600 } } });
    const { browser } = await strict.newPerson();
    const answers = [];
    for (let index = 0; index < 3; index += 1) answers.push((await browser.get('/api/me/download')).status);
    expect(answers).toEqual([200, 200, 429]);
    await strict.close();
  });
});

describe('sweeping', () => {
  it('takes away what has ended: links in mails and things begun', async () => {
    const own = await accountHouse();
    const { browser } = await own.newPerson();
    await browser.post('/auth/passkey/options');
    const rowsOf = async () => {
      const { challenges = '', mail_links: links = '' } = await everyRow(own.database.db);
      return [challenges, links].map((text) => text.split('\n').filter(Boolean).length);
    };
    await sweepEnded(own.database.db, own.clock.now);
    expect(await rowsOf()).toEqual([1, 1]);
    await sweepEnded(own.database.db, new Date(own.clock.now.getTime() + 6 * 60_000));
    expect(await rowsOf()).toEqual([0, 1]);
    await sweepEnded(own.database.db, new Date(own.clock.now.getTime() + 25 * 3600_000));
    expect(await rowsOf()).toEqual([0, 0]);
    await own.close();
  });
});
