// A page that breaks inside of the app's frame: what one can do there, and the way to every other page.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CurrentPoolProvider } from '../api/current-pool.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { rememberUser } from '../api/signed-in-hint.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { ANA } from '../testing/people.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
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
  fireEvent.click(within(rail!).getByRole('link', { name: /Chemistry/ }));
  expect(await screen.findByText('the chemistry')).toBeTruthy();
  expect(screen.queryByText('Something went wrong')).toBeNull();

  await router.navigate('/dashboard');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBad = false;
  fireEvent.click(again);
  expect(await screen.findByText('the water today')).toBeTruthy();
});

it.each(['/chemistry', '/chemistry/calculators', '/chemistry/calculators/dose'])(
  'marks the water as the place where one is on a phone at %s',
  (at) => {
    isBad = false;
    const children = ['/chemistry', '/chemistry/calculators', '/chemistry/calculators/dose'].map((path) => ({
      path,
      element: <p>here</p>,
    }));
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
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/chemistry']);
  },
);
