// What prevents swimming, with what no one can say: values that can't be true decide nothing, but where such a value would be a danger the answer is
// unknown until it was tested again (decisions, Measurements that disagree).
import { isUnlikely } from '../measuring/measurement.ts';
import { unitAfter } from '../sentences/parameter-names.ts';
import { sentencesFrom } from '../sentences/sentences.ts';
import { type MeasuredWater, type Parameter, POSSIBLE } from '../water.ts';
import { reasonsOf, type SwimInput, type SwimReason } from './swim-reasons.ts';
import { SWIM_SENTENCES } from './swim-sentences.ts';

const sentence = /* @__PURE__ */ sentencesFrom(SWIM_SENTENCES);
const round = (value: number) => Math.round(value * 100) / 100;

type Doubted = keyof typeof DOUBTED;
/** What decides about swimming, by the code that names its test. */
const DOUBTED = {
  freeChlorinePpm: 'measure_free_chlorine',
  brominePpm: 'measure_bromine',
  ph: 'measure_ph',
  combinedChlorinePpm: 'measure_combined_chlorine',
  temperatureC: 'measure_temperature',
} as const;

type DoubtedValue = { parameter: Parameter; value: number };
const isDoubted = (parameter: Parameter): parameter is Doubted => parameter in DOUBTED;

/** Values that can't be true decide nothing: neither those beyond their own range nor those that the log already doubts. */
function withoutUnlikely({ water, doubts = [], confirmed = {} }: SwimInput): { water: MeasuredWater; doubts: DoubtedValue[] } {
  const trusted: MeasuredWater = { ...water };
  const unlikely = (Object.entries(water) as [Parameter, number | undefined][]).flatMap(([parameter, value]): DoubtedValue[] => {
    if (value === undefined || confirmed[parameter] || !(parameter in POSSIBLE) || !isUnlikely(parameter, value)) return [];
    delete trusted[parameter];
    return [{ parameter, value }];
  });
  return { water: trusted, doubts: [...unlikely, ...doubts] };
}

/** A doubtful value that would be a danger makes the answer unknown, until it was tested again. */
function doubtReason(input: SwimInput, { parameter, value }: DoubtedValue): SwimReason[] {
  if (!isDoubted(parameter)) return [];
  const dangersOf = (water: MeasuredWater) => reasonsOf({ ...input, water }).filter(({ level }) => level === 'danger').length;
  if (dangersOf({ ...input.water, [parameter]: value }) <= dangersOf(input.water)) return [];
  const numbers = { parameter, value: round(value), unit: unitAfter(parameter) };
  return [
    {
      level: 'unknown',
      code: DOUBTED[parameter],
      why: sentence('findings_swim_doubtful', numbers),
      action: sentence('findings_swim_do_test_again', { parameter }),
    },
  ];
}

/** Everything that is not right, what weighs most first within its level. */
export function swimReasons(given: SwimInput): SwimReason[] {
  const { water, doubts } = withoutUnlikely(given);
  const input = { ...given, water };
  const doubtful = doubts.flatMap((doubt) => doubtReason(input, doubt));
  const codes = new Set(doubtful.map(({ code }) => code));
  return [...doubtful, ...reasonsOf(input).filter(({ level, code }) => level !== 'unknown' || !codes.has(code))];
}
