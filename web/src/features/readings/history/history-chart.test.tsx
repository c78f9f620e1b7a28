import type { Pool, Reading, Treatment } from '@limpid/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimeChartFacts } from '../../../charts/time-chart.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { HistoryChart } from './history-chart.tsx';

const drawn = vi.hoisted((): { charts: readonly TimeChartFacts[] } => ({ charts: [] }));
vi.mock('../../../charts/time-chart.tsx', () => ({
  TimeCharts: ({
    charts,
    more,
    open,
  }: {
    charts: readonly TimeChartFacts[];
    more: (at: number) => string;
    open: { at: (at: number) => void };
  }) => {
    drawn.charts = charts;
    const last = charts[0]?.points.at(-1)?.at ?? 0;
    return (
      <>
        {more(last)}
        <button type="button" onClick={() => open.at(last)}>
          point
        </button>
      </>
    );
  },
}));
vi.mock('../lazy-reading-editor.ts', () => ({ ReadingEditor: ({ reading }: { reading: Reading }) => <p>editor of {reading.id}</p> }));
beforeEach(() => {
  localStorage.clear();
  drawn.charts = [];
});
afterEach(cleanup);

const pool = (id: string, more: object = {}) =>
  ({ id, timeZone: 'UTC', kind: 'pool', sanitizer: 'chlorine', setting: 'outdoor', ...more }) as unknown as Pool;
const test = (id: string, values: object, takenAt = '2026-07-04T10:00:00Z') =>
  ({ id, takenAt, method: 'drops', ...values }) as unknown as Reading;
const draw = (given: Pool, readings: readonly Reading[], more: { plan?: object; treatments?: readonly Treatment[] } = {}) => {
  cleanup();
  const { plan, treatments = [] } = more;
  renderPage(
    <HistoryChart
      pool={given}
      readings={readings}
      treatments={treatments}
      plan={plan ?? {}}
      treatmentText={({ id }) => `24 fl oz of ${id}`}
    />,
  );
};
const labels = () => drawn.charts.map(({ label }) => label);
const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('shows the two values that decide, then those that were chosen on this device, also for the next pool', () => {
  const all = { freeChlorinePpm: 3, ph: 7.5, brominePpm: 4, alkalinityPpm: 90 };
  draw(pool('a'), [test('r', all)]);
  expect(labels()).toEqual(['Free chlorine', 'pH']);
  draw(pool('b', { sanitizer: 'bromine' }), [test('r', all)]);
  expect(labels()).toEqual(['Bromine', 'pH']);
  fireEvent.click(chip('Total alkalinity'));
  fireEvent.click(chip('Bromine'));
  draw(pool('a'), [test('r', all)]);
  expect(labels()).toEqual(['pH', 'Total alkalinity']);
  draw(pool('c'), [test('r', { freeChlorinePpm: 2 })]);
  expect(labels()).toEqual(['Free chlorine']);
  fireEvent.click(chip('Free chlorine'));
  expect(chip('Free chlorine').checked).toBe(true);
});

it('goes back a month, and over all time, with the number of tests; this device remembers which', () => {
  const readings = [test('new', { ph: 7.5 }), test('old', { ph: 7.2 }, '2024-07-04T10:00:00Z')];
  draw(pool('a'), readings);
  expect(drawn.charts[0]?.points).toHaveLength(1);
  expect(screen.getByText('1 test')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(drawn.charts[0]?.points).toHaveLength(2);
  expect(screen.getByText('2 tests')).toBeTruthy();
  draw(pool('b'), readings);
  expect(screen.getByText('2 tests')).toBeTruthy();
  localStorage.clear();
  draw(pool('b'), readings);
  expect(screen.getByText('1 test')).toBeTruthy();
});

it('says the average and the days in range, in the pool’s own days', () => {
  const zone = pool('a', { timeZone: 'America/Los_Angeles' });
  const readings = [
    // The same evening there.
    test('r3', { freeChlorinePpm: 3 }, '2026-07-03T05:00:00Z'),
    test('r2', { freeChlorinePpm: 1 }, '2026-07-02T20:00:00Z'),
    test('r1', { freeChlorinePpm: 8 }, '2026-07-01T20:00:00Z'),
  ];
  draw(zone, readings);
  expect(drawn.charts[0]?.facts).toBe('Average 4.0 ppm · 1 of 2 days in range');
  expect(drawn.charts[0]?.points.map(({ note }) => note)).toEqual(['above range', 'below range', 'in range']);
});

it('draws the target of each time: free chlorine follows cyanuric acid', () => {
  const readings = [
    test('r3', { freeChlorinePpm: 10 }, '2026-07-03T10:00:00Z'),
    test('r2', { freeChlorinePpm: 10, cyanuricAcidPpm: 80 }, '2026-07-02T10:00:00Z'),
    test('r1', { freeChlorinePpm: 3, cyanuricAcidPpm: 20 }, '2026-07-01T10:00:00Z'),
  ];
  draw(pool('a'), readings);
  expect(drawn.charts[0]?.pastBands).toEqual([{ until: Date.parse('2026-07-02T10:00:00Z'), low: 3, high: 5 }]);
});

it('names the treatments of the day, and opens the test of a point', () => {
  const treatments = [
    { id: 'acid', productId: 'muriatic-acid', doneAt: '2026-07-04T20:00:00Z' },
    { id: 'chlorine', productId: 'liquid-chlorine', doneAt: '2026-07-03T20:00:00Z' },
  ] as unknown as Treatment[];
  draw(pool('a'), [test('r1', { ph: 7.5 })], { treatments });
  expect(screen.getByText('Treatments that day: 24 fl oz of acid')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'point' }));
  expect(screen.getByText('editor of r1')).toBeTruthy();
});

it('keeps doubtful values out of the line, and takes the range of the plan', () => {
  const salt = (id: string, takenAt: string, saltPpm: number, more: object = {}) => test(id, { saltPpm, ...more }, takenAt);
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
  draw(pool('d'), readings, { plan });
  const [chart] = drawn.charts;
  expect(chart?.points.map(({ value: one }) => one)).toEqual([3200, 3100]);
  expect(chart?.doubtful?.map(({ value: one }) => one)).toEqual([0, 10]);
  expect(chart?.band).toEqual({ low: 2700, high: 3400 });
});

it('makes no combined chlorine of a value that can’t be true, and works where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const both = { freeChlorinePpm: 0.1, totalChlorinePpm: 3 };
  draw(pool('a', { sanitizer: 'bromine' }), [
    test('sure', both, '2026-07-03T10:00:00Z'),
    test('doubted', { ...both, doubtful: ['freeChlorinePpm'] }),
  ]);
  fireEvent.click(chip('Combined chlorine'));
  expect(drawn.charts.find(({ label }) => label === 'Combined chlorine')?.points.map(({ value }) => value)).toEqual([2.9]);
  vi.restoreAllMocks();
});
