import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { people } from '../db/tables/people.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { calculatorRoutes } from '../features/calculators/calculators.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { GOOD_PASSWORD, type TestApp, testApp, type TestAppOptions } from '../testing/test-app.ts';
import { countedAddress } from './addresses.ts';
import { judge, limitVariable, readLimits } from './limits.ts';

const passwords = quickPasswords();
const open = (options: TestAppOptions = {}) =>
  testApp({
    doors: [
      (app) => systemRoutes(app, { version: '0', isStopping: () => false }),
      (app) => accountRoutes(app, passwords),
      calculatorRoutes,
    ],
    ...options,
  });

describe('counting', () => {
  it('lets exactly as many pass as the limit says, and says when the next may', () => {
    const limit = { count: 10, windowS: 60 };
    expect(judge(9, 0, 0, limit)).toEqual({ passes: true, retryAfterS: 0 });
    expect(judge(10, 0, 0, limit)).toEqual({ passes: false, retryAfterS: 66 });
    expect(judge(0, 10, 0, limit)).toEqual({ passes: false, retryAfterS: 6 });
    expect(judge(0, 10, 6, limit).passes).toBe(true);
    expect(judge(5, 10, 30, limit).passes).toBe(false);
    expect(judge(4, 10, 30, limit).passes).toBe(true);
  });

  it('says a time after which the next really passes, and before which it does not', () => {
    const windowS = 60;
    let refused = 0;
    for (const count of [1, 2, 5, 10, 300]) {
      const steps = [...new Set([0, 1, Math.floor(count / 2), count - 1, count])];
      for (const [current, previous, since] of steps.flatMap((a) => steps.flatMap((b) => [0, 13, 59].map((c) => [a, b, c] as const)))) {
        const limit = { count, windowS };
        const { passes, retryAfterS } = judge(current, previous, since, limit);
        if (passes) continue;
        refused += 1;
        const askAt = (at: number) => {
          if (at < windowS) return judge(current, previous, at, limit).passes;
          return at < 2 * windowS ? judge(0, current, at - windowS, limit).passes : judge(0, 0, 0, limit).passes;
        };
        const about = JSON.stringify({ count, current, previous, since, retryAfterS });
        expect(askAt(since + retryAfterS), about).toBe(true);
        expect(retryAfterS > 1 && askAt(since + retryAfterS - 1.001), about).toBe(false);
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  it('reads settings by name and multiplies them', () => {
    expect(limitVariable('signInAddress')).toBe('LIMIT_SIGN_IN_ADDRESS');
    expect(readLimits({}, 1).signInAddress).toEqual({ count: 10, windowS: 60 });
    expect(readLimits({ LIMIT_SIGN_IN_ADDRESS: '3/20' }, 100).signInAddress).toEqual({ count: 300, windowS: 20 });
    expect(readLimits({}, 0.001).signInAddress.count).toBe(1);
    expect(() => readLimits({ LIMIT_PERSON: 'many' }, 1)).toThrow('LIMIT_PERSON is "many"');
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1::9', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (ip, counted) => {
    expect(countedAddress(ip)).toBe(counted);
  });
});

describe('over HTTP', () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await open();
  });
  afterAll(() => house.close());
  const guess = (email: string, address?: string, headers: Record<string, string> = {}) =>
    house.browser(address).post('/auth/login', { email, password: 'Wrong-Guess-9' }, headers);

  it('stops guessing from one address, whatever X-Forwarded-For says, also in a burst', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        guess(`burst${index}@example.com`, '203.0.113.9', { 'x-forwarded-for': `198.51.100.${index}` }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(66);
  });

  it('stops guessing at one account from many addresses, but not its owner at a known browser', async () => {
    const owner = house.browser();
    await owner.register({ email: 'owner@example.com' });
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) statuses.push((await guess('owner@example.com')).status);
    expect(statuses).toEqual([...Array<number>(25).fill(401), ...Array<number>(5).fill(429)]);
    const right = { email: 'owner@example.com', password: GOOD_PASSWORD };
    expect((await house.browser().post('/auth/login', right)).status).toBe(429);
    expect((await owner.post('/auth/login', right)).status).toBe(200);
  });

  it('counts the unknown account like the known one', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 27; index += 1) statuses.push((await guess('unknown@example.com')).status);
    expect(statuses).toEqual([...Array<number>(25).fill(401), 429, 429]);
  });

  it('gives the try back when the password was right', async () => {
    const owner = house.browser();
    await owner.register({ email: 'often@example.com' });
    for (let index = 0; index < 28; index += 1) {
      const answer = await house.browser().post('/auth/login', { email: 'often@example.com', password: GOOD_PASSWORD });
      expect(answer.status).toBe(200);
    }
  });

  it('limits sign-ups by address; what was mistyped does not count', async () => {
    const browser = house.browser();
    for (let index = 0; index < 8; index += 1) expect((await browser.register({ email: 'no' })).status).toBe(400);
    for (let index = 0; index < 5; index += 1) expect((await browser.register()).status).toBe(201);
    expect((await browser.register()).status).toBe(429);
  });

  it('limits reset mails by account, known or not', async () => {
    await house.browser().register({ email: 'flood@example.com' });
    for (const email of ['flood@example.com', 'nobody@example.com']) {
      const ask = () => house.browser().post('/api/auth/request-password-reset', { email });
      for (let index = 0; index < 5; index += 1) expect((await ask()).status).toBe(200);
      expect((await ask()).status).toBe(429);
    }
  });

  it('counts the signed-out by address, the signed-in by person, probes not at all', async () => {
    const small = await open({ limits: { anonymous: { count: 5, windowS: 300 }, person: { count: 20, windowS: 300 } } });
    const noor = small.browser('203.0.113.50');
    await noor.register();
    const visitor = small.browser('203.0.113.50');
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await visitor.get('/api/version')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await visitor.get('/api/nothing')).status).toBe(429);
    expect((await noor.get('/api/me')).status).toBe(200);
    for (let index = 0; index < 30; index += 1) expect((await visitor.get('/api/health/live')).status).toBe(200);
    for (let index = 0; index < 19; index += 1) expect((await noor.get('/api/version')).status).toBe(200);
    expect((await noor.get('/api/version')).status).toBe(429);
    small.clock.now = new Date(small.clock.now.getTime() + 601_000);
    expect((await noor.get('/api/version')).status).toBe(200);
    await small.close();
  });

  it('believes X-Forwarded-For from a trusted proxy only', async () => {
    const behind = await open({ settings: { trustProxy: ['10.0.0.0/8'] }, limits: { anonymous: { count: 2, windowS: 300 } } });
    const ask = (address: string, forwarded: string) =>
      behind.browser(address).send('GET', '/api/version', { headers: { 'x-forwarded-for': forwarded } });
    const statuses = [];
    for (const last of [1, 2, 3]) statuses.push((await ask('10.0.0.1', `198.51.100.${last}`)).status);
    for (const last of [4, 5, 6]) statuses.push((await ask('192.0.2.1', `198.51.100.${last}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await behind.close();
  });

  it('believes the proxy in front, but not what the caller wrote before it', async () => {
    const behind = await open({ settings: { trustProxy: true }, limits: { anonymous: { count: 2, windowS: 300 } } });
    const ask = (forwarded: string) =>
      behind.browser('10.0.0.1').send('GET', '/api/version', { headers: { 'x-forwarded-for': forwarded } });
    const statuses = [];
    for (const invented of [1, 2, 3]) statuses.push((await ask(`198.51.100.${invented}, 203.0.113.5`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask('198.51.100.1, 203.0.113.6')).status).toBe(200);
    await behind.close();
  });

  it('keeps accounts shut when the counts cannot be kept', async () => {
    const fragile = await open();
    await fragile.browser().register({ email: 'fragile@example.com' });
    await fragile.database.pool.query('drop table rate_limits');
    const answer = await fragile.browser().post('/auth/login', { email: 'fragile@example.com', password: GOOD_PASSWORD });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/rate_limits|relation|select|insert/i);
    expect((await fragile.database.db.select().from(people).where(eq(people.email, 'fragile@example.com'))).length).toBe(1);
    await fragile.close();
  });
});
