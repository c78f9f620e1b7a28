import type { Pool } from '@limpid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CurrentPoolProvider } from '../../api/current-pool.tsx';
import { createQueryClient } from '../../api/query-client.ts';
import { showOutbox } from '../../offline/outbox/outbox-snapshot.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { TooltipProvider } from '../../ui/overlays/tooltip.tsx';
import { balanceCalculator } from './sums/balance.ts';
import { CalculatorPage } from './calculator-page.tsx';
import type { Calculator } from './calculator.ts';
import { dilutionCalculator } from './sums/dilution.ts';
import { doseCalculator } from './sums/dose.ts';
import { planCalculator } from './sums/plan.ts';
import { poolValuesFor, withWaiting } from './pool-values.ts';
import { volumeCalculator } from './sums/volume.ts';

// Waiting entries are set by hand here.
vi.mock('../../offline/outbox/lazy-outbox.ts', async () => ({
  withOutbox: () => undefined,
  mergeRows: (await import('../../offline/outbox/outbox-merge.ts')).mergeRows,
}));

const pool = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  name: 'Backyard pool',
  kind: 'pool',
  volumeL: 60_000,
  surface: 'vinyl',
  sanitizer: 'chlorine',
  setting: 'outdoor',
  shape: null,
  surfaceAreaM2: null,
  saltCell: null,
  pumpFlowLpm: null,
  shelf: [],
  fillWater: null,
} as unknown as Pool;
const me = { id: 'p', email: 'p@example.com', firstName: 'Robin', units: 'metric', entitlements: { features: { hasAdsRemoved: true } } };

function answer(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
/** The server's answers; no one is signed in unless the test says so. */
function serve(answers: Record<string, unknown> = {}) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: RequestInfo | URL) => {
      const path = new URL(String(input instanceof Request ? input.url : input), 'http://localhost').pathname;
      return path in answers ? answer(answers[path]) : answer({}, path === '/api/csrf-token' ? 200 : 401);
    }),
  );
}

function open(calculator: Calculator, address: string) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CurrentPoolProvider>
            <CalculatorPage calculator={calculator} />
          </CurrentPoolProvider>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return router;
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const result = () => screen.getByRole('region', { name: 'Result' }).textContent ?? '';

beforeEach(() => {
  localStorage.setItem('lmp-units', 'metric');
  serve();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a calculator on its page', () => {
  it('opens with an example, answers what is typed, and writes it into the address', async () => {
    const router = open(volumeCalculator, '/calculators/volume');
    expect(screen.getByText('Example values')).toBeTruthy();
    type(field('Length'), '12,5');
    expect(field('Length').value).toBe('12,5');
    // 12.5 × 5 × 1.45 m
    await waitFor(() => expect(result()).toContain('90,625'));
    await waitFor(() => expect(router.state.location.search).toContain('lengthM=12.5'));
    expect(router.state.location.search).not.toContain('diameterM');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('Example values')).toBeTruthy();
    expect(field('Length').value).toBe('10');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('opens a link, in the units of the person who opens it', async () => {
    localStorage.setItem('lmp-units', 'us');
    open(dilutionCalculator, '/calculators/dilution?nowPpm=120&wantedPpm=60&fillPpm=0&volumeL=37854.11784');
    expect(screen.getByText('From a link')).toBeTruthy();
    expect(field('Pool volume').value).toBe('10000');
    expect(result()).toContain('5,000');
  });

  it('says at the field what is wrong, keeps what was typed, and answers again when it is right', async () => {
    open(balanceCalculator, '/calculators/balance');
    type(field('pH'), '75');
    expect(field('pH').value).toBe('75');
    expect(screen.getByRole('alert').textContent).toBe('pH must be from 0 to 14.');
    expect(field('pH').getAttribute('aria-invalid')).toBe('true');
    expect(result()).not.toContain('Balanced');
    type(field('pH'), '');
    expect(screen.getByRole('alert').textContent).toContain('Enter a number');
    type(field('pH'), '7.5');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(result()).toContain('Balanced');
  });

  it('shows an engine refusal at the field that it names', () => {
    open(balanceCalculator, '/calculators/balance?ph=7.5&alkalinityPpm=90&boratePpm=-3');
    expect(screen.getByRole('alert').textContent).toContain('Borate must be from 0 to 300 ppm');
  });

  it('ignores nonsense in a link', () => {
    open(balanceCalculator, '/calculators/balance?ph=abc&surface=marble&alkalinityPpm=95');
    expect(field('pH').value).toBe('7.7');
    expect(field('Total alkalinity').value).toBe('95');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Surface' }).value).toBe('plaster');
  });

  it('takes a new link to the same calculator', async () => {
    const router = open(dilutionCalculator, '/calculators/dilution?nowPpm=120&wantedPpm=60');
    type(field('Now'), '150');
    await waitFor(() => expect(router.state.location.search).toContain('nowPpm=150'));
    await router.navigate('/calculators/dilution?nowPpm=80&wantedPpm=40');
    await waitFor(() => expect(field('Now').value).toBe('80'));
  });

  it('copies a link that holds everything', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { language: 'en-US', languages: ['en-US'], userAgent: 'test', clipboard: { writeText } });
    open(dilutionCalculator, '/calculators/dilution?nowPpm=120&wantedPpm=60');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    const link = new URL(writeText.mock.calls[0]?.[0] ?? '');
    expect(link.pathname).toBe('/calculators/dilution');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      nowPpm: '120',
      wantedPpm: '60',
      fillPpm: '0',
      volumeL: '50000',
      what: 'cyanuricAcidPpm',
    });
  });
});

describe("a pool's own values", () => {
  const water = { ph: 7.44449, alkalinityPpm: 85, freeChlorinePpm: 2.5 };

  it('stand in the form when no link says otherwise, and can be left', async () => {
    localStorage.setItem('user', JSON.stringify({ id: 'p' }));
    serve({ '/api/me': me, '/api/pools': [pool], [`/api/pools/${pool.id}/plan`]: { water, steps: [], findings: [] } });
    open(balanceCalculator, '/calculators/balance');
    await screen.findByText('Values of Backyard pool');
    expect(field('pH').value).toBe('7.44');
    expect(field('Total alkalinity').value).toBe('85');
    expect(field('Cyanuric acid').value).toBe('');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Surface' }).value).toBe('vinyl');
    fireEvent.click(screen.getByRole('button', { name: 'Use example values' }));
    expect(field('Cyanuric acid').value).toBe('40');
    fireEvent.click(screen.getByRole('button', { name: 'Use Backyard pool' }));
    expect(field('Cyanuric acid').value).toBe('');
  });

  it('come from what counts, say why they ask for no dose, and are computed all the same', async () => {
    localStorage.setItem('user', JSON.stringify({ id: 'p' }));
    const verdict = { parameter: 'ph', value: 7.9, low: 7.2, high: 7.8, standing: 'nearly_high', call: 'test_again' };
    const verdicts = [{ ...verdict, because: 'error', again: 'with_drops' }];
    const doubts = [{ parameter: 'alkalinityPpm', value: 10, was: 85, because: 'fell', takenAt: '', isRepeated: false }];
    const plan = { water: { ...water, ph: 7.9 }, steps: [], findings: [], verdicts, doubts };
    serve({ '/api/me': me, '/api/pools': [pool], [`/api/pools/${pool.id}/plan`]: plan });
    open(doseCalculator, '/calculators/dose?parameter=ph&productId=muriatic-acid');
    await screen.findByText('Test again with drops before you dose.');
    expect(field('Total alkalinity').value).toBe('85');
    expect(result()).toMatch(/\d/);
    type(field('pH'), '8.1');
    expect(screen.queryByText('Test again with drops before you dose.')).toBeNull();
    expect(result()).toMatch(/\d mL/);
  });

  it('leave an example water where nothing was tested, and say so', () => {
    expect(poolValuesFor(planCalculator.inputs, pool, { water: {}, measuredAt: {} })).toMatchObject({
      hasWater: false,
      values: { volumeL: 60_000, surface: 'vinyl' },
    });
    expect(poolValuesFor(planCalculator.inputs, pool, { water: {}, measuredAt: {} })?.values).not.toHaveProperty('ph');
  });

  it('take the test that waits on this device, and say how old each value is', async () => {
    localStorage.setItem('user', JSON.stringify({ id: 'p' }));
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const measuredAt = { ph: ago(3 * 1440), alkalinityPpm: ago(3 * 1440), freeChlorinePpm: ago(3 * 1440) };
    serve({ '/api/me': me, '/api/pools': [pool], [`/api/pools/${pool.id}/plan`]: { water, measuredAt, steps: [], findings: [] } });
    const body = { takenAt: ago(5), ph: 7.6 };
    showOutbox({
      entries: [{ id: 'e', personId: 'p', poolId: pool.id, call: 'readings.record', rowId: 'r', state: 'waiting', body } as never],
    });
    open(balanceCalculator, '/calculators/balance');
    await waitFor(() => expect(field('pH').value).toBe('7.6'));
    expect(field('Total alkalinity').value).toBe('85');
    expect(screen.getByText('Tested 5 minutes ago: pH. Tested 3 days ago: total alkalinity and free chlorine.')).toBeTruthy();
    showOutbox({ entries: [] });
  });

  it('keep a later value of the server over an earlier test that waits', () => {
    const known = { water: { ph: 7.4 }, measuredAt: { ph: '2026-07-02T10:00:00.000Z' } };
    const earlier = { takenAt: '2026-07-01T10:00:00.000Z', ph: 7.9, alkalinityPpm: 90 };
    expect(withWaiting(known, [earlier])).toEqual({
      water: { ph: 7.4, alkalinityPpm: 90 },
      measuredAt: { ph: '2026-07-02T10:00:00.000Z', alkalinityPpm: earlier.takenAt },
    });
  });

  it('never mix an example into a measured water', () => {
    const values = poolValuesFor(planCalculator.inputs, pool, { water, measuredAt: {} });
    expect(values).toMatchObject({ hasWater: true, values: { ph: 7.444, hardnessPpm: null, cyanuricAcidPpm: null } });
  });
});
