import type { Pool, PoolOverview, ShoppingItem } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACKYARD_POOL } from '../../features/pools/testing/pools.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import ShoppingPage from './shopping-page.tsx';

const SPA: Pool = { ...BACKYARD_POOL, id: '018f0000-0000-7000-8000-0000000000b2', name: 'Hot tub', shelf: [{ productId: 'salt' }] };
const CHLORINE: ShoppingItem = {
  productId: 'liquid-chlorine',
  strengthPercent: 10,
  amountMl: 3785.41,
  costUsd: 5,
  reason: 'buy_for_low',
  text: 'Free chlorine is low.',
  messages: [],
};
const SODA: ShoppingItem = { ...CHLORINE, productId: 'baking-soda', strengthPercent: undefined, amountMl: undefined, amountG: 2000 };
const of = (poolId: string, shopping: ShoppingItem[]): PoolOverview => ({
  poolId,
  swim: { state: 'ready', isKnown: true, because: [], why: ['Why.'], action: 'Test pH.' },
  stepsLeft: 1,
  shopping,
  hasClearUp: false,
});

function serve() {
  const shelves = new Map<string, Pool>([BACKYARD_POOL, SPA].map((pool) => [pool.id, pool]));
  const server = fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/csrf-token': { body: { token: 't', headerName: 'x-csrf-token' } },
    'GET /api/pools': { body: [BACKYARD_POOL, SPA] },
    'GET /api/overview': {
      body: { items: [of(BACKYARD_POOL.id, [CHLORINE, SODA]), of(SPA.id, [{ ...CHLORINE, amountMl: 946.35 }])], nextCursor: null },
    },
  });
  for (const [id, pool] of shelves) {
    server.on(`GET /api/pools/${id}`, { body: pool });
    server.on(`PATCH /api/pools/${id}`, ({ body }) => ({ body: { ...pool, ...(body as object), warnings: [] } }));
  }
  return server;
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => {
  localStorage.clear();
  rememberUser(ANA);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('adds up what several pools need, remembers what was bought, and adds it to the chemicals of each', async () => {
  const server = serve();
  renderPage(<ShoppingPage />, { at: '/chemistry/shopping' });
  fireEvent.click(await box('Bought: Liquid chlorine, 10%'));
  expect(screen.getByText('2 jugs of 1 gal')).toBeTruthy();
  expect(screen.getByText('You need 1 gal 32 fl oz.')).toBeTruthy();
  // for both jugs: 1.6 times what is needed
  expect(screen.getByText('about $16')).toBeTruthy();
  expect(screen.getByText('Hot tub, 32 fl oz.')).toBeTruthy();
  cleanup();
  renderPage(<ShoppingPage />, { at: '/chemistry/shopping' });
  expect((await box('Bought: Liquid chlorine, 10%')).checked).toBe(true);
  expect((await box('Bought: Baking soda')).checked).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 to your chemicals' }));
  await screen.findByText('Added to your chemicals. Your plan uses it now.');
  const added = { productId: 'liquid-chlorine', strengthPercent: 10 };
  expect(server.sentTo(`PATCH /api/pools/${BACKYARD_POOL.id}`)[0]?.body).toEqual({ shelf: [added] });
  expect(server.sentTo(`PATCH /api/pools/${SPA.id}`)[0]?.body).toEqual({ shelf: [{ productId: 'salt' }, added] });
  expect((await box('Bought: Liquid chlorine, 10%')).checked).toBe(false);
});

it('keeps what was bought checked when it could not be saved, and says so', async () => {
  const server = serve();
  server.on(`GET /api/pools/${BACKYARD_POOL.id}`, new TypeError('Failed to fetch'));
  renderPage(<ShoppingPage />, { at: '/chemistry/shopping' });
  fireEvent.click(await box('Bought: Baking soda'));
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 to your chemicals' }));
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect((await box('Bought: Baking soda')).checked).toBe(true);
});

it('shares what is still to buy through the device, or copies it', async () => {
  serve();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { language: 'en-US', languages: ['en-US'], userAgent: 'test', onLine: true, clipboard: { writeText } });
  renderPage(<ShoppingPage />, { at: '/chemistry/shopping' });
  fireEvent.click(await box('Bought: Baking soda'));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText('List copied. Paste it into a message.');
  const row = '2 jugs of 1 gal Liquid chlorine, 10% (you need 1 gal 32 fl oz)';
  expect(writeText).toHaveBeenCalledWith(`Shopping list\n${row}`);
  const share = vi.fn(async () => undefined);
  Object.assign(navigator, { share });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Shopping list', text: row }));
});
