// What the tiles say, the notes of a plan need not say again.
import type { PoolPlan } from '@limpid/contract';
import { expect, it } from 'vitest';
import { findingsInTiles } from './spoken.ts';

const IRON = { code: 'iron_high', severity: 'act', parameter: 'ironPpm', text: 'Iron is 0.6 ppm.' } as const;
const INDEX = { code: 'saturation_high', severity: 'watch', text: 'The saturation index will be 0.47.' } as const;
const PH = { code: 'stays_out_of_range', severity: 'watch', parameter: 'ph', text: 'pH is 8.0.' } as const;
const findings = [IRON, INDEX, PH];
const targets = {} as NonNullable<PoolPlan['targets']>;

it('names the findings that have a tile', () => {
  const plan = { findings, targets, measuredAt: { ironPpm: '2026-07-10T15:00:00.000Z' }, water: { ph: 8, alkalinityPpm: 90 } };
  expect(findingsInTiles(plan)).toEqual([IRON, INDEX]);
});

it('names none without its tile', () => {
  expect(findingsInTiles({ findings, targets, measuredAt: {}, water: { ph: 8 } })).toEqual([]);
});
