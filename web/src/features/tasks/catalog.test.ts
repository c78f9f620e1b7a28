// The catalog of tasks: every file is whole in both languages, and what is proposed fits the pool.
import { addDays, nextRuleDay, ruleFault } from '@limpid/schedule';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CATALOG, guideOf } from './catalog.ts';
import { TOUCHES_WATER } from './task-board.tsx';
import { proposalsFor, type PoolFacts, recurrenceFor, suits } from './propose.ts';

const words = z.string().trim().min(2);
const both = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ en: schema, es: schema });
const some = <Value extends string>(...values: readonly [Value, ...Value[]]) => z.union([z.enum(values), z.array(z.enum(values)).min(1)]);
const condition = z.strictObject({
  kind: some('pool', 'spa', 'swim_spa').optional(),
  sanitizer: some('chlorine', 'salt', 'bromine', 'mineral', 'biguanide').optional(),
  setting: some('outdoor', 'indoor', 'screened').optional(),
  cover: some('none', 'solar', 'solid', 'automatic').optional(),
  usage: some('light', 'normal', 'heavy').optional(),
  surface: some('plaster', 'pebble', 'tile', 'vinyl', 'fiberglass', 'acrylic').optional(),
  surfaceDays: z.int().min(1).max(365).optional(),
  winter: z.array(z.enum(['light', 'hard'])).optional(),
  region: z.array(z.enum(['FL', 'HI', 'CA', 'AZ', 'NV'])).optional(),
  months: z.array(z.int().min(1).max(12)).optional(),
  equipment: some('pump', 'filter', 'heater', 'cleaner', 'automation', 'light').optional(),
  variant: z.array(z.enum(['sand', 'diatomaceous_earth', 'cartridge', 'gas'])).optional(),
  without: z.array(z.enum(['sand', 'diatomaceous_earth', 'cartridge'])).optional(),
});
const days = z.int().min(1).max(3650);
const task = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,60}$/),
  title: both(words.max(60)),
  minutes: z.int().min(1).max(240),
  every: z
    .strictObject({
      days: days.optional(),
      rule: z
        .string()
        .refine((rule) => ruleFault(rule) === undefined)
        .optional(),
      condition: z.literal('filter_pressure').optional(),
    })
    .refine((every) => Object.keys(every).length > 0),
  adjust: z
    .array(z.strictObject({ when: condition, days }))
    .min(1)
    .optional(),
  only: condition.optional(),
  water: z.enum(['lost', 'replaced']).optional(),
  safety: z.enum(['power_off', 'nobody_in_water', 'professional', 'chemicals', 'cover_off']).optional(),
  tools: both(z.array(words).min(1)).optional(),
  checklist: both(z.array(words.max(200)).min(2)).optional(),
});

const POOL = {
  kind: 'pool',
  sanitizer: 'chlorine',
  setting: 'outdoor',
  cover: 'none',
  usage: 'normal',
  surface: null,
  place: null,
} as const;
const facts = (more: Partial<PoolFacts['pool']> = {}, equipment: PoolFacts['equipment'] = [], today = '2026-03-22'): PoolFacts => ({
  pool: { ...POOL, ...more },
  equipment,
  today,
});
const slugs = (of: PoolFacts) => proposalsFor(CATALOG, of).map(({ task: { slug } }) => slug);
const recurrenceOf = (slug: string, of: PoolFacts) => proposalsFor(CATALOG, of).find(({ task }) => task.slug === slug)?.recurrence;

describe('the catalog', () => {
  it('asks about the water of exactly those tasks that exchange some', () => {
    expect(CATALOG.flatMap(({ slug, water }) => (water ? [slug] : [])).toSorted()).toEqual([...TOUCHES_WATER].toSorted());
  });

  it('has the tasks of a pool', () => {
    expect(CATALOG.length).toBeGreaterThanOrEqual(30);
  });

  it.each(CATALOG.map((entry) => [entry.slug, entry] as const))('%s is whole', (slug, entry) => {
    expect(() => task.parse(entry)).not.toThrow();
    expect(entry.checklist?.en.length).toBe(entry.checklist?.es.length);
    for (const language of ['en', 'es'] as const) {
      const { why, how, wrong } = guideOf(slug, language);
      expect(why, language).toMatch(/^[^#]{20,}[.?!]$/s);
      expect(wrong, language).toMatch(/^[^#]{20,}[.?!]$/s);
      expect(
        how.every((step) => /[.?!]$/.test(step)),
        `${slug} ${language}`,
      ).toBe(true);
    }
    expect(guideOf(slug, 'en').how.length).toBe(guideOf(slug, 'es').how.length);
    expect(guideOf(slug, 'es').why).not.toBe(guideOf(slug, 'en').why);
  });
});

describe('the proposed schedule', () => {
  it('has the six or seven that matter, the water first', () => {
    const kinds = [
      facts(),
      facts({ kind: 'spa' }),
      facts({ kind: 'swim_spa', sanitizer: 'bromine' }),
      facts({ sanitizer: 'salt', cover: 'solar' }),
    ];
    for (const of of kinds) {
      expect(slugs(of).length).toBeGreaterThanOrEqual(6);
      expect(slugs(of).length).toBeLessThanOrEqual(7);
      expect(slugs(of)[0]).toBe('test-water');
    }
  });

  it('fits a pool with salt, and not one with chlorine', () => {
    expect(slugs(facts({ sanitizer: 'salt' }))).toEqual(expect.arrayContaining(['inspect-cell', 'brush', 'clean-filter']));
    expect(slugs(facts())).not.toContain('inspect-cell');
    expect(slugs(facts())).not.toContain('spa-drain');
  });

  it('fits a spa', () => {
    const of = slugs(facts({ kind: 'spa' }));
    expect(of).toEqual(expect.arrayContaining(['spa-filter', 'spa-drain', 'spa-cover']));
    expect(of).toEqual(expect.not.arrayContaining(['vacuum', 'brush', 'skimmer-basket']));
  });

  it('follows the equipment that is known', () => {
    const of = slugs(facts({}, [{ kind: 'filter', variant: 'sand' }, { kind: 'cleaner' }]));
    expect(of).toEqual(expect.arrayContaining(['backwash-sand', 'cleaner-filter']));
    expect(of).not.toContain('clean-filter');
    expect(of).not.toContain('rinse-cartridge');
    const service = CATALOG.find(({ slug }) => slug === 'heater-service') as (typeof CATALOG)[number];
    expect(suits(service, facts({}, [{ kind: 'heater', variant: 'gas' }]))).toBe(true);
    expect(suits(service, facts({}, [{ kind: 'heater', variant: 'heat_pump' }]))).toBe(false);
  });

  it('spreads what comes back over the days, and nothing but the test begins today', () => {
    for (let day = 0; day < 35; day += 1) {
      const today = addDays('2026-10-28', day);
      for (const of of [facts({}, [], today), facts({ sanitizer: 'salt' }, [], today), facts({ kind: 'spa' }, [], today)]) {
        const rules = proposalsFor(CATALOG, of).flatMap(({ recurrence }) => (recurrence.kind === 'calendar' ? [recurrence] : []));
        const days = rules.map(({ rule, startsOn }) => nextRuleDay(rule, startsOn, null) ?? '');
        expect(new Set(days).size, `${today} ${days.join()}`).toBe(days.length);
        expect(days.every((first) => first > today && first < addDays(today, 110))).toBe(true);
      }
    }
  });

  it('has no winter where there is none', () => {
    const at = (state: string, latitude: number) => facts({ place: { city: '', state, latitude, longitude: 0, timeZone: 'UTC' } });
    const ofWinter = (of: PoolFacts) =>
      CATALOG.filter((entry) => ['close-pool', 'open-pool', 'freeze-check'].includes(entry.slug) && suits(entry, of)).map(
        ({ slug }) => slug,
      );
    expect(ofWinter(at('HI', 21.3))).toEqual([]);
    expect(ofWinter(at('FL', 25.8))).toEqual([]);
    expect(ofWinter(at('AZ', 33.4))).toEqual(['freeze-check']);
    expect(ofWinter(at('NV', 39.5))).toEqual(['close-pool', 'freeze-check', 'open-pool']);
  });

  it('follows the surface: fresh plaster is brushed every day for two weeks', () => {
    const of = (surface: 'plaster' | 'vinyl', surfaceNewSinceOn: string | null) => facts({ surface, surfaceNewSinceOn });
    expect(recurrenceOf('brush-new-plaster', of('plaster', '2026-03-20'))).toMatchObject({ rule: 'FREQ=DAILY;COUNT=14' });
    for (const other of [of('plaster', '2026-03-01'), of('plaster', null), of('vinyl', '2026-03-20')]) {
      expect(slugs(other)).not.toContain('brush-new-plaster');
      expect(slugs(other)).toContain('brush');
    }
  });

  it('follows usage, season and region', () => {
    expect(recurrenceOf('test-water', facts())).toEqual({ kind: 'since_done', days: 3 });
    expect(recurrenceOf('test-water', facts({ usage: 'heavy' }))).toEqual({ kind: 'since_done', days: 1 });
    expect(recurrenceOf('test-water', facts({}, [], '2026-07-22'))).toEqual({ kind: 'since_done', days: 2 });
    const place = { city: 'Phoenix', state: 'AZ', latitude: 33.4, longitude: -112, timeZone: 'America/Phoenix' };
    const tileLine = CATALOG.find(({ slug }) => slug === 'tile-line') as (typeof CATALOG)[number];
    expect(recurrenceFor(tileLine, 0, facts({ place }))).toMatchObject({ rule: expect.stringMatching(/^FREQ=WEEKLY;INTERVAL=2;/) });
    expect(recurrenceFor(tileLine, 0, facts())).toMatchObject({ rule: expect.stringMatching(/^FREQ=MONTHLY;/) });
  });

  it('has only what suits the pool first: no cell without salt, nothing of a spa for a pool, and storms all year', () => {
    const suitable = (of: PoolFacts) => CATALOG.filter((entry) => suits(entry, of)).map(({ slug }) => slug);
    expect(suitable(facts())).toEqual(expect.not.arrayContaining(['inspect-cell', 'test-salt', 'spa-drain', 'backwash-sand']));
    expect(suitable(facts({ sanitizer: 'salt' }))).toContain('inspect-cell');
    expect(suitable(facts({}, [{ kind: 'filter', variant: 'sand' }]))).toContain('backwash-sand');
    const seasonal = CATALOG.filter(({ only }) => only?.months && Object.keys(only).length === 1).map(({ slug }) => slug);
    for (const today of ['2026-01-15', '2026-07-15']) expect(suitable(facts({}, [], today))).toEqual(expect.arrayContaining(seasonal));
  });

  it('has a rule for every task of the catalog', () => {
    for (const [place, entry] of CATALOG.entries()) {
      const recurrence = recurrenceFor(entry, place, facts());
      expect(recurrence.kind === 'calendar' ? ruleFault(recurrence.rule) : undefined, entry.slug).toBeUndefined();
    }
  });
});
