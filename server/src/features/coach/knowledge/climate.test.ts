// Only what a source says is typical, and always as that.
import { describe, expect, it } from 'vitest';
import { monthAsked, regionOf, typicalFor } from './climate.ts';

const NOW = new Date('2026-07-04T16:00:00Z');

describe('the region of a place', () => {
  it.each([
    ['AZ', 33.45, 'southern_arizona'],
    ['Arizona', 35.2, 'elsewhere'],
    ['NV', 36.17, 'southern_nevada'],
    ['Nevada', 39.53, 'elsewhere'],
    ['FL', 27.95, 'florida'],
    ['CA', 34.05, 'california'],
    ['HI', 21.3, 'hawaii'],
    ['TX', 30.27, 'elsewhere'],
  ])('%s at %s degrees is %s', (state, latitude, region) => {
    expect(regionOf({ state, latitude })).toBe(region);
  });
});

describe('what is typical', () => {
  it('is said as typical for the month and the region, and that the rest is unknown', () => {
    expect(typicalFor('southern_arizona', 7, 'en').text).toBe(
      "Typical for July in southern Arizona: an open pool evaporates 1/4 to 1/2 inch (6 to 13 mm) of water a day. I have no checked figures of air temperature, sun or rain for July in southern Arizona, and I don't know today's weather.",
    );
    expect(typicalFor('florida', 11, 'es').text).toMatch(/^Lo típico de noviembre en Florida: es temporada de huracanes\. No tengo/);
  });

  it.each(['california', 'hawaii', 'elsewhere'] as const)('is nothing for %s', (region) => {
    for (let month = 1; month <= 12; month += 1) expect(typicalFor(region, month, 'en').text).toMatch(/^I have no checked figures/);
  });

  it('ends with its season', () => {
    expect(typicalFor('florida', 12, 'en').facts).toEqual([]);
    expect(typicalFor('southern_nevada', 5, 'en').facts).toEqual([]);
  });
});

it.each([
  ['how fast will i lose chlorine this month', 7],
  ['how fast will i lose chlorine next month', 8],
  ['cuanto cloro pierdo en diciembre', 12],
  ['cuanto cloro pierdo este mes', 7],
  ['does rain lower my chlorine', undefined],
])('%s', (text, month) => {
  expect(monthAsked(text, NOW, 'America/New_York')).toBe(month);
});
