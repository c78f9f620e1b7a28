// The one next thing to do in a clear-up, in the order in which an expert would look at it.
import { type ClearUpAddition, chlorineUpTo, exchangeAddition, phAddition } from './amounts.ts';
import { passedThisMorning } from './criteria.ts';
import { type ClearUpFacts, DAY_MS, dosesSinceStart, HOUR_MS, isAboveStrip, lastDose, lastTestWith, type LoggedTest } from './log.ts';
import { eveningOf, eveningTest } from './night.ts';
import { morningTest, testAfterDose, testWhileHolding, wantsOvernight } from './schedule.ts';
import { callReason, type ClearUpObstacle, CYANURIC_ACID_LIMIT_PPM, obstacleOf, vanishedDoses } from './trouble.ts';
import { isSpa } from '../targets/targets.ts';
import type { Parameter } from '../water.ts';

/** What a test is for. */
export type ClearUpTestReason = 'missing' | 'after_dose' | 'after_ph' | 'stale' | 'hold' | 'evening' | 'morning' | 'last' | 'refilled';
export type ClearUpAction =
  | { kind: 'test'; parameters: Parameter[]; withLook: boolean; at: string; reason: ClearUpTestReason }
  /** `toPpm`: the free chlorine that it leads to, for chlorine; missing for pH */
  | { kind: 'add'; addition: ClearUpAddition; because: 'shock' | 'ammonia' | 'ph'; toPpm?: number }
  | { kind: 'aerate' }
  | { kind: 'exchange'; addition: ClearUpAddition }
  | { kind: 'drain_spa' }
  | { kind: 'obstacle'; because: ClearUpObstacle }
  | { kind: 'call'; because: 'no_floor' | 'vanishes' }
  | { kind: 'done'; at: string };

/** Phenol red and alkalinity tests can't be trusted above this (facts/expert-advice part 9). */
export const PH_UNREADABLE_ABOVE_PPM = 10;
const PH_LOW = 7.2;
const PH_HIGH = 7.5;
/** Low pH with so much alkalinity rises by air alone. */
const AERATE_FROM_ALKALINITY_PPM = 120;
const FRESH_CHLORINE_MS = 4 * HOUR_MS;
const FRESH_PH_MS = DAY_MS;
const FRESH_CYANURIC_ACID_MS = 30 * DAY_MS;
const PH_WAIT_MS = HOUR_MS;
/** Near enough to the shock level: less is within the error of the test. */
const LEVEL_SHARE = 0.9;
/** Overnight less is enough: the pair of tests matters more than the last ppm. */
const EVENING_SHARE = 0.75;
const TEST_ERROR_PPM = 0.5;
/** One step of chlorine into water with ammonia, until half of it stays. */
const AMMONIA_STEP_PPM = 10;
/** So much of a spa's water is new. */
const REFILLED_SHARE = 0.8;

const BOTH: Parameter[] = ['freeChlorinePpm', 'combinedChlorinePpm'];

function testAt(at: number, reason: ClearUpTestReason, parameters: Parameter[] = BOTH): ClearUpAction {
  return { kind: 'test', parameters, withLook: true, at: new Date(at).toISOString(), reason };
}

const ageMs = ({ latest, now }: ClearUpFacts, name: Parameter): number => {
  const at = latest.measuredAt[name];
  return at === undefined ? Infinity : now - Date.parse(at);
};

/** pH is set before the first dose and left alone from then on. */
const isBeforeFirstDose = (facts: ClearUpFacts) => dosesSinceStart(facts).length === 0;
const isPhReadable = ({ latest }: ClearUpFacts) => (latest.water.freeChlorinePpm ?? 0) <= PH_UNREADABLE_ABOVE_PPM;

function missingOf(facts: ClearUpFacts): Parameter[] {
  const isFirst = isBeforeFirstDose(facts);
  return [
    ...(isFirst && ageMs(facts, 'freeChlorinePpm') > FRESH_CHLORINE_MS ? BOTH : []),
    ...(isFirst && isPhReadable(facts) && ageMs(facts, 'ph') > FRESH_PH_MS ? ['ph' as const] : []),
    ...(ageMs(facts, 'cyanuricAcidPpm') > FRESH_CYANURIC_ACID_MS ? ['cyanuricAcidPpm' as const] : []),
  ];
}

function exchangeFirst(facts: ClearUpFacts): ClearUpAction | undefined {
  if ((facts.latest.water.cyanuricAcidPpm ?? 0) <= CYANURIC_ACID_LIMIT_PPM) return undefined;
  const addition = exchangeAddition(facts);
  return addition && { kind: 'exchange', addition };
}

/** 7.2 to 7.5 before chlorine goes up; never while free chlorine is above 10 ppm. */
function phFirst(facts: ClearUpFacts): ClearUpAction | undefined {
  if (!isBeforeFirstDose(facts) || !isPhReadable(facts)) return undefined;
  const moved = facts.doses.findLast(({ productId, at }) => at >= facts.start && PH_PRODUCTS.includes(productId));
  const tested = lastTestWith(facts, 'ph');
  if (moved && (tested?.at ?? 0) < moved.at + 1) return testAt(moved.at + PH_WAIT_MS, 'after_ph', ['ph', ...BOTH]);
  const ph = tested?.ph ?? PH_LOW;
  if (ph >= PH_LOW && ph <= PH_HIGH) return undefined;
  const isAerated = ph < PH_LOW && (facts.latest.water.alkalinityPpm ?? 0) > AERATE_FROM_ALKALINITY_PPM;
  if (isAerated) return { kind: 'aerate' };
  const addition = phAddition(facts);
  return addition && { kind: 'add', addition, because: 'ph' };
}
const PH_PRODUCTS: readonly string[] = ['muriatic-acid', 'dry-acid', 'soda-ash', 'borax'];

function addChlorine(facts: ClearUpFacts, test: LoggedTest): ClearUpAction | undefined {
  const { shockPpm } = facts;
  const nowPpm = test.freeChlorinePpm ?? 0;
  const hasAmmonia = vanishedDoses(facts) > 0 && nowPpm < AMMONIA_STEP_PPM / 2;
  const toPpm = hasAmmonia ? Math.min(shockPpm, nowPpm + AMMONIA_STEP_PPM) : shockPpm;
  if (nowPpm >= Math.min(LEVEL_SHARE * toPpm, toPpm - TEST_ERROR_PPM)) return undefined;
  const addition = chlorineUpTo(facts, toPpm);
  return addition && { kind: 'add', addition, because: hasAmmonia ? 'ammonia' : 'shock', toPpm };
}

/** Tonight's evening test is done: nothing goes in before the morning's. */
function overnight(facts: ClearUpFacts, test: LoggedTest): ClearUpAction | undefined {
  const morning = morningTest(facts);
  const evening = eveningTest(facts, facts.now);
  if (morning === undefined || evening === undefined || test.at !== evening.at) return undefined;
  if ((test.freeChlorinePpm ?? 0) < EVENING_SHARE * facts.shockPpm) return undefined;
  return testAt(morning, 'morning');
}

/** With enough chlorine in the water. */
function hold(facts: ClearUpFacts, test: LoggedTest): ClearUpAction {
  const at = testWhileHolding(facts, test);
  return testAt(at, wantsOvernight(facts) && eveningOf(facts, at) ? 'evening' : 'hold');
}

/** The night has passed; what else decides was not tested with it. */
function lastToTest(facts: ClearUpFacts): ClearUpAction | undefined {
  const night = passedThisMorning(facts);
  if (!night) return undefined;
  const evening = Date.parse(night.from);
  const hasLook = lastTestWith(facts, 'look', evening) !== undefined;
  const hasCombined = lastTestWith(facts, 'combinedChlorinePpm', evening) !== undefined;
  return hasLook && hasCombined ? undefined : testAt(facts.now, 'last', hasCombined ? [] : BOTH);
}

function byChlorine(facts: ClearUpFacts): ClearUpAction {
  const test = lastTestWith(facts, 'freeChlorinePpm');
  const dose = lastDose(facts);
  if (!test) return testAt(facts.now, 'missing');
  if (dose && dose.at >= Math.max(test.at, facts.start)) return testAt(testAfterDose(facts), 'after_dose');
  const last = lastToTest(facts);
  if (last) return last;
  const waiting = overnight(facts, test);
  if (waiting) return waiting;
  // What the strip can't show may be far more: nothing is added for it.
  if (isAboveStrip(test, facts.shockPpm)) return hold(facts, test);
  const isFresh = facts.now - test.at <= FRESH_CHLORINE_MS;
  const added = addChlorine(facts, test);
  if (added) return isFresh ? added : testAt(facts.now, 'stale');
  return hold(facts, test);
}

/** Small, hot and full of film: new water is cheaper and safer than days of chlorine. */
function spaAction(facts: ClearUpFacts): ClearUpAction {
  const done = spaClearAt(facts);
  if (done) return { kind: 'done', at: done };
  const refill = refillOf(facts);
  const sanitizer: Parameter = facts.input.pool.sanitizer === 'bromine' ? 'brominePpm' : 'freeChlorinePpm';
  return refill === undefined ? { kind: 'drain_spa' } : testAt(Math.max(facts.now, refill), 'refilled', [sanitizer, 'ph']);
}

function refillOf({ doses, start, input }: ClearUpFacts): number | undefined {
  const filled = doses.filter(({ productId, at }) => productId === 'fill-water' && at >= start);
  const litres = filled.reduce((sum, { amountL = 0 }) => sum + amountL, 0);
  return litres >= REFILLED_SHARE * input.pool.volumeL ? filled.at(-1)?.at : undefined;
}

/** The new water is clear and protected. */
function spaClearAt(facts: ClearUpFacts): string | undefined {
  const refill = refillOf(facts);
  const usesBromine = facts.input.pool.sanitizer === 'bromine';
  if (refill === undefined) return undefined;
  const minimumPpm = usesBromine ? 4 : facts.minimumPpm;
  return facts.tests.find((test) => {
    const ppm = (usesBromine ? test.brominePpm : test.freeChlorinePpm) ?? 0;
    return test.at > refill && test.look === 'clear' && ppm >= minimumPpm;
  })?.takenAt;
}

export function nextAction(facts: ClearUpFacts, endedAt: string | undefined): ClearUpAction {
  if (endedAt !== undefined) return { kind: 'done', at: endedAt };
  const sanitizer = facts.input.pool.sanitizer;
  if (isSpa(facts.input.pool) && sanitizer !== 'biguanide') return spaAction(facts);
  const obstacle = obstacleOf(facts);
  if (obstacle === 'biguanide' || obstacle === 'bromine') return { kind: 'obstacle', because: obstacle };
  const call = callReason(facts);
  if (call) return { kind: 'call', because: call };
  const missing = missingOf(facts);
  if (missing.length > 0) return testAt(facts.now, 'missing', missing);
  if (obstacle) return { kind: 'obstacle', because: obstacle };
  return exchangeFirst(facts) ?? phFirst(facts) ?? byChlorine(facts);
}
