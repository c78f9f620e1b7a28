import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

type Numbers = Record<string, number>;
const ask = async (name: string, body: unknown) => house.browser().post(`/api/calculators/${name}`, body);
async function answerOf<T>(name: string, body: unknown): Promise<T> {
  const { status, body: answer } = await ask(name, body);
  expect(status).toBe(200);
  return answer as unknown as T;
}
const WATER = { ph: 7.75, alkalinityPpm: 95, hardnessPpm: 280, cyanuricAcidPpm: 35, freeChlorinePpm: 2.5, saltPpm: 700, temperatureC: 26 };

it('needs neither a session nor a protection token', async () => {
  const answer = await house.browser().send('POST', '/api/calculators/balance', { body: { water: WATER }, withoutToken: true });
  expect(answer.status).toBe(200);
});

describe('balance', () => {
  it('gives the worked example of the reference, and parts that add up', async () => {
    const answer = await answerOf<Numbers & { findings: { code: string }[] }>('balance', { water: WATER });
    expect(answer.saturationIndex).toBeCloseTo(0.284, 1);
    const chlorine = (answer.hypochlorousPpm ?? 0) + (answer.hypochloritePpm ?? 0) + (answer.stabilizedChlorinePpm ?? 0);
    expect(chlorine).toBeCloseTo(2.5, 6);
    expect(answer.findings.map(({ code }) => code)).not.toContain('default_salt_used');
  });

  it('says what it assumed', async () => {
    const { findings } = await answerOf<{ findings: { code: string }[] }>('balance', {
      water: { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 250 },
    });
    expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['default_salt_used', 'default_temperature_used']));
  });

  it('judges by the surface', async () => {
    const water = { ...WATER, ph: 7.2, alkalinityPpm: 75 };
    const corrosion = async (surface: string) =>
      (await answerOf<{ findings: { code: string; text: string }[] }>('balance', { water, surface })).findings.find(
        ({ code }) => code === 'water_corrosive',
      )?.text;
    expect(await corrosion('plaster')).toContain('plaster');
    expect(await corrosion('vinyl')).toContain('cannot harm this surface much');
  });

  it('has no index without calcium, and says so', async () => {
    const answer = await answerOf<{ saturationIndex: null; findings: { code: string }[] }>('balance', {
      water: { ph: 7.5, alkalinityPpm: 90 },
    });
    expect(answer.saturationIndex).toBeNull();
    expect(answer.findings.map(({ code }) => code)).toContain('no_calcium');
  });
});

describe('effect', () => {
  const effect = (additions: object[], more: object = {}) =>
    answerOf<{ water: Numbers }>('effect', { volumeL: 50_000, water: WATER, additions, ...more });

  it('gives the worked examples of the reference', async () => {
    const acid = await effect([{ productId: 'muriatic-acid', amountMl: 400 }]);
    expect(acid.water.ph).toBeCloseTo(7.453, 2);
    expect(acid.water.alkalinityPpm).toBeCloseTo(90.99, 1);
    const chlorine = await effect([{ productId: 'liquid-chlorine', amountMl: 2000 }]);
    expect(chlorine.water.freeChlorinePpm).toBeCloseTo(7.5, 2);
    expect(chlorine.water.ph).toBeCloseTo(8.078, 2);
  });

  it('changes nothing when nothing is added', async () => {
    const { water } = await effect([]);
    for (const [name, value] of Object.entries(WATER)) expect(water[name]).toBeCloseTo(value, 9);
  });

  it('replaces water, and lets the air in when asked', async () => {
    const fillWater = { ph: 7.8, alkalinityPpm: 95, hardnessPpm: 80 };
    const { water } = await effect([{ productId: 'fill-water', amountL: 25_000, fillWater }]);
    expect(water.hardnessPpm).toBeCloseTo(180, 3);
    expect(water.cyanuricAcidPpm).toBeCloseTo(17.5, 3);
    const open = await effect([], { closed: false });
    expect(open.water.alkalinityPpm).toBeCloseTo(95, 6);
    expect(open.water.ph).toBeGreaterThan(8);
  });

  it.each([
    ['additions.0.amountG', [{ productId: 'liquid-chlorine', amountG: 5 }]],
    [
      'additions.1.amountMl',
      [
        { productId: 'salt', amountG: 5 },
        { productId: 'salt', amountMl: 5 },
      ],
    ],
    ['additions.0.amountL', [{ productId: 'fill-water' }]],
    ['additions.0.amountG', [{ productId: 'salt', amountG: -1 }]],
    ['additions.0.productId', [{ productId: 'gold', amountG: 1 }]],
    ['additions.0.fillWater', [{ productId: 'salt', amountG: 1, fillWater: { ph: 7, alkalinityPpm: 80 } }]],
    ['additions.0.fillWater.ph', [{ productId: 'fill-water', amountL: 1, fillWater: { ph: 17, alkalinityPpm: 80 } }]],
  ])('refuses %s', async (field, additions) => {
    const { status, body } = await ask('effect', { volumeL: 50_000, water: WATER, additions });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as unknown as object)).toContain(field);
  });
});

describe('dose', () => {
  it('closes with effect', async () => {
    const target = { parameter: 'ph', value: 7.4 };
    const { amountMl, water } = await answerOf<{ amountMl: number; water: Numbers }>('dose', {
      volumeL: 50_000,
      water: WATER,
      productId: 'muriatic-acid',
      target,
    });
    expect(water.ph).toBeCloseTo(7.4, 3);
    const back = await answerOf<{ water: Numbers }>('effect', {
      volumeL: 50_000,
      water: WATER,
      additions: [{ productId: 'muriatic-acid', amountMl }],
    });
    expect(back.water.ph).toBeCloseTo(7.4, 3);
  });

  it('says when a product cannot do it', async () => {
    const body = { volumeL: 50_000, water: WATER, productId: 'muriatic-acid', target: { parameter: 'ph', value: 8.2 } };
    const answer = await ask('dose', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'product_cannot_reach_target' });
    expect((await ask('dose', { ...body, target: { parameter: 'taste', value: 1 } })).body).toMatchObject({
      status: 400,
      fields: { 'target.parameter': expect.any(String) },
    });
  });
});

describe('plan', () => {
  const pool = { volumeL: 50_000, surface: 'plaster' };

  it('orders the steps, predicts their effect, and starts its clock at the given time', async () => {
    const at = '2026-07-04T09:00:00.000Z';
    const water = { ...WATER, ph: 8.1, freeChlorinePpm: 0.5 };
    interface Answer {
      steps: { afterMinutes: number; productId: string }[];
      predicted: Numbers;
      swimSafeAt: string;
      findings: { code: string; text: string }[];
    }
    const answer = await answerOf<Answer>('plan', { pool, water, at });
    expect(answer.steps[0]?.afterMinutes).toBe(0);
    expect(answer.steps.length).toBeGreaterThan(0);
    expect(Date.parse(answer.swimSafeAt)).toBeGreaterThan(Date.parse(at));
    const additions = answer.steps.map((step) =>
      Object.fromEntries(Object.entries(step).filter(([name]) => /^(productId|strength|amount|fill)/.test(name))),
    );
    const effect = await answerOf<{ water: Numbers }>('effect', { volumeL: pool.volumeL, water, additions });
    for (const name of ['ph', 'alkalinityPpm', 'freeChlorinePpm', 'hardnessPpm', 'cyanuricAcidPpm']) {
      expect(answer.predicted[name]).toBeCloseTo(effect.water[name] ?? Number.NaN, 3);
    }
    expect(answer).not.toHaveProperty('steps.0.swimBlocked');
  });

  it('omits the clock when it cannot be set, and says why', async () => {
    const answer = await answerOf<Record<string, unknown>>('plan', { pool, water: {} });
    expect(answer.steps).toEqual([]);
    expect(answer).not.toHaveProperty('swimSafeAt');
    expect(answer).not.toHaveProperty('predicted');
    expect(answer.swimBlockedBecause).not.toHaveLength(0);
  });

  it('starts now when no time is given', async () => {
    const fine = { ...WATER, ph: 7.5, freeChlorinePpm: 6, combinedChlorinePpm: 0 };
    const { swimSafeAt } = await answerOf<{ swimSafeAt: string }>('plan', { pool, water: fine });
    expect(swimSafeAt).toBe(house.clock.now.toISOString());
  });
});

it('gives targets by cyanuric acid and sanitizer', async () => {
  const chlorine = await answerOf<{ freeChlorine: Numbers; brominePpm: null }>('targets', { pool: {}, cyanuricAcidPpm: 30 });
  expect(chlorine).toMatchObject({ freeChlorine: { minimumPpm: 2, targetLowPpm: 4, targetHighPpm: 6, shockPpm: 12 }, brominePpm: null });
  const bromine = await answerOf('targets', { pool: { sanitizer: 'bromine' }, cyanuricAcidPpm: 0 });
  expect(bromine).toMatchObject({ freeChlorine: null, brominePpm: { low: expect.any(Number) } });
});

it('gives volumes by shape', async () => {
  const depths = { shallowDepthM: 1, deepDepthM: 2 };
  expect(await answerOf('volume', { shape: 'rectangle', lengthM: 10, widthM: 5, ...depths })).toEqual({
    volumeL: 75_000,
    surfaceAreaM2: 50,
  });
  const kidney = await answerOf<Numbers>('volume', { shape: 'kidney', lengthM: 10, widthAM: 5, widthBM: 4, ...depths });
  expect(kidney.volumeL).toBeCloseTo(0.45 * 9 * 10 * 1.5 * 1000, 6);
});

it.each([
  ['balance', 'water.ph', { water: { ph: 15, alkalinityPpm: 80 } }],
  ['balance', 'water.alkalinityPpm', { water: { ph: 7 } }],
  ['balance', 'water.hardnessPpm', { water: { ...WATER, hardnessPpm: -1 } }],
  ['balance', 'surface', { water: WATER, surface: 'gold' }],
  ['effect', 'volumeL', { volumeL: 0, water: WATER, additions: [] }],
  ['effect', 'water.saltPpm', { volumeL: 10, water: { ...WATER, saltPpm: 1e6 }, additions: [] }],
  [
    'dose',
    'strengthPercent',
    { volumeL: 10, water: WATER, productId: 'salt', strengthPercent: 101, target: { parameter: 'ph', value: 7 } },
  ],
  ['dose', 'target.value', { volumeL: 10, water: WATER, productId: 'salt', target: { parameter: 'saltPpm', value: -1 } }],
  ['plan', 'pool.volumeL', { pool: { volumeL: -5 }, water: WATER }],
  ['plan', 'shelf.0.productId', { pool: { volumeL: 5 }, water: WATER, shelf: [{ productId: 'x' }] }],
  ['plan', 'at', { pool: { volumeL: 5 }, water: WATER, at: 'noon' }],
  ['plan', 'water.temperatureC', { pool: { volumeL: 5 }, water: { temperatureC: 80 } }],
  ['targets', 'cyanuricAcidPpm', { pool: {}, cyanuricAcidPpm: -1 }],
  ['volume', 'diameterM', { shape: 'round', diameterM: 0, shallowDepthM: 1, deepDepthM: 1 }],
  ['volume', 'shape', { shape: 'star' }],
])('%s refuses an impossible %s', async (name, field, body) => {
  const answer = await ask(name, body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields as unknown as object)).toContain(field);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});
