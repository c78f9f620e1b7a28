// Rate limits with sliding windows: the weight of the previous window, decreasing evenly, plus this one. The general limits apply to every
// request, so they are counted in the memory of this process (with N processes a caller gets at most N times as much). What protects
// accounts is counted in the database: exact, shared by all processes, and preserved across restarts.
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connection.ts';
import { rateLimits } from '../db/tables/rate-limits.ts';
import { problem } from './problems.ts';

export interface Limit {
  count: number;
  windowS: number;
}

/** The figures at LIMITS_FACTOR 1; each is a setting (LIMIT_... in the README). */
const DEFAULT_LIMITS = {
  /** everything that a signed-out address asks of the API */
  anonymous: { count: 300, windowS: 300 },
  /** everything that a signed-in person asks */
  person: { count: 1500, windowS: 300 },
  /** public calculators, per address */
  calculators: { count: 600, windowS: 60 },
  /** pages that report an error, per address */
  errorReports: { count: 30, windowS: 300 },
  signInAddress: { count: 10, windowS: 60 },
  signInAccount: { count: 25, windowS: 3600 },
  /** a browser that has signed in to this account before has its own count, so that strangers cannot lock out its owner */
  signInDevice: { count: 25, windowS: 3600 },
  signUpAddress: { count: 5, windowS: 1800 },
  contactAddress: { count: 5, windowS: 3600 },
  /** passwords typed as proof in an account that is open already, per person */
  proof: { count: 10, windowS: 900 },
  /** codes of the second factor once the password was right, per person */
  secondFactor: { count: 10, windowS: 3600 },
  /** mails that a person causes from the account's settings: per person, and per address that receives them */
  accountMail: { count: 5, windowS: 1800 },
  /** test messages from the settings of reminders, per person */
  testMessage: { count: 10, windowS: 600 },
  /** reads of one calendar feed; and, per address, of feeds that are not there */
  calendarFeed: { count: 60, windowS: 3600 },
  calendarMiss: { count: 30, windowS: 3600 },
  /** photos that a person adds or has looked at */
  photos: { count: 600, windowS: 3600 },
  /** files of everything, per person */
  download: { count: 10, windowS: 3600 },
  /** answers of a language model, per person */
  coachModel: { count: 30, windowS: 3600 },
  passwordResetAddress: { count: 25, windowS: 300 },
  passwordResetAccount: { count: 5, windowS: 1800 },
} as const satisfies Record<string, Limit>;
export type CountedLimit = keyof typeof DEFAULT_LIMITS;
export type LimitSettings = Record<CountedLimit, Limit>;

const IN_MEMORY: ReadonlySet<CountedLimit> = new Set([
  'anonymous',
  'person',
  'calculators',
  'errorReports',
  'calendarFeed',
  'calendarMiss',
]);
const MOST_KEYS = 100_000;

export interface Limits {
  /** Counts one; a 429 with Retry-After when it is one too many. */
  spend: (name: CountedLimit, who: string) => Promise<void>;
  /** Takes one back, as when the password was right. */
  giveBack: (name: CountedLimit, who: string) => Promise<void>;
  /** Forgets the count, as when the mailbox has proven whose account it is. */
  clear: (name: CountedLimit, who: string) => Promise<void>;
}

/** Whether one more may pass after `current` in this window and `previous` in the one before; if not, when the next may. */
export function judge(current: number, previous: number, sinceStartS: number, limit: Limit): { passes: boolean; retryAfterS: number } {
  const { count, windowS } = limit;
  const elapsed = sinceStartS / windowS;
  if (current + 1 + previous * (1 - elapsed) <= count + 1e-9) return { passes: true, retryAfterS: 0 };
  /** the part of a window after which the previous one leaves room for one more */
  const partFor = (inWindow: number, before: number) => (before <= 0 ? 0 : Math.max(0, 1 - (count - inWindow - 1) / before));
  const waitS = current < count ? (partFor(current, previous) - elapsed) * windowS : (1 - elapsed + partFor(0, current)) * windowS;
  return { passes: false, retryAfterS: Math.max(1, Math.ceil(waitS)) };
}

interface Window {
  index: number;
  current: number;
  previous: number;
}

/** Only what passes is counted: hammering does not make the wait longer. */
function spendInMemory(windows: Map<string, Window>, key: string, limit: Limit, nowMs: number) {
  const index = Math.floor(nowMs / 1000 / limit.windowS);
  let window = windows.get(key);
  if (!window) {
    // Full: the oldest key goes. An attacker who has that many addresses is no matter of counting.
    if (windows.size >= MOST_KEYS) windows.delete(windows.keys().next().value as string);
    window = { index, current: 0, previous: 0 };
    windows.set(key, window);
  } else if (window.index !== index) {
    window.previous = window.index === index - 1 ? window.current : 0;
    window.current = 0;
    window.index = index;
  }
  const verdict = judge(window.current, window.previous, (nowMs / 1000) % limit.windowS, limit);
  if (verdict.passes) window.current += 1;
  return verdict;
}

/** The previous window no longer changes, so one statement counts, decides and reports, even with many simultaneous requests. */
async function spendInDatabase(db: Queries, key: string, limit: Limit, nowMs: number) {
  const lengthMs = limit.windowS * 1000;
  const start = new Date(Math.floor(nowMs / lengthMs) * lengthMs);
  const before = new Date(start.getTime() - lengthMs);
  const expiresAt = new Date(start.getTime() + 2 * lengthMs);
  const sinceStartS = (nowMs - start.getTime()) / 1000;
  const stillWeighs = 1 - sinceStartS / limit.windowS;
  const { rows } = await db.execute<{ current: number; previous: number; passes: boolean }>(sql`
    with known as (
      select coalesce((select count from rate_limits where key = ${key} and window_start = ${start}), 0) as current,
        coalesce((select count from rate_limits where key = ${key} and window_start = ${before}), 0) as previous
    ), room as (
      select floor(${limit.count}::int - previous * ${stillWeighs}::float8 + 1e-9)::int as room from known
    ), counted as (
      insert into rate_limits (key, window_start, count, expires_at)
      select ${key}, ${start}::timestamptz, 1, ${expiresAt}::timestamptz from room where room >= 1
      on conflict (key, window_start) do update set count = rate_limits.count + 1
      where rate_limits.count < (select room from room)
      returning 1
    )
    select current, previous, exists (select 1 from counted) as passes from known`);
  const { current = 0, previous = 0, passes = false } = rows[0] ?? {};
  if (passes) return { passes, retryAfterS: 0 };
  // Others may have used up the room since the statement started.
  const room = Math.floor(limit.count - previous * stillWeighs + 1e-9);
  return judge(Math.max(current, room), previous, sinceStartS, limit);
}

export function createLimits(db: Queries, settings: LimitSettings, now: () => Date): Limits {
  const windows = new Map<string, Window>();

  const spend = async (name: CountedLimit, who: string) => {
    const limit = settings[name];
    const nowMs = now().getTime();
    const key = `${name}:${who}`;
    const { passes, retryAfterS } = IN_MEMORY.has(name)
      ? spendInMemory(windows, key, limit, nowMs)
      : await spendInDatabase(db, key, limit, nowMs);
    if (!passes) throw problem('too_many_requests', { retryAfterSeconds: retryAfterS });
  };

  const giveBack = async (name: CountedLimit, who: string) => {
    const lengthMs = settings[name].windowS * 1000;
    const start = new Date(Math.floor(now().getTime() / lengthMs) * lengthMs);
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(and(eq(rateLimits.key, `${name}:${who}`), eq(rateLimits.windowStart, start)));
  };

  const clear = async (name: CountedLimit, who: string) => {
    await db.delete(rateLimits).where(eq(rateLimits.key, `${name}:${who}`));
  };

  return { spend, giveBack, clear };
}

/** The setting of a limit is named after it: LIMIT_SIGN_IN_ADDRESS=10/60 are ten in 60 seconds. */
export const limitVariable = (name: CountedLimit): string => `LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** The limits of the environment, else ours; all times the factor, which a load test sets high. */
export function readLimits(env: Readonly<Record<string, string | undefined>>, factor: number): LimitSettings {
  const read = (name: CountedLimit): Limit => {
    const variable = limitVariable(name);
    const text = env[variable]?.trim();
    if (!text) return DEFAULT_LIMITS[name];
    const [, count, windowS] = /^([1-9]\d{0,8})\/([1-9]\d{0,6})$/.exec(text) ?? [];
    if (!count || !windowS) throw new Error(`${variable} is "${text}", but must be a count and seconds, such as 10/60.`);
    return { count: Number(count), windowS: Number(windowS) };
  };
  const names = Object.keys(DEFAULT_LIMITS) as CountedLimit[];
  return Object.fromEntries(
    names.map((name) => {
      const { count, windowS } = read(name);
      return [name, { count: Math.max(1, Math.round(count * factor)), windowS }];
    }),
  ) as LimitSettings;
}
