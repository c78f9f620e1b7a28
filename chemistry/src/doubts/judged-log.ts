// The doubts of a log: each test is judged once, against what counts before it, and its verdict is kept with it. So a change of the log
// judges only the tests behind it again, and everything that reads the log agrees.
import { replay, type LatestReading, type LatestTreatment, type LatestWater, withoutDoubtful } from '../log/latest-water.ts';
import type { Method, PoolTraits } from '../pool.ts';
import { type Parameter, PARAMETERS } from '../water.ts';
import { type Doubt, doubtsAbout, type LastValue } from './doubts.ts';

export interface DoubtedLog<Reading extends LatestReading> {
  pool: PoolTraits;
  /** in any order; those whose `doubtful` is there are judged already */
  readings: readonly Reading[];
  treatments: readonly LatestTreatment[];
}
/** A doubtful value that no newer test of it has settled. */
export interface OpenDoubt extends Doubt {
  /** of the test that holds it */
  readingId?: string;
  takenAt: string;
  method?: Method;
  /** a test of the same value before it was doubtful too: it was asked about already */
  isRepeated: boolean;
}
interface Judged<Reading> {
  /** in the order that they came in, each with its verdict */
  readings: Reading[];
  open: OpenDoubt[];
}

/** The same order wherever the log comes from, also for tests of one instant. */
const newestFirst = (a: LatestReading & { id?: string }, b: LatestReading & { id?: string }): number =>
  Date.parse(b.takenAt) - Date.parse(a.takenAt) || ((a.id ?? '') < (b.id ?? '') ? 1 : -1);

/** Later than any test. */
const END_OF_TIME = '9999-12-31T00:00:00Z';

/** Judges what is not judged yet, and names what is open. */
export function judgedLog<Reading extends LatestReading & { id?: string }>({
  pool,
  readings,
  treatments,
}: DoubtedLog<Reading>): Judged<Reading> {
  const last: Partial<Record<Parameter, LastValue>> = {};
  const open = new Map<Parameter, OpenDoubt>();
  const verdicts = new Map<LatestReading, readonly Parameter[]>();
  const see = (reading: LatestReading, water: LatestWater['water'], { measuredAt, methods }: LatestWater): LatestReading => {
    const doubts = doubtsOf(reading, () => doubtsAbout(reading, { water, measuredAt, methods, last }, pool));
    const doubtful = doubts.map(({ parameter }) => parameter);
    verdicts.set(reading, reading.doubtful ?? doubtful);
    for (const parameter of PARAMETERS) {
      const value = reading[parameter];
      if (value === undefined) continue;
      const doubt = doubts.find((one) => one.parameter === parameter);
      if (doubt)
        open.set(parameter, { ...doubt, ...idOf(reading), takenAt: reading.takenAt, isRepeated: last[parameter]?.isDoubtful === true });
      else open.delete(parameter);
      last[parameter] = { value, takenAt: reading.takenAt, method: reading.method ?? 'drops', isDoubtful: doubt !== undefined };
    }
    return withoutDoubtful({ ...reading, doubtful });
  };
  replay(
    { volumeL: pool.volumeL, pool: { sanitizer: pool.sanitizer }, readings: readings.toSorted(newestFirst), treatments, at: END_OF_TIME },
    see,
  );
  return {
    readings: readings.map((reading) => ({ ...reading, doubtful: verdicts.get(reading) ?? reading.doubtful ?? [] })),
    open: [...open.values()],
  };
}

const idOf = ({ id, method }: LatestReading & { id?: string }) => ({
  ...(id !== undefined && { readingId: id }),
  ...(method && { method }),
});

/** A verdict that is kept holds; the reasons for it are worked out again. */
function doubtsOf({ doubtful, ...reading }: LatestReading, judge: () => Doubt[]): Doubt[] {
  if (doubtful === undefined) return judge();
  if (doubtful.length === 0) return [];
  const found = judge();
  return doubtful.flatMap((parameter): Doubt[] => {
    const value = reading[parameter];
    if (value === undefined) return [];
    return [found.find((one) => one.parameter === parameter) ?? { parameter, value, because: 'unlikely' }];
  });
}
