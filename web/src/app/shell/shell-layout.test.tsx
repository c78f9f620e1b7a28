// A page that breaks inside of the app's frame: what to do there, and the way to every other page.
import { api } from '@limpid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { createStore, keys } from 'idb-keyval';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CurrentPoolProvider } from '../../api/current-pool.tsx';
import { READS_DATABASE } from '../../api/cached-reads-store.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { useRead } from '../../api/reads.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { TooltipProvider } from '../../ui/overlays/tooltip.tsx';
import Shell, { ErrorBoundary } from './shell-layout.tsx';

beforeEach(() => {
  localStorage.clear();
  rememberUser(ANA);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [] },
    'POST /api/errors': { status: 204 },
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let isBad = true;
function Today() {
  if (isBad) throw new Error('steps[0] is not what it was');
  return <p>the water today</p>;
}

const inside = (
  <ToastProvider>
    <CurrentPoolProvider>
      <Shell />
    </CurrentPoolProvider>
  </ToastProvider>
);
const broken = (
  <ToastProvider>
    <CurrentPoolProvider>
      <ErrorBoundary />
    </CurrentPoolProvider>
  </ToastProvider>
);

it('keeps the frame around it: other pages, the account, signing out; and the same words as elsewhere', async () => {
  isBad = true;
  const children = [
    { path: '/dashboard', element: <Today /> },
    { path: '/chemistry', element: <p>the chemistry</p> },
  ];
  const router = createMemoryRouter([{ element: inside, errorElement: broken, children }], { initialEntries: ['/dashboard'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  for (const name of ['Try again', 'Reload application', 'Sign Out']) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/');
  expect(screen.getAllByRole('main')).toHaveLength(1);
  const [rail] = screen.getAllByRole('navigation', { name: 'Main' });
  fireEvent.click(within(rail!).getByRole('link', { name: 'Water' }));
  expect(await screen.findByText('the chemistry')).toBeTruthy();
  expect(screen.queryByText('Something went wrong')).toBeNull();

  await router.navigate('/dashboard');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBad = false;
  fireEvent.click(again);
  expect(await screen.findByText('the water today')).toBeTruthy();
});

it('recovers from an answer that could not be rendered, and keeps no such answer on the device', async () => {
  let plan: object = { steps: [null] };
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [] },
    'GET /api/pools/p1/plan': () => ({ body: plan }),
    'POST /api/errors': { status: 204 },
  });
  const Plan = () => {
    const { data } = useRead(api.plans.find, { params: { poolId: 'p1' } });
    return <p>{data ? `steps: ${data.steps.map(({ productId }) => productId).join()}` : 'waiting'}</p>;
  };
  const children = [{ path: '/dashboard', element: <Plan /> }];
  const router = createMemoryRouter([{ element: inside, errorElement: broken, children }], { initialEntries: ['/dashboard'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  window.dispatchEvent(new Event('pagehide'));
  const kept = await keys<string>(createStore(READS_DATABASE, 'reads'));
  expect(kept).not.toContain(JSON.stringify(['/api', 'pools', 'p1', 'plan']));
  plan = { steps: [{ productId: 'muriatic-acid' }] };
  fireEvent.click(again);
  expect(await screen.findByText('steps: muriatic-acid')).toBeTruthy();
});

it.each([
  ['/chemistry', '/chemistry'],
  ['/chemistry/log', '/chemistry'],
  ['/chemistry/shopping', '/chemistry'],
  ['/chemistry/calculators/dose', '/more'],
  ['/pools/p1', '/more'],
  ['/pools/p1/pump', '/maintenance'],
  ['/settings/units', '/more'],
])('marks a single place as the one where people are on a phone at %s', (at, lit) => {
  isBad = false;
  const children = [{ path: at, element: <p>here</p> }];
  const router = createMemoryRouter([{ element: inside, errorElement: broken, children }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
  const marked = within(bar!)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([lit]);
  // Logging a test is an action with a shape of its own, and no second mark.
  const log = within(bar!).getByRole('button', { name: 'Log' });
  expect(log.querySelector('.lucide-plus')).toBeTruthy();
  expect(log.querySelector('.size-9')).toBeTruthy();
  expect(marked[0]?.querySelector('.bg-brand')).toBeNull();
});
