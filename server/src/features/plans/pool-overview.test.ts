import type { PoolOverview } from '@limpid/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const START = new Date('2026-07-04T09:00:00.000Z');
const FINE = { freeChlorinePpm: 6, combinedChlorinePpm: 0, ph: 7.5, alkalinityPpm: 90, hardnessPpm: 320, cyanuricAcidPpm: 40 };
const LOW = { ...FINE, freeChlorinePpm: 0 };

let house: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = START;
  browser = house.browser();
  await browser.register();
  await browser.post('/api/subscription/trial', {});
});

async function addPool(name: string, test?: object): Promise<string> {
  const id = String((await browser.post('/api/pools', { name, volumeL: 50_000, surface: 'plaster' })).body.id);
  if (test) await browser.post(`/api/pools/${id}/readings`, { method: 'drops', ...test });
  return id;
}
const ask = async (query = '') => {
  const { status, body } = await browser.get(`/api/overview${query}`);
  return { status, body, items: body.items as unknown as PoolOverview[], nextCursor: body.nextCursor as unknown as string | null };
};

describe('the overview of all pools', () => {
  it('has state, last test and next step of each, as the plan of the pool has them', async () => {
    const fine = await addPool('Fine', FINE);
    const low = await addPool('Low', LOW);
    const untested = await addPool('Untested');
    const { items, nextCursor } = await ask();
    expect(nextCursor).toBeNull();
    expect(items.map(({ poolId }) => poolId)).toEqual([fine, low, untested]);
    const [ofFine, ofLow, ofUntested] = items;
    expect(ofFine).toMatchObject({ swim: { state: 'ready', isKnown: true }, stepsLeft: 0, testedAt: START.toISOString() });
    expect(ofLow).toMatchObject({ swim: { state: 'stay_out', isKnown: true }, hasClearUp: false });
    const plan = (await browser.get(`/api/pools/${low}/plan`)).body as unknown as { steps: Record<string, unknown>[]; swim: object };
    expect(ofLow?.swim).toEqual(plan.swim);
    expect(ofLow?.stepsLeft).toBe(plan.steps.length);
    expect(plan.steps[0]).toMatchObject({ ...ofLow?.nextStep });
    expect(ofLow?.shopping).toEqual((plan as { shopping?: unknown }).shopping);
    expect(ofLow?.shopping.length).toBeGreaterThan(0);
    expect(ofUntested).toMatchObject({ swim: { isKnown: false }, stepsLeft: 0 });
    expect(ofUntested).not.toHaveProperty('testedAt');
  });

  it('says which pool has a clear-up', async () => {
    const pool = await addPool('Green', { ...LOW, look: 'green' });
    await browser.post(`/api/pools/${pool}/clear-ups`, {});
    expect((await ask()).items[0]?.hasClearUp).toBe(true);
  });

  it('comes in pages, without gaps and repeats, and only with the person’s pools', async () => {
    const pools = [await addPool('One'), await addPool('Two'), await addPool('Three')];
    const stranger = house.browser();
    await stranger.register();
    expect((await stranger.get('/api/overview')).body).toEqual({ items: [], nextCursor: null });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      // each page says where the next begins
      // oxlint-disable-next-line no-await-in-loop
      const page: Awaited<ReturnType<typeof ask>> = await ask(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.items.map(({ poolId }) => poolId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(pools);
    expect((await stranger.get(`/api/overview?cursor=${pools[0]}`)).status).toBe(400);
  });

  it('is bounded, and for people who are signed in', async () => {
    expect((await ask('?limit=200')).status).toBe(400);
    expect((await house.browser().get('/api/overview')).status).toBe(401);
  });
});
