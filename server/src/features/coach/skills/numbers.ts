// Numbers and amounts in an answer: in the unit that was asked for, otherwise in one that a person has at home.
import { householdDose, PRODUCTS, type ProductId, type UnitSystem } from '@limpid/chemistry';
import type { CoachLanguage } from '../understanding/fold.ts';
import type { CoachContext } from './reply.ts';

const LOCALE: Record<CoachLanguage, string> = { en: 'en-US', es: 'es-US' };

/** With at most so many decimals, never in exponents, and no “-0”. */
export const shown = (value: number, digits: number, language: CoachLanguage = 'en'): string =>
  new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: digits, signDisplay: 'negative' }).format(value);

/** About three figures: 0.382, 25.6, 166.7, 15,850. */
export function figures(value: number, language: CoachLanguage = 'en'): string {
  const size = Math.abs(value);
  const digits = size === 0 ? 0 : size < 1 ? 3 : size < 10 ? 2 : size < 1000 ? 1 : 0;
  return shown(value, digits, language);
}

/** Of the pool's own water, as finely as a test reads it: 8.8, and 0.35 below one. */
export const levelFigure = (value: number, language: CoachLanguage = 'en'): string => shown(value, Math.abs(value) < 1 ? 2 : 1, language);

const QUARTERS = ['', '¼', '½', '¾'];
/** "2¼", where that is as good as the figure; otherwise with one decimal. */
export function countText(value: number, language: CoachLanguage = 'en'): string {
  const quarters = Math.round(value * 4);
  if (quarters === 0 || Math.abs(quarters / 4 - value) > value * 0.02) return shown(value, value < 1 ? 2 : 1, language);
  const whole = Math.floor(quarters / 4);
  return `${whole === 0 ? '' : shown(whole, 0, language)}${QUARTERS[quarters % 4] ?? ''}`;
}

/** "about 5 hours" */
export const hoursText = (hours: number, language: CoachLanguage = 'en'): string =>
  language === 'es'
    ? `unas ${countText(hours, 'es')} ${hours === 1 ? 'hora' : 'horas'}`
    : `about ${countText(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

const GAL = 3.785411784;
export const gallons = (litres: number): number => litres / GAL;
export const fahrenheit = (celsius: number): number => celsius * 1.8 + 32;

type AmountUnit = 'fl oz' | 'oz' | 'lb' | 'gal' | 'cups' | 'quarts' | 'pints' | 'tsp' | 'tbsp' | 'g' | 'kg' | 'mL' | 'L';
const LIQUID: Partial<Record<AmountUnit, number>> = {
  'fl oz': 29.5735295625, gal: 3785.411784, cups: 236.5882365, quarts: 946.352946, pints: 473.176473, tsp: 4.92892159375, tbsp: 14.78676478125, mL: 1, L: 1000,
}; // prettier-ignore
const SOLID: Partial<Record<AmountUnit, number>> = { oz: 28.349523125, lb: 453.59237, g: 1, kg: 1000 };

const ASKED: readonly (readonly [RegExp, AmountUnit])[] = [
  [/fluid ounces?|fl\.? ?oz|onzas liquidas/, 'fl oz'],
  [/(?:how many|cuantas?|in|en) (?:pounds|lbs?|libras)|pounds? of|libras de|\b(?:pounds|lbs?|libras) ?\??$/, 'lb'],
  [/ounces by weight|(?:how many|cuantas|in) (?:weight )?(?:ounces|oz|onzas)|ounces of/, 'oz'],
  [
    /how many gallons of (?!water)|how many gallons\W*$|gallons of (?:liquid|bleach|acid|muriatic|chlorine|\d)|cuantos galones de (?:cloro|acido)/,
    'gal',
  ],
  [/(?:how many|cuantas|in|en) (?:cups|tazas)|cups of/, 'cups'],
  [/(?:how many|cuantas) (?:teaspoons|tsp|cucharaditas)/, 'tsp'],
  [/(?:how many|cuantas) (?:tablespoons|tbsp|cucharadas)/, 'tbsp'],
  [/how many quarts|quarts of/, 'quarts'],
  [/(?:how many|cuantos|in|en) (?:kilograms|kilos|kg)|kilos? (?:of|de)|\b(?:kilograms|kilos|kg) ?\??$/, 'kg'],
  [/(?:how many|cuantos|in|en) (?:grams|gramos)|grams of|gramos de|\b(?:grams|gramos) ?\??$/, 'g'],
  [
    /(?:how many|cuantos) (?:milliliters|ml|mililitros)|\b(?:in|en) (?:milliliters|ml|mililitros)\b|\b(?:milliliters|ml|mililitros) ?\??$/,
    'mL',
  ],
  [/(?:how many|cuantos) (?:liters|litros) (?:of|de) (?:liquid|chlorine|bleach|acid|muriatic|cloro|acido)/, 'L'],
];

/** The unit that the question names for the amount, if it names one. */
export const askedUnit = (text: string): AmountUnit | undefined => ASKED.find(([pattern]) => pattern.test(text))?.[1];

export interface Amount {
  amountG?: number | undefined;
  amountMl?: number | undefined;
}

const measured = (amount: Amount, measures: UnitSystem): string =>
  householdDose({
    ...(amount.amountMl === undefined ? { amountG: amount.amountG ?? 0 } : { amountMl: amount.amountMl }),
    system: measures,
  }).label;

/** Below this, in mL, people have spoons and no scale. */
const MOST_BY_SPOON_ML = 58;
/** "0.24 oz (about 1¼ tsp)": hundredths of an ounce are on no kitchen scale. */
function withSpoons(label: string, { amountG }: Amount, measures: UnitSystem, productId: ProductId, language: CoachLanguage): string {
  const density = PRODUCTS[productId].densityGPerMl;
  if (measures !== 'us' || amountG === undefined || density === undefined || amountG / density >= MOST_BY_SPOON_ML) return label;
  const spoons = householdDose({ amountMl: amountG / density, system: 'us' });
  return spoons.parts.length === 0 ? label : `${label} (${language === 'es' ? 'unas' : 'about'} ${spoons.label})`;
}

const SPANISH_UNIT: Record<string, string> = { gal: 'gal', cups: 'tazas', lb: 'lb', oz: 'oz', 'fl oz': 'fl oz', tsp: 'cdta', tbsp: 'cda' };
const inSpanish = (label: string) => label.replaceAll(/\b(cups|tsp|tbsp)\b/g, (unit) => SPANISH_UNIT[unit] ?? unit);

/** "76.8 fl oz (2½ qt …)": in the unit asked for, and as people measure it. */
export function amountText(amount: Amount, productId: ProductId, context: CoachContext, asked?: AmountUnit): string {
  const table = amount.amountMl === undefined ? SOLID : LIQUID;
  const density = amount.amountMl === undefined ? PRODUCTS[productId].densityGPerMl : undefined;
  const isByCup = asked !== undefined && table[asked] === undefined && density !== undefined && LIQUID[asked] !== undefined;
  const size = asked === undefined ? undefined : isByCup ? (LIQUID[asked] ?? 0) * density : table[asked];
  const household = measured(amount, context.measures);
  const label = context.language === 'es' ? inSpanish(household) : household;
  if (size === undefined || asked === undefined) {
    const spoken = withSpoons(household, amount, context.measures, productId, context.language);
    return context.language === 'es' ? inSpanish(spoken) : spoken;
  }
  const exact = `${figures((amount.amountMl ?? amount.amountG ?? 0) / size, context.language)} ${context.language === 'es' ? (SPANISH_UNIT[asked] ?? asked) : asked}`;
  if (isByCup) return `${context.language === 'es' ? 'unas' : 'about'} ${exact} (${label})`;
  return exact === label ? exact : `${exact} (${label})`;
}

export const volumeText = (litres: number, { measures, language }: CoachContext): string =>
  measures === 'us'
    ? `${shown(gallons(litres), 0, language)} ${language === 'es' ? 'galones' : 'gallons'}`
    : `${shown(litres, 0, language)} ${language === 'es' ? 'litros' : 'liters'}`;

export const temperatureText = (celsius: number, { measures, language }: CoachContext): string =>
  measures === 'us' ? `${shown(fahrenheit(celsius), 0, language)} °F` : `${shown(celsius, 1, language)} °C`;
