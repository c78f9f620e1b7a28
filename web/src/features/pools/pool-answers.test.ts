import { PoolInput, PoolPatch } from '@limpid/contract';
import type { Pool } from '@limpid/contract';
import { describe, expect, it } from 'vitest';
import { BACKYARD_POOL } from './testing/pools.ts';
import { answersFromPool, defaultAnswers, type PoolAnswers, startUpDay, withKind, withPlace } from './pool-answers.ts';
import { partBody, partOfField, poolBody, POOL_PARTS } from './pool-body.ts';
import { firstFaultyPart, partFaults } from './pool-checks.ts';
import { partSummary } from './pool-summary.ts';
import { targetRows, usedRange } from './pool-targets.ts';
import { answeredVolume, completeShape, drawableShape, volumeWarning } from './pool-volume.ts';

const answers = (changes: Partial<PoolAnswers> = {}): PoolAnswers => ({
  ...defaultAnswers('America/Phoenix'),
  knownVolumeL: 56_781,
  ...changes,
});
const KIDNEY = {
  ...defaultAnswers().shape,
  shape: 'kidney',
  lengthM: 10,
  widthAM: 5,
  widthBM: 4,
  shallowDepthM: 1,
  deepDepthM: 2,
} as const;

const NO_RANGE = { lowPpm: null, highPpm: null, model: null };

describe('the volume', () => {
  it('follows the shape and its area, and takes one depth for a level floor', () => {
    const sloped = answeredVolume(answers({ volumeSource: 'shape', shape: KIDNEY }));
    expect(sloped.surfaceAreaM2).toBeCloseTo(0.45 * 9 * 10, 6);
    expect(sloped.volumeL).toBeCloseTo(40.5 * 1.5 * 1000, 3);
    const level = answeredVolume(answers({ volumeSource: 'shape', shape: { ...KIDNEY, deepDepthM: null } }));
    expect(level.volumeL).toBeCloseTo(40_500, 3);
  });

  it('is unknown while a dimension is missing or impossible, and the drawing stands anyway', () => {
    for (const shape of [
      { ...KIDNEY, widthBM: null },
      { ...KIDNEY, lengthM: 4000 },
      { ...KIDNEY, shallowDepthM: 90 },
    ]) {
      expect(completeShape(shape)).toBeNull();
      expect(answeredVolume(answers({ volumeSource: 'shape', shape })).volumeL).toBeNull();
      expect(drawableShape(shape).shape).toBe('kidney');
    }
  });

  it('takes a beach entry, and no pool without depth', () => {
    const beach = answers({ volumeSource: 'shape', shape: { ...KIDNEY, shallowDepthM: 0 } });
    expect(answeredVolume(beach).volumeL).toBeCloseTo(40_500, 3);
    const dry = answers({ volumeSource: 'shape', shape: { ...KIDNEY, shallowDepthM: 0, deepDepthM: null } });
    expect(answeredVolume(dry).volumeL).toBeNull();
    expect(Object.keys(partFaults('volume', dry, 'metric'))).toContain('shape.shallowDepthM');
  });

  it('comes from a weighed amount of salt with its doubt', () => {
    const found = answeredVolume(answers({ volumeSource: 'salt', salt: { beforePpm: 600, addedSaltG: 50_000, afterPpm: 1600 } }));
    expect(found.volumeL).toBeCloseTo(50_000, 0);
    expect(found.lowL).toBeLessThan(found.volumeL ?? 0);
    expect(found.highL).toBeGreaterThan(found.volumeL ?? 0);
  });

  it('is warned about when it looks like another unit, and taken', () => {
    expect(volumeWarning(answers(), 56_781)).toBeUndefined();
    expect(volumeWarning(answers(), 400)).toContain('very small for a pool');
    expect(volumeWarning(answers({ kind: 'spa' }), 56_781)).toContain('very large for a hot tub');
    expect(partFaults('volume', answers({ knownVolumeL: 400 }), 'us')).toEqual({});
  });
});

describe('what is sent', () => {
  it('is a body that the contract takes, also with every answer given', () => {
    const full = answers({
      volumeSource: 'shape',
      shape: KIDNEY,
      surface: 'pebble',
      sanitizer: 'salt',
      saltCell: { lowPpm: 2700, highPpm: 3400, model: null, gramsPerHour: 26, hoursPerDay: 8, percent: 60 },
      pumpFlowLpm: 150,
      kit: { id: 'fas-dpd-salt', parameters: ['freeChlorinePpm', 'ph'] },
      shelf: [{ productId: 'liquid-chlorine', strengthPercent: 10, pricePerUnit: null }],
      fillWater: { ph: 7.8, alkalinityPpm: 90, hardnessPpm: null, cyanuricAcidPpm: null, saltPpm: null },
      targetOverrides: { ph: { low: 7.3, high: 7.6 }, saltPpm: { low: 3000, high: null } },
    });
    const body = poolBody(full, '018f0000-0000-7000-8000-00000000000a');
    expect(PoolInput.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      name: 'My pool',
      shape: { shape: 'kidney', lengthM: 10, widthAM: 5, widthBM: 4, shallowDepthM: 1, deepDepthM: 2 },
      saltCell: { gramsPerHour: 26, hoursPerDay: 8, percent: 60, lowPpm: 2700, highPpm: 3400 },
      shelf: [{ productId: 'liquid-chlorine', strengthPercent: 10 }],
      fillWater: { ph: 7.8, alkalinityPpm: 90 },
      targetOverrides: { ph: { low: 7.3, high: 7.6 } },
      timeZone: 'America/Phoenix',
    });
  });

  it('needs only a name and a volume', () => {
    expect(PoolInput.safeParse(poolBody(answers())).error).toBeUndefined();
    expect(poolBody(answers({ knownVolumeL: null }))).toBeNull();
    expect(firstFaultyPart(answers({ knownVolumeL: null }), 'us')).toBe('volume');
    expect(firstFaultyPart(answers({ name: ' ' }), 'us')).toBe('name');
    expect(firstFaultyPart(answers(), 'us')).toBeUndefined();
  });

  it('forgets the cell of a pool that has none and the shape of a known volume', () => {
    const body = poolBody(answers({ saltCell: { ...NO_RANGE, gramsPerHour: 20, hoursPerDay: 8, percent: null }, shape: KIDNEY }));
    expect(body).toMatchObject({ saltCell: null, shape: null, volumeSource: 'known' });
  });

  it('of one part holds only its fields, and every field of the server leads to a part', () => {
    const given = answersFromPool(BACKYARD_POOL);
    for (const part of POOL_PARTS) {
      const body = partBody(part, given);
      expect(PoolPatch.safeParse(body).error, part).toBeUndefined();
      for (const field of Object.keys(body)) expect(partOfField(`${field}.x`)).toBe(part);
    }
    expect(partBody('surface', given)).toEqual({ surface: 'plaster', surfaceNewSinceOn: null, startUp: null });
    expect(partOfField('shelf.0.strengthPercent')).toBe('shelf');
    expect(partOfField('id')).toBeNull();
  });
});

describe('a pool as answers', () => {
  it('goes there and back without a loss', () => {
    const pools: Pool[] = [
      BACKYARD_POOL,
      { ...BACKYARD_POOL, volumeSource: 'salt', shape: null, surfaceAreaM2: null },
      {
        ...BACKYARD_POOL,
        sanitizer: 'salt',
        saltCell: { gramsPerHour: 20, hoursPerDay: 9 },
        targetOverrides: { ph: { low: 7.2, high: 7.6 } },
      },
      { ...BACKYARD_POOL, surfaceNewSinceOn: '2026-07-01', startUp: 'bicarbonate', secondarySanitizer: 'uv', isClosed: true },
      { ...BACKYARD_POOL, kind: 'spa', dailyBathers: 2, filledOn: '2026-07-01' },
    ];
    for (const pool of pools) {
      const { id, isReadOnly, createdAt, updatedAt, ...rest } = pool;
      expect(poolBody(answersFromPool(pool), id)).toEqual({ ...rest, id });
      expect([isReadOnly, createdAt, updatedAt]).toEqual([false, BACKYARD_POOL.createdAt, BACKYARD_POOL.updatedAt]);
    }
  });

  it('follows the kind with name and surface only until the person has said them', () => {
    expect(withKind(answers(), 'spa')).toEqual({ kind: 'spa', name: 'My hot tub', surface: 'acrylic' });
    expect(withKind(answers({ name: 'Lagoon', surface: 'tile' }), 'spa')).toEqual({ kind: 'spa' });
  });

  it('takes the clock of the place', () => {
    const place = { city: 'Mesa', state: 'AZ', latitude: 33.4, longitude: -111.8, timeZone: 'America/Phoenix' };
    expect(withPlace(place).timeZone).toBe('America/Phoenix');
    expect(withPlace(null).place).toBeNull();
  });
});

describe('faults', () => {
  it('speak the units of the person', () => {
    const far = answers({ volumeSource: 'shape', shape: { ...KIDNEY, lengthM: 4000 } });
    expect(partFaults('volume', far, 'us')['shape.lengthM']).toContain('984 ft');
    expect(partFaults('volume', far, 'metric')['shape.lengthM']).toBe('Enter a value from 0.2 m to 300 m.');
    expect(partFaults('pump', answers({ pumpFlowLpm: 0.5 }), 'metric').pumpFlowLpm).toContain('L/min');
  });

  it('refuse salt that did not rise, a strength that a product cannot have, half a fill water and a range upside down', () => {
    const salt = answers({ volumeSource: 'salt', salt: { beforePpm: 900, addedSaltG: 20_000, afterPpm: 900 } });
    expect(partFaults('volume', salt, 'us')).toEqual({ 'salt.afterPpm': 'The second salt reading must be higher than the first.' });
    const shelf = answers({ shelf: [{ productId: 'liquid-chlorine', strengthPercent: 65, pricePerUnit: null }] });
    expect(Object.keys(partFaults('shelf', shelf, 'us'))).toEqual(['shelf.0.strengthPercent']);
    const half = answers({ fillWater: { ...defaultAnswers().fillWater, ph: 7.5 } });
    expect(Object.keys(partFaults('fillWater', half, 'us'))).toEqual(['fillWater.alkalinityPpm']);
    const upside = answers({ targetOverrides: { ph: { low: 7.8, high: 7.2 } } });
    expect(Object.keys(partFaults('targets', upside, 'us'))).toEqual(['targetOverrides.ph.low']);
  });
});

describe('targets', () => {
  const row = (parameter: string, given: PoolAnswers, cyanuricAcidPpm: number) =>
    targetRows(given, cyanuricAcidPpm).find((each) => each.parameter === parameter);

  it('follow cyanuric acid, surface and sanitizer, and say so', () => {
    expect(row('freeChlorinePpm', answers(), 50)).toMatchObject({
      recommended: { low: 6, high: 8 },
      because: 'Based on cyanuric acid of 50 ppm',
    });
    expect(row('hardnessPpm', answers({ surface: 'vinyl' }), 30)?.recommended).toEqual({ low: 50, high: 300 });
    expect(row('brominePpm', answers(), 30)).toBeUndefined();
    expect(row('freeChlorinePpm', answers({ sanitizer: 'bromine' }), 0)).toBeUndefined();
  });

  it('of the person stay within the safe bounds, and say when they were moved', () => {
    const ph = row('ph', answers(), 30);
    if (!ph) throw new Error('pH has a target');
    expect(ph.safe).toEqual({ low: 7, high: 7.8 });
    expect(usedRange(ph, { low: 7.3, high: 7.6 })).toEqual({ low: 7.3, high: 7.6, isOwn: true, isClamped: false });
    expect(usedRange(ph, { low: 7.3, high: 8.2 })).toEqual({ low: 7.3, high: 7.8, isOwn: true, isClamped: true });
    expect(usedRange(ph, undefined)).toMatchObject({ low: 7.2, isOwn: false });
  });
});

it('summarizes every part in the units of the person', () => {
  const given = answersFromPool(BACKYARD_POOL);
  expect(partSummary('volume', given, 'us').lines[0]).toBe('15,000 gal');
  expect(partSummary('volume', given, 'metric').lines[0]).toBe('56,781 L');
  expect(partSummary('shelf', given, 'us')).toMatchObject({ isOpen: true });
  for (const part of POOL_PARTS) expect(partSummary(part, given, 'us').lines.length, part).toBeGreaterThan(0);
});

describe('a new surface', () => {
  const FILLED = { surface: 'plaster', surfaceNewSinceOn: '2026-07-01' } as const;
  const NOW = Date.parse('2026-07-04T12:00:00Z');

  it('is new for 28 days, and only where it hardens', () => {
    expect(startUpDay(FILLED, NOW)).toBe(3);
    expect(startUpDay(FILLED, NOW + 25 * 86_400_000)).toBeNull();
    expect(startUpDay({ ...FILLED, surface: 'vinyl' }, NOW)).toBeNull();
    expect(startUpDay({ ...FILLED, surfaceNewSinceOn: null }, NOW)).toBeNull();
  });

  it('is forgotten with the surface, and cannot be filled in the future', () => {
    const given = answers({ surface: 'vinyl', surfaceNewSinceOn: '2026-07-01', startUp: 'traditional' });
    expect(partBody('surface', given)).toEqual({ surface: 'vinyl', surfaceNewSinceOn: null, startUp: null });
    const ahead = answers({ surface: 'plaster', surfaceNewSinceOn: '2999-01-01' });
    expect(partFaults('surface', ahead, 'us')['surfaceNewSinceOn']).toContain('in the future');
  });

  it('is said in the summary, with UV or ozone beside the sanitizer and a pool that is closed', () => {
    const given = answers({
      surface: 'plaster',
      surfaceNewSinceOn: '2026-07-01',
      startUp: 'bicarbonate',
      secondarySanitizer: 'uv',
      isClosed: true,
    });
    expect(partSummary('surface', given, 'us').lines).toEqual(['Plaster', 'New, filled Jul 1, 2026', 'Start-up: Bicarbonate']);
    expect(partSummary('sanitizer', given, 'us').lines).toContain('with UV lamp');
    expect(partSummary('setting', given, 'us').lines).toContain('Closed for the season');
  });
});
