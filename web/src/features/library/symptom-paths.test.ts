import { describe, expect, it } from 'vitest';
import { isPointedAt, judgeCauses, lastTestsOf, SYMPTOM_IDS, SYMPTOMS } from './symptom-paths.ts';

const POOL = { volumeL: 40_000, kind: 'pool', surface: 'plaster', sanitizer: 'chlorine' } as const;
const NOW = Date.parse('2026-07-10T12:00:00Z');
const takenAt = '2026-07-10T08:00:00Z';
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
    const metals = lastTestsOf([{ takenAt, copperPpm: 0.6, freeChlorinePpm: 6, cyanuricAcidPpm: 40 }]);
    expect(first(SYMPTOMS.green, null, POOL, metals, NOW)).toMatchObject({
      cause: { id: 'metals' },
      evidence: [{ parameter: 'copperPpm', isFor: true }],
    });
    const algae = lastTestsOf([{ takenAt, freeChlorinePpm: 0.5, cyanuricAcidPpm: 40 }]);
    expect(first(SYMPTOMS.green, null, POOL, algae, NOW)).toMatchObject({ cause: { id: 'algae', isCleared: true } });
  });

  it('follows the answer where nothing was measured, and says what to measure', () => {
    const judged = first(SYMPTOMS.green, 'after-chlorine', POOL, {}, NOW);
    expect(judged).toMatchObject({ cause: { id: 'metals' }, fitsAnswer: true, evidence: [], untested: ['copperPpm', 'ironPpm'] });
  });

  it('calls no cause likely that every test speaks against', () => {
    const judged = (value: number) => first(SYMPTOMS.smell, 'chlorine', POOL, lastTestsOf([{ takenAt, combinedChlorinePpm: value }]), NOW);
    const [clear, high] = [judged(0), judged(1)];
    expect([clear, high].map((one) => one?.cause.id)).toEqual(['combined', 'combined']);
    expect([clear, high].map((one) => one && isPointedAt(one))).toEqual([false, true]);
    const untested = first(SYMPTOMS.smell, 'chlorine', POOL, {}, NOW);
    expect(untested && isPointedAt(untested)).toBe(true);
  });

  it('puts nothing that the person does not see before what they do see', () => {
    const soft = lastTestsOf([{ takenAt, ph: 7.4, hardnessPpm: 100 }]);
    const judged = first(SYMPTOMS.scale, 'tile', POOL, soft, NOW);
    expect(judged?.cause.id).toBe('hard-water');
    expect(judged && isPointedAt(judged)).toBe(false);
    expect(first(SYMPTOMS.scale, 'rough', POOL, soft, NOW)?.cause.id).toBe('etching');
  });

  it('lays no weight on a test of last month', () => {
    const old = lastTestsOf([{ takenAt: '2026-06-01T08:00:00Z', copperPpm: 2 }]);
    expect(first(SYMPTOMS.green, 'slowly', POOL, old, NOW)?.cause.id).toBe('algae');
  });

  it('measures chlorine by the stabilizer of the pool', () => {
    const tests = lastTestsOf([{ takenAt, freeChlorinePpm: 3, cyanuricAcidPpm: 80 }]);
    const algae = judgeCauses(SYMPTOMS.green, null, POOL, tests, NOW).find(({ cause }) => cause.id === 'algae');
    expect(algae?.evidence).toMatchObject([{ isFor: true, crossed: { bound: 'below' } }]);
    expect(algae?.evidence[0]?.crossed?.limit).toBeGreaterThan(3);
  });

  it('has a cause for every answer, and only answers that are offered', () => {
    for (const id of SYMPTOM_IDS) {
      const { answers, causes, dangerousAnswer } = SYMPTOMS[id];
      const named = causes.flatMap((cause) => cause.answers);
      expect([...new Set(named)].toSorted(), id).toEqual([...answers].toSorted());
      if (dangerousAnswer !== undefined) expect(answers).toContain(dangerousAnswer);
    }
  });
});
