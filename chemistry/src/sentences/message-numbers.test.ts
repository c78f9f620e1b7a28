import { expect, it } from 'vitest';
import { formatNumber } from './number-text.ts';
import { leastDecimals } from './parameter-names.ts';
import { messageNumber } from './message-numbers.ts';

const numberIn = (code: string, name: string, value: number, values: object = {}) =>
  messageNumber(code, name, value, { ...values }, 'en-US');

it('says pH with a tenth, and with two decimals where it has them', () => {
  expect(numberIn('steps_lowers_ph', 'fromPh', 8)).toBe('8.0');
  expect(numberIn('steps_lowers_ph', 'toPh', 7.68)).toBe('7.68');
  expect(numberIn('findings_swim_ph_above_range', 'value', 8)).toBe('8.0');
  expect(numberIn('findings_swim_ph_far_below_range', 'value', 6)).toBe('6.0');
  expect(numberIn('findings_swim_bromine_below_range', 'value', 3)).toBe('3.0');
  expect(numberIn('findings_above_range', 'value', 8, { parameter: 'ph' })).toBe('8.0');
  expect(numberIn('findings_target_overridden', 'toHigh', 8, { parameter: 'ph' })).toBe('8.0');
});

it('says chlorine with a tenth and everything else whole', () => {
  expect(numberIn('steps_raises_free_chlorine', 'from', 1)).toBe('1.0');
  expect(numberIn('findings_swim_below_minimum', 'value', 1, { parameter: 'freeChlorinePpm' })).toBe('1.0');
  expect(numberIn('findings_label_limit', 'value', 6)).toBe('6.0');
  expect(numberIn('steps_guide_away_chlorine', 'from', 6)).toBe('6.0');
  expect(numberIn('steps_raises_free_chlorine_to_target', 'low', 6, { low: 6, high: 7.5 })).toBe('6.0');
  expect(numberIn('steps_raises_free_chlorine_to_target', 'low', 6, { low: 6, high: 8 })).toBe('6');
  expect(numberIn('findings_above_range', 'value', 130, { parameter: 'alkalinityPpm' })).toBe('130');
  expect(numberIn('steps_lowers_ph', 'from', 130)).toBe('130');
  expect(numberIn('findings_algae_risk', 'shock', 16)).toBe('16');
});

it('groups only the large numbers of a sum, in any language', () => {
  expect(numberIn('steps_sum_mass', 'wholeMass', 141_953)).toBe('141,953');
  expect(messageNumber('steps_lowers_ph', 'fromPh', 8, {}, 'es-ES')).toBe('8,0');
});

it('never shows less than the test reads', () => {
  expect(formatNumber(8, 'en-US', 2, leastDecimals('ph'))).toBe('8.0');
  expect(formatNumber(7.45, 'en-US', 2, leastDecimals('ph'))).toBe('7.45');
  expect(formatNumber(2600, 'en-US', 0, leastDecimals('saltPpm'))).toBe('2,600');
});
