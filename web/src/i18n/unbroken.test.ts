import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '_');

it('keeps a number with its unit', () => {
  expect(shown('hasta que baje a 4 ppm o menos')).toBe('hasta que baje a 4_ppm o menos');
  expect(shown('1 g × 59,000 L = 694.4 mg')).toBe('1_g × 59,000_L = 694.4_mg');
  expect(shown('Add 15½ fl oz at 82 °F')).toBe('Add 15½_fl_oz at 82_°F');
  expect(shown('Cada 2 semanas')).toBe('Cada 2_semanas');
});

it('keeps both ends of a range together', () => {
  expect(shown('el rango de 7.3 a 7.6.')).toBe('el rango de 7.3_a_7.6.');
  expect(shown('a target of 6.0 to 7.5 ppm')).toBe('a target of 6.0_to_7.5_ppm');
});

it('leaves everything else as it is', () => {
  expect(shown('El pH está bien. Mide otra vez.')).toBe('El pH está bien. Mide otra vez.');
  expect(shown('1,000 × 2 = 2,000')).toBe('1,000 × 2 = 2,000');
});
