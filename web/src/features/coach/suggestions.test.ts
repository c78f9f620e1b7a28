import type { Pool, PoolPlan } from '@limpid/contract';
import { expect, it } from 'vitest';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import { type State, suggestedQuestions } from './suggestions.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const AT = '2026-11-25T12:00:00Z';
const RANGES = {
  freeChlorine: { minimumPpm: 3, targetLowPpm: 5, targetHighPpm: 7, shockPpm: 16 },
  ph: { low: 7.2, high: 7.8 },
  alkalinityPpm: { low: 70, high: 120 },
  hardnessPpm: { low: 200, high: 400 },
  cyanuricAcidPpm: { low: 30, high: 50 },
  saltPpm: { low: 2700, high: 3400 },
};
const FINE = { freeChlorinePpm: 6, combinedChlorinePpm: 0, ph: 7.6, alkalinityPpm: 90, hardnessPpm: 250, cyanuricAcidPpm: 40 };

interface Given extends Partial<Pick<State, 'isDue' | 'now'>> {
  water?: object;
  pool?: Partial<Pool>;
  plan?: object;
}
const asked = ({ water = {}, pool = {}, plan = {}, isDue = false, now = NOW }: Given = {}) =>
  suggestedQuestions({
    pool: { ...BACKYARD_POOL, ...pool } as Pool,
    plan: {
      steps: [],
      findings: [],
      swim: { state: 'ready', isKnown: true },
      water: { ...FINE, ...water },
      measuredAt: { ph: AT },
      targets: RANGES,
      ...plan,
    } as unknown as PoolPlan,
    isDue,
    now,
  });

it('asks of clear water in range nothing about green water or acid', () => {
  expect(asked()).toEqual([
    'Can we swim today?',
    'When should I test again?',
    'How long should I run my pump?',
    'What does a pool party do to the chlorine?',
  ]);
});

it('asks about the values that are out of range, as they are', () => {
  expect(asked({ water: { ph: 8.04 } })[0]).toBe('pH is 8.0: how do I lower it to 7.5?');
  expect(asked({ water: { cyanuricAcidPpm: 110.4 } })[0]).toBe('Cyanuric acid is 110: how do I lower it to 50?');
  expect(asked({ water: { freeChlorinePpm: 8.8 } })[0]).toBe('Is my free chlorine OK?');
  expect(asked({ water: { combinedChlorinePpm: 0.8 } })[0]).toBe('Why does the pool smell of chlorine?');
  const isLeft = { code: 'left_alone_within_error', parameter: 'ph' };
  expect(asked({ water: { ph: 7.9 }, plan: { findings: [isLeft] } })[0]).toBe('Can we swim today?');
  // 7.83 is written as 7.8; salt counts only where a cell needs it.
  expect(asked({ water: { ph: 7.83, saltPpm: 900 } })[0]).toBe('Can we swim today?');
  expect(asked({ water: { saltPpm: 2000 }, pool: { sanitizer: 'salt' } })[0]).toBe('Salt is 2,000: how do I raise it to 2,700?');
});

it('asks what the pool waits for', () => {
  expect(asked({ plan: { steps: [{ state: 'todo' }] } })[0]).toBe('What should I add today?');
  expect(asked({ plan: { swim: { state: 'stay_out', isKnown: true } } })[0]).toBe('Can we swim today?');
  expect(asked({ isDue: true })[0]).toBe('What maintenance is due?');
  expect(asked({ now: NOW + 9 * 86_400_000 })[0]).toBe('When should I test again?');
  expect(asked({ plan: { measuredAt: {}, swim: { state: 'treat_today', isKnown: false } } })).toEqual([
    'When should I test again?',
    'Strips or drops?',
    'Can we swim today?',
    'How long should I run my pump?',
  ]);
});

it('asks for the kind of pool', () => {
  expect(asked({ pool: { kind: 'spa' } })).toContain('How often should I change the water in a hot tub?');
  expect(asked({ pool: { sanitizer: 'salt' } })).toContain('How do I clean a salt cell?');
  expect(asked({ pool: { sanitizer: 'salt' }, water: { freeChlorinePpm: 1 } })).toContain(
    'Why does my salt cell make too little chlorine?',
  );
});
