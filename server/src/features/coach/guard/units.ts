// Units as they are written, by what they measure. Amounts become grams, millilitres, minutes and so on, so that they can be compared.

import { withGroupsJoined } from './writing.ts';

export type Dimension = 'mass' | 'volume' | 'count' | 'ppm' | 'ph' | 'percent' | 'time' | 'temperature' | 'length' | 'money' | 'other';
/** Canonical: grams, millilitres, ppm, minutes, °C, metres. An ounce may be of either kind. */
export interface Unit {
  dimension: Dimension;
  factor: number;
  /** an ounce of a liquid */
  alsoMl?: number;
  offset?: number;
}

const unit = (dimension: Dimension, factor: number, names: string): [string, Unit][] =>
  names.split(' ').map((name) => [name, { dimension, factor }]);
const POUND = 453.59237;
const GALLON = 3785.411784;
const FLUID_OUNCE = GALLON / 128;

export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...unit('mass', 1, 'g gr gram grams gramo gramos'),
  ...unit('mass', 1000, 'kg kgs kilo kilos kilogram kilograms kilogramo kilogramos'),
  ...unit('mass', 0.001, 'mg milligram milligrams miligramos'),
  ...unit('mass', POUND, 'lb lbs pound pounds libra libras'),
  ...unit('mass', 907_184.74, 'ton tons tonelada toneladas'),
  ...'oz ounce ounces onza onzas'
    .split(' ')
    .map((name): [string, Unit] => [name, { dimension: 'mass', factor: POUND / 16, alsoMl: FLUID_OUNCE }]),
  ...unit('volume', FLUID_OUNCE, 'floz'),
  ...unit('volume', 1, 'ml cc milliliter milliliters millilitre millilitres mililitro mililitros'),
  ...unit('volume', 1000, 'l lt lts liter liters litre litres litro litros'),
  ...unit('volume', GALLON, 'gal gals gallon gallons galon galones'),
  ...unit('volume', GALLON / 4, 'qt qts quart quarts'),
  ...unit('volume', GALLON / 8, 'pt pint pints pinta pintas'),
  ...unit('volume', GALLON / 16, 'cup cups taza tazas'),
  ...unit('volume', FLUID_OUNCE / 2, 'tbsp tbs tablespoon tablespoons cucharada cucharadas'),
  ...unit('volume', FLUID_OUNCE / 6, 'tsp teaspoon teaspoons cucharadita cucharaditas'),
  ...unit(
    'count',
    1,
    'bag bags sack sacks jug jugs bottle bottles puck pucks tablet tablets tab tabs stick sticks scoop scoops scoopful scoopfuls capful capfuls bucket buckets bucketful bucketfuls jugful jugfuls cupful cupfuls pail pails packet packets pouch pouches container containers drum drums carboy carboys handful handfuls dose doses times bolsa bolsas saco sacos garrafa garrafas garrafon garrafones botella botellas pastilla pastillas tableta tabletas balde baldes cubeta cubetas cubo cubos medida medidas tapa tapas punado punados chorro chorros dosis veces bidon bidones paquete paquetes',
  ),
  ...unit('ppm', 1, 'ppm'),
  ...unit('ppm', 0.001, 'ppb'),
  ...unit('percent', 1, '%'),
  ...unit('time', 1, 'min mins minute minutes minuto minutos'),
  ...unit('time', 60, 'h hr hrs hour hours hora horas'),
  ...unit('time', 1440, 'day days dia dias night nights noche noches'),
  ...unit('time', 10_080, 'week weeks semana semanas'),
  ...unit('time', 43_800, 'month months mes meses'),
  ['degc', { dimension: 'temperature', factor: 1 }],
  ['degf', { dimension: 'temperature', factor: 5 / 9, offset: -32 }],
  ...unit('length', 1, 'm meter meters metre metres metro metros'),
  ...unit('length', 0.3048, 'ft foot feet pie pies'),
  ...unit('length', 0.0254, 'inch inches pulgada pulgadas'),
  ...unit('length', 0.01, 'cm'),
  ...unit('money', 1, 'dollar dollars usd dolar dolares $'),
  ...unit('money', 0.01, 'cent cents centavo centavos'),
  ...unit('other', 1, 'psi kpa bar gpm lpm kwh kw w watt watts btu hp rpm mv sqft cuft'),
]);

/** Plain words and marks: one spelling for each unit, no marks of Markdown, nothing that cannot be seen. */
export function tokensOf(text: string): string[] {
  const folded = withGroupsJoined(text)
    .replaceAll(/[\u00bc-\u00be\u2150-\u215e\u2189]/g, ' $&')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/<[^>]*>|[*_`~]/g, '')
    .toLowerCase()
    .replaceAll('⁄', '/')
    .replaceAll(/\bfl\.?\s*oz\b\.?|\bfluid\s+(?:oz|ounces?)\b|\bonzas?\s+(?:fluidas?|liquidas?)\b/g, ' floz ')
    .replaceAll(/\b(?:parts?\s+per\s+million|partes\s+por\s+millon)\b|\bmg\s*\/\s*l\b/g, ' ppm ')
    .replaceAll(/\b(?:percent|per\s*cent|por\s*ciento)\b/g, ' % ')
    .replaceAll(/\b(?:sq\.?|square)\s*(?:ft|feet|foot)\b|\bpies\s+cuadrados\b/g, ' sqft ')
    .replaceAll(/(?:°|º|\bdegrees?\s*|\bgrados?\s*)\s*f(?:ahrenheit)?\b/g, ' degf ')
    .replaceAll(/(?:°|º|\bdegrees?\s*|\bgrados?\s*)\s*c(?:elsius|entigrados)?\b/g, ' degc ')
    .replaceAll(/\bcubic\s*(?:feet|ft)\b|\bpies\s+cubicos\b/g, ' cuft ')
    .replaceAll(/\b(?:gallons?|gal|galones)\s*(?:per|an?|\/|por)\s*(?:minute|min|minuto)\b/g, ' gpm ');
  return folded.match(/\d+(?:[.,]\d+)*|[a-z]+|[%/$&:-]/g) ?? [];
}
