import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { erasedTrials } from '../../db/tables/trials.ts';
import { GOOD_PASSWORD, testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { deleteErasedTrials } from './subscriptions.queries.ts';
import { endDueTrials } from './trial-end.ts';

const DAY_MS = 24 * 3600_000;
let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

const later = (days: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + days * DAY_MS);
};
const pool = (name: string) => ({ name, volumeL: 50_000 });
const READING = { freeChlorinePpm: 3, ph: 7.5 };

describe('the trial of Pro', () => {
  it('is thirty days of unlimited pools, without a card', async () => {
    const mara = house.browser();
    await mara.register();
    expect((await mara.get('/api/subscription')).body).toMatchObject({ planId: 'free', trial: { canStart: true, endsAt: null } });
    const answer = await mara.post('/api/subscription/trial');
    const endsAt = new Date(house.clock.now.getTime() + 30 * DAY_MS).toISOString();
    expect(answer).toMatchObject({ status: 201, body: { planId: 'pro_monthly', status: 'trialing', trial: { canStart: false, endsAt } } });
    const me = (await mara.get('/api/me')).body as unknown as { entitlements: { features: object } };
    expect(me.entitlements.features).toMatchObject({ remainingPools: -1, hasAdsRemoved: true });
  });

  it('is had once, also by twenty requests at once', async () => {
    const mara = house.browser();
    await mara.register();
    const answers = await Promise.all(Array.from({ length: 20 }, () => mara.post('/api/subscription/trial')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'trial_used' });
  });

  it('ends automatically: Free again, told by mail, and not to be had again', async () => {
    const mara = house.browser();
    const email = 'trial.over@example.com';
    await mara.register({ email });
    await mara.post('/api/subscription/trial');
    later(29);
    await endDueTrials(house.database.db, house.clock.now);
    expect((await mara.get('/api/subscription')).body).toMatchObject({ planId: 'pro_monthly' });
    later(1);
    await endDueTrials(house.database.db, house.clock.now);
    await endDueTrials(house.database.db, house.clock.now);
    expect((await mara.get('/api/subscription')).body).toMatchObject({ planId: 'free', status: 'active', trial: { canStart: false } });
    const letters = (await house.database.db.select().from(mails)).filter(({ recipient }) => recipient === email);
    expect(letters.filter(({ subject }) => subject.includes('ended'))).toHaveLength(1);
    expect((await mara.post('/api/subscription/trial')).status).toBe(409);
  });

  it('goes on when the clock was ahead, and is not given twice when the clock is behind', async () => {
    const mara = house.browser();
    await mara.register();
    await mara.post('/api/subscription/trial');
    const plan = async () => {
      await endDueTrials(house.database.db, house.clock.now);
      return (await mara.get('/api/subscription')).body.planId;
    };
    later(10);
    expect(await plan()).toBe('pro_monthly');
    // While signed out: a session does not last that long.
    house.clock.now = new Date(house.clock.now.getTime() + 85 * DAY_MS);
    await endDueTrials(house.database.db, house.clock.now);
    later(-85);
    expect(await plan()).toBe('pro_monthly');
    expect((await mara.post('/api/subscription/trial')).status).toBe(409);
    later(20);
    expect(await plan()).toBe('free');
    later(-25);
    expect(await plan()).toBe('free');
    later(25);
    expect(await plan()).toBe('free');
  });

  it('does not come back over a plan that was bought in the meantime', async () => {
    const mara = house.browser();
    const { id } = (await mara.register()).body.user as { id: string };
    await mara.post('/api/subscription/trial');
    later(60);
    await endDueTrials(house.database.db, house.clock.now);
    await house.database.db.update(people).set({ planId: 'business', planStatus: 'active' }).where(eq(people.id, id));
    later(-60);
    await endDueTrials(house.database.db, house.clock.now);
    expect((await mara.get('/api/subscription')).body).toMatchObject({ planId: 'business', status: 'active' });
  });

  it('leaves every pool there when it ends: the oldest as before, the others to be read and deleted', async () => {
    const mara = house.browser();
    await mara.register();
    await mara.post('/api/subscription/trial');
    const first = ((await mara.post('/api/pools', pool('First'))).body as unknown as { id: string }).id;
    later(1);
    const second = ((await mara.post('/api/pools', pool('Second'))).body as unknown as { id: string }).id;
    await mara.post(`/api/pools/${second}/readings`, READING);
    later(20);
    await mara.get('/api/me');
    later(10);
    await endDueTrials(house.database.db, house.clock.now);

    expect((await mara.get('/api/pools')).body).toMatchObject([
      { name: 'First', isReadOnly: false },
      { name: 'Second', isReadOnly: true },
    ]);
    expect((await mara.post(`/api/pools/${first}/readings`, READING)).status).toBe(201);
    const refused = await mara.post(`/api/pools/${second}/readings`, READING);
    expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit_reached' } });
    expect((await mara.patch(`/api/pools/${second}`, { name: 'Other' })).status).toBe(402);
    const readings = (await mara.get(`/api/pools/${second}/readings`)).body as unknown as { items: object[] };
    expect(readings.items).toHaveLength(1);
    expect((await mara.get(`/api/pools/${second}/plan`)).status).toBe(200);
    expect((await mara.remove(`/api/pools/${second}`)).status).toBe(204);
  });
});

describe('the trial of an erased account', () => {
  const open = async (email: string) => {
    const browser = house.browser();
    expect((await browser.register({ email })).status).toBe(201);
    return browser;
  };
  const erase = async (browser: TestBrowser, email: string) =>
    expect((await browser.post('/api/me/delete', { password: GOOD_PASSWORD, confirm: email })).status).toBe(204);
  const start = async (email: string) => {
    const browser = await open(email);
    const { canStart } = (await browser.get('/api/subscription')).body['trial'] as { canStart: boolean };
    const { status } = await browser.post('/api/subscription/trial');
    expect(canStart).toBe(status === 201);
    return { browser, status };
  };
  const hashes = () => house.database.db.select().from(erasedTrials);

  it('is not had again with the same mailbox, however it is written, for two years', async () => {
    const first = await start('once.more@gmail.com');
    expect(first.status).toBe(201);
    await erase(first.browser, 'once.more@gmail.com');
    expect(JSON.stringify(await hashes())).not.toMatch(/once/i);
    for (const email of ['once.more@gmail.com', 'oncemore+pool@gmail.com', 'ONCE.MORE@googlemail.com']) {
      const again = await start(email);
      expect({ email, status: again.status }).toEqual({ email, status: 409 });
      await erase(again.browser, email);
    }
    const stranger = await start('once.more@example.com');
    expect(stranger.status).toBe(201);
    const begin = house.clock.now;
    later(2 * 365 - 2);
    await deleteErasedTrials(house.database.db, house.clock.now);
    expect(await hashes()).toHaveLength(1);
    later(5);
    await deleteErasedTrials(house.database.db, house.clock.now);
    expect(await hashes()).toEqual([]);
    expect((await start('once.more@gmail.com')).status).toBe(201);
    house.clock.now = begin;
  });

  it('is remembered by the address that it began with, too, and not at all where there was none', async () => {
    const { browser } = await start('began.here@example.com');
    await house.database.db.update(people).set({ email: 'ended.here@example.com' }).where(eq(people.email, 'began.here@example.com'));
    await erase(browser, 'ended.here@example.com');
    expect((await start('began.here@example.com')).status).toBe(409);
    expect((await start('ended.here+1@example.com')).status).toBe(409);
    const without = await open('never@example.com');
    await erase(without, 'never@example.com');
    expect((await start('never@example.com')).status).toBe(201);
  });
});
