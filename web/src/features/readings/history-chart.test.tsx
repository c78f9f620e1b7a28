import type { Pool, Reading, Treatment } from '@limpid/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TimeChartFacts } from '../../charts/time-chart.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { HistoryChart } from './history-chart.tsx';

const drawn = vi.hoisted((): { chart?: TimeChartFacts; choose?: (at: number) => void } => ({}));
vi.mock('../../charts/time-chart.tsx', () => ({
  TimeChart: ({ chart, onChoose }: { chart: TimeChartFacts; onChoose: (at: number) => void }) => {
    drawn.chart = chart;
    drawn.choose = onChoose;
    return null;
  },
}));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const pool = (id: string, more: object = {}) =>
  ({
    id,
    timeZone: 'UTC',
    kind: 'pool',
    sanitizer: 'chlorine',
    setting: 'outdoor',
    volumeL: 50_000,
    surface: 'plaster',
    shelf: [],
    fillWater: null,
    targetOverrides: null,
    ...more,
  }) as unknown as Pool;
const test = (id: string, values: object) => ({ id, takenAt: '2026-07-04T10:00:00Z', method: 'drops', ...values }) as unknown as Reading;
const draw = (id: string, values: object, more: object = {}) => {
  cleanup();
  renderPage(<HistoryChart pool={pool(id, more)} readings={[test(id, values)]} treatments={[]} />);
};
const shown = () =>
  within(screen.getByRole('group', { name: 'Values shown' }))
    .getAllByRole('button', { pressed: true })
    .map((chip) => chip.textContent);

it('shows what decides for this pool first, then what the person chose, on every pool and the next time', () => {
  draw('a', { freeChlorinePpm: 3, ph: 7.5, alkalinityPpm: 90 });
  expect(shown()).toEqual(['Free chlorine', 'pH']);
  draw('tub', { brominePpm: 4, ph: 7.5 }, { sanitizer: 'bromine' });
  expect(shown()).toEqual(['Bromine', 'pH']);
  draw('a', { freeChlorinePpm: 3, ph: 7.5, alkalinityPpm: 90 });
  fireEvent.click(screen.getByRole('button', { name: 'Free chlorine' }));
  fireEvent.click(screen.getByRole('button', { name: 'Total alkalinity' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Year' }));
  draw('b', { freeChlorinePpm: 2, ph: 7.5, alkalinityPpm: 80 });
  expect(shown()).toEqual(['pH', 'Total alkalinity']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Year' }).checked).toBe(true);
  // One stays, and a pool without any of them shows what it has.
  draw('c', { freeChlorinePpm: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Free chlorine' }));
  expect(shown()).toEqual(['Free chlorine']);
});

it('says the average, the days in range, and in words where the test at the cursor stood and what was added', () => {
  const at = (id: string, day: number, values: object) => ({ ...test(id, values), takenAt: `2026-07-0${day}T10:00:00Z` });
  const readings = [
    at('r3', 3, { freeChlorinePpm: 1 }),
    at('r2', 2, { freeChlorinePpm: 4 }),
    at('r1', 1, { freeChlorinePpm: 4, cyanuricAcidPpm: 30 }),
  ] as Reading[];
  const treatments = [{ id: 't', productId: 'liquid-chlorine', amountMl: 1893, doneAt: '2026-07-02T20:00:00Z' }] as unknown as Treatment[];
  const opened: string[] = [];
  renderPage(<HistoryChart pool={pool('e')} readings={readings} treatments={treatments} onOpen={(id) => opened.push(id)} />);
  expect(screen.getByText('Average 3.0 ppm · 2 of 3 days in range')).toBeTruthy();
  const readout = screen.getByRole('region', { name: 'The test at the cursor' });
  expect(readout.textContent).toContain('Low');
  expect(readout.textContent).toContain('Nothing was added that day.');
  act(() => drawn.choose?.(Date.parse('2026-07-02T10:00:00Z')));
  expect(readout.textContent).toContain('In range');
  expect(readout.textContent).toMatch(/Added that day: .*Liquid chlorine/);
  fireEvent.click(screen.getByRole('button', { name: 'Open this test' }));
  expect(opened).toEqual(['r2']);
});

it('keeps doubtful values out of the line, and takes the range of the plan', () => {
  const salt = (id: string, takenAt: string, saltPpm: number, more: object = {}) => ({ ...test(id, { saltPpm, ...more }), takenAt });
  const readings = [
    salt('r4', '2026-07-04T10:00:00Z', 10),
    salt('r3', '2026-07-03T10:00:00Z', 0, { doubtful: ['saltPpm'] }),
    salt('r2', '2026-07-02T10:00:00Z', 3100, { doubtful: ['saltPpm'], confirmed: ['saltPpm'] }),
    salt('r1', '2026-07-01T10:00:00Z', 3200),
  ];
  const plan = {
    verdicts: [{ parameter: 'saltPpm', value: 3100, low: 2700, high: 3400, standing: 'in_range', call: 'leave' } as const],
    doubts: [{ parameter: 'saltPpm', value: 10, because: 'fell', readingId: 'r4', takenAt: '', isRepeated: true } as const],
  };
  renderPage(<HistoryChart pool={pool('d')} readings={readings} treatments={[]} plan={plan} />);
  expect(drawn.chart?.points.map(({ value: one }) => one)).toEqual([3200, 3100]);
  expect(drawn.chart?.doubtful?.map(({ value: one }) => one)).toEqual([0, 10]);
  expect(drawn.chart?.band).toEqual({ low: 2700, high: 3400 });
});
