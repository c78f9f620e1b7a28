import { expect, test } from 'vitest';
import { volumeFinding } from './volume-likely.ts';

const L_PER_GAL = 3.785411784;
test.each([
  ['pool', 15 * L_PER_GAL, 15_000 * L_PER_GAL],
  ['pool', 56_781 * L_PER_GAL, 56_781],
  ['spa', 400 * L_PER_GAL * L_PER_GAL, 400 * L_PER_GAL],
  ['spa', 350, 350 * L_PER_GAL],
] as const)('%s of %d L: %d L was meant', (kind, volumeL, likelyL) => {
  const finding = volumeFinding(kind, volumeL);
  expect(finding).toMatchObject({ code: 'volume_unlikely', severity: 'ask' });
  expect(finding?.values?.['likelyL']).toBeCloseTo(likelyL, 3);
  expect(finding?.text).toMatch(/\?$/);
});
test.each([
  ['pool', 56_781],
  ['spa', 1500],
  ['swim_spa', 6000],
] as const)('%s of %d L is usual', (kind, volumeL) => {
  expect(volumeFinding(kind, volumeL)).toBeNull();
});
