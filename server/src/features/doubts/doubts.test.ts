// A test that can't be true is kept, asked about once and not counted, until the person says it is true or tests again.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let house: TestApp;
let browser: TestBrowser;
let pool: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  browser = house.browser();
  await browser.register();
  const made = await browser.post('/api/pools', { name: 'Backyard', volumeL: 45_000, sanitizer: 'salt', surface: 'plaster' });
  pool = `/api/pools/${made.body.id}`;
});

interface Shown {
  id: string;
  updatedAt: string;
  doubtful?: string[];
  warnings: { code: string; text: string }[];
}
interface Planned {
  steps: { productId: string }[];
  water: Record<string, number>;
  swim: { state: string; isKnown: boolean; because: string[] };
  findings: { code: string; severity: string; text: string }[];
  doubts?: { parameter: string; readingId: string; value: number; was?: number }[];
}
const hoursAgo = (hours: number) => new Date(house.clock.now.getTime() - hours * 3_600_000).toISOString();
const good = { freeChlorinePpm: 5, ph: 7.5, alkalinityPpm: 80, hardnessPpm: 300, cyanuricAcidPpm: 72, saltPpm: 3200, temperatureC: 28 };
const record = async (values: object, hours: number) =>
  (await browser.post(`${pool}/readings`, { method: 'drops', takenAt: hoursAgo(hours), ...values })).body as unknown as Shown;
const plan = async () => (await browser.get(`${pool}/plan`)).body as unknown as Planned;
const listed = async () => ((await browser.get(`${pool}/readings`)).body as unknown as { items: Shown[] }).items;

describe('a value that can’t be true', () => {
  it.each([
    ['salt 0 after 3,200', { saltPpm: 0, method: 'device' }],
    ['stabilizer 0 by strip after 72 by drops', { cyanuricAcidPpm: 0, method: 'strip' }],
    ['hardness 0 after 300', { hardnessPpm: 0, method: 'strip' }],
    ['pH 5.1 from a device after 7.5', { ph: 5.1, method: 'device' }],
    ['pH 14', { ph: 14, method: 'device' }],
    ['60 °C', { temperatureC: 60, method: 'device' }],
  ])('%s decides no dose and no swim state, and is asked about', async (_, values) => {
    await record(good, 24);
    const before = await plan();
    const wild = await record(values, 1);
    const [parameter] = Object.keys(values) as [string];
    expect(wild.doubtful).toEqual([parameter]);
    expect(wild.warnings.length).toBeGreaterThan(0);
    const after = await plan();
    expect(after.water[parameter]).toBe(before.water[parameter]);
    expect(after.steps).toEqual(before.steps);
    expect(after.findings[0]).toMatchObject({ code: 'value_doubtful', severity: 'ask' });
    expect(after.doubts).toMatchObject([{ parameter, readingId: wild.id }]);
    expect(after.swim.state).not.toBe('stay_out');
  });

  it('leaves the swim state unknown where it would be a danger', async () => {
    await record(good, 24);
    expect((await plan()).swim).toMatchObject({ state: 'ready', isKnown: true });
    await record({ ph: 5.1, method: 'device' }, 1);
    expect((await plan()).swim).toMatchObject({ state: 'treat_today', isKnown: false, because: ['measure_ph'] });
  });

  it('counts once the person says that it is true, and no longer after it was corrected', async () => {
    await record(good, 24);
    const wild = await record({ saltPpm: 0, method: 'device' }, 1);
    const said = await browser.patch(`${pool}/readings/${wild.id}`, { confirmed: ['saltPpm'] });
    expect(said.body).toMatchObject({ confirmed: ['saltPpm'] });
    expect(said.body).not.toHaveProperty('doubtful');
    expect((await plan()).water.saltPpm).toBe(0);
    const typo = await browser.patch(`${pool}/readings/${wild.id}`, { saltPpm: 20 });
    expect(typo.body).toMatchObject({ doubtful: ['saltPpm'] });
    expect(typo.body).not.toHaveProperty('confirmed');
  });

  it('is settled by a better test that says the same', async () => {
    await record(good, 48);
    await record({ cyanuricAcidPpm: 20, method: 'strip' }, 3);
    expect((await plan()).water.cyanuricAcidPpm).toBe(72);
    const second = await record({ cyanuricAcidPpm: 22, method: 'drops' }, 1);
    expect(second).not.toHaveProperty('doubtful');
    expect(await plan()).toMatchObject({ water: { cyanuricAcidPpm: 22 } });
    expect(await plan()).not.toHaveProperty('doubts');
  });

  it('is judged again when the log changes before it: an addition, a test, a deletion', async () => {
    const first = await record(good, 72);
    const rise = await record({ cyanuricAcidPpm: 140 }, 1);
    expect(rise.doubtful).toEqual(['cyanuricAcidPpm']);
    const added = await browser.post(`${pool}/treatments`, { productId: 'cyanuric-acid', amountG: 3000, doneAt: hoursAgo(48) });
    expect((await listed())[0]).not.toHaveProperty('doubtful');
    await browser.remove(`${pool}/treatments/${added.body.id}`);
    expect((await listed())[0]).toMatchObject({ doubtful: ['cyanuricAcidPpm'] });
    const between = await record({ cyanuricAcidPpm: 138 }, 36);
    expect((await listed()).map(({ doubtful }) => doubtful)).toEqual([undefined, ['cyanuricAcidPpm'], undefined]);
    await browser.remove(`${pool}/readings/${between.id}`);
    await browser.remove(`${pool}/readings/${first.id}`);
    expect(await listed()).toHaveLength(1);
    expect((await listed())[0]).not.toHaveProperty('doubtful');
  });

  it('leaves the version of the tests behind it alone', async () => {
    await record(good, 72);
    const later = await record({ cyanuricAcidPpm: 140 }, 1);
    await browser.post(`${pool}/treatments`, { productId: 'cyanuric-acid', amountG: 3000, doneAt: hoursAgo(48) });
    expect((await listed())[0]?.updatedAt).toBe(later.updatedAt);
  });
});

it('names pH and alkalinity that exclude each other in both, and doses for neither', async () => {
  const odd = await record({ ...good, ph: 5, alkalinityPpm: 80 }, 1);
  expect(odd.doubtful).toEqual(['ph', 'alkalinityPpm']);
  const { steps, swim } = await plan();
  expect(steps.filter(({ productId }) => ['soda-ash', 'borax', 'baking-soda', 'muriatic-acid'].includes(productId))).toEqual([]);
  expect(swim).toMatchObject({ state: 'treat_today', isKnown: false });
});
