import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

// Every address of the site, one line each. What is not here answers not-found.
export default [
  layout('app/door-layout.tsx', [index('public-pages/landing-page.tsx'), route('auth', 'features/accounts/auth-page.tsx')]),

  route('setup', 'features/pools/setup-page.tsx'),

  layout('public-pages/public-layout.tsx', [
    route('terms', 'public-pages/terms-page.tsx'),
    route('privacy', 'public-pages/privacy-page.tsx'),
    route('disclaimer', 'public-pages/disclaimer-page.tsx'),
  ]),

  layout('app/shell-layout.tsx', [
    route('dashboard', 'app/dashboard-page.tsx'),
    route('profile', 'app/dashboard-page.tsx', { id: 'profile' }),
    route('chemistry', 'app/chemistry-page.tsx'),
    route('chemistry/log', 'features/readings/log-page.tsx'),
    route('pools/:poolId', 'features/pools/pool-page.tsx'),
  ]),

  route('*', 'public-pages/not-found-page.tsx'),
] satisfies RouteConfig;
