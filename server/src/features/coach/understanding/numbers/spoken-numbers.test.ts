// Numbers as they are said aloud, in two languages.
import { expect, it } from 'vitest';
import { type CoachLanguage, withFigures } from '../fold.ts';

it.each<[CoachLanguage, string, string]>([
  ['en', 'sixteen k gal', '16000 gal'],
  ['en', 'fifteen thou', '15000'],
  ['en', 'fourteen and a half thousand gallons', '14500 gallons'],
  ['en', 'thirty five thousand two hundred gallons', '35200 gallons'],
  // Two numbers in a row: each ends where no word can go on with it.
  ['en', 'have it at six fifteen thousand gallons', 'have it at 6 15000 gallons'],
  ['en', 'needs thirty five eighteen thousand five hundred gallons', 'needs 35 18500 gallons'],
  ['en', 'to seven point four nineteen thousand gallons', 'to 7.4 19000 gallons'],
  ['en', 'a hundred thousand gallons', '100000 gallons'],
  ['en', 'combined is point six', 'combined is 0.6'],
  ['en', 'raise it by two and a half parts per million', 'raise it by 2.5 parts per million'],
  ['en', 'nine thousnad gallons', '9000 gallons'],
  ['en', 'how does one lower it', 'how does a person lower it'],
  ['en', 'going from nothing to 40', 'going from 0 to 40'],
  ['es', 'al doce por ciento', 'al 12%'],
  ['es', 'cien mil litros', '100000 litros'],
  ['es', 'el cloro ta en 1', 'el cloro esta en 1'],
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
