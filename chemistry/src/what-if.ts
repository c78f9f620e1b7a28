// "What if I add ...?": the water after some additions, and what speaks against them.
import { largestAddition } from './addition-caps.ts';
import { type Addition, effect, requireVolume } from './effect.ts';
import { totalsOf } from './equilibrium.ts';
import type { Finding } from './findings.ts';
import { productOrAmountText } from './sentences/product-names.ts';
import type { Sentence } from './sentences/message.ts';
import { shown, sentencesFrom, together } from './sentences/sentences.ts';
import type { PoolTraits } from './pool.ts';
import { PRODUCTS, type ProductId } from './products/products.ts';
import { excludeEachOther, handlingSentences, isChlorine, mustStayApart } from './safety.ts';
import { swimReasons } from './swim/doubtful-reasons.ts';
import { CYANURIC_ACID_CEILING_PPM, isSpa, isWithoutStabilizer, targets } from './targets/targets.ts';
import type { Water, WaterInput } from './water.ts';
import { requireWater } from './targets/water-limits.ts';

export interface WhatIf {
  before: Water;
  /** after everything has mixed, closed */
  water: Water;
  findings: Finding[];
}

export const WHAT_IF_SENTENCES = {
  answers_pair: '{first} and {second}:',
  answers_product_name: '{product}',
  answers_use_one: 'Use one of them.',
  answers_one_then_other: 'Add one, let it mix, then add the other.',
  answers_too_much:
    '{product}: {amount} {unit} is too much for one addition. Add at most {most} {unit} at once, then let it circulate and test.',
  answers_none_now: '{product}: {amount} {unit} is too much for one addition. Don’t add any now.',
  answers_spoils_biguanide: '{product} spoils biguanide water. Never add it to this pool.',
  answers_above_ceiling: 'Cyanuric acid would be {value} ppm. Indoors and in hot tubs, never raise it above {ceiling} ppm.',
  answers_above_shock: 'Free chlorine would be {value} ppm. That’s too much: the shock level is {shock} ppm.',
  answers_no_swimming: 'Don’t swim afterward:',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(WHAT_IF_SENTENCES, productOrAmountText);
const named = (product: ProductId): Sentence[] => [sentence('answers_product_name', { product })];

function neighbourFindings(additions: readonly Addition[]): Finding[] {
  const ids = [...new Set(additions.map((addition) => addition.productId))];
  return ids.flatMap((a, index) =>
    ids.slice(index + 1).flatMap((b): Finding[] => {
      const reason = mustStayApart(a, b);
      if (reason === null) return [];
      const isNever = excludeEachOther(a, b);
      return [
        {
          code: isNever ? 'never_together' : 'keep_apart',
          severity: isNever ? 'danger' : 'watch',
          ...together(
            sentence('answers_pair', { first: named(a), second: named(b) }),
            reason,
            sentence(isNever ? 'answers_use_one' : 'answers_one_then_other'),
          ),
        },
      ];
    }),
  );
}

function capFindings(volumeL: number, water: Water, additions: readonly Addition[], pool: PoolTraits | undefined): Finding[] {
  return additions.flatMap((addition): Finding[] => {
    const amount = addition.amountG ?? addition.amountMl;
    if (amount === undefined || PRODUCTS[addition.productId].form === 'water') return [];
    const { productId, strengthPercent } = addition;
    const most = largestAddition({
      volumeL,
      totals: totalsOf(water),
      productId,
      strengthPercent,
      amount,
      isSpa: pool !== undefined && isSpa(pool),
    });
    if (most >= amount * 0.98) return [];
    const unit = PRODUCTS[productId].form === 'liquid' ? 'mL' : 'g';
    const tooMuch = { product: productId, amount: shown(amount), unit };
    const spoken = most <= 0 ? sentence('answers_none_now', tooMuch) : sentence('answers_too_much', { ...tooMuch, most: shown(most) });
    return [
      {
        code: 'more_than_one_addition',
        severity: 'act',
        ...spoken,
        values: { most, amount },
      },
    ];
  });
}

function poolRuleFindings(pool: PoolTraits, before: Water, after: Water, additions: readonly Addition[]): Finding[] {
  const findings: Finding[] = [];
  const oxidizer = additions.find(
    ({ productId }) => isChlorine(productId) || productId === 'monopersulfate' || productId === 'sodium-bromide',
  );
  if (pool.sanitizer === 'biguanide' && oxidizer) {
    findings.push({
      code: 'biguanide_no_oxidizer',
      severity: 'danger',
      ...sentence('answers_spoils_biguanide', { product: oxidizer.productId }),
    });
  }
  const isRaised = after.cyanuricAcidPpm > before.cyanuricAcidPpm + 0.05;
  if (isWithoutStabilizer(pool) && isRaised && after.cyanuricAcidPpm > CYANURIC_ACID_CEILING_PPM) {
    findings.push({
      code: 'stabilizer_ceiling',
      severity: 'danger',
      parameter: 'cyanuricAcidPpm',
      ...sentence('answers_above_ceiling', { value: shown(after.cyanuricAcidPpm), ceiling: CYANURIC_ACID_CEILING_PPM }),
    });
  }
  const chlorine = targets(pool, after.cyanuricAcidPpm).freeChlorine;
  if (chlorine && after.freeChlorinePpm > chlorine.shockPpm && after.freeChlorinePpm > before.freeChlorinePpm) {
    findings.push({
      code: 'above_shock_level',
      severity: 'danger',
      parameter: 'freeChlorinePpm',
      ...sentence('answers_above_shock', { value: shown(after.freeChlorinePpm), shock: shown(chlorine.shockPpm) }),
    });
  }
  const against = swimReasons({ pool, water: after, at: '' }).filter(({ level }) => level === 'danger');
  if (against.length > 0) {
    const reasons = against.map(({ why }) => why);
    findings.push({ code: 'no_swimming_after', severity: 'act', ...together(sentence('answers_no_swimming'), ...reasons) });
  }
  return findings;
}

/** What the water becomes, and what to know before doing it. Throws ChemistryError for impossible input or an impossible result. */
export function whatIf(water: WaterInput, volumeL: number, additions: readonly Addition[], pool?: PoolTraits): WhatIf {
  requireVolume(volumeL);
  const before = requireWater(water);
  const after = effect({ volumeL, water: before, additions: [...additions] });
  const handling = additions.flatMap(({ productId }) => handlingSentences(productId));
  const once = handling.filter(({ text }, index) => handling.findIndex((other) => other.text === text) === index);
  return {
    before,
    water: after,
    findings: [
      ...neighbourFindings(additions),
      ...capFindings(volumeL, before, additions, pool),
      ...(pool ? poolRuleFindings(pool, before, after, additions) : []),
      ...once.map((spoken): Finding => ({ code: 'handling', severity: 'info', ...spoken })),
    ],
  };
}
