import { describe, expect, it } from 'vitest';
import { entitlementsOf, poolLimitOf } from './entitlements.ts';

const holder = (planId: string, planStatus = 'active') => ({ planId, planStatus });

describe('entitlements', () => {
  it('give free one pool and count it down', () => {
    expect(entitlementsOf(holder('free'), 0)).toMatchObject({
      features: { remainingPools: 1, canAddPools: true },
      ui: { showUsageLimits: true },
    });
    expect(entitlementsOf(holder('free'), 1)).toMatchObject({ features: { remainingPools: 0, canAddPools: false } });
    expect(entitlementsOf(holder('free'), 5)).toMatchObject({ features: { remainingPools: 0, canAddPools: false } });
  });

  it.each(['pro_monthly', 'pro_yearly', 'pro_annual', 'business_monthly'])('give %s everything of Pro', (planId) => {
    const { features, ui } = entitlementsOf(holder(planId), 12);
    expect(features).toMatchObject({
      hasAdsRemoved: true,
      canAddPools: true,
      remainingPools: -1,
      hasUnlimitedPools: true,
      hasIoTAccess: true,
      hasUnlimitedAICoach: true,
      hasExportAccess: true,
    });
    expect(features.hasTeam).toBe(planId === 'business_monthly' ? true : undefined);
    expect(ui).toEqual({ showUpgradePrompts: false, showUsageLimits: false });
  });

  it('fall back to free when the plan has ended or is none that we know', () => {
    for (const ended of [holder('pro_monthly', 'canceled'), holder('business_monthly', 'unpaid'), holder('gold'), holder('__proto__')]) {
      expect(poolLimitOf(ended)).toBe(1);
      expect(entitlementsOf(ended, 3).features).toMatchObject({ hasUnlimitedPools: false, remainingPools: 0 });
    }
    expect(poolLimitOf(holder('pro_monthly', 'trialing'))).toBe(-1);
  });
});
