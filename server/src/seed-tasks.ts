// The maintenance of a demo pool: a year of completions and skips, up to what is due at its end.
import type { Recurrence } from '@limpid/contract';
import type { Queries } from './db/connection.ts';
import type { equipmentEntries } from './db/tables/equipment.ts';
import { taskCompletions, tasks, taskSkips } from './db/tables/tasks.ts';
import { type DemoPool } from './seed-pools.ts';
import { type Random, randomFrom } from './seed-random.ts';
import { isAway } from './seed-year.ts';

type TaskRow = typeof tasks.$inferInsert;
type CompletionRow = typeof taskCompletions.$inferInsert;
type SkipRow = typeof taskSkips.$inferInsert;

interface Chore {
  /** of our catalog in content/tasks, whose title it has */
  slug: string;
  title: string;
  /** missing: when the pressure of the filter is high */
  days?: number;
  fits?: (demo: DemoPool) => boolean;
}
interface Span {
  poolId: string;
  end: Date;
  days: number;
  seed: number;
  filter: { id: string | undefined; entries: readonly (typeof equipmentEntries.$inferInsert)[] };
}
export interface DemoTasks {
  tasks: TaskRow[];
  completions: CompletionRow[];
  skips: SkipRow[];
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ROWS_AT_ONCE = 1000;
const isSpa = ({ pool }: DemoPool) => pool.kind === 'spa';
const isPool = (demo: DemoPool) => !isSpa(demo);
const isOutdoor = (demo: DemoPool) => isPool(demo) && demo.pool.setting !== 'indoor';

export const CHORES: readonly Chore[] = [
  { slug: 'brush', title: 'Brush walls and steps', days: 7, fits: isPool },
  { slug: 'skimmer-basket', title: 'Empty the skimmer basket', days: 7, fits: isPool },
  { slug: 'vacuum', title: 'Vacuum the floor', days: 7, fits: isPool },
  { slug: 'water-level', title: 'Check the water level', days: 7, fits: isPool },
  { slug: 'pump-basket', title: 'Empty the pump basket', days: 14, fits: isPool },
  { slug: 'test-balance', title: 'Test alkalinity and hardness', days: 30 },
  { slug: 'test-cya', title: 'Test cyanuric acid', days: 30, fits: isOutdoor },
  { slug: 'barrier', title: 'Check gate, latch and alarm', days: 30, fits: isOutdoor },
  { slug: 'inspect-cell', title: 'Inspect the salt cell', days: 90, fits: ({ pool }) => pool.sanitizer === 'salt' },
  { slug: 'reagents', title: 'Check reagents and strips', days: 365 },
  { slug: 'spa-filter', title: 'Rinse the spa filter', days: 14, fits: isSpa },
  { slug: 'spa-drain', title: 'Drain and refill the spa', days: 100, fits: isSpa },
  { slug: 'backwash-sand', title: 'Backwash the sand filter', fits: isPool },
  { slug: 'rinse-cartridge', title: 'Rinse the cartridge', fits: isSpa },
];

const SKIP_REASONS = ['It rained all day', 'Not needed this week', 'No time'];

interface Deed {
  at: Date;
  isSkip: boolean;
  reason?: string;
}

export function demoTasks(demo: DemoPool, span: Span): DemoTasks {
  const random = randomFrom(span.seed);
  const rows: DemoTasks = { tasks: [], completions: [], skips: [] };
  const chores = CHORES.filter(({ fits }) => fits?.(demo) ?? true);
  for (const [index, chore] of chores.entries())
    addChore(rows, chore, deedsOf(chore, demo, { ...span, random, index }), { ...span, random, index });
  return rows;
}

interface Told extends Span {
  random: Random;
  index: number;
}

function addChore(rows: DemoTasks, { slug, title, days }: Chore, deeds: readonly Deed[], told: Told): void {
  const { poolId, random, index, filter } = told;
  const createdAt = new Date(told.end.getTime() - (told.days - 1) * DAY_MS + index * 60_000);
  const recurrence: Recurrence = days === undefined ? { kind: 'condition', condition: 'filter_pressure' } : { kind: 'since_done', days };
  const id = random.id(createdAt);
  const equipmentId = days === undefined ? filter.id : undefined;
  const stamps = { createdAt, updatedAt: createdAt };
  rows.tasks.push({ poolId, id, title, equipmentId, recurrence, catalogSlug: slug, eventCount: deeds.length, ...stamps });
  for (const [number, { at, isSkip, reason }] of deeds.entries()) {
    const event = { poolId, id: random.id(at), taskId: id, event: number + 1 };
    if (isSkip) rows.skips.push({ ...event, skippedAt: at, reason });
    else rows.completions.push({ ...event, doneAt: at, createdAt: at, updatedAt: at });
  }
}

/** Backward from the last time, since that one decides what is due at the end; oldest first. */
function deedsOf({ days }: Chore, demo: DemoPool, told: Told): Deed[] {
  if (days === undefined) return told.filter.entries.filter(({ kind }) => kind === 'service').map(({ at }) => ({ at, isSkip: false }));
  const { end, random } = told;
  const isForgetful = demo.clearUps === 'given_up';
  const today = Math.floor(end.getTime() / DAY_MS) * DAY_MS;
  const deeds: Deed[] = [];
  let ago = lastDoneDaysAgo(days, demo, told.index);
  while (ago < told.days - 1) {
    const at = new Date(today - ago * DAY_MS + random.between(13, 17) * HOUR_MS);
    const away = isAway(demo, at, end);
    const isSkip = away || random.chance(isForgetful ? 0.15 : 0.03);
    const reason = away ? 'On vacation' : SKIP_REASONS[Math.floor(random.next() * SKIP_REASONS.length)];
    deeds.push({ at, isSkip, ...(isSkip ? { reason } : {}) });
    ago += Math.round(days * random.between(1, isForgetful ? 2.6 : 1.15));
  }
  return deeds.toReversed();
}

/** Who keeps up has the first chore due today and the others on the days to come; who forgets is late with most. */
function lastDoneDaysAgo(days: number, { ending, clearUps }: DemoPool, index: number): number {
  if (clearUps === 'given_up') return Math.round(days * (index % 3 === 2 ? 0.6 : 1.4));
  if (index === 0) return ending === 'abandoned' ? days + 2 : days;
  return 1 + ((index * 3) % Math.min(days - 1, 12));
}

export async function writeDemoTasks(tx: Queries, rows: DemoTasks): Promise<void> {
  await tx.insert(tasks).values(rows.tasks);
  for (let from = 0; from < rows.completions.length; from += ROWS_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop
    await tx.insert(taskCompletions).values(rows.completions.slice(from, from + ROWS_AT_ONCE));
  }
  if (rows.skips.length > 0) await tx.insert(taskSkips).values(rows.skips);
}
