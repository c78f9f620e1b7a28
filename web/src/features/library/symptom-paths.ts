// From what a person sees to what it may be. A cause is likelier when it fits the answer to the question, and then when the pool's last
// tests point to it. The order is all that this decides: what to do is in the articles.
import { type Parameter, PARAMETERS, type PoolTraits, swimLimits, targets } from '@limpid/chemistry';

export interface LastValue {
  value: number;
  takenAt: string;
}
export type LastTests = Partial<Record<Parameter, LastValue>>;

type Reading = { takenAt: string } & { [P in Parameter]?: number | undefined };

/** The newest value of each parameter; `readings` come newest first. */
export function lastTestsOf(readings: readonly Reading[]): LastTests {
  const found: LastTests = {};
  for (const reading of readings) {
    for (const parameter of PARAMETERS) {
      const value = reading[parameter];
      if (value !== undefined && found[parameter] === undefined) found[parameter] = { value, takenAt: reading.takenAt };
    }
  }
  return found;
}

/** What a test would show if this were the cause. */
export type Clue = 'chlorine-low' | 'combined-high' | 'ph-high' | 'ph-off' | 'hardness-high' | 'hardness-low' | 'metals-high' | 'salt-cell';

export interface Cause {
  id: string;
  /** the answers to the question of the symptom that fit it */
  answers: readonly string[];
  clues: readonly Clue[];
  /** the article that explains it */
  slug: string;
  /** a guided clear-up helps */
  isCleared?: true;
}
export interface Symptom<Id extends string = string> {
  id: Id;
  answers: readonly string[];
  causes: readonly Cause[];
  /** swimming would be dangerous with this answer */
  dangerousAnswer?: string;
}

export interface Evidence {
  parameter: Parameter;
  value: number;
  takenAt: string;
  /** it speaks for the cause; otherwise against it */
  isFor: boolean;
  /** why it speaks for it */
  crossed?: Crossed;
}
export interface Judged {
  cause: Cause;
  fitsAnswer: boolean;
  evidence: Evidence[];
  /** nothing was measured that could tell */
  untested: Parameter[];
}

const PARAMETER_OF: Record<Clue, readonly Parameter[]> = {
  'chlorine-low': ['freeChlorinePpm'],
  'combined-high': ['combinedChlorinePpm'],
  'ph-high': ['ph'],
  'ph-off': ['ph'],
  'hardness-high': ['hardnessPpm'],
  'hardness-low': ['hardnessPpm'],
  'metals-high': ['copperPpm', 'ironPpm'],
  'salt-cell': [],
};

/** A bound of the pool that a value crosses. */
export interface Crossed {
  bound: 'below' | 'above';
  limit: number;
}

const below = (value: number, limit: number | undefined): Crossed | undefined =>
  limit !== undefined && value < limit ? { bound: 'below', limit } : undefined;
const above = (value: number, limit: number): Crossed | undefined => (value > limit ? { bound: 'above', limit } : undefined);

function crossedBy(clue: Clue, value: number, pool: PoolTraits, tests: LastTests): Crossed | undefined {
  const cyanuricAcid = tests.cyanuricAcidPpm?.value;
  const limits = swimLimits(pool, cyanuricAcid);
  const { hardnessPpm } = targets(pool, cyanuricAcid ?? 0);
  switch (clue) {
    case 'chlorine-low':
      return below(value, limits.freeChlorine?.low);
    case 'combined-high':
      return above(value, limits.combinedChlorine.high);
    case 'ph-high':
      return above(value, limits.ph.high);
    case 'ph-off':
      return above(value, limits.ph.high) ?? below(value, limits.ph.low);
    case 'hardness-high':
      return above(value, hardnessPpm.high);
    case 'hardness-low':
      return below(value, hardnessPpm.low);
    case 'metals-high':
      return above(value, limits.metalHighPpm);
    case 'salt-cell':
      return undefined;
  }
}

/** An older test says little about water of today. */
const OLD_MS = 14 * 86_400_000;

function judge(cause: Cause, answer: string | null, pool: PoolTraits, tests: LastTests, now: number): Judged {
  const wanted = cause.clues.flatMap((clue) => PARAMETER_OF[clue].map((parameter) => ({ clue, parameter })));
  const evidence = wanted.flatMap(({ clue, parameter }): Evidence[] => {
    const last = tests[parameter];
    if (!last || now - Date.parse(last.takenAt) > OLD_MS) return [];
    const crossed = crossedBy(clue, last.value, pool, tests);
    return [{ parameter, ...last, isFor: crossed !== undefined, ...(crossed && { crossed }) }];
  });
  const untested = wanted.map(({ parameter }) => parameter).filter((parameter) => !evidence.some((one) => one.parameter === parameter));
  return { cause, fitsAnswer: answer !== null && cause.answers.includes(answer), evidence, untested };
}

/** A test points to it, or the answer does and no test speaks against it. */
export const isPointedAt = ({ fitsAnswer, evidence }: Judged): boolean =>
  evidence.length === 0 ? fitsAnswer : evidence.some(({ isFor }) => isFor);

/** What a person sees weighs most: flakes from the returns are no etched plaster, whatever the tests say. */
const FITS = 4;
const POINTS = 2;
const worth = ({ fitsAnswer, evidence }: Judged): number => {
  const isFor = evidence.some((one) => one.isFor);
  const speaks = evidence.length === 0 ? 0 : isFor ? POINTS : -1;
  return (fitsAnswer ? FITS : 0) + speaks;
};

/** The causes, likeliest first; equals stay in the order of the symptom. */
export const judgeCauses = (symptom: Symptom, answer: string | null, pool: PoolTraits, tests: LastTests, now: number): Judged[] =>
  symptom.causes.map((cause) => judge(cause, answer, pool, tests, now)).toSorted((a, b) => worth(b) - worth(a));

const cause = (id: string, slug: string, answers: string, clues: readonly Clue[] = [], isCleared?: true): Cause => ({
  id,
  slug,
  answers: answers.split(' ').filter(Boolean),
  clues,
  ...(isCleared && { isCleared }),
});

export const SYMPTOM_IDS = ['green', 'cloudy', 'stains', 'foam', 'smell', 'eyes', 'scale', 'leak', 'noise'] as const;
export type SymptomId = (typeof SYMPTOM_IDS)[number];

export const SYMPTOMS: Record<SymptomId, Symptom<SymptomId>> = {
  green: {
    id: 'green',
    answers: ['slowly', 'after-chlorine', 'dust', 'dots'],
    causes: [
      cause('algae', 'green-algae', 'slowly', ['chlorine-low'], true),
      cause('metals', 'metal-stains', 'after-chlorine', ['metals-high']),
      cause('mustard', 'mustard-algae', 'dust', ['chlorine-low']),
      cause('black-algae', 'black-algae', 'dots', ['chlorine-low']),
    ],
  },
  cloudy: {
    id: 'cloudy',
    answers: ['no-floor', 'after-product', 'after-use', 'slowly'],
    dangerousAnswer: 'no-floor',
    causes: [
      cause('early-algae', 'cloudy-water', 'no-floor after-use slowly', ['chlorine-low'], true),
      cause('limescale', 'saturation-index', 'after-product', ['ph-high', 'hardness-high']),
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
      cause('black-algae', 'black-algae', 'dots', ['chlorine-low']),
    ],
  },
  foam: {
    id: 'foam',
    answers: ['people', 'product', 'always'],
    causes: [
      cause('soap', 'foam', 'people'),
      cause('algaecide', 'foam', 'product'),
      cause('soft-water', 'calcium-hardness', 'always', ['hardness-low']),
      cause('weak-sanitizer', 'foam', 'people always', ['chlorine-low']),
    ],
  },
  smell: {
    id: 'smell',
    answers: ['chlorine', 'musty', 'eggs'],
    causes: [
      cause('combined', 'combined-chlorine', 'chlorine', ['combined-high']),
      cause('early-algae', 'green-algae', 'musty', ['chlorine-low'], true),
      cause('well', 'metal-stains', 'eggs', ['metals-high']),
    ],
  },
  eyes: {
    id: 'eyes',
    answers: ['everyone', 'rash', 'indoors'],
    causes: [
      cause('combined', 'combined-chlorine', 'everyone indoors', ['combined-high']),
      cause('ph-off', 'lower-ph', 'everyone', ['ph-off']),
      cause('weak-sanitizer', 'hot-tub', 'rash', ['chlorine-low']),
    ],
  },
  scale: {
    id: 'scale',
    answers: ['tile', 'flakes', 'rough'],
    causes: [
      cause('hard-water', 'scale', 'tile rough', ['hardness-high', 'ph-high']),
      cause('cell', 'salt-cell-cleaning', 'flakes', ['ph-high']),
      cause('etching', 'corrosive-water', 'rough', ['hardness-low']),
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
