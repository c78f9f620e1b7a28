import type { Me } from '@limpid/contract';

/** A person on the Free plan. */
export const ANA: Me = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'ana@example.com',
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Lopez',
  units: null,
  language: null,
  emailVerified: true,
  hasPassword: true,
  subscription_plan: 'free',
  subscription_status: 'active',
  plan: { planId: 'free', status: 'active' },
  entitlements: {
    planId: 'free',
    status: 'active',
    features: {
      hasAdsRemoved: false,
      canAddPools: true,
      remainingPools: 1,
      hasUnlimitedPools: false,
      hasIoTAccess: false,
      hasUnlimitedAICoach: false,
      hasExportAccess: false,
    },
    ui: { showUpgradePrompts: true, showUsageLimits: true },
  },
};
