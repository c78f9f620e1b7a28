// What is known of a pool's water says about a cause: clearly for it, clearly against it, or too close to the limit for the test to tell. Where
// the engine has a verdict on a value, that is put into words here; only the saturation index and what makes foam have limits of their own.
import {
  balance,
  errorBar,
  type Method,
  type Parameter,
  PARAMETERS,
  type PoolTraits,
  sanitizerParameter,
  targets,
  type WaterInput,
  withCombinedChlorine,
} from '@limpid/chemistry';
import type { PoolPlan } from '@limpid/contract';
import { isDoubtful, type Verdict } from '../../i18n/verdict-facts.ts';

export interface LastValue {
  value: number;
  takenAt: string;
  method?: Method;
}
export type LastTests = Partial<Record<Parameter, LastValue>>;

type Reading = { takenAt: string; method?: Method | undefined; doubtful?: readonly Parameter[]; confirmed?: readonly Parameter[] } & {
  [P in Parameter]?: number | undefined;
};

/** The newest value of each parameter that counts; `readings` come newest first. */
export function lastTestsOf(readings: readonly Reading[], doubts?: PoolPlan['doubts']): LastTests {
  const found: LastTests = {};
  for (const reading of readings.map(withCombinedChlorine)) {
    const { takenAt, method } = reading;
    for (const parameter of PARAMETERS) {
      const value = isDoubtful(reading as Parameters<typeof isDoubtful>[0], parameter, doubts) ? undefined : reading[parameter];
      if (value !== undefined && found[parameter] === undefined) found[parameter] = { value, takenAt, ...(method && { method }) };
    }
  }
  return found;
}

/** Everything that speaks for or against a cause. Without a plan there are no verdicts, and nothing is said of what they judge. */
export interface Known {
  tests: LastTests;
  verdicts?: readonly Verdict[] | undefined;
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

const below = (limit: number | undefined): Crossed[] => (limit === undefined ? [] : [{ bound: 'below', limit }]);
const above = (limit: number | undefined): Crossed[] => (limit === undefined ? [] : [{ bound: 'above', limit }]);

/** The bound that the cause would have crossed, where no verdict says so. */
function ownBounds(clue: Clue, pool: PoolTraits, cyanuricAcidPpm = 0): Crossed[] {
  if (clue === 'index-high') return above(targets(pool, cyanuricAcidPpm).saturationIndex.high);
  if (clue === 'index-low') return below(targets(pool, cyanuricAcidPpm).saturationIndex.low);
  // Plaster asks for more calcium than water needs not to foam: that is the bound of a tub without plaster.
  return below(targets({ kind: 'spa', surface: 'acrylic' }, cyanuricAcidPpm).hardnessPpm.low);
}

/** On which sides of its range a value would speak for the cause. */
const SIDES: Record<Clue, readonly Crossed['bound'][]> = {
  'sanitizer-low': ['below'],
  'combined-high': ['above'],
  'ph-off': ['above', 'below'],
  'foams-soft': ['below'],
  'metals-high': ['above'],
  'index-high': ['above'],
  'index-low': ['below'],
};

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

export function evidenceOf(clue: Clue, pool: PoolTraits, { tests, verdicts }: Known, now: number): Found {
  const recent = Object.fromEntries(Object.entries(tests).filter(([, { takenAt }]) => now - Date.parse(takenAt) <= OLD_MS)) as LastTests;
  const bounds = ownBounds(clue, pool, tests.cyanuricAcidPpm?.value);
  const found = parametersOf(clue, pool).map((parameter): Found => {
    if (parameter === 'saturationIndex') return indexEvidence(bounds, recent);
    const last = recent[parameter];
    if (!last) return { evidence: [], untested: [parameter] };
    if (clue === 'foams-soft') return { evidence: [evidenceFor(parameter, last, errorOf(parameter, last), bounds)], untested: [] };
    const verdict = verdicts?.find((one) => one.parameter === parameter);
    if (!verdict) return { evidence: [], untested: [] };
    if (verdict.because !== undefined && !MEASURED.includes(verdict.because)) return { evidence: [], untested: [parameter] };
    return { evidence: [judgedEvidence(verdict, last.takenAt, SIDES[clue])], untested: [] };
  });
  return { evidence: found.flatMap(({ evidence }) => evidence), untested: found.flatMap(({ untested }) => untested) };
}

/** Why to test again, although the value says something; what is old, doubted or can't be is as good as untested. */
const MEASURED: readonly Verdict['because'][] = ['error', 'scale_end'];

/** Clearly out of its range it speaks for the cause. What has to be tested again, or is nearly in range, says nothing. */
function judgedEvidence(verdict: Verdict, takenAt: string, sides: readonly Crossed['bound'][]): Evidence {
  const { parameter, value, low, high, standing, call } = verdict;
  const isLow = standing === 'low' || standing === 'nearly_low';
  const isHigh = standing === 'high' || standing === 'nearly_high';
  const [crossed] = isLow ? below(low) : isHigh ? above(high) : [];
  const isUnclear = call === 'test_again' || standing.startsWith('nearly') || standing === 'no_range';
  const isOnSide = crossed !== undefined && sides.includes(crossed.bound);
  const said = isOnSide ? (isUnclear ? 'unclear' : 'for') : call === 'test_again' ? 'unclear' : 'against';
  return { parameter, value, takenAt, verdict: said, ...(isOnSide && { crossed }) };
}

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
