// The photos of the demo owner, painted for the story of the year: a pool that turned green and cleared, its filter, its pump, a strip, a stain.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import type { Files } from './adapters/files/files.ts';
import { makePicture } from './adapters/pictures/make-picture.ts';
import type { Connection, Queries } from './db/connection.ts';
import { clearUps } from './db/tables/clear-ups.ts';
import { equipment, equipmentEntries } from './db/tables/equipment.ts';
import { people } from './db/tables/people.ts';
import { pools } from './db/tables/pools.ts';
import { readings } from './db/tables/readings.ts';
import { taskCompletions, tasks } from './db/tables/tasks.ts';
import { recordPhoto } from './features/photos/photos.ts';
import { paintPool, type Scene } from './seed-scene.ts';
import { paintFilter, paintPump, paintStain, paintStrip } from './seed-things.ts';

interface DemoPhoto {
  takenAt: Date;
  caption: string;
  tags: string[];
  painting: string | Promise<string>;
  readingId?: string | undefined;
  completionId?: string | undefined;
  equipmentId?: string | undefined;
}
interface Test {
  id: string;
  takenAt: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const KPA_PER_PSI = 6.894757;
/** Of 96 dots per inch as it is painted: a picture 1280 pixels wide. */
const DOTS_PER_INCH = 76.8;
const SPOT = 'From the steps';
/** How the water cleared, by the share of the clear-up that has passed. */
const CLEARING = [
  { share: 0, clarity: 0.02, green: 1, caption: 'Home from the trip. The pump had been off, and the water is green.' },
  { share: 0.25, clarity: 0.1, green: 0.72, caption: 'First night of chlorine' },
  { share: 0.5, clarity: 0.34, green: 0.36, caption: 'More blue than green. The steps are back.' },
  { share: 0.78, clarity: 0.62, green: 0.1, caption: 'Cloudy, and no longer green' },
  { share: 1, clarity: 0.94, green: 0, caption: 'Clear. Every tile of the floor is there again.' },
];

/** Adds them to the pool of the account with this address; answers how many. */
export async function seedPhotos(house: { connection: Connection; files: Files }, email: string, now: Date): Promise<number> {
  const { db } = house.connection;
  const [found] = await db
    .select({ person: people, pool: pools })
    .from(people)
    .innerJoin(pools, eq(pools.personId, people.id))
    .where(eq(people.email, email));
  if (!found) return 0;
  const { person, pool } = found;
  const photos = [...(await greenWeek(db, pool)), ...(await machines(db, pool.id)), ...(await closeUps(db, pool.id))];
  const free = async () => {};
  const limits = { spend: free, giveBack: free, clear: free };
  const pictures = { make: makePicture, close: free };
  for (const { painting, takenAt, ...about } of photos) {
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    await inFolder(async (folder) => {
      const path = join(folder, 'sent');
      await sharp(Buffer.from(await painting), { density: DOTS_PER_INCH })
        .jpeg({ quality: 92 })
        .toFile(path);
      const input = { ...about, takenAt: takenAt.toISOString() };
      await recordPhoto({ ...house, limits, pictures }, { person, pool, upload: { path, folder }, input, now });
    });
  }
  return photos.length;
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'limpid-demo-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** From the same place each time, with the test of the moment. */
async function greenWeek(db: Queries, pool: { id: string; timeZone: string }): Promise<DemoPhoto[]> {
  const finished = and(eq(clearUps.poolId, pool.id), isNotNull(clearUps.endedAt));
  const [clearUp] = await db.select().from(clearUps).where(finished).orderBy(desc(clearUps.startedAt)).limit(1);
  if (!clearUp?.endedAt) return [];
  const [start, end] = [clearUp.startedAt.getTime(), clearUp.endedAt.getTime()];
  const tests = await testsOf(db, pool.id);
  const photoAt = (at: number, scene: Omit<Scene, 'hour' | 'seed'>, caption: string): DemoPhoto => {
    const test = nearest(tests, at);
    const takenAt = new Date((test?.takenAt.getTime() ?? at) + 4 * MINUTE_MS);
    const hour = Math.min(18, Math.max(8, hourAt(takenAt, pool.timeZone)));
    const painting = paintPool({ ...scene, hour, seed: Math.round(at / MINUTE_MS) % 10_000 });
    return { takenAt, caption, tags: [SPOT, 'Clear-up'], readingId: test?.id, painting };
  };
  const before = photoAt(start - 14 * DAY_MS, { clarity: 1, green: 0 }, 'The week before the trip');
  return [
    { ...before, tags: [SPOT] },
    ...CLEARING.map(({ share, caption, ...scene }) => photoAt(start + share * (end - start), scene, caption)),
  ];
}

const testsOf = (db: Queries, poolId: string): Promise<Test[]> =>
  db
    .select({ id: readings.id, takenAt: readings.takenAt })
    .from(readings)
    .where(eq(readings.poolId, poolId))
    .orderBy(asc(readings.takenAt));

const nearest = (tests: readonly Test[], at: number): Test | undefined =>
  tests.toSorted((a, b) => Math.abs(a.takenAt.getTime() - at) - Math.abs(b.takenAt.getTime() - at))[0];

const hourAt = (at: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at));

/** The filter before it was cleaned, with its pressure; the pump after its repair. */
async function machines(db: Queries, poolId: string): Promise<DemoPhoto[]> {
  const [done] = await db
    .select({ completion: taskCompletions, equipmentId: tasks.equipmentId })
    .from(taskCompletions)
    .innerJoin(tasks, and(eq(tasks.poolId, taskCompletions.poolId), eq(tasks.id, taskCompletions.taskId)))
    .where(and(eq(taskCompletions.poolId, poolId), eq(tasks.catalogSlug, 'backwash-sand')))
    .orderBy(desc(taskCompletions.doneAt))
    .limit(1);
  const entries = await db.select().from(equipmentEntries).where(eq(equipmentEntries.poolId, poolId)).orderBy(desc(equipmentEntries.at));
  const [pump] = await db
    .select()
    .from(equipment)
    .where(and(eq(equipment.poolId, poolId), eq(equipment.kind, 'pump')));
  const repair = entries.find(({ kind, equipmentId }) => kind === 'part' && equipmentId === pump?.id);
  const photos: DemoPhoto[] = [];
  if (done) {
    const pressure = entries.find(({ kind, at }) => kind === 'pressure' && at <= done.completion.doneAt)?.pressureKpa ?? 103;
    photos.push({
      takenAt: new Date(done.completion.doneAt.getTime() - 10 * MINUTE_MS),
      caption: 'The gauge right before the backwash',
      tags: ['Filter'],
      completionId: done.completion.id,
      equipmentId: done.equipmentId ?? undefined,
      painting: paintFilter(pressure / KPA_PER_PSI),
    });
  }
  if (pump && repair) {
    const takenAt = new Date(repair.at.getTime() + 30 * MINUTE_MS);
    photos.push({ takenAt, caption: 'New shaft seal, and no more drips', tags: ['Pump'], equipmentId: pump.id, painting: paintPump() });
  }
  return photos;
}

const PADS = ['#e6a3b5', '#d9704f', '#86a865', '#8f7fae', '#c4944a'];

async function closeUps(db: Queries, poolId: string): Promise<DemoPhoto[]> {
  const tests = await testsOf(db, poolId);
  const [stripTest, stainTest] = [tests.at(-6), tests.at(-24)];
  const minutesAfter = (test: Test) => new Date(test.takenAt.getTime() + 3 * MINUTE_MS);
  return [
    ...(stripTest
      ? [
          {
            takenAt: minutesAfter(stripTest),
            caption: 'A strip beside the drops: they agree',
            tags: ['Strip'],
            readingId: stripTest.id,
            painting: paintStrip(PADS),
          },
        ]
      : []),
    ...(stainTest
      ? [
          {
            takenAt: minutesAfter(stainTest),
            caption: 'Rust on the plaster, where a hairpin lay',
            tags: ['Stain'],
            readingId: stainTest.id,
            painting: paintStain(4),
          },
        ]
      : []),
  ];
}
