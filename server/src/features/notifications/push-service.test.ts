// From the reminder to the browser, with a push service on a real socket: it checks the signature as RFC 8292 asks, and the browser opens
// what was encrypted for it.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOutbound } from '../../adapters/outbound.ts';
import { createPush, newPushKeys, type PushSender } from '../../adapters/push.ts';
import { pushDeliveries, pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { pushBrowser, type Signed, signedBy } from '../../testing/push-browser.ts';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { notify } from './notifications.ts';
import { deliverPush } from './push.ts';

const NOON = new Date('2026-07-04T16:00:00Z');
const SETTINGS = '/api/me/notification-settings';

interface Arrived {
  path: string;
  body: Buffer;
  encoding: string | undefined;
  ttl: string | undefined;
  signed: Signed;
}
let arrived: Arrived[] = [];
let answer = 201;
let service: Server;
let origin: string;
let house: TestApp;
let push: PushSender;
let mara: TestBrowser;
let personId: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { 'content-encoding': encoding, ttl, authorization = '' } = request.headers;
      const signed = signedBy(authorization);
      arrived.push({ path: request.url ?? '', body: Buffer.concat(parts), encoding, ttl: String(ttl), signed });
      response.writeHead(signed.isSigned ? answer : 403).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  house = await testApp();
  push = createPush(newPushKeys(), 'mailto:hello@limpid.example', createOutbound([`127.0.0.1:${port}`]));
  house.push.send = push.send;
  house.push.faultOf = push.faultOf;
});
afterAll(async () => {
  await house.close();
  service.close();
});
beforeEach(async () => {
  arrived = [];
  answer = 201;
  house.clock.now = NOON;
  mara = house.browser();
  personId = ((await mara.register()).body.user as { id: string }).id;
});

async function subscribe() {
  const browser = pushBrowser();
  const path = `/send/${browser.keys.auth}`;
  const { status } = await mara.post('/api/me/push-subscriptions', {
    endpoint: `${origin}${path}`,
    expirationTime: null,
    keys: browser.keys,
  });
  expect(status).toBe(201);
  return { browser, path };
}
const devices = async () => (await mara.get(SETTINGS)).body['pushDevices'];
const test = async () => (await mara.post(`${SETTINGS}/test`, { channel: 'push' })).body;

it('brings each browser its own message, which no one else can open, signed for this push service', async () => {
  const [one, other] = [await subscribe(), await subscribe()];
  expect(await test()).toMatchObject({ outcome: 'sent', devices: 2 });
  expect(arrived.map(({ path }) => path).toSorted()).toEqual([one.path, other.path].toSorted());
  for (const { browser, path } of [one, other]) {
    const message = arrived.find((each) => each.path === path) as Arrived;
    expect(message).toMatchObject({ encoding: 'aes128gcm', ttl: expect.stringMatching(/^\d+$/) });
    expect(JSON.parse(browser.open(message.body))).toMatchObject({ title: 'This is a test message', url: '/settings/notifications' });
    expect(() => pushBrowser().open(message.body)).toThrow(/authenticate/);
    const { claims, publicKey } = message.signed;
    expect({ aud: claims.aud, publicKey }).toEqual({ aud: origin, publicKey: push.publicKey });
    // At most a day ahead, as the standard has it.
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3600_000);
    expect(claims.exp * 1000).toBeGreaterThan(Date.now());
  }
});

it('brings a reminder, in the language of its reader', async () => {
  const { browser } = await subscribe();
  await mara.patch('/api/me', { language: 'es' });
  const { id: poolId } = (await mara.post('/api/pools', { name: 'Casa', volumeL: 40_000, timeZone: 'America/New_York' })).body;
  await house.database.withTransaction((tx) =>
    notify(tx, { personId, poolId: String(poolId), kind: 'test_due', values: { pool: 'Casa', days: 8 }, url: '/dashboard' }, NOON),
  );
  const { rows } = await house.database.pool.query<{ data: { notificationId: string; subscriptionId: string } }>(
    `select data from pgboss.job where name = 'push' order by created_on desc limit 1`,
  );
  await deliverPush(house.database.db, house.push, rows[0]?.data as NonNullable<(typeof rows)[0]>['data'], NOON);
  expect(arrived.map(({ body }) => (JSON.parse(browser.open(body)) as { title: string }).title)).toEqual(['Toca analizar el agua de Casa']);
});

it.each([404, 410])('forgets a browser that is gone: %i', async (status) => {
  await subscribe();
  answer = status;
  expect(await test()).toMatchObject({ outcome: 'failed', devices: 0 });
  expect(await devices()).toBe(0);
});

const inbox = async () =>
  (await mara.get('/api/notifications')).body['items'] as unknown as { kind: string; title: string; text: string }[];
const stopped = { kind: 'push_stopped', title: 'Push stopped working on one device', text: 'Turn it on again there.' };

it('tells the person where a browser is gone, once', async () => {
  await subscribe();
  answer = 410;
  await test();
  await test();
  expect(await inbox()).toMatchObject([stopped]);
  await mara.patch('/api/me', { language: 'es' });
  expect(await inbox()).toMatchObject([{ title: 'Las notificaciones push dejaron de funcionar en un dispositivo' }]);
});

it('takes a subscription that has ended for no working one when the browser brings it again, and takes its next one', async () => {
  const { browser, path } = await subscribe();
  answer = 410;
  await test();
  const bring = (keys: object) => mara.post('/api/me/push-subscriptions', { endpoint: `${origin}${path}`, keys });
  expect(await bring(browser.keys)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await devices()).toBe(0);
  answer = 201;
  expect(await test()).toMatchObject({ outcome: 'no_device' });
  const renewed = pushBrowser();
  expect((await bring(renewed.keys)).status).toBe(201);
  expect(await test()).toMatchObject({ outcome: 'sent', devices: 1 });
});

it('takes the third 403 in a row for gone, and a message that is taken in between starts the count again', async () => {
  await subscribe();
  for (const status of [403, 403, 201, 403, 403]) {
    answer = status;
    await test();
  }
  expect({ devices: await devices(), inbox: await inbox() }).toEqual({ devices: 1, inbox: [] });
  answer = 403;
  await test();
  expect(await devices()).toBe(0);
  expect(await inbox()).toMatchObject([stopped]);
});

it('counts a 403 from one reminder to the next', async () => {
  const { path } = await subscribe();
  const poolId = String((await mara.post('/api/pools', { name: 'Casa', volumeL: 40_000 })).body.id);
  answer = 403;
  for (let reminder = 0; reminder < 3; reminder += 1) {
    await house.database.withTransaction((tx) =>
      notify(tx, { personId, poolId, kind: 'test_due', values: { pool: 'Casa', days: 8 }, url: '/' }, NOON),
    );
    const [open] = await house.database.db
      .select({ notificationId: pushDeliveries.notificationId, subscriptionId: pushDeliveries.subscriptionId })
      .from(pushDeliveries)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
      .where(and(eq(pushSubscriptions.endpoint, `${origin}${path}`), isNull(pushDeliveries.givenUpAt)));
    expect(await devices()).toBe(1);
    await deliverPush(house.database.db, house.push, open as NonNullable<typeof open>, NOON);
  }
  expect(await devices()).toBe(0);
  expect((await inbox()).map(({ kind }) => kind)).toContain('push_stopped');
});

it('reaches the other browsers beside one whose keys were stored broken, which ends with a word in the inbox', async () => {
  const { browser } = await subscribe();
  const broken = await subscribe();
  const isBroken = eq(pushSubscriptions.endpoint, `${origin}${broken.path}`);
  await house.database.db.update(pushSubscriptions).set({ p256dh: 'AAAA' }).where(isBroken);
  expect(await test()).toMatchObject({ outcome: 'sent', devices: 1 });
  expect(JSON.parse(browser.open((arrived[0] as Arrived).body))).toMatchObject({ title: 'This is a test message' });
  expect(await devices()).toBe(1);
  expect(await inbox()).toMatchObject([stopped]);
});

it('keeps a browser whose push service is busy', async () => {
  await subscribe();
  answer = 503;
  expect(await test()).toMatchObject({ outcome: 'failed' });
  expect(await devices()).toBe(1);
});
