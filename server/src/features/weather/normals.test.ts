import { describe, expect, it } from 'vitest';
import { cellOf, positionOf } from './cells.ts';
import { nearestStation, normalsOf } from './normals.ts';

const PHOENIX = { latitude: 33.45, longitude: -112.07 };
const HONOLULU = { latitude: 21.3, longitude: -157.86 };

describe('the usual weather', () => {
  it('is that of the nearest station, between the middles of two months', () => {
    const station = nearestStation(PHOENIX);
    expect(station).toMatchObject({ state: 'AZ' });
    const june = normalsOf(station, '2026-06-15').values;
    expect(june.uvIndexMax).toBeCloseTo(station.uvIndexMax[5] as number, 1);
    expect(june.airTemperatureMaxC).toBeGreaterThan(38);
    const [middle, next] = [station.temperatureMeanC[5] as number, station.temperatureMeanC[6] as number];
    const between = normalsOf(station, '2026-07-01').values.airTemperatureC;
    expect(between).toBeGreaterThan(Math.min(middle, next));
    expect(between).toBeLessThan(Math.max(middle, next));
    expect(nearestStation(HONOLULU).state).toBe('HI');
  });

  it('gives the rain of a month to its days, and never a jump at the turn of the year', () => {
    const station = nearestStation(PHOENIX);
    const days = Array.from(
      { length: 31 },
      (_, index) => normalsOf(station, `2026-01-${String(index + 1).padStart(2, '0')}`).values.rainMm,
    );
    const sum = days.reduce((total, mm) => total + mm, 0);
    expect(Math.abs(sum - (station.rainMm[0] as number))).toBeLessThan((station.rainMm[0] as number) * 0.25);
    const [last, first] = [normalsOf(station, '2026-12-31').values, normalsOf(station, '2027-01-01').values];
    expect(Math.abs(last.airTemperatureC - first.airTemperatureC)).toBeLessThan(0.3);
  });

  it('is colder higher up', () => {
    const station = nearestStation(PHOENIX);
    const here = normalsOf(station, '2026-06-15', station.elevationM).values;
    const above = normalsOf(station, '2026-06-15', station.elevationM + 1000).values;
    expect(here.airTemperatureC - above.airTemperatureC).toBeCloseTo(6);
    expect(above.uvIndexMax).toBe(here.uvIndexMax);
  });
});

describe('cells', () => {
  it.each([
    [PHOENIX, { latitude: 33.45, longitude: -112.05 }],
    [
      { latitude: 27.9614, longitude: -82.4597 },
      { latitude: 27.95, longitude: -82.45 },
    ],
    [HONOLULU, { latitude: 21.35, longitude: -157.85 }],
    [
      { latitude: -0.05, longitude: 0.05 },
      { latitude: -0.05, longitude: 0.05 },
    ],
    [
      { latitude: 90, longitude: 180 },
      { latitude: 89.95, longitude: 179.95 },
    ],
  ])('of %j has its middle at %j', (position, middle) => {
    expect(positionOf(cellOf(position))).toEqual(middle);
  });
});
