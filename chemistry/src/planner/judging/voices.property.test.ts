// One judge: the headline, the plan, its findings, its "why not" and its shopping list never disagree about a value, and a plan is judged by
// its own end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { METHODS, type Method } from '../../pool.ts';
import { isAcid, isChlorine } from '../../safety.ts';
import { expertCases } from '../../testing/expert-cases.ts';
import type { Parameter } from '../../water.ts';
import { plan, type Plan, type PlanInput } from '../planner.ts';
import { purposeOf } from '../purpose.ts';
import type { Verdict } from './verdict.ts';

const RUNS = Number(process.env.VOICE_RUNS ?? 700);
const DECIDED: readonly Parameter[] = ['freeChlorinePpm', 'brominePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm'];

const cases = fc
  .tuple(expertCases, fc.array(fc.constantFrom<Method>(...METHODS), { minLength: 9, maxLength: 9 }), fc.boolean(), fc.boolean())
  .map(([input, methods, isRepeated, isOld]): PlanInput => ({
    ...input,
    methods: Object.fromEntries(DECIDED.map((name, index) => [name, methods[index]])),
    ...(isRepeated && { repeated: { ph: true as const, alkalinityPpm: true as const } }),
    ...(isOld && { agesHours: { freeChlorinePpm: 90, ph: 60 } }),
  }));

type Rule = (input: PlanInput, made: Plan) => string | null;
const codeOf = ({ swim }: Plan) => swim.messages.action[0]?.code ?? '';
const verdictOn = ({ verdicts }: Plan, name: Parameter): Verdict | undefined => verdicts.find(({ parameter }) => parameter === name);
const serves = ({ pool }: PlanInput, { steps, shopping = [] }: Plan, name: Parameter) => {
  const sanitizer = pool.sanitizer ?? 'chlorine';
  const isFor = ({ productId }: Plan['steps'][number] | NonNullable<Plan['shopping']>[number]) =>
    purposeOf({ sanitizer }, productId) === name;
  return { steps: steps.filter(isFor), shopping: shopping.filter(isFor) };
};
/** These speak of everything that waits for a test of the fresh water, or for the builder. */
/** Only other water lowers these. */
const EXCHANGED: readonly Parameter[] = ['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm'];
const OF_ALL = ['test_after_refill', 'left_to_builder', 'new_surface_start_up', 'new_surface', 'readings_contradict'];
const speaksOf = ({ findings, steps, swim }: Plan, name: Parameter) =>
  (EXCHANGED.includes(name) && steps.some(({ productId }) => productId === 'fill-water')) ||
  (name === 'freeChlorinePpm' && swim.because.some((code) => code.startsWith('free_chlorine_above'))) ||
  findings.some(({ parameter, code }) => parameter === name || OF_ALL.includes(code));
const isContradictory = ({ findings }: Plan) => findings.some(({ code }) => code === 'readings_contradict');

const RULES: Record<string, Rule> = {
  'acts on what it calls for, or says why not': (input, made) => {
    const silent = made.verdicts.filter(
      ({ call, parameter }) =>
        call === 'act' && serves(input, made, parameter).steps.length === 0 && !speaksOf(made, parameter) && !isMovedIn(made, parameter),
    );
    return silent.length > 0 ? silent.map(({ parameter }) => parameter).join() : null;
  },
  'says what to test again, and corrects nothing for it': (input, made) => {
    const asked = made.verdicts.filter(({ call, because }) => call === 'test_again' && because !== 'age');
    // a hot tub that is refilled has nothing left of it
    const isTub = input.pool.kind === 'spa' || input.pool.kind === 'swim_spa';
    const isRefilled = isTub && made.steps[0]?.productId === 'fill-water';
    const silent = asked.filter(({ parameter }) => !isRefilled && !speaksOf(made, parameter));
    if (silent.length > 0) return `silent about ${silent.map(({ parameter }) => parameter).join()}`;
    const dosed = asked.filter(
      ({ parameter, because }) => because === 'error' && parameter === 'ph' && serves(input, made, 'ph').steps.length > 0,
    );
    return dosed.length > 0 ? 'corrects a pH that it wants tested again' : null;
  },
  'leaves alone what is in its range': (input, made) => {
    const { ph } = Object.fromEntries(made.verdicts.map((verdict) => [verdict.parameter, verdict]));
    if (ph?.standing !== 'in_range' || ph.call !== 'leave') return null;
    const isBase = serves(input, made, 'ph').steps.some(({ productId }) => !isAcid(productId) && productId !== 'borax');
    return isBase ? 'a base for a pH in its range' : null;
  },
  'promises in the headline what the plan holds': (input, made) => {
    const code = codeOf(made);
    const { steps, shopping } = serves(input, made, 'ph');
    if (code === 'findings_swim_do_correct_ph' && steps.length === 0 && !isMovedIn(made, 'ph')) return 'pH: no step';
    if (code === 'findings_swim_do_add_sanitizer') {
      const isServed = made.steps.some(
        ({ productId }) =>
          isChlorine(productId) || purposeOf({ sanitizer: input.pool.sanitizer ?? 'chlorine' }, productId) === 'brominePpm',
      );
      if (!isServed) return 'sanitizer: no step';
    }
    if (code === 'findings_swim_do_buy' && made.shopping?.length === 0 && shopping.length === 0) return 'nothing to buy';
    if (code === 'findings_swim_do_drops' || code === 'findings_swim_do_tomorrow') {
      const name = made.swim.messages.action[0]?.values?.['parameter'] as Parameter;
      if (verdictOn(made, name)?.call !== 'test_again') return `asks for ${name} again, which the verdict does not`;
    }
    return null;
  },
  'gives a chemical no reason that the verdict denies': (_, made) => {
    const denied = (made.whyNot ?? []).filter(({ code, messages }) => {
      const name = messages[0]?.values?.['parameter'] as Parameter | undefined;
      const verdict = name && verdictOn(made, name);
      if (!verdict) return false;
      if (code === 'in_range') return verdict.call === 'act' || verdict.call === 'test_again';
      return code === 'test_again' && verdict.call !== 'test_again';
    });
    return denied.length > 0 ? denied.map(({ productId, code }) => `${productId} ${code}`).join() : null;
  },
  'says from when one can swim, or why it can’t say': (_, { swimSafeAt, swimBlockedBecause }) =>
    (swimSafeAt === null) === swimBlockedBecause.length > 0 ? null : `${swimSafeAt} ${swimBlockedBecause.length}`,
  'predicts where pH and alkalinity are known': (_, made) => (isContradictory(made) || made.predicted !== null ? null : 'no prediction'),
  'has one minimum': (_, made) => {
    const minimum = made.targets?.freeChlorine?.minimumPpm;
    const named = made.findings.flatMap(({ values }) => values?.['minimumPpm'] ?? []);
    return minimum === undefined || named.every((one) => Math.abs(one - minimum) < 0.06) ? null : `${minimum} and ${named.join()}`;
  },
  'doses no acid by a test that chlorine falsifies': ({ water }, made) => {
    const isFalse =
      (water.freeChlorinePpm ?? 0) > 10.05 && made.targets?.freeChlorine !== null && verdictOn(made, 'ph')?.because === 'chlorine';
    const first = made.steps.findIndex(({ productId }) => isAcid(productId));
    return isFalse && first >= 0 ? 'acid' : null;
  },
};

/** Other steps bring it into its range, or as near as its test can tell. */
function isMovedIn({ steps, verdicts }: Plan, name: Parameter): boolean {
  const { low = -Infinity, high = Infinity } = verdicts.find(({ parameter }) => parameter === name) ?? {};
  const end = steps.at(-1)?.after[name as 'ph'];
  const slack = name === 'ph' ? 0.05 : 0.06 * Math.abs(low);
  return end !== undefined && end >= low - slack && end <= high + slack;
}

test(`no two voices disagree, in ${RUNS} waters`, { timeout: 600_000 }, () => {
  const broken = new Map<string, string[]>();
  for (const input of fc.sample(cases, { numRuns: RUNS, seed: 34 })) {
    const made = plan(input);
    for (const [name, rule] of Object.entries(RULES)) {
      const fault = rule(input, made);
      if (fault !== null) broken.set(name, [...(broken.get(name) ?? []), `${fault} ${JSON.stringify(input)}`]);
    }
  }
  expect(Object.fromEntries([...broken].map(([name, faults]) => [`${name}: ${faults.length}`, faults.slice(0, 3)]))).toEqual({});
});
