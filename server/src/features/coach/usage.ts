// What a person may ask of the language model: so many answers a month on Free, a fair rate for everyone, and a budget of the day for the
// whole installation. Where something is used up, the built-in coach answers.
import type { CoachAllowance, CoachUsage } from '@limpid/contract';
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

/** What a usual answer takes, set aside until it is known. */
const USUAL = { inputTokens: 12_000, outputTokens: 1000 };

interface Tokens {
  inputTokens: number;
  outputTokens: number;
}
/** Dollars for a million are millionths of a dollar for one. */
const costMicrosOf = ({ inputTokens, outputTokens }: Tokens, { inputUsd, outputUsd }: Prices): number =>
  Math.ceil(inputTokens * inputUsd + outputTokens * outputUsd);

export type Allowance =
  | { isAllowed: false; because: 'month' | 'busy' }
  | {
      isAllowed: true;
      /** the answer was given: what it took */
      settle: (tokens: Tokens) => Promise<void>;
      /** the service failed: nothing is counted */
      refund: () => Promise<void>;
    };

interface Asking {
  connection: Connection;
  limits: Limits;
  person: Person;
  prices: Prices;
  now: Date;
}

class NoRoom extends Error {
  readonly because: 'month' | 'busy';
  constructor(because: 'month' | 'busy') {
    super(because);
    this.because = because;
  }
}

/** Counts an answer before it is asked for. */
export async function allowAnswer({ connection, limits, person, prices, now }: Asking): Promise<Allowance> {
  const dayOn = now.toISOString().slice(0, 10);
  const monthOn = `${dayOn.slice(0, 7)}-01`;
  const reserved = costMicrosOf(USUAL, prices);
  const most = coachAnswersOf(person);
  try {
    await limits.spend('coachModel', person.id);
    await connection.withTransaction(async (tx) => {
      if (!(await countAnswer(tx, person.id, monthOn, most === UNLIMITED ? null : most))) throw new NoRoom('month');
      if (!(await reserveSpending(tx, dayOn, reserved, prices.dailyBudgetUsd * 1_000_000))) throw new NoRoom('busy');
    });
  } catch (error) {
    if (error instanceof NoRoom) {
      await limits.giveBack('coachModel', person.id);
      return { isAllowed: false, because: error.because };
    }
    if (error instanceof ProblemError && error.code === 'too_many_requests') return { isAllowed: false, because: 'busy' };
    throw error;
  }
  const write = (answers: number, tokens: Tokens, costMicros: number) =>
    connection.withTransaction(async (tx) => {
      await addUsage(tx, person.id, monthOn, { answers, ...tokens, costMicros });
      await addSpending(tx, dayOn, costMicros - reserved);
    });
  return {
    isAllowed: true,
    settle: (tokens) => write(0, tokens, costMicrosOf(tokens, prices)),
    refund: async () => {
      await write(-1, { inputTokens: 0, outputTokens: 0 }, 0);
      await limits.giveBack('coachModel', person.id);
    },
  };
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
