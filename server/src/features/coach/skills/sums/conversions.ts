// One unit in another.
import type { Frame } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import { fahrenheit, figures, gallons, shown } from '../numbers.ts';
import { FT, GPM, PSI, result, fits, type Sum } from './sum.ts';

const L_PER_FT3 = 28.316846592;

/** "104 F in celsius", "1.5 gal to fl oz": one number with its unit, and the unit it is wanted in. */
export const isConversion = ({ text, quantities, chemicals, parameters }: Frame): boolean =>
  quantities.length === 1 &&
  chemicals.length === 0 &&
  parameters.every((name) => name === 'temperatureC') &&
  text.split(' ').length <= 7 &&
  /\d ?[^\d]{1,16} (?:to|in|into|en|a) (?:degrees? |grados )?(?:°|f|c|celsius|centigrados|fahrenheit|gallons?|gal|liters?|litres?|litros|galones|fl\.? ?oz|fluid ounces|oz|ounces|onzas|ml|milliliters|cups|tazas|quarts|pounds|lbs?|kg|kilos|libras|grams?|gramos|g|m3|cubic meters|metros cubicos|psi|kpa|bar|feet|ft|meters?|metros|gpm|mg\/l|ppm)\W*$/.test(
    text,
  );

export const conversions: Sum = (frame, context) => {
  if (
    (!isConversion(frame) &&
      !fits(
        frame,
        /convert|\bpasa(?:me|r)?\b|how many|what is|equals?|\bin (?:f|c|celsius|fahrenheit|gallons|liters|litres|psi|kpa|pounds|kg)\b|conviert|cuantos|cuantas|a cuanto|equivale|\b(?:to|in|en|a) (?:°|f\b|c\b|celsius|centigrados|fahrenheit|gallons?|gal|liters?|litres?|litros|galones|fl\.? ?oz|fluid ounces|oz|ounces|ml|milliliters|cups|quarts|pounds|lbs?|kg|kilos|libras|grams?|gramos?|g\b|psi|kpa|bar|m3|cubic|mg\/l)/,
      )) ||
    frame.quantities.length !== 1 ||
    frame.chemicals.length > 0 ||
    fits(frame, /\b(?:people|persons?|bathers?|swimmers?|kids|personas|banistas)\b|\bwide\b.*\barea\b/)
  )
    return undefined;
  const [quantity] = frame.quantities;
  if (!quantity) return undefined;
  const line = converted(quantity, frame.text);
  // "25,000 gallon = 25,000 gallons" answers nothing.
  const isSame = line !== undefined && line.unit === 'gal' && quantity.unit.startsWith('gal');
  return line === undefined || isSame
    ? undefined
    : result(
        context,
        { en: `${line.text}.`, es: `${line.text}.` },
        { value: line.value, unit: line.unit, inputs: { given: quantity.given, unit: quantity.unit } },
      );
};

interface Converted {
  text: string;
  value: number;
  unit: string;
}

function volumeConverted(given: number, unit: string, value: number, text: string): Converted {
  const metric = /m3|m³|cubic m|met|lit|^l/.test(unit);
  if (/\b(?:cubic f(?:ee|oo)t|cu\.? ?ft|ft3|ft³|pies cubicos)\b/.test(text.replace(unit, '')))
    return { text: `${figures(given)} ${unit} = ${figures(value / L_PER_FT3)} cubic feet`, value: value / L_PER_FT3, unit: 'ft³' };
  if (/\b(?:cubic m|metros cubicos|m3)/.test(text.replace(unit, '')))
    return { text: `${figures(given)} ${unit} = ${figures(value / 1000)} m³`, value: value / 1000, unit: 'm³' };
  return (metric && !/\b(?:to|in|into|a|en) (?:liters?|litres?|litros)\b/.test(text)) || /gallon|galon/.test(text.replace(unit, ''))
    ? { text: `${figures(given)} ${unit} = ${shown(gallons(value), value < 400 ? 1 : 0)} gallons`, value: gallons(value), unit: 'gal' }
    : { text: `${figures(given)} ${unit} = ${shown(value, value < 400 ? 1 : 0)} liters`, value, unit: 'L' };
}

/** A percent is 10,000 ppm, and in water 1 ppm is 1 mg/L. */
function shareConverted(kind: 'ppm' | 'percent', given: number, text: string): Converted | undefined {
  if (kind === 'ppm')
    return /mg\/l|milligram/.test(text)
      ? { text: `${figures(given)} ppm = ${figures(given)} mg/L`, value: given, unit: 'mg/L' }
      : undefined;
  return /\bppm\b/.test(text)
    ? { text: `${figures(given)}% = ${shown(given * 10_000, 0)} ppm`, value: given * 10_000, unit: 'ppm' }
    : undefined;
}

function converted({ kind, value, given, unit }: Quantity, text: string): Converted | undefined {
  switch (kind) {
    case 'temperature':
      return /c/.test(unit)
        ? { text: `${figures(given)} °C = ${figures(fahrenheit(given))} °F`, value: fahrenheit(given), unit: '°F' }
        : { text: `${figures(given)} °F = ${figures((given - 32) / 1.8)} °C`, value: (given - 32) / 1.8, unit: '°C' };
    case 'volume':
      return volumeConverted(given, unit, value, text);
    case 'ppm':
    case 'percent':
      return shareConverted(kind, given, text);
    case 'pressure':
      return /psi|pound/.test(unit)
        ? { text: `${figures(given)} psi = ${figures(value)} kPa (${figures(value / 100)} bar)`, value, unit: 'kPa' }
        : { text: `${figures(given)} ${unit} = ${figures(value / PSI)} psi`, value: value / PSI, unit: 'psi' };
    case 'mass':
      if (/^(?:lb|pound|libra)/.test(unit) && /\b(?:to|in|into|en|a) (?:oz|ounces|onzas)\b/.test(text))
        return { text: `${figures(given)} ${unit} = ${figures(given * 16)} oz`, value: given * 16, unit: 'oz' };
      if (/^(?:oz|ounce|onza)/.test(unit) && /\b(?:to|in|into|en|a) (?:lbs?|pounds|libras)\b/.test(text))
        return { text: `${figures(given)} ${unit} = ${figures(given / 16)} lb`, value: given / 16, unit: 'lb' };
      return /lb|pound|oz|ounce|libra|onza/.test(unit)
        ? {
            text: `${figures(given)} ${unit} = ${figures(value >= 1000 ? value / 1000 : value)} ${value >= 1000 ? 'kg' : 'g'}`,
            value,
            unit: 'g',
          }
        : { text: `${figures(given)} ${unit} = ${figures(value / 453.59237)} lb`, value: value / 453.59237, unit: 'lb' };
    case 'length':
      return /m|met/.test(unit) && !/in/.test(unit)
        ? { text: `${figures(given)} ${unit} = ${figures(value / FT)} ft`, value: value / FT, unit: 'ft' }
        : { text: `${figures(given)} ${unit} = ${figures(value)} m`, value, unit: 'm' };
    case 'flow':
      return /gpm|gal/.test(unit)
        ? { text: `${figures(given)} gpm = ${figures(value)} L/min`, value, unit: 'L/min' }
        : { text: `${figures(given)} ${unit} = ${figures(value / GPM)} gpm`, value: value / GPM, unit: 'gpm' };
    default:
      return undefined;
  }
}
