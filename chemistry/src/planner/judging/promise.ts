// The headline promises nothing that the plan lacks: what to do about the first reason, put into words by what the plan holds for it.
import type { Finding } from '../../findings.ts';
import { purposeOf } from '../purpose.ts';
import type { Verdict } from './verdict.ts';
import type { Sanitizer } from '../../pool.ts';
import type { ProductId } from '../../products/products.ts';
import type { Sentence } from '../../sentences/message.ts';
import { sentencesFrom } from '../../sentences/sentences.ts';
import type { Parameter, Water } from '../../water.ts';
import { PH_TESTABLE_MOST_PPM } from '../../swim/swim-reasons.ts';
import { SWIM_SENTENCES } from '../../swim/swim-sentences.ts';
import type { SwimState } from '../../swim/swim-state.ts';

const sentence = /* @__PURE__ */ sentencesFrom(SWIM_SENTENCES);

/** What a plan holds, as far as a headline can promise it. */
export interface Held {
  sanitizer: Sanitizer | undefined;
  verdicts: readonly Verdict[];
  /** what is left to do */
  steps: readonly { productId: ProductId; before?: Water | undefined; after?: Water | undefined }[];
  shopping: readonly { productId: ProductId }[];
  findings: readonly Finding[];
  /** left out by the person */
  skipped?: readonly ProductId[];
}

/** Sentences that send people to the plan. */
const PROMISES = new Set([
  'findings_swim_do_correct_ph',
  'findings_swim_do_add_sanitizer',
  'findings_swim_do_shock',
  'findings_swim_do_treat_metals',
]);
const ABOUT: readonly [RegExp, Parameter][] = [
  [/^ph_/, 'ph'],
  [/^free_chlorine_/, 'freeChlorinePpm'],
  [/^bromine_/, 'brominePpm'],
  [/^combined_chlorine_/, 'combinedChlorinePpm'],
  [/^copper_/, 'copperPpm'],
  [/^iron_/, 'ironPpm'],
];
const parameterOf = (code: string | undefined): Parameter | undefined => ABOUT.find(([is]) => code !== undefined && is.test(code))?.[1];

const METALS: readonly Parameter[] = ['copperPpm', 'ironPpm'];
const isForMetals = (id: ProductId) => id === 'sequestrant' || id === 'metal-remover';
/** Combined chlorine is broken down by free chlorine. */
const servedBy = (parameter: Parameter): Parameter => (parameter === 'combinedChlorinePpm' ? 'freeChlorinePpm' : parameter);

function serves(held: Held, parameter: Parameter, id: ProductId): boolean {
  if (METALS.includes(parameter)) return isForMetals(id);
  return purposeOf({ sanitizer: held.sanitizer ?? 'chlorine' }, id) === servedBy(parameter);
}

/** A step for it, steps that bring pH along into its range, or a note of its own that says how a shock goes on. */
function isDone({ steps, verdicts, findings, ...held }: Held, parameter: Parameter): boolean {
  if (steps.some(({ productId }) => serves({ steps, verdicts, findings, ...held }, parameter, productId))) return true;
  if (parameter === 'combinedChlorinePpm') return findings.some(({ code }) => code === 'combined_chlorine_high');
  const { low = 7.2, high = 7.8 } = verdicts.find((one) => one.parameter === 'ph') ?? {};
  const end = steps.at(-1)?.after?.ph;
  return parameter === 'ph' && end !== undefined && end >= low && end <= high;
}

/** How to test it again; null: that is not what comes first. */
function testAgain(verdict: Verdict | undefined, parameter: Parameter): Sentence | null {
  if (verdict?.call !== 'test_again') return null;
  if (verdict.again === 'below_chlorine') return sentence('findings_swim_do_test_ph_below', { limit: PH_TESTABLE_MOST_PPM });
  if (verdict.again === 'with_drops') return sentence('findings_swim_do_drops', { parameter });
  return verdict.again === 'tomorrow' ? sentence('findings_swim_do_tomorrow', { parameter }) : null;
}

/** The state with an action that the plan keeps. */
export function asPromised(swim: SwimState, held: Held): SwimState {
  const promise = swim.messages.action[0]?.code ?? '';
  const parameter = parameterOf(swim.because[0]);
  if (!PROMISES.has(promise) || parameter === undefined) return swim;
  const again = testAgain(
    held.verdicts.find((one) => one.parameter === parameter),
    parameter,
  );
  const kept = again ?? (isDone(held, parameter) ? null : instead(held, parameter));
  return kept ? { ...swim, action: kept.text, messages: { ...swim.messages, action: kept.messages } } : swim;
}

function instead(held: Held, parameter: Parameter): Sentence {
  if (held.skipped?.some((productId) => serves(held, parameter, productId))) return sentence('findings_swim_do_skipped', { parameter });
  return held.shopping.some(({ productId }) => serves(held, parameter, productId))
    ? sentence('findings_swim_do_buy', { parameter })
    : sentence('findings_swim_do_notes', { parameter });
}
