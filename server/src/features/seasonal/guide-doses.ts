// What an item of a guide asks to add to this pool: steps of its plan, or the engine's amounts before a storm and a journey. No number is ours.
import { type DoseParameter, guideOf, type MessageAmount, type Parameter, PRODUCTS, type ProductId } from '@limpid/chemistry';
import type { GuideDose, GuideDoseKind, PoolPlan } from '@limpid/contract';
import type { StoredGuide } from './guides.ts';

/** From the engine's settings of the pool. */
export type DosedPool = Parameters<typeof guideOf>[1];
export interface Dosing {
  pool: DosedPool;
  plan: PoolPlan;
  now: Date;
}
type Addition = GuideDose['additions'][number];

const DAY_MS = 86_400_000;
/** Older than that a test says nothing about today, in days. */
const FRESH_DAYS = { quick: 3, slow: 30, afterRain: 1 };
const QUICK: readonly Parameter[] = ['freeChlorinePpm', 'brominePpm', 'ph'];

const sanitizerOf = ({ pool }: DosedPool): DoseParameter | undefined =>
  pool.sanitizer === 'bromine' ? 'brominePpm' : pool.sanitizer === 'biguanide' ? undefined : 'freeChlorinePpm';

/** Tested within so many days. */
function isFresh({ plan, now }: Dosing, parameter: Parameter, days: number): boolean {
  const at = plan.measuredAt[parameter];
  return at !== undefined && now.getTime() - Date.parse(at) <= days * DAY_MS;
}
const isKnown = (dosing: Dosing, parameter: Parameter): boolean =>
  isFresh(dosing, parameter, QUICK.includes(parameter) ? FRESH_DAYS.quick : FRESH_DAYS.slow);

const additionOf = ({ productId, strengthPercent, amountG, amountMl, amountL }: PoolPlan['steps'][number]): Addition => ({
  productId,
  strengthPercent,
  amountG,
  amountMl,
  amountL,
});
const steps = ({ plan }: Dosing, isWanted: (productId: ProductId) => boolean): Addition[] =>
  plan.steps.filter(({ state, productId }) => state === 'todo' && isWanted(productId)).map(additionOf);

const answer = (kind: GuideDoseKind, additions: Addition[]): GuideDose => ({
  kind,
  state: additions.length > 0 ? 'add' : 'nothing',
  additions,
});
const testFirst = (kind: GuideDoseKind): GuideDose => ({ kind, state: 'test_first', additions: [] });

/** Before a storm or a journey there is more to add than on other days. */
const AHEAD = { 'hurricane-before': ['storm', 'steps_guide_storm_chlorine'], away: ['away', 'steps_guide_away_chlorine'] } as const;

const amountOf = (additions: readonly Addition[]): number =>
  additions.reduce((sum, { amountG = 0, amountMl = 0 }) => sum + amountG + amountMl, 0);

function chlorineAhead(season: StoredGuide['season'], { pool }: Dosing): Addition[] {
  if (!(season in AHEAD)) return [];
  const [name, code] = AHEAD[season as keyof typeof AHEAD];
  const said = guideOf(name, pool)
    .first.flatMap(({ messages }) => messages)
    .filter((message) => message.code === code);
  return said.flatMap(({ values = {} }) => {
    const amount = values['amount'] as MessageAmount | undefined;
    if (!amount) return [];
    const productId = values['product'] as ProductId;
    const own = pool.shelf?.find((item) => item.productId === productId)?.strengthPercent;
    const strengthPercent = own ?? PRODUCTS[productId].defaultStrengthPercent;
    return [{ productId, strengthPercent, amountG: amount.amountG, amountMl: amount.amountMl }];
  });
}

function sanitizerDose(kind: GuideDoseKind, season: StoredGuide['season'], dosing: Dosing): GuideDose | undefined {
  const parameter = sanitizerOf(dosing.pool);
  if (!parameter) return undefined;
  if (!isKnown(dosing, parameter)) return testFirst(kind);
  const planned = steps(dosing, (product) => PRODUCTS[product].raises.includes(parameter));
  const ahead = parameter === 'freeChlorinePpm' ? chlorineAhead(season, dosing) : [];
  // Where the plan already asks for more than that, it counts.
  return answer(kind, amountOf(ahead) > amountOf(planned) ? ahead : planned);
}

/** What of the plan an item asks for, and whether the tests that it follows from are new enough. */
interface PlanPart {
  isWanted: (productId: ProductId) => boolean;
  isKnown: (dosing: Dosing) => boolean;
}
const raising = (parameter: DoseParameter): PlanPart => ({
  isWanted: (product) => PRODUCTS[product].raises.includes(parameter),
  isKnown: (dosing) => isKnown(dosing, parameter),
});
const hasPh = (dosing: Dosing): boolean => isKnown(dosing, 'ph');

const PLAN_PARTS: Readonly<Record<Exclude<GuideDoseKind, 'raise_free_chlorine' | 'slam'>, PlanPart>> = {
  plan: { isWanted: () => true, isKnown: hasPh },
  raise_cyanuric_acid: raising('cyanuricAcidPpm'),
  raise_salt: raising('saltPpm'),
  raise_alkalinity: raising('alkalinityPpm'),
  raise_calcium: raising('hardnessPpm'),
  lower_ph: { isWanted: (product) => PRODUCTS[product].lowers.includes('ph'), isKnown: hasPh },
  dilution: {
    isWanted: (product) => product === 'fill-water',
    isKnown: (dosing) => isKnown(dosing, 'hardnessPpm') || isKnown(dosing, 'cyanuricAcidPpm'),
  },
  rain_dilution: { isWanted: () => true, isKnown: (dosing) => isFresh(dosing, 'ph', FRESH_DAYS.afterRain) },
};

/** Undefined: nothing of this kind is added to such a pool. */
export function doseOf(kind: GuideDoseKind, season: StoredGuide['season'], dosing: Dosing): GuideDose | undefined {
  if (kind === 'raise_free_chlorine') return sanitizerDose(kind, season, dosing);
  if (kind === 'slam') return sanitizerOf(dosing.pool) === 'freeChlorinePpm' ? { kind, state: 'clear_up', additions: [] } : undefined;
  const part = PLAN_PARTS[kind];
  return part.isKnown(dosing) ? answer(kind, steps(dosing, part.isWanted)) : testFirst(kind);
}
