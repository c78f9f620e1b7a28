// What a person may ask of the language model: so many answers a month on Free, a fair rate for everyone, and a budget of the day for the
// whole installation. Where something is used up, the built-in coach answers.
import type { CoachAllowance, CoachUsage } from '@limpid/contract';
import type { TokenMeter, Tokens } from '../../adapters/coach-model/coach-model.ts';
import type { Connection, Queries } from '../../db/connection.ts';
import type { Limits } from '../../http/limits.ts';
import { ProblemError } from '../../http/problems.ts';
import type { Person } from '../../http/session.ts';
import { coachAnswersOf, UNLIMITED } from '../accounts/entitlements.ts';
import { addSpending, addUsage, countAnswer, listUsageRows, reserveSpending } from './usage.queries.ts';

export interface Prices {
  /** of a day, in US dollars */
  dailyBudgetUsd: number;
  /** US dollars for a million tokens */
  inputUsd: number;
  outputUsd: number;
}

/** Dollars for a million are millionths of a dollar for one. */
const costMicrosOf = ({ inputTokens, outputTokens }: Tokens, { inputUsd, outputUsd }: Prices): number =>
  Math.ceil(inputTokens * inputUsd + outputTokens * outputUsd);

export type Allowance =
  | { isAllowed: false; because: 'month' | 'busy' }
  | {
      isAllowed: true;
      meter: TokenMeter;
      /**
       * At the end, whatever became of it: what the calls took is paid in any case. An answer that gave the person nothing is not counted
       * among those of the month.
       */
      settle: (end: { isGiven: boolean }) => Promise<void>;
    };

interface Asking {
  connection: Connection;
  limits: Limits;
  person: Person;
  prices: Prices;
  now: Date;
}

/** The budget of the day has no room for another call. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

const NOTHING: Tokens = { inputTokens: 0, outputTokens: 0 };
const sumOf = (calls: readonly Tokens[]): Tokens => ({
  inputTokens: calls.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
  outputTokens: calls.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
});

/** Sets aside the most that each call can take before it is sent, so that calls at the same time stay within the budget together. */
function budgetMeter({ connection: { db }, prices }: Asking, dayOn: string) {
  const calls: Tokens[] = [];
  let reserved = 0;
  let isClosed = false;
  const open: TokenMeter['open'] = async (most) => {
    const cost = costMicrosOf(most, prices);
    if (isClosed || !(await reserveSpending(db, dayOn, cost, prices.dailyBudgetUsd * 1_000_000)))
      throw new NoRoomError('The budget of the day is used up.');
    reserved += cost;
    const index = calls.push(NOTHING) - 1;
    return (taken) => (calls[index] = taken);
  };
  /** What was set aside and what was taken, when no further call can begin. */
  const close = () => {
    isClosed = true;
    return { reserved, taken: sumOf(calls) };
  };
  return { meter: { open }, close };
}

/** Counts an answer before it is asked for. */
export async function allowAnswer(asking: Asking): Promise<Allowance> {
  const { connection, limits, person, prices, now } = asking;
  const dayOn = now.toISOString().slice(0, 10);
  const monthOn = `${dayOn.slice(0, 7)}-01`;
  const most = coachAnswersOf(person);
  try {
    await limits.spend('coachModel', person.id);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many_requests') return { isAllowed: false, because: 'busy' };
    throw error;
  }
  if (!(await countAnswer(connection.db, person.id, monthOn, most === UNLIMITED ? null : most))) {
    await limits.giveBack('coachModel', person.id);
    return { isAllowed: false, because: 'month' };
  }
  const { meter, close } = budgetMeter(asking, dayOn);
  const settle = async ({ isGiven }: { isGiven: boolean }): Promise<void> => {
    const { reserved, taken } = close();
    const costMicros = costMicrosOf(taken, prices);
    await connection.withTransaction(async (tx) => {
      await addUsage(tx, person.id, monthOn, { answers: isGiven ? 0 : -1, ...taken, costMicros });
      await addSpending(tx, dayOn, costMicros - reserved);
    });
    // The rate is of calls that cost something: an answer that failed is one of them.
    if (taken.inputTokens + taken.outputTokens === 0) await limits.giveBack('coachModel', person.id);
  };
  return { isAllowed: true, meter, settle };
}

/** What is left of the month, for the person to see. */
export async function findAllowance(
  db: Queries,
  person: Person,
  who: Pick<CoachAllowance, 'hasModel' | 'seesPhotos'>,
  now: Date,
): Promise<CoachAllowance> {
  const monthOn = `${now.toISOString().slice(0, 7)}-01`;
  const most = coachAnswersOf(person);
  const [row] = who.hasModel ? (await listUsageRows(db, person.id)).filter((month) => month.monthOn === monthOn) : [];
  return { ...who, used: row?.answers ?? 0, limit: most === UNLIMITED ? null : most };
}

export async function listUsage(db: Queries, person: Person): Promise<{ items: CoachUsage[]; nextCursor: null }> {
  const rows = await listUsageRows(db, person.id);
  return {
    items: rows.map(({ monthOn, answers, inputTokens, outputTokens }) => ({ monthOn, answers, inputTokens, outputTokens })),
    nextCursor: null,
  };
}
