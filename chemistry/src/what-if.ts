// "What if I add ...?": the water after some additions, and what speaks against them.
import { largestAddition } from './addition-caps.ts';
import { type Addition, effect, requireVolume } from './effect.ts';
import { totalsOf } from './equilibrium.ts';
import type { Finding } from './findings.ts';
import { shown, textsOf } from './sentences.ts';
import type { PoolTraits } from './pool.ts';
import { PRODUCTS, type ProductId } from './products.ts';
import { excludeEachOther, forbiddenTogether, handlingWarnings, isChlorine } from './safety.ts';
import { checkSwim } from './swim-status.ts';
import { CYANURIC_ACID_CEILING_PPM, isSpa, isWithoutStabilizer, targets } from './targets.ts';
import type { Water, WaterInput } from './water.ts';
import { requireWater } from './water-limits.ts';

export interface WhatIf {
  before: Water;
  /** after everything has mixed, closed */
  water: Water;
  findings: Finding[];
}

const nameOf = (id: ProductId) => PRODUCTS[id].name;

function neighbourFindings(additions: readonly Addition[]): Finding[] {
  const ids = [...new Set(additions.map((addition) => addition.productId))];
  return ids.flatMap((a, index) =>
    ids.slice(index + 1).flatMap((b): Finding[] => {
      const reason = forbiddenTogether(a, b);
      if (reason === null) return [];
      const isNever = excludeEachOther(a, b);
      return [
        {
          code: isNever ? 'never_together' : 'keep_apart',
          severity: isNever ? 'danger' : 'watch',
          text: `${nameOf(a)} and ${nameOf(b)}: ${reason} ${isNever ? 'Use one of them.' : 'Add one, let it mix, then the other.'}`,
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
    const advice = most <= 0 ? 'this water should get none of it now' : `at most ${shown(most)} ${unit} at once, then circulate and test`;
    return [
      {
        code: 'more_than_one_addition',
        severity: 'act',
        text: `${nameOf(productId)}: ${shown(amount)} ${unit} is too much for one addition: ${advice}.`,
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
      text: `${nameOf(oxidizer.productId)} spoils biguanide water: never add it to this pool.`,
    });
  }
  const isRaised = after.cyanuricAcidPpm > before.cyanuricAcidPpm + 0.05;
  if (isWithoutStabilizer(pool) && isRaised && after.cyanuricAcidPpm > CYANURIC_ACID_CEILING_PPM) {
    findings.push({
      code: 'stabilizer_ceiling',
      severity: 'danger',
      parameter: 'cyanuricAcidPpm',
      text: `Cyanuric acid would be ${shown(after.cyanuricAcidPpm)} ppm: indoors and in spas it is never raised above ${CYANURIC_ACID_CEILING_PPM} ppm.`,
    });
  }
  const chlorine = targets(pool, after.cyanuricAcidPpm).freeChlorine;
  if (chlorine && after.freeChlorinePpm > chlorine.shockPpm && after.freeChlorinePpm > before.freeChlorinePpm) {
    findings.push({
      code: 'above_shock_level',
      severity: 'danger',
      parameter: 'freeChlorinePpm',
      text: `Free chlorine would be ${shown(after.freeChlorinePpm)} ppm, above the shock level of ${shown(chlorine.shockPpm)} ppm: too much.`,
    });
  }
  const swim = checkSwim(pool, after);
  if (swim.against.length > 0) {
    findings.push({ code: 'no_swimming_after', severity: 'act', text: `No swimming afterwards: ${textsOf(swim.against).join(' ')}` });
  }
  return findings;
}

/** What the water becomes, and what to know before doing it. Throws ChemistryError for impossible input or an impossible result. */
export function whatIf(water: WaterInput, volumeL: number, additions: readonly Addition[], pool?: PoolTraits): WhatIf {
  requireVolume(volumeL);
  const before = requireWater(water);
  const after = effect({ volumeL, water: before, additions: [...additions] });
  const handling = [...new Set(additions.flatMap(({ productId }) => handlingWarnings(productId)))];
  return {
    before,
    water: after,
    findings: [
      ...neighbourFindings(additions),
      ...capFindings(volumeL, before, additions, pool),
      ...(pool ? poolRuleFindings(pool, before, after, additions) : []),
      ...handling.map((text): Finding => ({ code: 'handling', severity: 'info', text })),
    ],
  };
}
