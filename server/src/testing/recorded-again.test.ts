// What a device makes of the answer to a record (web/src/offline/outbox/outbox-facts.ts), against this very server: how it writes instants, notes
// and numbers is no difference, and the patch that a device works out makes the row what was recorded last.
import { METHODS, PARAMETERS, POSSIBLE, PRODUCT_IDS, PRODUCTS } from '@limpid/chemistry';
import { ReadingInput, TreatmentInput } from '@limpid/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp, type TestBrowser } from './test-app.ts';

type Fields = Record<string, unknown>;
type Differences = (entry: { call: string }, before: Fields, after: Fields) => Fields;
type DeclarationOf = (entry: { call: string }) => { clearable?: readonly string[] } | undefined;

let house: TestApp;
let browser: TestBrowser;
let pool: string;
let differences: Differences;
let declarationOf: DeclarationOf;
let moments = 0;
beforeAll(async () => {
  house = await testApp({ limits: { person: { count: 1_000_000, windowS: 300 } } });
  house.clock.now = new Date('2026-07-04T12:00:00.000Z');
  browser = house.browser();
  await browser.register();
  pool = `/api/pools/${(await browser.post('/api/pools', { name: 'Backyard', volumeL: 10_000_000 })).body.id}`;
  // The pages are compiled with other types; only these are needed here.
  const webModule = (name: string) => new URL(`../../../web/src/offline/${name}.ts`, import.meta.url).pathname;
  ({ differences } = (await import(webModule('outbox/outbox-facts'))) as { differences: Differences });
  ({ declarationOf } = (await import(webModule('nouns'))) as { declarationOf: DeclarationOf });
});
afterAll(() => house.close());

/** The same moment may be written in many ways. */
const instant = fc
  .tuple(fc.date({ min: new Date('2000-01-02'), max: new Date('2026-07-05'), noInvalidDate: true }), fc.nat(3))
  .map(([date, way]) => {
    const iso = date.toISOString();
    const east = new Date(date.getTime() + 19_800_000).toISOString();
    return [iso, iso.replace('Z', '999Z'), east.replace('Z', '+05:30'), `${iso.slice(0, 19)}Z`][way]!;
  });
const note = fc
  .array(
    fc.oneof(
      fc.constantFrom(' ', '\n', '\u00a0', 'e\u0301', '\u00e9', '\u212b', '\ufb01', 'ñ', '雨', '👩‍🔬'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
  )
  .map((parts) => parts.join(''));
const values = fc.record(
  Object.fromEntries(
    PARAMETERS.map((name) => {
      const { low, high } = POSSIBLE[name];
      return [name, fc.oneof(fc.double({ min: low, max: high, noNaN: true }), fc.integer({ min: Math.ceil(low), max: Math.floor(high) }))];
    }),
  ),
  { requiredKeys: [] },
);
const about = { method: fc.constantFrom(...METHODS), note, takenAt: instant };
const reading = fc
  .tuple(values, fc.record(about, { requiredKeys: [] }))
  .map(([measured, more]): Fields => ({ ...measured, ...more }))
  .filter((given) => ReadingInput.safeParse(given).success);

const FIELD = { solid: 'amountG', liquid: 'amountMl', water: 'amountL' } as const;
/** Twice the same product: a correction carries no other. */
const treatments = fc.constantFrom(...PRODUCT_IDS).chain((productId) => {
  const { form, strengthRange } = PRODUCTS[productId];
  const amount = fc.double({ min: 1e-6, max: 1_000_000, noNaN: true }).map((value) => ({ productId, [FIELD[form]]: value }));
  const strengthPercent = fc.double({ min: strengthRange.low, max: strengthRange.high, noNaN: true });
  const one = fc
    .tuple(amount, fc.record({ note, doneAt: instant, strengthPercent }, { requiredKeys: [] }))
    .map(([dosed, more]): Fields => ({ ...dosed, ...more }))
    .filter((given) => TreatmentInput.safeParse(given).success);
  return fc.tuple(one, one);
});

const NOUNS: [string, fc.Arbitrary<[Fields, Fields]>][] = [
  ['readings', fc.tuple(reading, reading)],
  ['treatments', treatments],
];

it.each(NOUNS)(
  '%s: a repeat is no difference, and what is different can be corrected',
  async (noun, pairs) => {
    const entry = { call: `${noun}.record` };
    const { clearable = [] } = declarationOf(entry) ?? {};
    expect(clearable).toContain('note');
    const record = async (body: Fields) => {
      const answer = await browser.post(`${pool}/${noun}`, body);
      expect(answer.status, answer.text).toBe(201);
      return answer.body as Fields;
    };
    await fc.assert(
      fc.asyncProperty(pairs, async ([first, second]) => {
        moments += 1;
        house.clock.now = new Date(house.clock.now.getTime() + 1);
        const id = `0190a000-0000-7000-8000-${moments.toString(16).padStart(12, '0')}`;
        const stored = await record({ ...first, id });
        expect(differences(entry, stored, first)).toEqual({});
        expect(await record({ ...first, id })).toEqual(stored);
        const again = await record({ ...second, id });
        expect(again).toEqual(stored);
        const patch = differences(entry, again, second);
        if (Object.keys(patch).length === 0) return;
        const headers = { 'if-match': `"${String(again['updatedAt'])}"` };
        const corrected = await browser.send('PATCH', `${pool}/${noun}/${id}`, { body: patch, headers });
        expect(corrected.status, JSON.stringify([patch, corrected.body])).toBe(200);
        expect(differences(entry, corrected.body as Fields, second)).toEqual({});
        expect(clearable.filter((name) => name in corrected.body && !(name in second))).toEqual([]);
      }),
      { numRuns: 150, seed: 20_260_704 },
    );
  },
  60_000,
);
