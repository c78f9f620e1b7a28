// The pool of a household with its log, worked out as the product does: tests of the last weeks, and chlorine since the last one.
import { planFacts, planOfPool, planSettings, type PoolTraits, type ProductId, type ShelfItem, type WaterInput } from '@limpid/chemistry';
import type { CoachContext, CoachPool } from '../skills/reply.ts';
import { CONTEXT } from './context.ts';

const NOW = new Date('2026-11-26T15:00:00Z');
const VOLUME_L = 56_781.2;
const WATER = { ph: 7.6, alkalinityPpm: 90, hardnessPpm: 250, cyanuricAcidPpm: 45, temperatureC: 17.8 } satisfies WaterInput;

interface Tested {
  /** the last test */
  water?: Partial<WaterInput>;
  /** free chlorine of the tests before it, the newest first, a day apart */
  before?: readonly number[];
  treatments?: readonly { doneAt: string; productId: ProductId; strengthPercent?: number; amountMl?: number; amountG?: number }[];
  pool?: Partial<Omit<CoachPool, 'plan' | 'readings' | 'treatments'>>;
  /** no reading at all */
  isUntested?: boolean;
}

const dayBefore = (iso: string, days: number) => new Date(Date.parse(iso) - days * 86_400_000).toISOString();
const TESTED_AT = '2026-11-25T14:00:00.000Z';
const CHLORINE_SINCE = [
  { doneAt: '2026-11-25T16:00:00.000Z', productId: 'liquid-chlorine', strengthPercent: 12.5, amountMl: 1100 },
] as const;

interface Log {
  traits: PoolTraits;
  shelf: readonly ShelfItem[];
  readings: readonly { takenAt: string }[];
  treatments: readonly { doneAt: string }[];
}

/** As the server computes it from the log. */
function planFor({ traits, shelf, readings, treatments }: Log): CoachPool['plan'] {
  const { volumeL, kind = 'pool', surface = null, sanitizer = 'chlorine', setting = 'outdoor' } = traits;
  const pool = { volumeL, kind, surface, sanitizer, setting, shelf, fillWater: null, targetOverrides: null };
  const log = {
    settings: planSettings(pool, 'us'),
    readings: readings.map((reading, index) => ({ id: `0${readings.length - index}`, createdAt: reading.takenAt, ...reading })),
    treatments: treatments.map((one, index) => ({ id: `1${index}`, createdAt: one.doneAt, ...one })),
    skipped: [],
    started: [],
  } as unknown as Parameters<typeof planFacts>[0];
  return planOfPool(planFacts(log, NOW));
}

export function backyard({
  water = {},
  before = [7.2, 8],
  treatments = CHLORINE_SINCE,
  pool,
  isUntested = false,
}: Tested = {}): CoachContext {
  const tests = [
    { takenAt: TESTED_AT, method: 'drops', freeChlorinePpm: 6.5, combinedChlorinePpm: 0.2, ...WATER, ...water },
    ...before.map((freeChlorinePpm, index) => ({ takenAt: dayBefore(TESTED_AT, index + 1), method: 'drops', freeChlorinePpm, ph: 7.5 })),
  ];
  const readings = isUntested ? [] : tests;
  const traits = {
    volumeL: VOLUME_L,
    kind: 'pool',
    surface: 'plaster',
    sanitizer: 'chlorine',
    setting: 'outdoor',
    ...pool?.traits,
  } as const;
  const plan = planFor({ traits, shelf: pool?.shelf ?? [], readings, treatments });
  return {
    ...CONTEXT,
    now: NOW,
    timeZone: 'America/New_York',
    pool: {
      id: 'backyard',
      name: 'Backyard pool',
      shelf: [],
      pumpFlowLpm: 190,
      tasks: [],
      equipment: [],
      ...pool,
      traits,
      plan,
      readings,
      treatments: treatments.toReversed(),
    },
  };
}
