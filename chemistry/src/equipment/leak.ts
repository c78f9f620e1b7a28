// The bucket test: a bucket in the pool loses what the air takes; what the pool loses beyond that leaks.
import type { Sentence } from '../sentences/message.ts';
import { rounded, sentencesFrom } from '../sentences/sentences.ts';
import { requireAllWithin } from '../measuring/valid-range.ts';

/** One mark read with a ruler; a drop is the difference of two. Our judgement. */
const DEFAULT_READING_ERROR_MM = 1;
/** A bucket does not evaporate exactly like the pool around it: a tenth of its drop either way. Our judgement. */
const BUCKET_DIFFERENCE = 0.1;
/** A loss below this is within what no owner needs to act on (about an eighth of an inch a day). Our judgement. */
const NEGLIGIBLE_MM_PER_DAY = 3;

export const LEAK_SENTENCES = {
  answers_leak_disturbed: 'Rain, topping up, backwashing or bathing changed the level. Repeat the test on a quiet, dry day.',
  answers_leak_bucket_lost_more:
    'The bucket lost more than the pool. Check that nothing fills the pool and that both get the same sun and wind.',
  answers_leak_yes: 'The pool lost more than the bucket, by more than the margin of error.',
  answers_leak_no: 'The pool and the bucket lost the same amount, within the margin of error.',
  answers_leak_within_error: 'The difference is smaller than the margin of error.',
  answers_leak_height: '({pool} − {bucket}) mm × 24 ÷ {hours} h = {leak} ± {error} mm a day',
  answers_leak_volume: '{leak} mm × {area} m² = {wholeVolume} ± {wholeError} L a day',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(LEAK_SENTENCES);

export interface BucketTest {
  /** how far the pool's level fell, 0 to 500 mm */
  poolDropMm: number;
  /** how far the level inside the bucket fell, 0 to 500 mm */
  bucketDropMm: number;
  /** 6 to 168; 24 is usual */
  hours: number;
  /** 0.5 to 100,000 m² */
  surfaceAreaM2: number;
  /** ± of one mark, 0.1 to 20 mm, default 1 */
  readingErrorMm?: number;
  /** rain, top-up, backwash or bathing during the test spoil it */
  disturbed?: boolean;
}
export interface BucketVerdict {
  /** `cannot_tell`: the difference is inside the error, or the test was disturbed */
  verdict: 'leak' | 'no_leak' | 'cannot_tell';
  /** best estimate, negative when the bucket lost more */
  leakMmPerDay: number;
  leakLPerDay: number;
  /** ± of the estimate */
  errorLPerDay: number;
  why: Sentence;
  /** hours after which a loss of the size that matters would show, when it cannot be told now; null when longer does not help */
  repeatForHours: number | null;
  arithmetic: Sentence[];
}

type Judged = Pick<BucketVerdict, 'verdict' | 'why' | 'repeatForHours'>;

function judge(leakMm: number, errorMm: number, test: BucketTest): Judged {
  const tell = (why: Sentence, repeatForHours: number | null = null): Judged => ({ verdict: 'cannot_tell', why, repeatForHours });
  if (test.disturbed) return tell(sentence('answers_leak_disturbed'), 24);
  if (leakMm < -errorMm) return tell(sentence('answers_leak_bucket_lost_more'), 24);
  if (leakMm > errorMm) return { verdict: 'leak', why: sentence('answers_leak_yes'), repeatForHours: null };
  if (leakMm + errorMm < NEGLIGIBLE_MM_PER_DAY) return { verdict: 'no_leak', why: sentence('answers_leak_no'), repeatForHours: null };
  const readingMm = 2 * (test.readingErrorMm ?? DEFAULT_READING_ERROR_MM);
  const airMmPerDay = (BUCKET_DIFFERENCE * test.bucketDropMm * 24) / test.hours;
  const roomMm = NEGLIGIBLE_MM_PER_DAY - airMmPerDay;
  const enough = roomMm > 0.5 ? Math.ceil((readingMm * 24) / roomMm / 24) * 24 : null;
  const longer = enough !== null && enough <= 168 && enough > test.hours ? enough : null;
  return tell(sentence('answers_leak_within_error'), longer);
}

/**
 * Judges a bucket test. The error of the difference: four marks of `readingErrorMm` each (two per drop, √4), and a tenth of the bucket's
 * drop for unequal evaporation, added. Throws `out_of_range` with the field.
 */
export function bucketTest(test: BucketTest): BucketVerdict {
  const drop = [0, 500, 'mm'] as const;
  requireAllWithin(
    { ...test, disturbed: undefined },
    {
      poolDropMm: drop,
      bucketDropMm: drop,
      hours: [6, 168, 'hours'],
      surfaceAreaM2: [0.5, 100_000, 'm²'],
      readingErrorMm: [0.1, 20, 'mm'],
    },
  );
  const perDay = 24 / test.hours;
  const leakMm = (test.poolDropMm - test.bucketDropMm) * perDay;
  const errorMm = (2 * (test.readingErrorMm ?? DEFAULT_READING_ERROR_MM) + BUCKET_DIFFERENCE * test.bucketDropMm) * perDay;
  return {
    ...judge(leakMm, errorMm, test),
    leakMmPerDay: leakMm,
    leakLPerDay: leakMm * test.surfaceAreaM2,
    errorLPerDay: errorMm * test.surfaceAreaM2,
    arithmetic: [
      sentence('answers_leak_height', {
        pool: rounded(test.poolDropMm, 2),
        bucket: rounded(test.bucketDropMm, 2),
        hours: rounded(test.hours, 2),
        leak: rounded(leakMm, 1),
        error: rounded(errorMm, 1),
      }),
      sentence('answers_leak_volume', {
        leak: rounded(leakMm, 1),
        area: rounded(test.surfaceAreaM2, 1),
        wholeVolume: rounded(leakMm * test.surfaceAreaM2, 0),
        wholeError: rounded(errorMm * test.surfaceAreaM2, 0),
      }),
    ],
  };
}
