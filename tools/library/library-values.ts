// The numbers in our articles. A shortcode such as {{range ph}} or {{dose baking-soda alkalinity 10}} is worked out by the engine when the
// articles are built, so an article can't contradict the app. Each is written for both unit systems and both languages.
import {
  balance,
  CRYPTOSPORIDIUM_CT,
  dose,
  type DoseParameter,
  fromCanonical,
  householdDose,
  incidentResponse,
  type IncidentResponse,
  PRODUCTS,
  type ProductId,
  swimLimits,
  targets,
  toCanonical,
  type UnitSystem,
  volumeOf,
  WATER_HEAT_KJ_PER_L_K,
} from '@limpid/chemistry';

export interface Reader {
  units: UnitSystem;
  language: 'en' | 'es';
}

/** The water that example doses start from. */
const EXAMPLE = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 250, cyanuricAcidPpm: 30, freeChlorinePpm: 2, saltPpm: 1000, temperatureC: 26 };
const EXAMPLE_VOLUME_L = { us: toCanonical('volume', 10_000, 'gal'), metric: 40_000 };

const PARAMETERS: Record<string, DoseParameter> = {
  'free-chlorine': 'freeChlorinePpm',
  ph: 'ph',
  alkalinity: 'alkalinityPpm',
  hardness: 'hardnessPpm',
  'cyanuric-acid': 'cyanuricAcidPpm',
  salt: 'saltPpm',
  borate: 'boratePpm',
  bromine: 'brominePpm',
};
const SURFACES = ['plaster', 'pebble', 'tile', 'vinyl', 'fiberglass', 'acrylic'] as const;
const SANITIZERS = ['chlorine', 'salt', 'bromine', 'biguanide', 'mineral'] as const;

const fault = (what: string): never => {
  throw new Error(what);
};
const among = <T extends string>(all: readonly T[], words: readonly string[]): T | undefined => all.find((one) => words.includes(one));

function poolOf(words: readonly string[]) {
  const known = new Set<string>([...SURFACES, ...SANITIZERS, 'spa', 'indoor']);
  const unknown = words.find((word) => !known.has(word));
  if (unknown !== undefined) fault(`"${unknown}" is no surface, sanitizer or kind of pool`);
  const surface = among(SURFACES, words);
  const sanitizer = among(SANITIZERS, words);
  return {
    kind: words.includes('spa') ? ('spa' as const) : ('pool' as const),
    volumeL: EXAMPLE_VOLUME_L.metric,
    setting: words.includes('indoor') ? ('indoor' as const) : ('outdoor' as const),
    ...(surface && { surface }),
    ...(sanitizer && { sanitizer }),
  };
}

const numeral = (value: number, most: number, least = 0): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: most, minimumFractionDigits: least }).format(value);
const figure = (text: string | undefined): number => {
  const value = Number(text);
  return Number.isFinite(value) ? value : fault(`"${text}" is no number`);
};
const between = ({ language }: Reader, low: number, high: number, decimals: number, least = 0): string =>
  `${numeral(low, decimals, least).replace('-', '−')} ${language === 'es' ? 'a' : 'to'} ${numeral(high, decimals, least)}`;
const percent = (share: number): string => `${numeral(100 * share, 0)}%`;

function range(reader: Reader, [name = '', ...words]: string[]): string {
  const set = targets(poolOf(words), words.includes('salt') ? 75 : 40);
  if (name === 'ph') return between(reader, set.ph.low, set.ph.high, 1, 1);
  if (name === 'index') return between(reader, set.saturationIndex.low, set.saturationIndex.high, 1, 1);
  const key = PARAMETERS[name] ?? fault(`no parameter "${name}"`);
  const found = set[key as 'alkalinityPpm'] ?? fault(`no range of ${name} for this pool`);
  return `${between(reader, found.low, found.high, 1)} ppm`;
}

/** The upper end of a range. */
function most(_: Reader, [name = '', ...words]: string[]): string {
  const set = targets(poolOf(words), 40);
  const found = set[(PARAMETERS[name] ?? fault(`no parameter "${name}"`)) as 'alkalinityPpm'] ?? fault(`no range of ${name} for this pool`);
  return `${numeral(found.high, 1)} ppm`;
}

function freeChlorine(reader: Reader, [what = '', cya, ...words]: string[]): string {
  const set = targets(poolOf(words), figure(cya)).freeChlorine ?? fault('no free chlorine in this pool');
  if (what === 'target') return `${between(reader, set.targetLowPpm, set.targetHighPpm, 1)} ppm`;
  if (what === 'minimum') return `${numeral(set.minimumPpm, 1)} ppm`;
  return what === 'shock' ? `${numeral(set.shockPpm, 0)} ppm` : fault(`"${what}" is no level of free chlorine`);
}

const productOf = (id: string | undefined): ProductId =>
  id !== undefined && id in PRODUCTS ? (id as ProductId) : fault(`no product "${id}"`);

const IN_SPANISH: Record<string, string> = { cups: 'tazas', cup: 'taza', tsp: 'cdta.', tbsp: 'cda.' };

function additionTo(volumeL: number, [product, parameter = '', change, strength]: string[]) {
  const productId = productOf(product);
  const key = PARAMETERS[parameter] ?? fault(`no parameter "${parameter}"`);
  return dose({
    volumeL,
    water: EXAMPLE,
    productId,
    ...(strength === undefined ? {} : { strengthPercent: figure(strength) }),
    target: { parameter: key, value: (key in EXAMPLE ? EXAMPLE[key as 'ph'] : 0) + figure(change) },
  });
}
function doseIn(volumeL: number, { units, language }: Reader, words: string[]): string {
  const amount = additionTo(volumeL, words);
  const inPack = amount.amountG === undefined ? { amountMl: amount.amountMl ?? 0 } : { amountG: amount.amountG };
  const { label } = householdDose({ ...inPack, system: units });
  return language === 'es' ? label.replaceAll(/[a-z]+/g, (unit) => IN_SPANISH[unit] ?? unit) : label;
}
/** How much of a product changes one value by so much, in 10,000 gallons (40,000 liters). */
const doseText = (reader: Reader, words: string[]): string => doseIn(EXAMPLE_VOLUME_L[reader.units], reader, words);
/** The same in so many gallons, or in the liters that {{q … gal}} shows for them. */
function doseInGallons(reader: Reader, [gallons, ...words]: string[]): string {
  const volumeL = toCanonical('volume', figure(gallons), 'gal');
  return doseIn(reader.units === 'us' ? volumeL : round2(volumeL), reader, words);
}

const LB_IN_G = 453.59237;
/** Salt is bought by the bag, so it is weighed in whole pounds or kilograms. */
function salt({ units }: Reader, [change = '']: string[]): string {
  const { amountG = 0 } = additionTo(EXAMPLE_VOLUME_L[units], ['salt', 'salt', change]);
  return units === 'us' ? `${numeral(amountG / LB_IN_G, 0)} lb` : `${numeral(amountG / 1000, 0)} kg`;
}
/** The same in bags of so many pounds, to the half. */
function bags({ units, language }: Reader, [change = '', pounds]: string[]): string {
  const { amountG = 0 } = additionTo(EXAMPLE_VOLUME_L[units], ['salt', 'salt', change]);
  const halves = Math.max(1, Math.round((2 * amountG) / LB_IN_G / figure(pounds)));
  const count = [Math.floor(halves / 2) || '', halves % 2 ? '1/2' : ''].filter(Boolean).join(' ');
  const bag = language === 'es' ? 'bolsa' : 'bag';
  return `${count} ${bag}${halves > 2 ? 's' : ''}`;
}

/** What else a product brings while it raises free chlorine by 10 ppm. */
function sideEffect(_: Reader, [product, parameter = '']: string[]): string {
  const productId = productOf(product);
  const key = PARAMETERS[parameter] ?? fault(`no parameter "${parameter}"`);
  const water = { ...EXAMPLE, freeChlorinePpm: 2, boratePpm: 0, brominePpm: 0 };
  const after = dose({ volumeL: 40_000, water, productId, target: { parameter: 'freeChlorinePpm', value: 12 } }).water;
  return `${numeral(after[key] - water[key], 0)} ppm`;
}

/** The share of free chlorine that is active (hypochlorous acid). */
function active(_: Reader, [ph, cya = '0']: string[]): string {
  const free = 4;
  const { hypochlorousPpm } = balance({ ...EXAMPLE, ph: figure(ph), cyanuricAcidPpm: figure(cya), freeChlorinePpm: free });
  return percent(hypochlorousPpm / free);
}

const index = (_: Reader, [ph, alkalinity, hardness, cya = '0', degreesF = '80']: string[]): string => {
  const water = { ph: figure(ph), alkalinityPpm: figure(alkalinity), hardnessPpm: figure(hardness), cyanuricAcidPpm: figure(cya) };
  const found = balance({ ...water, temperatureC: toCanonical('temperature', figure(degreesF), 'F') }).saturationIndex ?? fault('no index');
  const tenths = Math.round(found * 10) / 10;
  // Zero has no sign, also not the zero that rounding makes of −0.04.
  return tenths === 0 ? numeral(0, 1, 1) : `${tenths > 0 ? '+' : ''}${numeral(tenths, 1, 1)}`.replace('-', '−');
};

/** The range in which people may swim, or where the danger begins. */
function swim(reader: Reader, [what = '', ...words]: string[]): string {
  const limits = swimLimits(poolOf(words), 0);
  if (what === 'ph') return between(reader, limits.ph.low, limits.ph.high, 1, 1);
  if (what === 'ph-danger') return between(reader, limits.ph.dangerLow, limits.ph.dangerHigh, 1, 1);
  if (what === 'combined') return `${numeral(limits.combinedChlorine.high, 1)} ppm`;
  if (what === 'combined-danger') return `${numeral(limits.combinedChlorine.dangerHigh, 1)} ppm`;
  if (what === 'metals') return `${numeral(limits.metalHighPpm, 1)} ppm`;
  if (what === 'temperature') return quantity(reader, [String(fromCanonical('temperature', limits.temperatureHighC, 'F')), 'F']);
  if (what === 'bromine' && limits.bromine) return `${between(reader, limits.bromine.low, limits.bromine.high, 1)} ppm`;
  if (what === 'chlorine' && limits.freeChlorine) return `${numeral(limits.freeChlorine.high, 1)} ppm`;
  return what === 'chlorine-danger' && limits.freeChlorine
    ? `${numeral(limits.freeChlorine.dangerHigh, 1)} ppm`
    : fault(`no limit "${what}"`);
}

/** How much of the water has to be replaced, with fresh water that has none of it. */
const exchange = (_: Reader, [from, to]: string[]): string => percent(1 - figure(to) / figure(from));
/** What is left when one part in so many is replaced several times over. */
const left = (_: Reader, [from, parts, rounds]: string[]): string => numeral(figure(from) * (1 - 1 / figure(parts)) ** figure(rounds), 0);
/** The water that divides a value by so much while the pool is drained and filled at the same time and mixes. */
const flow = (reader: Reader, [gallons, divisor]: string[]): string =>
  quantity(reader, [String(Math.round((figure(gallons) * Math.log(figure(divisor))) / 100) * 100), 'gal']);

const hours = ({ language }: Reader, minutes: number): string => `${numeral(minutes / 60, 2)} ${language === 'es' ? 'horas' : 'hours'}`;
const contact = (reader: Reader, [ppm]: string[]): string => hours(reader, CRYPTOSPORIDIUM_CT / figure(ppm));

const diarrhea = (freeChlorinePpm: number, ph: number, cyanuricAcidPpm: number): IncidentResponse =>
  incidentResponse({ stool: 'diarrhea', freeChlorinePpm, ph, cyanuricAcidPpm, temperatureC: 25 });
/** A limit that the engine names in its conditions. */
function limitIn({ conditions }: IncidentResponse, name: string): number {
  const values = conditions.flatMap(({ messages }) => messages.map((message) => message.values?.[name]));
  return values.find((value) => typeof value === 'number') ?? fault(`the engine names no "${name}"`);
}
/** After diarrhea in stabilized water: where the usual times end, and the one procedure that was tested. */
function incident(reader: Reader, [what = '']: string[]): string {
  const tooMuch = diarrhea(100, 6, 1000);
  const tested = limitIn(tooMuch, 'tested');
  const chlorine = limitIn(diarrhea(1, 6, tested), 'least');
  const ph = limitIn(diarrhea(100, 9, tested), 'highest');
  if (what === 'cya') return `${numeral(limitIn(tooMuch, 'most'), 0)} ppm`;
  if (what === 'tested') return `${numeral(tested, 0)} ppm`;
  if (what === 'chlorine') return `${numeral(chlorine, 0)} ppm`;
  if (what === 'ph') return numeral(ph, 1, 1);
  return what === 'hours'
    ? hours(reader, diarrhea(chlorine, ph, tested).minutes ?? fault('the engine gives no time'))
    : fault(`no "${what}" of an incident`);
}

const quantityOf: Record<string, (value: number, units: UnitSystem) => string> = {
  F: (value, units) => (units === 'us' ? `${numeral(value, 0)} °F` : `${numeral(toCanonical('temperature', value, 'F'), 0)} °C`),
  /** a difference of temperatures */
  dF: (value, units) => (units === 'us' ? `${numeral(value, 0)} °F` : `${numeral((value * 5) / 9, 0)} °C`),
  ft: (value, units) => (units === 'us' ? `${numeral(value, 1)} ft` : `${numeral(value * 0.3048, 1)} m`),
  sqft: (value, units) => (units === 'us' ? `${numeral(value, 0)} sq ft` : `${numeral(round2(value * 0.09290304), 1)} m²`),
  gal: (value, units) => (units === 'us' ? `${numeral(value, 0)} gal` : `${numeral(round2(toCanonical('volume', value, 'gal')), 0)} L`),
  gpm: (value, units) => (units === 'us' ? `${numeral(value, 0)} gpm` : `${numeral(round2(toCanonical('flow', value, 'gpm')), 0)} L/min`),
  psi: (value, units) => (units === 'us' ? `${numeral(value, 0)} psi` : `${numeral(toCanonical('pressure', value, 'psi') / 100, 1)} bar`),
  lb: (value, units) => (units === 'us' ? `${numeral(value, 1)} lb` : `${numeral(round2(value * 0.45359237), 1)} kg`),
  ppm: (value) => `${numeral(value, 1)} ppm`,
  floz: (value, units) =>
    units === 'us' ? `${numeral(value, 0)} fl oz` : `${numeral(round2(toCanonical('liquid', value, 'flOz')), 0)} mL`,
};
function round2(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value) || 1)) - 1);
  return Math.round(value / step) * step;
}
function quantity({ units }: Reader, [value, unit = '']: string[]): string {
  return (quantityOf[unit] ?? fault(`no unit "${unit}"`))(figure(value), units);
}

/** A fraction of an inch, as a tape measure shows it. */
function inch({ units, language }: Reader, [fraction = '']: string[]): string {
  const [over, under] = fraction.split('/').map(figure);
  if (over === undefined || under === undefined) return fault(`"${fraction}" is no fraction`);
  if (units === 'metric') return `${numeral((over / under) * 25.4, 0)} mm`;
  return `${fraction} ${language === 'es' ? 'de pulgada' : 'inch'}`;
}

/** The water of so many inches over an area in square feet. */
function layer(reader: Reader, [squareFeet, inches]: string[]): string {
  const litres = toCanonical('area', figure(squareFeet), 'ft2') * figure(inches) * 25.4;
  return quantity(reader, [String(round2(fromCanonical('volume', litres, 'gal'))), 'gal']);
}
/** What a pool of this shape holds, from feet. */
function hold(reader: Reader, [shape = '', ...sizes]: string[]): string {
  const [a = 0, b = 0, c = 0] = sizes.map((size) => figure(size) * 0.3048);
  const level = (depth: number) => ({ shallowDepthM: depth, deepDepthM: depth });
  const { volumeL } =
    shape === 'round'
      ? volumeOf({ shape, diameterM: a, ...level(b) })
      : shape === 'rectangle' || shape === 'oval'
        ? volumeOf({ shape, lengthM: a, widthM: b, ...level(c) })
        : fault(`no shape "${shape}"`);
  const gallons = fromCanonical('volume', volumeL, 'gal');
  return quantity(reader, [String(Math.round(gallons / 100) * 100), 'gal']);
}
/** The energy that warms so many gallons by so many degrees Fahrenheit. */
const warm = (_: Reader, [gallons, degrees]: string[]): string => {
  const kiloJoules = (toCanonical('volume', figure(gallons), 'gal') * WATER_HEAT_KJ_PER_L_K * (figure(degrees) * 5)) / 9;
  return `${numeral(kiloJoules / 3600, 0)} kWh`;
};
/** Power goes with the cube of the speed. */
const power = (_: Reader, [watts, share]: string[]): string => `${numeral(figure(watts) * figure(share) ** 3, 0)} W`;

const SPANISH_WORDS: readonly [RegExp, string][] = [
  [/\bto\b/, 'a'],
  [/\binch a day\b/, 'de pulgada al día'],
  [/\binch\b/, 'de pulgada'],
  [/\bdays\b/, 'días'],
  [/\bhours\b/, 'horas'],
  [/\bminutes\b/, 'minutos'],
  [/^1 year\b/, '1 año'],
  [/\byears\b/, 'años'],
  [/\bparts water\b/, 'partes de agua'],
  [/\bpart\b/, 'parte'],
];

/** A number that someone else published; the last word names the source, one of the article's. */
function cited({ language }: Reader, words: string[]): string {
  const text = words.slice(0, -1).join(' ');
  return language === 'en' ? text : SPANISH_WORDS.reduce((spanish, [english, word]) => spanish.replace(english, word), text);
}

const VALUES: Record<string, (reader: Reader, words: string[]) => string> = {
  range,
  most,
  fc: freeChlorine,
  dose: doseText,
  dosein: doseInGallons,
  salt,
  bags,
  side: sideEffect,
  active,
  index,
  swim,
  exchange,
  left,
  flow,
  contact,
  incident,
  q: quantity,
  inch,
  layer,
  hold,
  warm,
  power,
  said: cited,
  volume: ({ units, language }) =>
    units === 'us' ? `10,000 ${language === 'es' ? 'galones' : 'gallons'}` : `40,000 ${language === 'es' ? 'litros' : 'liters'}`,
};

const SHORTCODE = /\{\{\s*(?!diagram)([a-z]+)([^}]*)\}\}/g;

/** The text with every number in it. Throws for a shortcode that makes no sense. */
export const withValues = (text: string, reader: Reader): string =>
  text.replaceAll(SHORTCODE, (whole, name: string, rest: string) => {
    const value = VALUES[name] ?? fault(`no shortcode ${whole}`);
    try {
      return value(reader, rest.trim().split(/\s+/).filter(Boolean));
    } catch (error) {
      throw new Error(`${whole}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });

/** The sources that {{said …}} names. */
export const namedSources = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*said [^}]*?(\S+)\s*\}\}/g)].map((match) => match[1] ?? '');
