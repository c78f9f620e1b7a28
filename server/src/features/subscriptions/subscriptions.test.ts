import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
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

  it('is had once, also by ten requests at once', async () => {
    const mara = house.browser();
    await mara.register();
    const answers = await Promise.all(Array.from({ length: 10 }, () => mara.post('/api/subscription/trial')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
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
