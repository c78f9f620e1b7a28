import { createECDH, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { pushDeliveries, pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { sendDigests } from './digest.ts';
import { notify } from './notifications.ts';
import { deliverPush } from './push.ts';

// Noon in Florida.
const NOON = new Date('2026-07-04T16:00:00Z');
const DAY_MS = 24 * 3600_000;
const SITE = { baseUrl: 'http://limpid.test', secret: 'a secret that only the tests know, and long' };

let house: TestApp;
let mara: TestBrowser;
let personId: string;
let poolId: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = NOON;
  house.push.sent.length = 0;
  house.push.outcomes.length = 0;
  mara = house.browser();
  personId = ((await mara.register()).body.user as { id: string }).id;
  poolId = String((await mara.post('/api/pools', { name: 'Backyard', volumeL: 40_000, timeZone: 'America/New_York' })).body.id);
});

const SETTINGS = '/api/me/notification-settings';
const SUBSCRIPTIONS = '/api/me/push-subscriptions';
const tell = (values: Record<string, string | number> = { days: 8 }) =>
  house.database.withTransaction((tx) =>
    notify(tx, { personId, poolId, kind: 'test_due', values: { pool: 'Backyard', ...values }, url: '/dashboard' }, house.clock.now),
  );
const inbox = async (query = '') =>
  (await mara.get(`/api/notifications${query}`)).body as unknown as {
    items: { id: string; title: string; text: string; readAt: string | null }[];
    nextCursor: string | null;
    unread: number;
  };
const confirm = () => house.database.db.update(people).set({ emailVerifiedAt: NOON }).where(eq(people.id, personId));
const digest = () => sendDigests(house.database, SITE, house.clock.now);
const mailsToMara = () => house.database.db.select().from(mails).where(eq(mails.personId, personId)).orderBy(mails.createdAt);
const reminderMails = async () => (await mailsToMara()).filter(({ unsubscribeUrl }) => unsubscribeUrl !== null);
const subscription = (endpoint = `https://push.example.com/send/${randomBytes(6).toString('hex')}`) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') },
});

describe('the inbox', () => {
  it('lists newest first, page by page, in the language of the person, and counts what is unread', async () => {
    for (const days of [1, 2, 3]) {
      house.clock.now = new Date(NOON.getTime() + days * 1000);
      await tell({ days });
    }
    const first = await inbox('?limit=2');
    expect(first).toMatchObject({ unread: 3, items: [{ text: 'Your last test was 3 days ago.' }, { title: 'Time to test Backyard' }] });
    const second = await inbox(`?limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ nextCursor: null, items: [{ text: 'Your last test was yesterday.' }] });
    await mara.patch('/api/me', { language: 'es' });
    expect((await inbox()).items[0]?.title).toBe('Toca analizar el agua de Backyard');
  });

  it('marks some or all as read, and never those of another person', async () => {
    await tell();
    await tell();
    const [one, two] = (await inbox()).items;
    const eve = house.browser();
    await eve.register();
    expect((await eve.post('/api/notifications/read', { ids: [one?.id] })).body).toEqual({ unread: 0 });
    expect((await inbox()).unread).toBe(2);
    expect((await mara.post('/api/notifications/read', { ids: [one?.id] })).body).toEqual({ unread: 1 });
    expect((await mara.post('/api/notifications/read', { ids: [] })).body).toEqual({ unread: 1 });
    expect((await mara.post('/api/notifications/read')).body).toEqual({ unread: 0 });
    expect((await inbox()).items.find(({ id }) => id === two?.id)?.readAt).toBe(NOON.toISOString());
    expect((await house.browser().get('/api/notifications')).status).toBe(401);
  });
});

describe('the settings', () => {
  it('begin with a quiet night, and a change keeps what it does not name', async () => {
    const before = (await mara.get(SETTINGS)).body;
    expect(before).toMatchObject({
      quietHours: { from: '21:00', to: '08:00' },
      timeZone: 'America/New_York',
      canMail: false,
      pushDevices: 0,
    });
    const changed = await mara.patch(SETTINGS, { kinds: { task_due: { mail: false } } });
    expect(changed.body).toMatchObject({ quietHours: { from: '21:00' }, kinds: { task_due: { inApp: true, mail: false, push: true } } });
    await mara.patch(SETTINGS, { kinds: { task_due: { push: false } }, quietHours: null, timeZone: 'Pacific/Honolulu' });
    const after = (await mara.get(SETTINGS)).body;
    expect(after).toMatchObject({ quietHours: null, timeZone: 'Pacific/Honolulu', kinds: { task_due: { mail: false, push: false } } });
    expect((after.kinds as Record<string, unknown>)['test_due']).toEqual((before.kinds as Record<string, unknown>)['test_due']);
  });

  it.each([
    ['quietHours.from', { quietHours: { from: '25:00', to: '08:00' } }],
    ['quietHours.to', { quietHours: { from: '08:00', to: '08:00' } }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['kinds.task_due.mail', { kinds: { task_due: { mail: 'yes' } } }],
    ['kinds.gossip', { kinds: { gossip: { mail: true } } }],
  ])('refuse an impossible %s', async (field, patch) => {
    const { status, body } = await mara.patch(SETTINGS, patch);
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object)).toContain(field);
  });

  it('keep a kind out of the inbox that is wanted elsewhere only', async () => {
    await mara.patch(SETTINGS, { kinds: { test_due: { inApp: false } } });
    await tell();
    expect(await inbox()).toMatchObject({ items: [], unread: 0 });
  });
});

describe('push', () => {
  it('takes browsers with public endpoints only', async () => {
    for (const endpoint of [
      'http://push.example.com/x',
      'https://127.0.0.1/x',
      'https://user:x@push.example.com/',
      'https://localhost/x',
      'x',
    ]) {
      const { status, body } = await mara.post(SUBSCRIPTIONS, subscription(endpoint));
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: { endpoint: expect.any(String) } } });
    }
    const broken = await mara.post(SUBSCRIPTIONS, { ...subscription(), keys: { p256dh: 'AAAA', auth: 'BBBB' } });
    expect(Object.keys(broken.body.fields as object)).toEqual(['keys.p256dh', 'keys.auth']);
    expect((await mara.post(SUBSCRIPTIONS, subscription())).status).toBe(201);
    expect((await mara.get(SETTINGS)).body).toMatchObject({ pushDevices: 1 });
  });

  it('refuses keys that nothing can be encrypted for, and names them', async () => {
    const good = subscription().keys;
    const bytes = (length: number) => randomBytes(length).toString('base64url');
    const point = Buffer.from(good.p256dh, 'base64url');
    // The same x with another y is no point of the curve.
    point[64] = (point[64] ?? 0) ^ 1;
    const bad = [
      { p256dh: point.toString('base64url') },
      { p256dh: createECDH('secp521r1').generateKeys().toString('base64url') },
      { p256dh: createECDH('prime256v1').generateKeys('base64url', 'compressed') },
      { p256dh: bytes(65) },
      { p256dh: `${good.p256dh.slice(0, -1)}+/` },
      { auth: bytes(15) },
      { auth: bytes(17) },
      { auth: `${good.auth.slice(0, -2)}+/` },
    ];
    for (const keys of bad) {
      const { status, body } = await mara.post(SUBSCRIPTIONS, { ...subscription(), keys: { ...good, ...keys } });
      expect({ status, fields: Object.keys((body.fields ?? {}) as object) }).toEqual({
        status: 400,
        fields: Object.keys(keys).map((name) => `keys.${name}`),
      });
    }
    expect((await mara.get(SETTINGS)).body).toMatchObject({ pushDevices: 0 });
  });

  it('keeps to twenty browsers of a person, also when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => mara.post(SUBSCRIPTIONS, subscription())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await mara.get(SETTINGS)).body).toMatchObject({ pushDevices: 20 });
  });

  it('reaches each browser once, waits for the end of quiet hours, and forgets browsers that are gone', async () => {
    await mara.post(SUBSCRIPTIONS, subscription());
    await mara.post(SUBSCRIPTIONS, subscription());
    house.clock.now = new Date('2026-07-05T03:00:00Z');
    await tell();
    const { rows } = await house.database.pool.query<{ data: { notificationId: string; subscriptionId: string }; at: Date }>(
      `select data, start_after as at from pgboss.job where name = 'push' and data ->> 'notificationId' = $1`,
      [(await inbox()).items[0]?.id],
    );
    expect(rows.map(({ at }) => at.toISOString())).toEqual(['2026-07-05T12:00:00.000Z', '2026-07-05T12:00:00.000Z']);
    const [first, second] = rows.map(({ data }) => data);
    const deliver = (key: typeof first) => deliverPush(house.database.db, house.push, key as NonNullable<typeof first>, NOON);
    await Promise.allSettled([deliver(first), deliver(first)]);
    await deliver(first);
    expect(house.push.sent).toHaveLength(1);
    const { id, title } = JSON.parse(house.push.sent[0]?.message.text ?? '{}') as { id: string; title: string };
    expect({ id, title }).toEqual({ id: (await inbox()).items[0]?.id, title: 'Time to test Backyard' });
    house.push.outcomes.push('later');
    await expect(deliver(second)).rejects.toThrow('attempt 1 of 8');
    house.push.outcomes.push('gone');
    await deliver(second);
    expect((await mara.get(SETTINGS)).body).toMatchObject({ pushDevices: 1 });
    expect(await house.database.db.select().from(pushDeliveries).where(eq(pushDeliveries.notificationId, id))).toHaveLength(1);
  });

  it('is given up after eight attempts, and at once where the push service refuses the message', async () => {
    for (const refusals of [Array.from({ length: 8 }, () => 'later' as const), ['refused' as const]]) {
      await mara.post(SUBSCRIPTIONS, subscription());
      await tell();
      const [key] = await house.database.db
        .select()
        .from(pushDeliveries)
        .where(eq(pushDeliveries.notificationId, (await inbox()).items[0]?.id ?? ''));
      const deliver = () => deliverPush(house.database.db, house.push, key as NonNullable<typeof key>, NOON);
      for (const [attempt, outcome] of refusals.entries()) {
        house.push.outcomes.push(outcome);
        // one after the other, as the queue does it
        // oxlint-disable-next-line no-await-in-loop
        if (attempt < refusals.length - 1) await expect(deliver()).rejects.toThrow(`attempt ${attempt + 1} of 8`);
        // oxlint-disable-next-line no-await-in-loop
        else await deliver();
      }
      await deliver();
      expect(house.push.sent).toEqual([]);
    }
  });

  it('ends on a browser where its person signs out', async () => {
    await mara.post(SUBSCRIPTIONS, subscription());
    await mara.post('/auth/logout');
    expect(await house.database.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.personId, personId))).toEqual([]);
  });

  it('says nothing that was read in the meantime, and belongs to who signed in last', async () => {
    const shared = subscription();
    await mara.post(SUBSCRIPTIONS, shared);
    await tell();
    const [key] = await house.database.db
      .select()
      .from(pushDeliveries)
      .where(eq(pushDeliveries.notificationId, (await inbox()).items[0]?.id ?? ''));
    await mara.post('/api/notifications/read');
    await deliverPush(house.database.db, house.push, key as NonNullable<typeof key>, NOON);
    expect(house.push.sent).toEqual([]);
    const eve = house.browser();
    await eve.register();
    await eve.post(SUBSCRIPTIONS, shared);
    expect((await mara.get(SETTINGS)).body).toMatchObject({ pushDevices: 0 });
    expect((await mara.send('DELETE', SUBSCRIPTIONS, { body: { endpoint: shared.endpoint } })).status).toBe(204);
    expect((await eve.get(SETTINGS)).body).toMatchObject({ pushDevices: 1 });
    expect((await eve.send('DELETE', SUBSCRIPTIONS, { body: { endpoint: shared.endpoint } })).status).toBe(204);
    expect((await eve.get(SETTINGS)).body).toMatchObject({ pushDevices: 0 });
  });
});

describe('the daily mail', () => {
  it('comes once a day with everything unread, to confirmed addresses only', async () => {
    await tell({ days: 8 });
    await digest();
    expect(await reminderMails()).toEqual([]);
    await confirm();
    await tell({ days: 9 });
    await Promise.all([digest(), digest(), digest()]);
    await tell({ days: 10 });
    await digest();
    const [mail, ...others] = await reminderMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 reminders for your pool');
    expect(mail?.bodyText).toContain('Your last test was 9 days ago.');
    house.clock.now = new Date(NOON.getTime() + DAY_MS);
    await digest();
    expect((await reminderMails()).map(({ subject }) => subject).toSorted()).toEqual([
      '2 reminders for your pool',
      'Time to test Backyard',
    ]);
  });

  it('reaches everyone else where some cannot be written', async () => {
    await confirm();
    await tell();
    const { pool } = house.database;
    // Before everyone else: ids are in the order of time.
    await pool.query(
      `insert into people (id, email, first_name, last_name, email_verified_at)
       select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'broken' || n || '@example.com', '', '', now() from generate_series(1, 5) n`,
    );
    await pool.query(
      `insert into notifications (id, person_id, kind, values, url, is_in_inbox, mail_state)
       select gen_random_uuid(), id, 'gossip', '{}', '/', true, 'waiting' from people where email like 'broken%'`,
    );
    await pool.query(`update notifications set created_at = $1 where kind = 'gossip'`, [NOON]);
    await expect(digest()).rejects.toThrow('5 in this run failed');
    expect(await reminderMails()).toHaveLength(1);
    await pool.query(`delete from people where email like 'broken%'`);
  });

  it('waits for the morning, and stays one when the clock or the time zone changes', async () => {
    await confirm();
    house.clock.now = new Date('2026-07-04T09:00:00Z');
    await tell();
    await digest();
    expect(await reminderMails()).toEqual([]);
    house.clock.now = NOON;
    await digest();
    await tell();
    await mara.patch(SETTINGS, { timeZone: 'Pacific/Auckland' });
    for (const hours of [-3, 5, 7, -30 * 24]) {
      house.clock.now = new Date(NOON.getTime() + hours * 3600_000);
      if (hours > -24) await digest();
    }
    expect(await reminderMails()).toHaveLength(1);
  });

  it('comes again in the next one when no mail server took it', async () => {
    await confirm();
    await tell();
    await digest();
    const [lost] = await reminderMails();
    await house.database.db
      .update(mails)
      .set({ givenUpAt: NOON })
      .where(eq(mails.id, lost?.id ?? ''));
    house.clock.now = new Date(NOON.getTime() + DAY_MS);
    await digest();
    await digest();
    expect((await reminderMails()).map(({ subject }) => subject)).toEqual(['Time to test Backyard', 'Time to test Backyard']);
  });

  it('ends by one press without a session, and not by being looked at', async () => {
    await confirm();
    await tell();
    await digest();
    const [mail] = await reminderMails();
    const path = (mail?.unsubscribeUrl ?? '').replace('http://limpid.test', '');
    expect(path).toMatch(/^\/unsubscribe\?t=[\w-]{42}$/);
    const mailProgram = house.browser();
    const press = (to: string, payload: string, type = 'application/x-www-form-urlencoded') =>
      house.app.server.inject({ method: 'POST', url: to, payload, headers: { 'content-type': type }, remoteAddress: mailProgram.address });
    const mailOf = async () => ((await mara.get(SETTINGS)).body.kinds as Record<string, { mail: boolean }>)['test_due']?.mail;
    await mailProgram.get(path);
    expect(await mailOf()).toBe(true);
    // Not the last letter: some of its bits are not part of the token.
    const forged = `${path.slice(0, -2)}${path.at(-2) === 'A' ? 'E' : 'A'}${path.slice(-1)}`;
    expect((await press(forged, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
    expect(await mailOf()).toBe(true);
    const pressed = await press(path, 'List-Unsubscribe=One-Click');
    expect({ status: pressed.statusCode, location: pressed.headers.location }).toEqual({ status: 200, location: undefined });
    expect(await mailOf()).toBe(false);
    const boundary = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await press(path, boundary, 'multipart/form-data; boundary=b')).statusCode).toBe(200);
    expect((await press(path, 'from=page')).headers.location).toBe('/unsubscribe#done');
    expect((await mara.get(SETTINGS)).body).toMatchObject({
      quietHours: { from: '21:00' },
      kinds: { test_due: { inApp: true, push: true } },
    });
  });
});

describe('a test message', () => {
  const ask = (channel: string) => mara.post(`${SETTINGS}/test`, { channel });

  it('says on each channel what became of it', async () => {
    expect((await ask('inApp')).body).toMatchObject({ outcome: 'sent' });
    expect((await inbox()).items[0]).toMatchObject({ title: 'This is a test message' });
    expect((await ask('mail')).body).toMatchObject({ outcome: 'address_unconfirmed' });
    await confirm();
    expect((await ask('mail')).body).toMatchObject({ outcome: 'sent' });
    expect(await reminderMails()).toHaveLength(1);
    expect((await ask('push')).body).toMatchObject({ outcome: 'no_device' });
    await mara.post(SUBSCRIPTIONS, subscription());
    expect((await ask('push')).body).toMatchObject({ outcome: 'sent', devices: 1 });
    house.push.outcomes.push('gone');
    expect((await ask('push')).body).toMatchObject({ outcome: 'failed', devices: 0 });
    expect((await mara.get(SETTINGS)).body).toMatchObject({ pushDevices: 0 });
    expect((await ask('pigeon')).status).toBe(400);
  });

  it('cannot be used to flood anybody', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await ask('inApp')).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
