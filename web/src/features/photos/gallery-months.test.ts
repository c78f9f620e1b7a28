import { describe, expect, it } from 'vitest';
import { sectionsOf } from './gallery-months.ts';
import type { ListedPhoto } from './listed-photo.ts';

const at = (id: string, takenAt: string) => ({ id, takenAt }) as ListedPhoto;
const NEWEST = [at('a', '2026-11-03T10:00:00Z'), at('b', '2026-11-01T03:00:00Z'), at('c', '2026-09-05T10:00:00Z')];
const zoneOf = () => 'America/Phoenix';
const shown = (sections: ReturnType<typeof sectionsOf>) => sections.map(({ month, count, photos }) => [month, count, photos?.length]);

describe('the months of the gallery', () => {
  it('are those at the pool, newest first', () => {
    // The second was taken on the evening of October 31.
    expect(shown(sectionsOf(NEWEST, undefined, zoneOf))).toEqual([
      ['2026-11', 1, 1],
      ['2026-10', 1, 1],
      ['2026-09', 1, 1],
    ]);
    expect(sectionsOf([], undefined, zoneOf)).toEqual([]);
  });

  it('go on behind the newest photos: what was not read has its place, and the month that was cut is read as a whole', () => {
    const months = [
      { month: '2026-11', photos: 1 },
      { month: '2026-10', photos: 1 },
      { month: '2026-09', photos: 4 },
      { month: '2025-12', photos: 30 },
    ];
    expect(shown(sectionsOf(NEWEST, months, zoneOf)).slice(2)).toEqual([
      ['2026-09', 4, undefined],
      ['2025-12', 30, undefined],
    ]);
    const whole = months.map((each) => (each.month === '2026-09' ? { ...each, photos: 1 } : each));
    expect(shown(sectionsOf(NEWEST, whole, zoneOf))[2]).toEqual(['2026-09', 1, 1]);
  });
});
