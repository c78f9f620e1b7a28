import { planFacts, type PlannedPool, planOfPool, planSettings } from '@limpid/chemistry';
import { describe, expect, it } from 'vitest';
import { type Known, lastTestsOf } from './symptom-evidence.ts';
import { isPointedAt, isUnexplained, judgeCauses, likeliest, SYMPTOM_IDS, type SymptomId, SYMPTOMS } from './symptom-paths.ts';
import { SYMPTOM_TEXTS, todoOf } from './symptom-texts.ts';

const POOL = { volumeL: 40_000, kind: 'pool', surface: 'plaster', sanitizer: 'chlorine' } as const;
const NOW = Date.parse('2026-07-10T12:00:00Z');
const takenAt = '2026-07-10T08:00:00Z';
const PLANNED: PlannedPool = {
  volumeL: 40_000,
  kind: 'pool',
  surface: 'plaster',
  sanitizer: 'chlorine',
  setting: 'outdoor',
  shelf: [],
  fillWater: null,
  targetOverrides: null,
};
type Test = Parameters<typeof lastTestsOf>[0][number];
/** These tests with the verdicts of the engine on them. */
function knownOf(readings: Test[], pool: Partial<PlannedPool> = {}): Known {
  const settings = planSettings({ ...PLANNED, ...pool }, 'us');
  const logged = readings.map((reading, index) => ({ ...reading, id: String(index) })) as Parameters<typeof planFacts>[0]['readings'];
  const { verdicts } = planOfPool(planFacts({ settings, readings: logged, treatments: [], skipped: [], started: [] }, new Date(NOW)));
  return { tests: lastTestsOf(readings), verdicts };
}
const NOTHING: Known = { tests: {} };
const first = (...rest: Parameters<typeof judgeCauses>) => judgeCauses(...rest)[0];

describe('the symptom solver', () => {
  it('takes the newest value of each parameter', () => {
    const tests = lastTestsOf([
      { takenAt, ph: 7.4 },
      { takenAt: '2026-07-01T08:00:00Z', ph: 8, freeChlorinePpm: 1 },
    ]);
    expect(tests.ph).toEqual({ value: 7.4, takenAt });
    expect(tests.freeChlorinePpm?.value).toBe(1);
  });

  it('puts the cause first that the last test points to', () => {
    const metals = knownOf([{ takenAt, copperPpm: 0.6, freeChlorinePpm: 6, cyanuricAcidPpm: 40 }]);
    expect(first(SYMPTOMS.green, null, POOL, metals, NOW)).toMatchObject({
      cause: { id: 'metals' },
      evidence: [{ parameter: 'copperPpm', verdict: 'for' }],
    });
    const algae = knownOf([{ takenAt, freeChlorinePpm: 0.5, cyanuricAcidPpm: 40 }]);
    expect(first(SYMPTOMS.green, null, POOL, algae, NOW)).toMatchObject({ cause: { id: 'algae', isCleared: true } });
  });

  it('follows the answer where nothing was measured, and says what to measure', () => {
    const judged = first(SYMPTOMS.green, 'after-chlorine', POOL, NOTHING, NOW);
    expect(judged).toMatchObject({ cause: { id: 'metals' }, fitsAnswer: true, evidence: [], untested: ['copperPpm', 'ironPpm'] });
  });

  it('calls no cause likely that every test speaks against', () => {
    const judged = (value: number) =>
      first(
        SYMPTOMS.smell,
        'chlorine',
        POOL,
        knownOf([{ takenAt, freeChlorinePpm: 6, combinedChlorinePpm: value, cyanuricAcidPpm: 40 }]),
        NOW,
      );
    const [clear, high] = [judged(0), judged(1)];
    expect([clear, high].map((one) => one?.cause.id)).toEqual(['combined', 'combined']);
    expect([clear, high].map((one) => one && isPointedAt(one))).toEqual([false, true]);
    const untested = first(SYMPTOMS.smell, 'chlorine', POOL, NOTHING, NOW);
    expect(untested && isPointedAt(untested)).toBe(true);
  });

  it('puts nothing that the person does not see before what they do see', () => {
    const soft = knownOf([{ takenAt, ph: 7.2, alkalinityPpm: 70, hardnessPpm: 100 }]);
    const judged = first(SYMPTOMS.scale, 'tile', POOL, soft, NOW);
    expect(judged?.cause.id).toBe('hard-water');
    expect(judged && isPointedAt(judged)).toBe(false);
    expect(first(SYMPTOMS.scale, 'rough', POOL, soft, NOW)?.cause.id).toBe('etching');
  });

  const BALANCED = {
    takenAt,
    freeChlorinePpm: 6,
    combinedChlorinePpm: 0,
    ph: 7.6,
    alkalinityPpm: 120,
    hardnessPpm: 220,
    cyanuricAcidPpm: 45,
  };
  const judgedBy = (id: SymptomId, answer: string | null, values: object = {}) =>
    judgeCauses(SYMPTOMS[id], answer, POOL, knownOf([{ ...BALANCED, temperatureC: 17.8, ...values }]), NOW);

  it.each(['scale', 'foam', 'eyes', 'green', 'smell'] as const)('names no likely cause of %s while every test is in range', (id) => {
    const judged = judgedBy(id, null);
    expect(likeliest(judged)).toBeUndefined();
    expect(isUnexplained(judged)).toBe(true);
    expect(SYMPTOM_TEXTS[id].next).toBeDefined();
  });

  it('calls plaster etched only where the saturation index is clearly below its range', () => {
    const etching = (ph: number) => judgedBy('scale', 'rough', { ph }).find(({ cause }) => cause.id === 'etching');
    expect(etching(7.6)?.evidence).toMatchObject([{ parameter: 'saturationIndex', verdict: 'against' }]);
    expect(etching(7.2)?.evidence).toMatchObject([{ verdict: 'unclear', crossed: { bound: 'below', limit: -0.3 } }]);
    expect(likeliest(judgedBy('scale', 'rough', { ph: 7.2 }))).toBeUndefined();
    expect(likeliest(judgedBy('scale', null, { ph: 6.9 }))?.cause.id).toBe('etching');
    expect(likeliest(judgedBy('scale', null, { ph: 8.2 }))?.cause.id).toBe('hard-water');
  });

  it('asks for what the saturation index still lacks', () => {
    const [judged] = judgeCauses(SYMPTOMS.scale, 'tile', POOL, knownOf([{ takenAt, ph: 7.6 }]), NOW);
    expect(judged).toMatchObject({ evidence: [], untested: ['alkalinityPpm', 'hardnessPpm'] });
  });

  it('takes a value that the test could have read on the other side of its limit for no evidence', () => {
    const judged = (combinedChlorinePpm: number, method: 'drops' | 'strip') =>
      likeliest(judgedBy('smell', null, { combinedChlorinePpm, method }))?.cause.id;
    expect([judged(0.6, 'drops'), judged(0.9, 'drops'), judged(0.9, 'strip')]).toEqual([undefined, 'combined', undefined]);
  });

  it('measures soft water that foams by foam, not by what plaster needs', () => {
    const soft = (hardnessPpm: number) => likeliest(judgedBy('foam', null, { hardnessPpm }))?.cause.id;
    expect([soft(220), soft(60)]).toEqual([undefined, 'soft-water']);
  });

  it('measures bromine where bromine disinfects', () => {
    const spa = { volumeL: 1500, kind: 'spa', sanitizer: 'bromine' } as const;
    const [judged] = judgeCauses(SYMPTOMS.smell, 'musty', spa, knownOf([{ takenAt, brominePpm: 1 }], spa), NOW);
    expect(judged).toMatchObject({ cause: { id: 'early-algae' }, evidence: [{ parameter: 'brominePpm', verdict: 'for' }] });
  });

  it('names no cause by an answer that fits another equally', () => {
    expect(likeliest(judgeCauses(SYMPTOMS.scale, 'rough', POOL, NOTHING, NOW))).toBeUndefined();
    expect(likeliest(judgeCauses(SYMPTOMS.scale, 'tile', POOL, NOTHING, NOW))?.cause.id).toBe('hard-water');
  });

  it('lays no weight on a test of last month', () => {
    const old = knownOf([{ takenAt: '2026-06-01T08:00:00Z', copperPpm: 2 }]);
    expect(first(SYMPTOMS.green, 'slowly', POOL, old, NOW)?.cause.id).toBe('algae');
  });

  it('measures chlorine by the stabilizer of the pool', () => {
    const tests = knownOf([{ takenAt, freeChlorinePpm: 3, cyanuricAcidPpm: 80 }]);
    const algae = judgeCauses(SYMPTOMS.green, null, POOL, tests, NOW).find(({ cause }) => cause.id === 'algae');
    expect(algae?.evidence).toMatchObject([{ verdict: 'for', crossed: { bound: 'below' } }]);
    expect(algae?.evidence[0]?.crossed?.limit).toBeGreaterThan(3);
  });

  it('has a cause for every answer, and only answers that are offered', () => {
    for (const id of SYMPTOM_IDS) {
      const { answers, causes, dangerousAnswers = [] } = SYMPTOMS[id];
      const named = causes.flatMap((cause) => cause.answers);
      expect([...new Set(named)].toSorted(), id).toEqual([...answers].toSorted());
      for (const dangerous of dangerousAnswers) expect(answers).toContain(dangerous);
    }
  });

  it('names the article that fits the test and the pool', () => {
    const slugOf = (id: string, pool: Parameters<typeof judgeCauses>[2], ph: number) =>
      judgeCauses(SYMPTOMS.eyes, null, pool, knownOf([{ takenAt, ph }]), NOW).find(({ cause }) => cause.id === id)?.slug;
    expect(slugOf('ph-off', POOL, 6.6)).toBe('raise-ph');
    expect(slugOf('ph-off', POOL, 8.4)).toBe('lower-ph');
    expect(slugOf('weak-sanitizer', POOL, 7.5)).toBe('free-chlorine');
    expect(slugOf('weak-sanitizer', { ...POOL, kind: 'spa' }, 7.5)).toBe('hot-tub');
  });

  it('puts what a test points to before what a test rules out', () => {
    const tests = knownOf([{ takenAt, combinedChlorinePpm: 0, ph: 8.4, freeChlorinePpm: 3 }]);
    expect(judgeCauses(SYMPTOMS.eyes, 'indoors', POOL, tests, NOW)[0]?.cause.id).toBe('ph-off');
  });

  it('says no shock to metals in water without sanitizer, and no chlorine to biguanide water', () => {
    const low = knownOf([{ takenAt, freeChlorinePpm: 0, ph: 7.5 }]).verdicts;
    expect(todoOf('metals', POOL, low)).not.toBe(todoOf('metals', POOL, []));
    expect(todoOf('algae', { ...POOL, sanitizer: 'biguanide' }, low)).toMatch(/biguanide/);
    expect(todoOf('algae', { ...POOL, sanitizer: 'bromine' }, low)).toMatch(/bromine/);
  });
  it('says of a value what its verdict says: nearly out by a strip is no cause yet', () => {
    const byStrip = knownOf([{ ...BALANCED, ph: 8, method: 'strip' }]);
    const of = (known: Known) => judgeCauses(SYMPTOMS.eyes, 'everyone', POOL, known, NOW).find(({ cause }) => cause.id === 'ph-off');
    expect(byStrip.verdicts).toContainEqual(expect.objectContaining({ parameter: 'ph', call: 'test_again', because: 'error' }));
    expect(of(byStrip)?.evidence).toMatchObject([{ verdict: 'unclear', crossed: { bound: 'above', limit: 7.8 } }]);
    expect(of(knownOf([{ ...BALANCED, ph: 8.4 }]))?.evidence).toMatchObject([{ verdict: 'for' }]);
    expect(of(knownOf([BALANCED]))?.evidence).toMatchObject([{ verdict: 'against' }]);
  });

  it('takes no doubtful value for evidence, and judges none itself', () => {
    const wild = { takenAt: '2026-07-10T10:00:00Z', ph: 5.1, method: 'device' as const };
    const known = knownOf([{ ...wild, doubtful: ['ph'] }, BALANCED]);
    expect(known.tests.ph?.value).toBe(7.6);
    expect(lastTestsOf([{ ...wild, doubtful: ['ph'], confirmed: ['ph'] }]).ph?.value).toBe(5.1);
    const of = (one: Known) => judgeCauses(SYMPTOMS.eyes, null, POOL, one, NOW).find(({ cause }) => cause.id === 'ph-off');
    expect(of({ tests: lastTestsOf([{ takenAt, ph: 6.5 }]) })).toMatchObject({ evidence: [], untested: [] });
    // What was measured since is doubted: tested again before it says anything.
    expect(of(known)).toMatchObject({ evidence: [], untested: ['ph'] });
  });
});
