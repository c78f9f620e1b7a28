import type { Pool, Reading } from '@limpid/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TimeChartFacts } from '../../charts/time-chart.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { HistoryChart } from './history-chart.tsx';

const drawn = vi.hoisted((): { chart?: TimeChartFacts } => ({}));
vi.mock('../../charts/time-chart.tsx', () => ({
  TimeChart: ({ chart }: { chart: TimeChartFacts }) => {
    drawn.chart = chart;
    return null;
  },
}));
afterEach(cleanup);

const pool = (id: string) => ({ id, timeZone: 'UTC', kind: 'pool', sanitizer: 'chlorine', setting: 'outdoor' }) as unknown as Pool;
const test = (id: string, values: object) => ({ id, takenAt: '2026-07-04T10:00:00Z', method: 'drops', ...values }) as unknown as Reading;
const draw = (id: string, values: object) => {
  cleanup();
  renderPage(<HistoryChart pool={pool(id)} readings={[test(id, values)]} treatments={[]} />);
};
const value = () => screen.getByLabelText<HTMLSelectElement>('Value').value;

it('keeps the chosen value and time span from pool to pool, also over one that never measured it', () => {
  draw('a', { freeChlorinePpm: 3, ph: 7.5 });
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'ph' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Year' }));
  draw('b', { freeChlorinePpm: 2 });
  expect(value()).toBe('freeChlorinePpm');
  draw('c', { freeChlorinePpm: 3, ph: 7.2 });
  expect(value()).toBe('ph');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Year' }).checked).toBe(true);
});

it('keeps doubtful values out of the line, and takes the range of the plan', () => {
  cleanup();
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
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'saltPpm' } });
  expect(drawn.chart?.points.map(({ value: one }) => one)).toEqual([3200, 3100]);
  expect(drawn.chart?.doubtful?.map(({ value: one }) => one)).toEqual([0, 10]);
  expect(drawn.chart?.band).toEqual({ low: 2700, high: 3400 });
});
