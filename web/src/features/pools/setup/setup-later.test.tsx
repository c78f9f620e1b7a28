// The way to the later steps before they have come: nothing is passed over, nothing is lost, and it says so when they do not come.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  fakeServer();
});
afterEach(() => {
  cleanup();
  vi.doUnmock('../pool-part.tsx');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(at: string): Promise<void> {
  const { default: SetupPage } = await import('./setup-page.tsx');
  const { CurrentPoolProvider } = await import('../../../api/current-pool.tsx');
  const { ToastProvider } = await import('../../../ui/overlays/toast.tsx');
  const page = (
    <ToastProvider>
      <CurrentPoolProvider>
        <SetupPage />
      </CurrentPoolProvider>
    </ToastProvider>
  );
  renderPage(page, { at, path: '/setup' });
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('draws the first question with the page', async () => {
  await open('/setup');
  expect(screen.getByLabelText('Pool name')).toBeTruthy();
});

it('waits with a question whose fields are on their way, even one that may be left open', async () => {
  await open('/setup?step=surface');
  expect(heading()).toBe('Surface and sanitizer');
  press('Continue');
  expect(heading()).toBe('Surface and sanitizer');
  expect(await screen.findByLabelText(/^Vinyl/)).toBeTruthy();
});

it('says when the fields cannot be fetched, does not pass over them, and fetches them again', async () => {
  vi.doMock('../pool-part.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await open('/setup?step=kit');
  expect(await screen.findByText('We couldn’t load this part. Check your connection.')).toBeTruthy();
  press('Continue');
  expect(heading()).toBe('What do you test with?');
  vi.doUnmock('../pool-part.tsx');
  press('Try again');
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
});
