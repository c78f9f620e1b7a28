/** The slug of every calculator, in the order in which they are offered. Plain data: the build reads it for the addresses. */
export const CALCULATOR_NAMES = [
  'plan',
  'balance',
  'dose',
  'effect',
  'targets',
  'volume',
  'dilution',
  'turnover',
  'salt-cell',
  'heater',
  'evaporation',
  'leak-test',
  'bathers',
  'breakpoint',
  'contact-time',
  'chlorine-strength',
  'drops',
  'units',
] as const;
export type CalculatorName = (typeof CALCULATOR_NAMES)[number];

/** Where anybody finds it, and what a shared link points at. */
export const publicPath = (name: CalculatorName): string => `/calculators/${name}`;

/** All of them inside the app. */
export const POOL_CALCULATORS = '/chemistry/calculators';

/** The same calculator inside the app, with the pool's values. */
export const poolPath = (name: CalculatorName): string => `${POOL_CALCULATORS}/${name}`;
