// Numbers as they are said aloud, in two languages.
import { expect, it } from 'vitest';
import { type CoachLanguage, withFigures } from './fold.ts';

it.each<[CoachLanguage, string, string]>([
  ['en', 'sixteen k gal', '16000 gal'],
  ['en', 'fifteen thou', '15000'],
  ['en', 'fourteen and a half thousand gallons', '14500 gallons'],
  ['en', 'thirty five thousand two hundred gallons', '35200 gallons'],
  ['en', 'half a ppm', '0.5 ppm'],
  ['en', 'a quarter of a part', '0.25 part'],
  ['en', 'a ppm and a half', '1.5 ppm'],
  ['en', 'chlorine is at half, want three', 'chlorine is at 0.5, want 3'],
  ['en', 'calcium is one eighty five', 'calcium is 185'],
  ['en', 'one ten need two fifty', '110 need 250'],
  ['en', 'alkalinity three oh five', 'alkalinity 305'],
  ['en', 'two and a quarter cups', '2.25 cups'],
  ['en', 'ph eight oh', 'ph 8.0'],
  ['en', 'ph seven six to seven four', 'ph 7.6 to 7.4'],
  ['en', 'soda ash for going seven flat to seven and a half', 'soda ash for going 7.0 to 7.5'],
  ['en', 'put 6 more ppm in', 'put 6 ppm more in'],
  ['en', 'an 18 footer filled to 42 inches', 'an 18 ft round filled to 42 inches'],
  ['en', 'the pump moves 45 a minute', 'the pump moves 45 gpm'],
  ['es', 'el pH anda en siete cuatro', 'el ph anda en 7.4'],
  ['es', 'lo tengo en uno y medio', 'lo tengo en 1.5'],
  ['es', 'ciento ochenta y cinco', '185'],
  ['es', 'doscientos cincuenta', '250'],
  ['es', 'treinta y cinco mil quinientos litros', '35500 litros'],
  ['es', 'mil litros', '1000 litros'],
  ['es', 'con cloro al 12', 'con cloro al 12%'],
])('%s: %s', (language, said, figures) => {
  expect(withFigures(said, language)).toBe(figures);
});

it.each<[CoachLanguage, string, string]>([
  ['en', 'one or two', '1 or 2'],
  ['en', 'ten by twenty by four feet', '10 by 20 by 4 feet'],
  ['en', 'one 25 lb bag', '1 25 lb bag'],
  ['en', 'seven and eight in a row', '7 and 8 in a row'],
  ['en', '2 points of ph', '2 points of ph'],
])('leaves two numbers apart, %s: %s', (language, said, figures) => {
  expect(withFigures(said, language)).toBe(figures);
});
