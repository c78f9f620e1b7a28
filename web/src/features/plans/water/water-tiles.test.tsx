import type { Pool, PoolPlan } from '@limpid/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { WaterTiles } from './water-tiles.tsx';

afterEach(cleanup);

it('says whose a range is: one that was worked out for this pool is its own, and differs from what articles say', () => {
  const at = '2026-11-25T12:00:00.000Z';
  const plan = {
    water: { ph: 7.4, freeChlorinePpm: 5, combinedChlorinePpm: 0.2 },
    measuredAt: { ph: at, freeChlorinePpm: at, combinedChlorinePpm: at },
    targets: { ph: { low: 7.3, high: 7.6 }, freeChlorine: { targetLowPpm: 4, targetHighPpm: 6 } },
    findings: [],
  } as unknown as PoolPlan;
  renderPage(<WaterTiles pool={{ kind: 'pool', sanitizer: 'chlorine' } as Pool} plan={plan} readings={[]} />);
  expect(screen.getByText('your target 7.3 to 7.6')).toBeTruthy();
  expect(screen.getByText('your target 4.0 to 6.0')).toBeTruthy();
  expect(screen.getByText('ideal 0.0 to 0.5')).toBeTruthy();
});
