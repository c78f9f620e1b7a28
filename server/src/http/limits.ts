// Rate limits. Counted in sliding windows: what the window before still weighs, falling evenly, plus this one.
// The general limits are asked on every request, so they are counted in the memory of this process (with N processes a caller gets
// at most N times as much). What protects accounts is counted in the database: exact, shared by all processes, and kept by a restart.
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connection.ts';
import { rateLimits } from '../db/tables/rate-limits.ts';
import { problem } from './problems.ts';

export interface Limit {
  count: number;
  windowS: number;
}

/** The figures at LIMITS_FACTOR 1; each is a setting (LIMIT_... in the README). */
export const DEFAULT_LIMITS = {
  /** everything that a signed-out address asks of the API */
  anonymous: { count: 300, windowS: 300 },
  /** everything that a signed-in person asks */
  person: { count: 1500, windowS: 300 },
  /** public calculators, per address */
  calculators: { count: 600, windowS: 60 },
  signInAddress: { count: 10, windowS: 60 },
  signInAccount: { count: 25, windowS: 3600 },
  /** a browser that has signed in to this account before has its own count, so that nobody can be locked out by strangers */
  signInDevice: { count: 25, windowS: 3600 },
  signUpAddress: { count: 5, windowS: 1800 },
  passwordResetAddress: { count: 25, windowS: 300 },
  passwordResetAccount: { count: 5, windowS: 1800 },
} as const satisfies Record<string, Limit>;
export type CountedLimit = keyof typeof DEFAULT_LIMITS;
export type LimitSettings = Record<CountedLimit, Limit>;

const IN_MEMORY: ReadonlySet<CountedLimit> = new Set(['anonymous', 'person', 'calculators']);
const MOST_KEYS = 100_000;

export interface Limits {
  /** Counts one; a 429 with Retry-After when it is one too many. */
  spend: (name: CountedLimit, who: string) => Promise<void>;
  /** Takes one back, as when the password was right. */
  giveBack: (name: CountedLimit, who: string) => Promise<void>;
  /** Forgets the count, as when the mailbox has proven whose account it is. */
  clear: (name: CountedLimit, who: string) => Promise<void>;
}

/** What is counted after this one was added: whether it may pass and, if not, when the next may. */
export function judge(current: number, previous: number, sinceStartS: number, limit: Limit): { passes: boolean; retryAfterS: number } {
  const { count, windowS } = limit;
  const elapsed = sinceStartS / windowS;
  if (current + previous * (1 - elapsed) <= count) return { passes: true, retryAfterS: 0 };
  const waitWithin = (already: number, before: number) => (before <= 0 ? 0 : Math.max(0, 1 - (count - already) / before));
  // `current` holds the refused one, which stays where the next one would stand.
  const waitS = current <= count ? (waitWithin(current, previous) - elapsed) * windowS : (1 - elapsed + waitWithin(1, count)) * windowS;
  return { passes: false, retryAfterS: Math.min(2 * windowS, Math.max(1, Math.ceil(waitS))) };
}

interface Window {
  index: number;
  current: number;
  previous: number;
}

/** The refused are counted only up to one above the limit: hammering does not make the wait longer. */
function countInMemory(windows: Map<string, Window>, key: string, limit: Limit, nowS: number): [number, number] {
  const index = Math.floor(nowS / limit.windowS);
  let window = windows.get(key);
  if (!window) {
    // Full: the oldest key goes. An attacker who has that many addresses is no matter of counting.
    if (windows.size >= MOST_KEYS) windows.delete(windows.keys().next().value as string);
    window = { index, current: 0, previous: 0 };
    windows.set(key, window);
  } else if (window.index !== index) {
    window.previous = window.index === index - 1 ? Math.min(window.current, limit.count) : 0;
    window.current = 0;
    window.index = index;
  }
  window.current = Math.min(window.current + 1, limit.count + 1);
  return [window.current, window.previous];
}

async function countInDatabase(db: Queries, key: string, limit: Limit, nowMs: number): Promise<[number, number]> {
  const lengthMs = limit.windowS * 1000;
  const start = new Date(Math.floor(nowMs / lengthMs) * lengthMs);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: start, count: 1, expiresAt: new Date(start.getTime() + 2 * lengthMs) })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`least(${rateLimits.count} + 1, ${limit.count + 1}::integer)` },
    })
    .returning({ count: rateLimits.count });
  const [before] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, new Date(start.getTime() - lengthMs))));
  return [row?.count ?? 1, Math.min(before?.count ?? 0, limit.count)];
}

export function createLimits(db: Queries, settings: LimitSettings, now: () => Date): Limits {
  const windows = new Map<string, Window>();

  const spend = async (name: CountedLimit, who: string) => {
    const limit = settings[name];
    const nowMs = now().getTime();
    const key = `${name}:${who}`;
    const [current, previous] = IN_MEMORY.has(name)
      ? countInMemory(windows, key, limit, nowMs / 1000)
      : await countInDatabase(db, key, limit, nowMs);
    const { passes, retryAfterS } = judge(current, previous, (nowMs / 1000) % limit.windowS, limit);
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
