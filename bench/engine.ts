// The engine against a plain loop and against the naive formula, in one run. Nothing is asserted: read the ratios.
import * as engine from '@limpid/chemistry';

const { balance, completeWater, dose, effect, solvePh, totalsOf } = engine;

const WATER = { ph: 7.75, alkalinityPpm: 95, hardnessPpm: 280, cyanuricAcidPpm: 35, freeChlorinePpm: 2.5, saltPpm: 700, temperatureC: 26 };
const POOL_L = 50_000;
/** keeps the loops from being optimised away */
let kept = 0;

/** The trade's formula on a pocket calculator: what a full balance is compared with. */
function naiveIndex(ph: number): number {
  const carbonate = WATER.alkalinityPpm - WATER.cyanuricAcidPpm / 3;
  return ph + 0.7 + Math.log10(WATER.hardnessPpm) - 0.4 + Math.log10(carbonate) - 12.1;
}

/** Median of five rounds, microseconds per call; each call gets another number so that nothing is remembered. */
function measure(runs: number, work: (variation: number) => number): number {
  const rounds: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const start = performance.now();
    for (let i = 0; i < runs; i += 1) kept += work(i / runs);
    rounds.push(((performance.now() - start) * 1000) / runs);
  }
  // the first round warms up
  return rounds.slice(1).toSorted((a, b) => a - b)[2] ?? Number.NaN;
}

const totals = totalsOf(completeWater(WATER));
const target = (v: number) => ({ parameter: 'ph', value: 7.3 + 0.3 * v }) as const;
const acid = (v: number) => [{ productId: 'muriatic-acid', amountMl: 200 + 300 * v }] as const;

const cases: [name: string, runs: number, work: (v: number) => number][] = [
  ['plain empty loop', 5_000_000, (v) => v],
  ['naive index', 2_000_000, (v) => naiveIndex(7 + v)],
  ['full balance', 50_000, (v) => balance({ ...WATER, ph: 7 + v }).dicMmol],
  ['full balance, another temperature each time', 50_000, (v) => balance({ ...WATER, temperatureC: 20 + v }).dicMmol],
  ['pH from totals', 50_000, (v) => solvePh({ ...totals, alk: totals.alk * (0.9 + 0.2 * v) })],
  ['effect of an addition', 50_000, (v) => effect({ volumeL: POOL_L, water: WATER, additions: acid(v) }).ph],
  ['dose to a pH', 2_000, (v) => dose({ volumeL: POOL_L, water: WATER, productId: 'muriatic-acid', target: target(v) }).amountMl ?? 0],
];

if ('plan' in engine && typeof engine.plan === 'function') {
  const { plan } = engine;
  const pool = { volumeL: 56_781, surface: 'plaster' } as const;
  const water = completeWater({ ...WATER, ph: 7.9, alkalinityPpm: 130, hardnessPpm: 180, cyanuricAcidPpm: 15, freeChlorinePpm: 1 });
  const at = '2025-06-01T12:00:00.000Z';
  cases.push(['complete plan', 100, (v) => plan({ pool, water: { ...water, ph: 7.8 + 0.2 * v }, at }).steps.length]);
}

const results = cases.map(([name, runs, work]) => ({ name, microseconds: measure(runs, work) }));
const [empty = Number.NaN, naive = Number.NaN] = results.map(({ microseconds }) => microseconds);
console.log(`${'what'.padEnd(46)}${'µs'.padStart(10)}${'× empty'.padStart(12)}${'× naive'.padStart(12)}`);
for (const { name, microseconds } of results) {
  const [byEmpty, byNaive] = [microseconds / empty, microseconds / naive].map((ratio) => ratio.toFixed(ratio < 10 ? 1 : 0));
  console.log(`${name.padEnd(46)}${microseconds.toFixed(3).padStart(10)}${(byEmpty ?? '').padStart(12)}${(byNaive ?? '').padStart(12)}`);
}
if (!Number.isFinite(kept)) console.log('a result was not finite');
