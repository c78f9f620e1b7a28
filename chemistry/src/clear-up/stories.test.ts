// Three pools that turn, from the first test to the last, as an owner lives them: what is done on which day, and what it takes.
import { describe, expect, test } from 'vitest';
import { type SimulatedWater, simulate, type Story } from '../testing/simulated-clear-up.ts';

const PHOENIX = { timeZone: 'America/Phoenix', latitude: 33.45, longitude: -112.07 };
const POOL = { volumeL: 56_781, surface: 'plaster', sanitizer: 'chlorine', setting: 'outdoor' } as const;
const given = { pool: POOL, shelf: [], measures: 'us', place: PHOENIX, startedAt: '2026-07-03T16:00:00Z' } as const;
const HAZE: SimulatedWater = { freeChlorinePpm: 0.5, alivePpm: 8, deadPpm: 2, ph: 7.7, cyanuricAcidPpm: 40, filterPerDay: 0.6 };

const on = (story: Story, day: number) => story.diary.filter((line) => line.day === day).map(({ what }) => what);
const firstDoses = (story: Story) => story.addedPpm / 16;

/** What holds in each of them. */
function expectAnExpert(story: Story): void {
  const added = story.diary.filter(({ what }) => what.startsWith('add'));
  expect(added.every(({ hour }) => hour >= 5 && hour < 22.75)).toBe(true);
  const chlorine = added.findIndex(({ what }) => what.includes('chlorine'));
  expect(added.slice(chlorine).every(({ what }) => what.includes('liquid-chlorine'))).toBe(true);
  expect(story.last.action.kind).toBe('done');
  const { criteria } = story.last;
  expect([criteria.clear.isMet, criteria.combined.isMet, criteria.overnight.isMet]).toEqual([true, true, true]);
  expect(criteria.overnight.test?.lossPpm).toBeLessThanOrEqual(1);
}

describe('a hazy pool', () => {
  const story = simulate(given, HAZE, 10);

  test('begins with pH, then chlorine to the shock level, and a test an hour later', () => {
    expect(on(story, 1).slice(0, 5)).toEqual([
      'test missing: 0.5 ppm, 0.5 combined, hazy',
      'add muriatic-acid for ph',
      'test after_ph: 0.5 ppm, 0.5 combined, hazy',
      'add liquid-chlorine for shock to 16 ppm',
      'test after_dose: 14 ppm, 0.5 combined, hazy',
    ]);
  });

  test('is clear after two days, with two to three first doses', () => {
    expectAnExpert(story);
    expect(story.last.day).toBe(3);
    expect(firstDoses(story)).toBeGreaterThan(1.5);
    expect(firstDoses(story)).toBeLessThan(3.5);
  });

  test('compares evening and morning from the first night on, but ends only when it is clear too', () => {
    expect(on(story, 2)[0]).toMatch(/^test morning: .*hazy$/);
    expect(on(story, 3)).toEqual([expect.stringMatching(/^test morning: .*clear$/)]);
  });
});

describe('a green pool', () => {
  const story = simulate(given, { ...HAZE, freeChlorinePpm: 0, alivePpm: 45 }, 20);

  test('takes five days and three to six first doses', () => {
    expectAnExpert(story);
    expect(story.last.day).toBe(5);
    expect(firstDoses(story)).toBeGreaterThan(3);
    expect(firstDoses(story)).toBeLessThan(7);
  });

  test('is tested every hour while chlorine falls fast, three times a day once it holds', () => {
    const tests = (day: number) => on(story, day).filter((what) => what.startsWith('test')).length;
    expect(tests(1)).toBeGreaterThanOrEqual(6);
    expect(tests(3)).toBe(3);
    expect(story.diary.filter(({ day }) => day === 3).map(({ hour }) => Math.round(hour))).toEqual([8, 8, 14, 14, 20, 20]);
  });

  test('turns cloudy on the way, which is dead algae and a good sign', () => {
    const cloudy = story.diary.find(({ what, day }) => day === 2 && what.startsWith('add'));
    expect(cloudy?.state.notes).toContain('dead_algae');
    expect(story.diary[0]?.state.notes).not.toContain('dead_algae');
  });

  test('no evening is spent on the overnight test while it is green or cloudy', () => {
    const overnight = story.diary.filter(({ what }) => /evening|morning/.test(what));
    expect(overnight.every(({ what }) => /hazy|clear/.test(what))).toBe(true);
  });
});

describe('a swamp', () => {
  const story = simulate(given, { ...HAZE, freeChlorinePpm: 0, alivePpm: 220, ph: 8.2, filterPerDay: 0.45 }, 30);

  test('takes about two weeks and far more chlorine, in doses that never go beyond the shock level', () => {
    expectAnExpert(story);
    expect(story.last.day).toBeGreaterThanOrEqual(11);
    expect(story.last.day).toBeLessThanOrEqual(16);
    expect(firstDoses(story)).toBeGreaterThan(12);
    const doses = story.diary.flatMap(({ state: { action } }) =>
      action.kind === 'add' && action.toPpm !== undefined ? [action.toPpm] : [],
    );
    expect(Math.max(...doses)).toBeLessThanOrEqual(16);
  });

  test('begins with two portions of acid, each with a test after it', () => {
    expect(
      on(story, 1)
        .slice(1, 5)
        .map((what) => what.split(':')[0]),
    ).toEqual(['add muriatic-acid for ph', 'test after_ph', 'add muriatic-acid for ph', 'test after_ph']);
  });

  test('asks to clean the filter as long as the floor cannot be seen, and not after', () => {
    // the first test only begins to say what it looks like
    for (const { state } of story.diary.slice(1)) {
      const isBlind = state.criteria.clear.look !== 'clear' && state.criteria.clear.look !== 'hazy';
      expect(state.duties.includes('clean_filter')).toBe(isBlind);
      expect(state.duties.includes('brush')).toBe(true);
    }
    expect(story.diary[1]?.state.duties).toContain('debris');
  });

  test('the days count up without a gap, in the zone of the pool', () => {
    const dates = story.last.days.map(({ on: date }) => date);
    expect(dates[0]).toBe('2026-07-03');
    expect(new Set(dates).size).toBe(story.last.day);
    expect(story.last.days.slice(0, 4).every(({ lowestPpm = 9 }) => lowestPpm < 8)).toBe(true);
  });
});
