// What the last tests of a pool say about a cause: clearly for it, clearly against it, or too close to the limit for the test to tell.
import {
  balance,
  errorBar,
  type Method,
  type Parameter,
  PARAMETERS,
  type PoolTraits,
  sanitizerParameter,
  swimLimits,
  targets,
  type WaterInput,
  withCombinedChlorine,
} from '@limpid/chemistry';

export interface LastValue {
  value: number;
  takenAt: string;
  method?: Method;
}
export type LastTests = Partial<Record<Parameter, LastValue>>;

type Reading = { takenAt: string; method?: Method | undefined } & { [P in Parameter]?: number | undefined };

/** The newest value of each parameter; `readings` come newest first. */
export function lastTestsOf(readings: readonly Reading[]): LastTests {
  const found: LastTests = {};
  for (const { takenAt, method, ...values } of readings.map(withCombinedChlorine)) {
    for (const parameter of PARAMETERS) {
      const value = values[parameter];
      if (value !== undefined && found[parameter] === undefined) found[parameter] = { value, takenAt, ...(method && { method }) };
    }
  }
  return found;
}

/** What a test would show if this were the cause. */
export type Clue = 'sanitizer-low' | 'combined-high' | 'ph-off' | 'foams-soft' | 'metals-high' | 'index-high' | 'index-low';

/** The index is computed from tests. */
export type Measured = Parameter | 'saturationIndex';

/** A bound of the pool that a value crosses. */
export interface Crossed {
  bound: 'below' | 'above';
  limit: number;
}

export interface Evidence {
  parameter: Measured;
  value: number;
  takenAt: string;
  verdict: 'for' | 'against' | 'unclear';
  /** why it speaks for the cause */
  crossed?: Crossed;
}

interface Found {
  evidence: Evidence[];
  untested: Measured[];
}

/** An older test says little about water of today. */
const OLD_MS = 14 * 86_400_000;
const USUAL_METHOD: Method = 'drops';

const errorOf = (parameter: Parameter, { value, method = USUAL_METHOD }: LastValue): number => errorBar(parameter, method, value);

/** The lower bound, the upper bound, or both, that the cause would have crossed. */
function boundsOf(clue: Clue, pool: PoolTraits, cyanuricAcidPpm: number | undefined): Crossed[] {
  const limits = swimLimits(pool, cyanuricAcidPpm);
  const below = (limit: number | undefined): Crossed[] => (limit === undefined ? [] : [{ bound: 'below', limit }]);
  const above = (limit: number): Crossed[] => [{ bound: 'above', limit }];
  switch (clue) {
    case 'sanitizer-low':
      return below((limits.bromine ?? limits.freeChlorine)?.low);
    case 'combined-high':
      return above(limits.combinedChlorine.high);
    case 'ph-off':
      return [...above(limits.ph.high), ...below(limits.ph.low)];
    case 'foams-soft':
      // Plaster asks for more calcium than water needs not to foam: that is the bound of a tub without plaster.
      return below(targets({ kind: 'spa', surface: 'acrylic' }, cyanuricAcidPpm ?? 0).hardnessPpm.low);
    case 'metals-high':
      return above(limits.metalHighPpm);
    case 'index-high':
      return above(targets(pool, cyanuricAcidPpm ?? 0).saturationIndex.high);
    case 'index-low':
      return below(targets(pool, cyanuricAcidPpm ?? 0).saturationIndex.low);
  }
}

const INDEX_PARTS = ['ph', 'alkalinityPpm', 'hardnessPpm'] as const;

function parametersOf(clue: Clue, pool: PoolTraits): Measured[] {
  switch (clue) {
    case 'sanitizer-low':
      return [sanitizerParameter(pool) ?? []].flat();
    case 'combined-high':
      return ['combinedChlorinePpm'];
    case 'ph-off':
      return ['ph'];
    case 'foams-soft':
      return ['hardnessPpm'];
    case 'metals-high':
      return ['copperPpm', 'ironPpm'];
    case 'index-high':
    case 'index-low':
      return ['saturationIndex'];
  }
}

export function evidenceOf(clue: Clue, pool: PoolTraits, tests: LastTests, now: number): Found {
  const recent = Object.fromEntries(Object.entries(tests).filter(([, { takenAt }]) => now - Date.parse(takenAt) <= OLD_MS)) as LastTests;
  const bounds = boundsOf(clue, pool, tests.cyanuricAcidPpm?.value);
  const found = parametersOf(clue, pool).map((parameter): Found => {
    if (parameter === 'saturationIndex') return indexEvidence(bounds, recent);
    const last = recent[parameter];
    if (!last || bounds.length === 0) return { evidence: [], untested: [parameter] };
    return { evidence: [evidenceFor(parameter, last, errorOf(parameter, last), bounds)], untested: [] };
  });
  return { evidence: found.flatMap(({ evidence }) => evidence), untested: found.flatMap(({ untested }) => untested) };
}

const TO_SWIM = ['sanitizer-low', 'ph-off'] as const satisfies readonly Clue[];
/** What the last tests clearly show that no one may swim in, whatever the symptom. */
export const reasonsToStayOut = (pool: PoolTraits, tests: LastTests, now: number): Evidence[] =>
  TO_SWIM.flatMap((clue) => evidenceOf(clue, pool, tests, now).evidence).filter(({ verdict }) => verdict === 'for');

/** Beyond the bound by more than the test may err it speaks for the cause, within that error it says nothing. */
function evidenceFor(parameter: Measured, { value, takenAt }: LastValue, error: number, bounds: readonly Crossed[]): Evidence {
  const beyond = ({ bound, limit }: Crossed) => (bound === 'below' ? limit - value : value - limit);
  const [nearest] = bounds.toSorted((a, b) => beyond(b) - beyond(a));
  const by = nearest ? beyond(nearest) : -Infinity;
  const verdict = by > error ? 'for' : by > -error && by > 0 ? 'unclear' : 'against';
  return { parameter, value, takenAt, verdict, ...(verdict !== 'against' && nearest && { crossed: nearest }) };
}

function indexEvidence(bounds: readonly Crossed[], tests: LastTests): Found {
  const { ph, alkalinityPpm, hardnessPpm } = tests;
  const value = indexOf(tests);
  if (!ph || !alkalinityPpm || !hardnessPpm || value === null) {
    return { evidence: [], untested: INDEX_PARTS.filter((part) => tests[part] === undefined) };
  }
  const shifts = INDEX_PARTS.map((part) => {
    const last = tests[part];
    const shifted = last && indexOf({ ...tests, [part]: { ...last, value: last.value + errorOf(part, last) } });
    return (shifted ?? value) - value;
  });
  const takenAt = [ph, alkalinityPpm, hardnessPpm].map((one) => one.takenAt).toSorted()[0] ?? ph.takenAt;
  return { evidence: [evidenceFor('saturationIndex', { value, takenAt }, Math.hypot(...shifts), bounds)], untested: [] };
}

const BESIDE_PARTS = ['cyanuricAcidPpm', 'boratePpm', 'saltPpm', 'temperatureC', 'freeChlorinePpm'] as const;

/** Null where a part is missing or the values can't be of one water. */
function indexOf(tests: LastTests): number | null {
  const known = [...INDEX_PARTS, ...BESIDE_PARTS].flatMap((part) => {
    const last = tests[part];
    return last ? [[part, last.value] as const] : [];
  });
  if (INDEX_PARTS.some((part) => tests[part] === undefined)) return null;
  try {
    return balance(Object.fromEntries(known) as unknown as WaterInput).saturationIndex;
  } catch {
    return null;
  }
}
