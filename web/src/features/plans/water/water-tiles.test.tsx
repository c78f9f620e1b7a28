import type { Pool, PoolPlan, Reading } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { WaterTiles } from './water-tiles.tsx';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const LISTED = { id: 'r2', takenAt: '2026-11-25T12:00:00.000Z', updatedAt: 'v7', confirmed: ['ph'], saltPpm: 0, ph: 9.6 };
beforeEach(() => void fakeServer({ 'GET /api/pools/p1/readings': { body: { items: [LISTED], nextCursor: null } } }));
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

type Verdict = NonNullable<PoolPlan['verdicts']>[number];
const at = '2026-11-25T12:00:00.000Z';
const POOL = { id: 'p1', kind: 'pool', sanitizer: 'chlorine' } as Pool;
const verdict = (parameter: Verdict['parameter'], value: number, more: Partial<Verdict>): Verdict => ({
  parameter,
  value,
  standing: 'in_range',
  call: 'leave',
  ...more,
});

function draw(verdicts: Verdict[], more: Partial<PoolPlan> = {}, readings: Reading[] = []) {
  const plan = {
    water: Object.fromEntries(verdicts.map(({ parameter, value }) => [parameter, value])),
    measuredAt: Object.fromEntries(verdicts.map(({ parameter }) => [parameter, at])),
    targets: { ph: {}, freeChlorine: {}, saturationIndex: { low: -0.3, high: 0.3 } },
    findings: [],
    verdicts,
    ...more,
  } as unknown as PoolPlan;
  renderPage(<WaterTiles pool={POOL} plan={plan} readings={readings} />);
}

it('says whose a range is: one that was worked out for this pool is its own, and differs from what articles say', () => {
  draw([
    verdict('ph', 7.4, { low: 7.3, high: 7.6 }),
    verdict('freeChlorinePpm', 5, { low: 4, high: 6 }),
    verdict('combinedChlorinePpm', 0.2, { low: 0, high: 0.5 }),
  ]);
  expect(screen.getByText('your target 7.3 to 7.6')).toBeTruthy();
  expect(screen.getByText('your target 4.0 to 6.0')).toBeTruthy();
  expect(screen.getByText('ideal 0.0 to 0.5')).toBeTruthy();
});

it.each<[string, Partial<Verdict>, string]>([
  ['In range', {}, 'text-ok'],
  ['Nearly in range', { standing: 'nearly_high' }, 'text-ok'],
  ['Test again', { standing: 'nearly_high', call: 'test_again', because: 'error', again: 'with_drops' }, 'text-warn'],
  ['Test again', { standing: 'high', call: 'test_again', because: 'chlorine', again: 'below_chlorine' }, 'text-warn'],
  ['Low', { standing: 'low', call: 'act' }, 'text-warn'],
  ['High', { standing: 'high', call: 'act' }, 'text-warn'],
])('puts the verdict into words: %s (%o)', (word, more, color) => {
  draw([verdict('ph', 8, { low: 7.2, high: 7.8, ...more })]);
  expect(screen.getByText(word).className).toContain(color);
});

it('judges nothing itself: without a verdict there is only the value', () => {
  draw([verdict('ph', 8.8, {})], { verdicts: undefined });
  expect(screen.getByText('8.8')).toBeTruthy();
  expect(screen.queryByText(/High|In range|target|ideal/)).toBeNull();
  cleanup();
  draw([verdict('phosphatePpb', 300, { standing: 'no_range' })]);
  expect(screen.queryByText(/High|In range|target|ideal/)).toBeNull();
});

const DOUBT = { parameter: 'saltPpm', value: 0, was: 3200, because: 'fell', readingId: 'r2', takenAt: at, isRepeated: false } as const;
const SALT = verdict('saltPpm', 3200, { low: 2700, high: 3400, call: 'test_again', because: 'doubt', again: 'with_drops' });

it('keeps the old value beside a doubtful new one, with its age, and asks', async () => {
  write.mockResolvedValue({ state: 'sent' });
  draw([SALT], { doubts: [DOUBT] });
  expect(screen.getByText('3,200')).toBeTruthy();
  expect(screen.queryByText('In range')).toBeNull();
  expect(screen.getByText(/^tested /)).toBeTruthy();
  expect(screen.getByText('New test: 0 ppm, doubtful')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Test again' })).toBeTruthy();
  const change = { call: 'readings.change', rowId: 'r2', version: 'v7', body: { confirmed: ['ph', 'saltPpm'] } };
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'It’s right' }));
    expect(write).toHaveBeenLastCalledWith(expect.objectContaining(change));
  });
});

it('asks no more once the person has said so, while the plan that counts with it is on its way', async () => {
  draw([SALT], { doubts: [{ ...DOUBT, parameter: 'ph', value: 9.6 }] });
  expect(await screen.findByText('You said this value is right.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'It’s right' })).toBeNull();
});

it('shows a doubtful value that nothing came before, and asks about none twice', () => {
  draw([], { doubts: [DOUBT] });
  expect(screen.getByLabelText('unknown')).toBeTruthy();
  expect(screen.getByText('New test: 0 ppm, doubtful')).toBeTruthy();
  cleanup();
  draw([SALT], { doubts: [{ ...DOUBT, isRepeated: true }] });
  expect(screen.getByText('New test: 0 ppm, doubtful')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'It’s right' })).toBeNull();
});

it('leaves doubtful values out of the line', () => {
  const salt = (id: string, saltPpm: number, more: Partial<Reading> = {}) => ({ id, takenAt: at, saltPpm, ...more }) as Reading;
  const old = [salt('r1', 3200), salt('r0', 3100), salt('r', 3000)];
  draw([SALT], { doubts: [DOUBT] }, [salt('r2', 0), salt('r3', 1, { doubtful: ['saltPpm'] }), ...old]);
  expect(screen.getByRole('img', { name: 'Salt, last 3 tests, now 3,200 ppm' })).toBeTruthy();
  cleanup();
  draw([SALT], {}, [salt('r3', 1, { doubtful: ['saltPpm'], confirmed: ['saltPpm'] }), ...old]);
  expect(screen.getByRole('img', { name: 'Salt, last 4 tests, now 1 ppm' })).toBeTruthy();
});
