import type { Pool, Reading } from '@limpid/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { HistoryChart } from './history-chart.tsx';

vi.mock('../../charts/time-chart.tsx', () => ({ TimeChart: () => null }));
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
