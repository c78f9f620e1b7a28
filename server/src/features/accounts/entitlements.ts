// What a plan allows, decided here and nowhere else. Safety and correctness are never behind a plan.
import { type Entitlements, PLAN_PHOTOS } from '@limpid/contract';

const PRO_PLANS: readonly string[] = ['pro_monthly', 'pro_yearly', 'pro_annual'];
const BUSINESS_PLANS: readonly string[] = ['business_monthly'];
/** A late payment does not end a plan immediately. */
const PAID_STATUSES: readonly string[] = ['active', 'trialing', 'past_due'];

const FREE_POOLS = 1;
export const UNLIMITED = -1;
/** answers of a language model in a month; those of the built-in coach are not counted */
const FREE_COACH_ANSWERS = 10;

export interface PlanHolder {
  planId: string;
  planStatus: string;
}

type Tier = 'free' | 'pro' | 'business';

function tierOf({ planId, planStatus }: PlanHolder): Tier {
  if (!PAID_STATUSES.includes(planStatus)) return 'free';
  if (BUSINESS_PLANS.includes(planId)) return 'business';
  return PRO_PLANS.includes(planId) ? 'pro' : 'free';
}

/** How many pools the plan allows; UNLIMITED (-1): no limit. */
export const poolLimitOf = (holder: PlanHolder): number => (tierOf(holder) === 'free' ? FREE_POOLS : UNLIMITED);

/** How many answers of a language model a month has; UNLIMITED (-1): as many as the fair rate allows. */
export const coachAnswersOf = (holder: PlanHolder): number => (tierOf(holder) === 'free' ? FREE_COACH_ANSWERS : UNLIMITED);

/** What the sizes of a photo may take, on average: they take about a third of it. */
const PHOTO_BYTES = 5_000_000;

/** How many photos the plan has room for, and how many bytes their files may take. */
export function photoRoomOf(holder: PlanHolder): { maximumPhotos: number; maximumBytes: number } {
  const maximumPhotos = PLAN_PHOTOS[tierOf(holder)];
  return { maximumPhotos, maximumBytes: maximumPhotos * PHOTO_BYTES };
}

export function entitlementsOf(holder: PlanHolder, ownedPools: number): Entitlements {
  const tier = tierOf(holder);
  const isPaid = tier !== 'free';
  const limit = poolLimitOf(holder);
  const remainingPools = limit === UNLIMITED ? UNLIMITED : Math.max(0, limit - ownedPools);
  return {
    planId: holder.planId,
    status: holder.planStatus,
    features: {
      hasAdsRemoved: isPaid,
      canAddPools: remainingPools !== 0,
      remainingPools,
      hasUnlimitedPools: isPaid,
      hasIoTAccess: isPaid,
      hasUnlimitedAICoach: isPaid,
      hasExportAccess: isPaid,
      ...(tier === 'business' ? { hasTeam: true } : {}),
    },
    ui: { showUpgradePrompts: !isPaid, showUsageLimits: !isPaid },
  };
}
