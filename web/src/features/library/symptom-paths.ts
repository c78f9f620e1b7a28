// From what a person sees to what it may be. A cause is likelier when it fits the answer to the question, and then when the pool's last
// tests point to it. The order is all that this decides: what to do is in the articles.
import type { PoolTraits } from '@limpid/chemistry';
import { type Clue, evidenceOf, type Evidence, type Known, type Measured } from './symptom-evidence.ts';

export interface Cause {
  id: string;
  /** the answers to the question of the symptom that fit it */
  answers: readonly string[];
  clues: readonly Clue[];
  /** the article that explains it */
  slug: string;
  /** a guided clear-up helps */
  isCleared?: true;
  /** where another article explains it to this pool, or with this test */
  otherwise?: (of: { pool: PoolTraits; evidence: readonly Evidence[] }) => string | undefined;
  /** a test that says otherwise settles it, whatever the answer */
  isDecidedByTest?: true;
}
export interface Symptom<Id extends string = string> {
  id: Id;
  answers: readonly string[];
  causes: readonly Cause[];
  /** swimming would be dangerous with these answers */
  dangerousAnswers?: readonly string[];
}

export interface Judged {
  cause: Cause;
  /** the article that explains it here */
  slug: string;
  fitsAnswer: boolean;
  evidence: Evidence[];
  /** nothing was measured that could tell */
  untested: Measured[];
}

function judge(cause: Cause, answer: string | null, pool: PoolTraits, known: Known, now: number): Judged {
  const found = cause.clues.map((clue) => evidenceOf(clue, pool, known, now));
  const evidence = found.flatMap((one) => one.evidence);
  return {
    cause,
    slug: cause.otherwise?.({ pool, evidence }) ?? cause.slug,
    fitsAnswer: answer !== null && cause.answers.includes(answer),
    evidence,
    untested: found.flatMap(({ untested }) => untested),
  };
}

const says = ({ evidence }: Judged, verdict: Evidence['verdict']): boolean => evidence.some((one) => one.verdict === verdict);

/** What a person sees weighs most: flakes from the returns are no etched plaster, whatever the tests say. */
const FITS = 4;
const POINTS = 2;
const worth = (judged: Judged): number => {
  const speaks = says(judged, 'for') ? POINTS : judged.evidence.length === 0 || says(judged, 'unclear') ? 0 : -1;
  const isRefuted = judged.cause.isDecidedByTest && says(judged, 'against') && !says(judged, 'for');
  return (judged.fitsAnswer && !isRefuted ? FITS : 0) + speaks;
};

/** The causes, likeliest first; equals stay in the order of the symptom. */
export const judgeCauses = (symptom: Symptom, answer: string | null, pool: PoolTraits, known: Known, now: number): Judged[] =>
  symptom.causes.map((cause) => judge(cause, answer, pool, known, now)).toSorted((a, b) => worth(b) - worth(a));

/** A test clearly points to it, or the answer does and nothing was measured that could tell. */
export const isPointedAt = (judged: Judged): boolean => (judged.evidence.length === 0 ? judged.fitsAnswer : says(judged, 'for'));

/** The cause to name first: a test clearly points to it, or the answer fits no other cause equally. */
export function likeliest(judged: readonly Judged[]): Judged | undefined {
  const [first, second] = judged;
  if (!first || !isPointedAt(first)) return undefined;
  return says(first, 'for') || !second || worth(second) < worth(first) ? first : undefined;
}

/** There are tests, and neither they nor the answer point to a cause. */
export const isUnexplained = (judged: readonly Judged[]): boolean =>
  judged.some(({ evidence }) => evidence.length > 0) && !judged.some(isPointedAt);

const cause = (id: string, slug: string, answers: string, clues: readonly Clue[] = [], isCleared?: true): Cause => ({
  id,
  slug,
  answers: answers.split(' ').filter(Boolean),
  clues,
  ...(isCleared && { isCleared }),
});

const ofLowPh: Cause['otherwise'] = ({ evidence }) => (evidence.some(({ crossed }) => crossed?.bound === 'below') ? 'raise-ph' : undefined);
const ofPool: Cause['otherwise'] = ({ pool }) =>
  pool.kind === 'spa' || pool.kind === 'swim_spa' ? undefined : pool.sanitizer === 'bromine' ? 'bromine' : 'free-chlorine';

/**
 * The most frequent first: too little chlorine, the commonest fault, shows as green or cloudy water, then as smell and stinging eyes.
 * Stains, scale and foam need special water or products. Last what is not about the water.
 */
export const SYMPTOM_IDS = ['green', 'cloudy', 'smell', 'eyes', 'stains', 'scale', 'foam', 'leak', 'noise'] as const;
export type SymptomId = (typeof SYMPTOM_IDS)[number];

export const SYMPTOMS: Record<SymptomId, Symptom<SymptomId>> = {
  green: {
    id: 'green',
    answers: ['slowly', 'after-chlorine', 'dust', 'dots'],
    dangerousAnswers: ['slowly'],
    causes: [
      cause('algae', 'green-algae', 'slowly', ['sanitizer-low'], true),
      cause('metals', 'metal-stains', 'after-chlorine', ['metals-high']),
      cause('mustard', 'mustard-algae', 'dust', ['sanitizer-low']),
      cause('black-algae', 'black-algae', 'dots', ['sanitizer-low']),
    ],
  },
  cloudy: {
    id: 'cloudy',
    answers: ['no-floor', 'after-product', 'after-use', 'slowly'],
    dangerousAnswers: ['no-floor'],
    causes: [
      cause('early-algae', 'cloudy-water', 'no-floor after-use slowly', ['sanitizer-low'], true),
      cause('limescale', 'saturation-index', 'after-product', ['index-high']),
      cause('filter', 'filter-pressure', 'slowly no-floor'),
      cause('just-added', 'cloudy-water', 'after-product'),
    ],
  },
  stains: {
    id: 'stains',
    answers: ['brown', 'blue-green', 'leaves', 'dots'],
    causes: [
      cause('iron', 'metal-stains', 'brown', ['metals-high']),
      cause('copper', 'metal-stains', 'blue-green', ['metals-high']),
      cause('organic', 'organic-stains', 'leaves brown'),
      cause('black-algae', 'black-algae', 'dots', ['sanitizer-low']),
    ],
  },
  foam: {
    id: 'foam',
    answers: ['people', 'product', 'always'],
    causes: [
      cause('soap', 'foam', 'people'),
      cause('algaecide', 'foam', 'product'),
      cause('soft-water', 'calcium-hardness', 'always', ['foams-soft']),
      cause('weak-sanitizer', 'foam', 'people always', ['sanitizer-low']),
    ],
  },
  smell: {
    id: 'smell',
    answers: ['chlorine', 'musty', 'eggs'],
    causes: [
      cause('combined', 'combined-chlorine', 'chlorine', ['combined-high']),
      cause('early-algae', 'green-algae', 'musty', ['sanitizer-low']),
      cause('well', 'metal-stains', 'eggs', ['metals-high']),
    ],
  },
  eyes: {
    id: 'eyes',
    answers: ['everyone', 'rash', 'indoors'],
    causes: [
      { ...cause('combined', 'combined-chlorine', 'everyone indoors', ['combined-high']), isDecidedByTest: true },
      { ...cause('ph-off', 'lower-ph', 'everyone', ['ph-off']), otherwise: ofLowPh },
      { ...cause('weak-sanitizer', 'hot-tub', 'rash', ['sanitizer-low']), otherwise: ofPool },
    ],
  },
  scale: {
    id: 'scale',
    answers: ['tile', 'flakes', 'rough'],
    causes: [
      cause('hard-water', 'scale', 'tile rough', ['index-high']),
      cause('cell', 'salt-cell-cleaning', 'flakes', ['index-high']),
      cause('etching', 'corrosive-water', 'rough', ['index-low']),
    ],
  },
  leak: {
    id: 'leak',
    answers: ['running', 'always', 'unsure'],
    causes: [
      cause('evaporation', 'find-a-leak', 'unsure'),
      cause('plumbing', 'find-a-leak', 'running'),
      cause('shell', 'find-a-leak', 'always'),
    ],
  },
  noise: {
    id: 'noise',
    answers: ['gurgle', 'screech', 'rattle', 'hum'],
    causes: [
      cause('air', 'pump-lost-prime', 'gurgle'),
      cause('bearings', 'pump-noise', 'screech'),
      cause('blocked', 'skimmer-and-baskets', 'rattle gurgle'),
      cause('no-start', 'pump-noise', 'hum'),
    ],
  },
};
