import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { CALCULATOR_NAMES, POOL_CALCULATORS, poolPath, publicPath } from './features/calculators/calculator-names.ts';
import { REGIONS } from './public-pages/regions/regions.ts';

const calculatorFile = (name: string) => `features/calculators/pages/${name}-page.tsx`;

// Every address of the site, one line each. What is not here answers not-found.
export default [
  layout('app/shell/visitor-layout.tsx', [
    index('public-pages/landing/landing-page.tsx'),
    route('auth', 'features/accounts/auth-page.tsx'),
  ]),

  route('setup', 'features/pools/setup/setup-page.tsx'),

  route('faq', 'public-pages/faq-page.tsx'),
  route('es', 'public-pages/landing/landing-page.tsx', { id: 'landing-es' }),
  route('es/faq', 'public-pages/faq-page.tsx', { id: 'faq-es' }),
  route('about-limpid', 'public-pages/about-page.tsx'),
  ...REGIONS.map(({ careSlug }) => route(careSlug, 'public-pages/regions/region-page.tsx', { id: careSlug })),
  ...REGIONS.map(({ rulesSlug }) => route(rulesSlug, 'public-pages/regions/regulation-page.tsx', { id: rulesSlug })),

  route('seasonal', 'public-pages/seasonal/seasonal-page.tsx'),
  route('seasonal/:slug', 'public-pages/seasonal/guide-page.tsx'),
  route('es/seasonal', 'public-pages/seasonal/seasonal-page.tsx', { id: 'seasonal-es' }),
  route('es/seasonal/:slug', 'public-pages/seasonal/guide-page.tsx', { id: 'guide-es' }),

  route('shared/photos/:token', 'public-pages/shared/shared-photo-page.tsx'),

  layout('public-pages/reader-layout.tsx', [
    route('search', 'app/search/search-page.tsx'),
    route('developer/ui', 'app/developer/ui-page.tsx'),
    route('gallery', 'app/gallery/gallery-page.tsx'),
    route('gallery/links', 'app/gallery/links-page.tsx'),
    route('gallery/:photoId', 'app/gallery/photo-page.tsx'),
  ]),

  layout('public-pages/public-layout.tsx', [
    route('offline', 'public-pages/offline-page.tsx'),
    route('terms', 'public-pages/terms-page.tsx'),
    route('privacy', 'public-pages/privacy-page.tsx'),
    route('disclaimer', 'public-pages/disclaimer-page.tsx'),
    route('privacy-settings', 'public-pages/privacy-settings-page.tsx'),
    route('pricing', 'features/subscriptions/pricing-page.tsx'),
    route('contact', 'features/contact/contact-page.tsx'),
    route('unsubscribe', 'features/notifications/unsubscribe-page.tsx'),
    route('proof', 'features/proof/proof-page.tsx'),
    route('test-upload', 'features/photos/test-upload/test-upload-page.tsx'),
    route('calculators', 'features/calculators/calculators-page.tsx'),
    ...CALCULATOR_NAMES.map((name) => route(publicPath(name).slice(1), calculatorFile(name))),
    route('*', 'public-pages/not-found-page.tsx'),
  ]),

  layout('app/shell/shell-layout.tsx', [
    route('dashboard', 'app/dashboard/dashboard-page.tsx'),
    route('profile', 'app/dashboard/dashboard-page.tsx', { id: 'profile' }),
    route('more', 'app/more/more-page.tsx'),
    route('maintenance', 'app/maintenance/maintenance-page.tsx'),
    route('maintenance/seasonal', 'app/seasonal/pool-guide-page.tsx'),
    route('chemistry', 'app/chemistry/chemistry-page.tsx'),
    route('chemistry/log', 'features/readings/log-page.tsx'),
    route('chemistry/strip', 'features/strip-reader/strip-page.tsx'),
    route('chemistry/water-photo', 'features/strip-reader/water-look/look-page.tsx'),
    route('chemistry/clear-up', 'app/clear-up/clear-up-page.tsx'),
    route('chemistry/treatments', 'app/chemistry/treatments-page.tsx'),
    route('chemistry/shopping', 'app/chemistry/shopping-page.tsx'),
    route('ai-coach', 'features/coach/coach-page.tsx'),
    route('library', 'app/library/library-page.tsx'),
    route('library/symptoms', 'app/library/symptoms-page.tsx'),
    route('library/:slug', 'app/library/article-page.tsx'),
    route(POOL_CALCULATORS.slice(1), 'features/calculators/pool-calculators-page.tsx'),
    ...CALCULATOR_NAMES.map((name) => route(poolPath(name).slice(1), calculatorFile(name), { id: `chemistry-${name}` })),
    route('pools/:poolId', 'app/pool/pool-page.tsx'),
    route('pools/:poolId/equipment', 'app/pool/pool-equipment-page.tsx'),
    route('pools/:poolId/pump', 'app/pool/pool-pump-page.tsx'),
    route('gallery/compare', 'features/photos/compare/compare-page.tsx'),
    route('notifications', 'features/notifications/notifications-page.tsx'),
    layout('app/settings/settings-layout.tsx', [
      route('settings', 'app/settings/settings-page.tsx'),
      route('settings/profile', 'features/accounts/settings/profile-page.tsx'),
      route('settings/units', 'features/accounts/settings/units-page.tsx'),
      route('settings/appearance', 'app/settings/settings-appearance-page.tsx'),
      route('settings/privacy', 'app/settings/settings-privacy-page.tsx'),
      route('settings/security', 'features/accounts/settings/security-page.tsx'),
      route('settings/notifications', 'features/notifications/settings/notification-settings-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
