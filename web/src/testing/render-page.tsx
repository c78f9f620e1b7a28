import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach } from 'vitest';
import { forgetReads } from '../api/cached-reads.ts';
import { CurrentPoolProvider } from '../api/current-pool.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import { TooltipProvider } from '../ui/overlays/tooltip.tsx';

export interface RenderedPage extends RenderResult {
  queryClient: QueryClient;
  router: ReturnType<typeof createMemoryRouter>;
}

// A test that takes over a second caches what it read; the next test would start with it.
afterEach(forgetReads);

/** A page inside everything the root gives it; other addresses show themselves as text. */
export function renderPage(page: ReactNode, options: { at?: string; path?: string } = {}): RenderedPage {
  const queryClient = createQueryClient();
  const path = options.path ?? (options.at ?? '/').split('?')[0] ?? '/';
  const inside = (element: ReactNode) => (
    <ToastProvider>
      <CurrentPoolProvider>{element}</CurrentPoolProvider>
    </ToastProvider>
  );
  const router = createMemoryRouter(
    [
      { path, element: inside(page) },
      { path: '*', element: <WhereAmI /> },
    ],
    { initialEntries: [options.at ?? '/'] },
  );
  const result = render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { ...result, queryClient, router };
}

function WhereAmI() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}
