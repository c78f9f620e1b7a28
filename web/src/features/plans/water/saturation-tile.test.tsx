import type { PoolPlan, Reading } from '@limpid/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { indexHistory, indexOf, moversOf } from './saturation.ts';
import { formatIndex } from '../../../i18n/parameters.ts';
import { SaturationTile } from './saturation-tile.tsx';

afterEach(cleanup);

const WATER = { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 320, cyanuricAcidPpm: 40, temperatureC: 27 };
const test = (takenAt: string, values: object): Reading => ({ id: takenAt, takenAt, method: 'drops', ...values }) as unknown as Reading;
const draw = (water: PoolPlan['water'], readings: Reading[] = []) =>
  renderPage(
    <SaturationTile
      pool={{ id: 'p' }}
      plan={{ water, targets: { saturationIndex: { low: -0.3, high: 0.3 } } as PoolPlan['targets'], findings: [] }}
      readings={readings}
    />,
  );

it('is known from pH, alkalinity and hardness, and from nothing less', () => {
  expect(indexOf(WATER)).toBeGreaterThan(-0.4);
  expect(indexOf({ ...WATER, hardnessPpm: undefined })).toBeNull();
  expect(indexOf({ ...WATER, ph: 14 })).toBeNull();
});

it('goes back over the tests, with what a test left out as it was last measured', () => {
  const history = indexHistory(
    [test('2026-07-03', { ph: 7.8 }), test('2026-07-02', { ph: 7.2 }), test('2026-07-01', WATER), test('2026-06-30', { ph: 7 })],
    12,
  );
  expect(history).toHaveLength(3);
  expect(history[2]).toBeGreaterThan(history[0] ?? 0);
  expect(history[1]).toBeLessThan(history[0] ?? 0);
});

it('leaves values out that can’t be true', () => {
  const wild = test('2026-07-03', { ph: 5.1, doubtful: ['ph'] });
  expect(indexHistory([wild, test('2026-07-01', WATER)], 12)).toHaveLength(1);
  const waiting = test('2026-07-03', { ph: 5.1 });
  const doubt = { parameter: 'ph', value: 5.1, because: 'fell', readingId: '2026-07-03', takenAt: '', isRepeated: false } as const;
  expect(indexHistory([waiting, test('2026-07-01', WATER)], 12, [doubt])).toHaveLength(1);
});

it('is moved up by pH, alkalinity, hardness and warmth', () => {
  const movers = moversOf(WATER);
  expect(movers.map(({ parameter }) => parameter)).toEqual(['ph', 'alkalinityPpm', 'hardnessPpm', 'temperatureC']);
  expect(movers.every(({ moves }) => moves > 0)).toBe(true);
});

it('shows the index with its sign, its range and what moves it', () => {
  draw({ ...WATER, ph: 7 });
  expect(screen.getByText('Dissolves calcium')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Saturation index −0\.\d\d, range −0\.30 to \+0\.30$/ })).toBeTruthy();
  expect(screen.getByText('+0.1')).toBeTruthy();
  expect(formatIndex(0.3)).toBe('+0.30');
  expect(formatIndex(-0.001)).toBe('0.00');
});

it('asks for hardness where only that is missing, and is not there before pH and alkalinity', () => {
  draw({ ph: 7.5, alkalinityPpm: 90 });
  expect(screen.getByText('Test calcium hardness to see it.')).toBeTruthy();
  cleanup();
  draw({ ph: 7.5 });
  expect(screen.queryByText('Saturation index')).toBeNull();
});
