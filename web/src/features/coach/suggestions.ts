// Questions to begin with, for the state of this pool: what is wrong or waits comes first, and what always fits fills up to four.
import type { Parameter } from '@limpid/chemistry';
import type { Pool, PoolPlan } from '@limpid/contract';
import { parameterDisplay } from '../../i18n/parameters.ts';
import { m } from '../../paraglide/messages.js';
import { figure, inside } from './screen-values.ts';

const MOST = 4;
const OLD_MS = 7 * 86_400_000;
const RANGED = ['ph', 'alkalinityPpm', 'cyanuricAcidPpm', 'hardnessPpm', 'saltPpm'] as const;
/** Above it, combined chlorine is burned off. */
const MOST_COMBINED_PPM = 0.5;

/** "pH is 8.0: how do I lower it to 7.5?" */
function moved(name: Parameter, now: number, to: number): string {
  const { label, leastDecimals } = parameterDisplay(name, 'us');
  const text = (value: number) => figure(value, leastDecimals, leastDecimals);
  const change = { parameter: label, from: text(now), to: text(to) };
  return to < now ? m.coach_ask_lower_to(change) : m.coach_ask_raise_to(change);
}

/** Of values out of range, as finely as they are read: 7.83 is 7.8. */
function ofValues({ water, targets, findings }: PoolPlan, { sanitizer }: Pool): string[] {
  const free = targets?.freeChlorine;
  const { combinedChlorinePpm: combined = 0, freeChlorinePpm: chlorine } = water;
  const questions = RANGED.flatMap((name) => {
    const [value, range] = [water[name], targets?.[name]];
    if (value === undefined || !range || (name === 'saltPpm' && sanitizer !== 'salt')) return [];
    const now = name === 'ph' ? Math.round(value * 10) / 10 : Math.round(value);
    // So near the range that a test can't tell, it is left alone.
    const isLeft = findings.some(({ code, parameter }) => parameter === name && code === 'left_alone_within_error');
    if ((now >= range.low && now <= range.high) || isLeft) return [];
    return [moved(name, now, name === 'ph' ? (range.low + range.high) / 2 : now < range.low ? range.low : range.high)];
  });
  const isChlorineOff = free && chlorine !== undefined && (chlorine < free.minimumPpm || chlorine > free.targetHighPpm);
  return [
    ...(isChlorineOff ? [m.coach_ask_level({ parameter: inside(m.common_free_chlorine()) })] : []),
    ...(combined > MOST_COMBINED_PPM ? [m.coach_ask_smell()] : []),
    ...questions,
  ];
}

/** Always answered from this pool. */
function general({ kind, sanitizer }: Pool): string[] {
  const own = kind === 'pool' ? m.coach_ask_pump_hours() : m.coach_ask_spa_water();
  return [m.coach_ask_swim(), m.coach_ask_retest(), ...(sanitizer === 'salt' ? [m.coach_ask_cell()] : []), own, m.coach_ask_party()];
}

export interface State {
  pool: Pool | null;
  plan: PoolPlan | undefined;
  /** a task is due */
  isDue: boolean;
  now: number;
}

export function suggestedQuestions({ pool, plan, isDue, now }: State): string[] {
  if (!pool) return [m.coach_ask_dose(), m.coach_ask_swim(), m.coach_ask_mix(), m.coach_ask_cya()];
  const tested = Object.values(plan?.measuredAt ?? {}).map((at) => Date.parse(at));
  const isUntested = plan !== undefined && tested.length === 0;
  const isOld = tested.length > 0 && now - Math.max(...tested) > OLD_MS;
  const isLow = (plan?.water.freeChlorinePpm ?? Infinity) < (plan?.targets?.freeChlorine?.targetLowPpm ?? 0);
  const questions = [
    ...(isUntested ? [m.coach_ask_retest(), m.coach_ask_kits()] : []),
    ...(isOld ? [m.coach_ask_retest()] : []),
    ...(plan?.swim.state === 'ready' && plan.swim.isKnown ? [] : [m.coach_ask_swim()]),
    ...(plan?.steps.some(({ state }) => state === 'todo') ? [m.coach_ask_add()] : []),
    ...(plan && !isUntested ? ofValues(plan, pool).slice(0, 2) : []),
    ...(pool.sanitizer === 'salt' && isLow ? [m.coach_ask_salt()] : []),
    ...(isDue ? [m.coach_ask_due()] : []),
    ...general(pool),
  ];
  return [...new Set(questions)].slice(0, MOST);
}
