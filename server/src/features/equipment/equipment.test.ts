import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { latestPressures } from './equipment.ts';

let house: TestApp;
let browser: TestBrowser;
let poolId: string;
let path: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  browser = house.browser();
  await browser.register();
  const pool = await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000, timeZone: 'America/Phoenix' });
  poolId = String(pool.body.id);
  path = `/api/pools/${poolId}/equipment`;
});

type Row = Record<string, unknown> & { id: string };
const items = async (address = path) => (await browser.get(address)).body.items as unknown as Row[];
const hoursAgo = (hours: number) => new Date(house.clock.now.getTime() - hours * 3_600_000).toISOString();
const yearsAgo = (years: number) => {
  const on = new Date(house.clock.now.getTime() - 7 * 3_600_000).toISOString().slice(0, 10);
  return `${Number(on.slice(0, 4)) - years}${on.slice(4)}`.replace(/-02-29$/, '-02-28');
};

describe('adding equipment', () => {
  it('stores every fact, leaves out what no one said, and lists it', async () => {
    const given = {
      kind: 'pump',
      variant: 'variable_speed',
      name: 'Main pump',
      make: 'Pentair',
      model: 'IntelliFlo VSF',
      serial: 'A1',
      size: '3 hp',
      manualUrl: 'https://www.pentair.com/manual.pdf?id=1',
      warrantyUntilOn: '2030-01-31',
      speeds: [
        { rpm: 1200, flowLpm: 80, powerW: 110 },
        { flowLpm: 240, powerW: 1500 },
      ],
      planner: {
        turnoversPerDay: 1,
        pricePerKwhUsd: 0.2,
        periods: [{ fromHour: 22, toHour: 6, pricePerKwhUsd: 0.1 }],
        runs: [{ fromMinute: 480, toMinute: 960, speed: 1 }],
      },
    };
    const { status, body } = await browser.post(path, given);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...given, lifeUsedPercent: null, expectedEndOn: null });
    expect(body).not.toHaveProperty('note');
    expect(await items()).toEqual([body]);
  });

  it('counts its life in calendar years at the pool, beyond 100 percent too', async () => {
    const { body } = await browser.post(path, { kind: 'heater', installedOn: yearsAgo(3), expectedLifeYears: 12 });
    expect(body).toMatchObject({ lifeUsedPercent: 25, expectedEndOn: yearsAgo(-9) });
    const old = await browser.post(path, { kind: 'cleaner', variant: 'robot', installedOn: yearsAgo(10) });
    expect(old.body).toMatchObject({ lifeUsedPercent: 200, expectedEndOn: yearsAgo(5) });
    expect(old.body).not.toHaveProperty('expectedLifeYears');
    const unknown = await browser.post(path, { kind: 'other', installedOn: yearsAgo(10) });
    expect(unknown.body).toMatchObject({ lifeUsedPercent: null, expectedEndOn: null });
  });

  it('is one row for one id, also ten times at once', async () => {
    const id = randomUUID();
    const all = await Promise.all(Array.from({ length: 10 }, () => browser.post(path, { id, kind: 'filter' })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await items()).toHaveLength(1);
  });

  it.each([
    ['kind', { kind: 'rocket' }],
    ['variant', { kind: 'pump', variant: 'sand' }],
    ['variant', { kind: 'pump', variant: 'nuclear' }],
    ['installedOn', { kind: 'pump', installedOn: '2025-02-30' }],
    ['installedOn', { kind: 'pump', installedOn: '2999-01-01' }],
    ['installedOn', { kind: 'pump', installedOn: '0050-01-01' }],
    ['warrantyUntilOn', { kind: 'pump', installedOn: '2020-01-01', warrantyUntilOn: '2019-12-31' }],
    ['expectedLifeYears', { kind: 'pump', expectedLifeYears: 0 }],
    ['expectedLifeYears', { kind: 'pump', expectedLifeYears: -1 }],
    ['cleanPressureKpa', { kind: 'filter', cleanPressureKpa: 0 }],
    ['manualUrl', { kind: 'pump', manualUrl: 'http://example.com/manual.pdf' }],
    ['manualUrl', { kind: 'pump', manualUrl: 'javascript:alert(1)' }],
    ['manualUrl', { kind: 'pump', manualUrl: 'https://www.pentair.com@evil.example/' }],
    ['manualUrl', { kind: 'pump', manualUrl: 'https://localhost/x' }],
    ['speeds.0.flowLpm', { kind: 'pump', speeds: [{ flowLpm: 0, powerW: 100 }] }],
    [
      'planner.periods.0.toHour',
      {
        kind: 'pump',
        planner: { turnoversPerDay: 1, pricePerKwhUsd: 1, runs: [], periods: [{ fromHour: 4, toHour: 4, pricePerKwhUsd: 1 }] },
      },
    ],
    ['colour', { kind: 'pump', colour: 'blue' }],
  ])('refuses an impossible %s: %j', async (field, given) => {
    const { status, body } = await browser.post(path, given);
    expect(status).toBe(400);
    expect(Object.keys(body.fields as unknown as object)).toContain(field);
    expect(await items()).toEqual([]);
  });
});

describe('changing equipment', () => {
  it('changes, clears by null and refuses a version that is no longer there', async () => {
    const { body } = await browser.post(path, { kind: 'filter', variant: 'sand', make: 'Hayward', cleanPressureKpa: 70 });
    const item = `${path}/${body.id}`;
    const changed = await browser.patch(item, { variant: 'cartridge', make: null, cleanPressureKpa: 90 });
    expect(changed.body).toMatchObject({ variant: 'cartridge', cleanPressureKpa: 90 });
    expect(changed.body).not.toHaveProperty('make');
    const late = await browser.send('PATCH', item, { body: { make: 'Jandy' }, headers: { 'if-match': `"${body.updatedAt}"` } });
    expect(late).toMatchObject({ status: 409, body: { current: { variant: 'cartridge' } } });
    for (const [field, patch] of [
      ['variant', { variant: 'gas' }],
      ['kind', { kind: 'pump' }],
    ] as const) {
      expect((await browser.patch(item, patch)).body).toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } });
    }
    await browser.patch(item, { installedOn: '2020-05-01' });
    expect((await browser.patch(item, { warrantyUntilOn: '2020-04-30' })).body).toMatchObject({
      fields: { warrantyUntilOn: expect.any(String) },
    });
  });

  it('takes its log along when it is deleted', async () => {
    const { body } = await browser.post(path, { kind: 'filter' });
    await browser.post(`${path}/${body.id}/entries`, { kind: 'service' });
    expect((await browser.remove(`${path}/${body.id}`)).status).toBe(204);
    expect((await browser.remove(`${path}/${body.id}`)).status).toBe(404);
    expect((await browser.get(`${path}/${body.id}/entries`)).status).toBe(404);
    expect(await items(`/api/pools/${poolId}/equipment-entries`)).toEqual([]);
  });
});

describe('the log', () => {
  const add = async (given: object = {}) =>
    (await browser.post(path, { kind: 'filter', cleanPressureKpa: 100, ...given })).body.id as string;
  const flat = () => `/api/pools/${poolId}/equipment-entries`;

  it('is the same under the piece and under the pool, newest first, page by page', async () => {
    const [filter, cell] = [await add(), await add({ kind: 'salt_cell' })];
    for (const [index, hours] of [5, 1, 3].entries()) {
      const entry = { kind: 'pressure', pressureKpa: 100 + index, at: hoursAgo(hours), costCents: 1250, note: ' rinsed ' };
      expect(await browser.post(`${path}/${filter}/entries`, entry)).toMatchObject({
        status: 201,
        body: { note: 'rinsed', equipmentId: filter },
      });
    }
    await browser.post(flat(), { kind: 'hours', hours: 4200, equipmentId: cell, at: hoursAgo(2) });
    expect((await items(`${path}/${filter}/entries`)).map(({ pressureKpa }) => pressureKpa)).toEqual([101, 102, 100]);
    const all = await items(flat());
    expect(all.map(({ kind }) => kind)).toEqual(['pressure', 'hours', 'pressure', 'pressure']);
    const first = await browser.get(`${flat()}?limit=3`);
    const rest = await items(`${flat()}?limit=3&cursor=${String(first.body.nextCursor)}`);
    expect([...(first.body.items as unknown as Row[]), ...rest]).toEqual(all);
  });

  it('is one row for one id, and gone once', async () => {
    const filter = await add();
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post(`${path}/${filter}/entries`, { id, kind: 'service', at: hoursAgo(1) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await items(flat())).toHaveLength(1);
    const stale = { headers: { 'if-match': '"2020-01-01T00:00:00.000Z"' } };
    expect((await browser.send('DELETE', `${flat()}/${id}`, stale)).status).toBe(409);
    expect((await browser.remove(`${flat()}/${id}`)).status).toBe(204);
    expect((await browser.remove(`${flat()}/${id}`)).status).toBe(404);
  });

  it.each([
    ['pressureKpa', { kind: 'pressure' }],
    ['pressureKpa', { kind: 'pressure', pressureKpa: -1 }],
    ['hours', { kind: 'hours' }],
    ['hours', { kind: 'hours', hours: -0.1 }],
    ['costCents', { kind: 'part', costCents: -5 }],
    ['costCents', { kind: 'part', costCents: 1.5 }],
    ['kind', { kind: 'repair' }],
    ['at', { kind: 'service', at: '2999-01-01T00:00:00Z' }],
  ])('refuses an impossible %s: %j', async (field, given) => {
    const answer = await browser.post(`${path}/${await add()}/entries`, given);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('names equipment that is not there', async () => {
    expect((await browser.post(`${path}/${randomUUID()}/entries`, { kind: 'service' })).status).toBe(404);
    expect((await browser.post(flat(), { kind: 'service', equipmentId: randomUUID() })).body).toMatchObject({
      fields: { equipmentId: expect.any(String) },
    });
  });

  it('knows the newest pressure of each filter, by the time of the reading', async () => {
    const [filter, other] = [await add(), await add({ cleanPressureKpa: null })];
    for (const [pressureKpa, hours] of [
      [125, 2],
      [110, 5],
      [130, 9],
    ] as const) {
      await browser.post(`${path}/${filter}/entries`, { kind: 'pressure', pressureKpa, at: hoursAgo(hours) });
    }
    await browser.post(`${path}/${filter}/entries`, { kind: 'service' });
    await browser.post(`${path}/${other}/entries`, { kind: 'pressure', pressureKpa: 90 });
    expect(await latestPressures(house.database.db, poolId)).toEqual([
      { equipmentId: filter, at: new Date(hoursAgo(2)), pressureKpa: 125, cleanPressureKpa: 100 },
    ]);
  });
});

it('belongs to its pool alone', async () => {
  const { id } = (await browser.post(path, { kind: 'pump' })).body;
  const entry = (await browser.post(`${path}/${id}/entries`, { kind: 'service' })).body;
  const other = house.browser();
  await other.register();
  const theirs = (await other.post('/api/pools', { name: 'Theirs', volumeL: 1000 })).body.id;
  for (const tried of [
    other.get(path),
    other.post(path, { kind: 'pump' }),
    other.patch(`${path}/${id}`, { make: 'x' }),
    other.remove(`${path}/${id}`),
    other.get(`${path}/${id}/entries`),
    other.post(`${path}/${id}/entries`, { kind: 'service' }),
    other.patch(`/api/pools/${theirs}/equipment/${id}`, { make: 'x' }),
    other.get(`/api/pools/${theirs}/equipment/${id}/entries`),
    other.remove(`/api/pools/${theirs}/equipment-entries/${entry.id}`),
  ]) {
    expect((await tried).status).toBe(404);
  }
  expect((await house.browser().get(path)).status).toBe(401);
});
