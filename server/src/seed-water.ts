// How a simulated water lives through one day: sun, swimmers, algae, air, rain and evaporation, on conserved totals of the engine.
import { afterOpenAir, type Look, mixTotals, MOLAR, type Totals, totalsOf, type Water, waterOf } from '@limpid/chemistry';
import type { Day } from './seed-climate.ts';

export interface LivingWater {
  totals: Totals;
  /** 0: clear, 1: a green pond */
  algae: number;
}

export interface Circumstances {
  volumeL: number;
  surfaceAreaM2: number;
  isOutdoor: boolean;
  isHeatedToC?: number;
  /** chlorine made by a salt cell in a day */
  cellGramsPerDay: number;
  bathers: number;
  /** how fast the surface trades carbon dioxide with the air, share of the difference per day */
  airExchangePerDay: number;
  /** what is topped up after evaporation */
  fill: Totals;
}

const CHLORINE_PER_BATHER_G = 4.1;
/** In a day at the shock level, by a pond that is green all over. */
const USED_BY_DYING_ALGAE_PPM = 16;
/** Half of the difference to the air is gone in about three days. */
const WATER_FOLLOWS_AIR = 0.22;

/** So little alkalinity that there is nothing to come to an equilibrium with. */
const NO_BUFFER_PPM = 15;

const ppmOfChlorine = (totals: Totals) => totals.hy * MOLAR.chlorine;
const RAIN: Totals = {
  temperatureC: 18,
  alk: 0,
  dic: 0,
  ca: 0,
  cy: 0,
  b: 0,
  hy: 0,
  cl: 0,
  so4: 0,
  hobr: 0,
  bromide: 0,
  combined: 0,
  thiosulfate: 0,
  persulfate: 0,
  tdsOffsetPpm: 0,
};

export function liveOneDay(water: LivingWater, day: Day, about: Circumstances): LivingWater {
  const changed = changeWithWeather(water.totals, day, about);
  // Without sunlight nothing grows.
  const algae = about.isOutdoor ? algaeAfter(water.algae, changed) : 0;
  return { totals: breathe(useChlorine(changed, algae, day, about), about.airExchangePerDay), algae };
}

/** A day of a clear-up, except for chlorine and algae: these change by the hour. */
export function liveOneDayOfClearUp(water: LivingWater, day: Day, about: Circumstances): LivingWater {
  return { ...water, totals: breathe(changeWithWeather(water.totals, day, about), about.airExchangePerDay) };
}

/** Chlorine and algae for at most a few hours of a clear-up, in which no one swims. */
export function liveHours({ totals, algae }: LivingWater, hours: number, isDaylight: boolean, day: Day): LivingWater {
  const share = hours / 24;
  const free = ppmOfChlorine(totals);
  const lost = isDaylight ? free * (1 - (1 - sunShare(totals, day)) ** (2 * share)) : 0;
  const used = Math.min(free, lost + (dirtPpm(totals) + USED_BY_DYING_ALGAE_PPM * algae) * share);
  const combined = totals.combined * 0.55 ** share + (0.35 * algae * share) / MOLAR.chlorine;
  return { totals: withoutChlorine({ ...totals, combined }, used), algae: algae + (algaeAfter(algae, totals) - algae) * share };
}

function changeWithWeather(totals: Totals, day: Day, about: Circumstances): Totals {
  const warmed = { ...totals, temperatureC: temperatureAfter(totals.temperatureC, day, about) };
  return exchangeWater(withCell(warmed, about), day, about);
}

function temperatureAfter(before: number, day: Day, about: Circumstances): number {
  if (about.isHeatedToC !== undefined) return about.isHeatedToC;
  return Math.min(33, Math.max(4, before + WATER_FOLLOWS_AIR * (day.airTemperatureC + 1 - before)));
}

/** The cell turns chloride into chlorine: alkalinity up with it, and down again when the chlorine is used. */
function withCell(totals: Totals, about: Circumstances): Totals {
  const made = (about.cellGramsPerDay * 1000) / about.volumeL / MOLAR.chlorine;
  return { ...totals, hy: totals.hy + made, alk: totals.alk + made, cl: Math.max(0, totals.cl - made) };
}

/** Evaporation leaves everything behind and the hose brings its own; rain overflows. */
function exchangeWater(totals: Totals, day: Day, about: Circumstances): Totals {
  if (!about.isOutdoor) return totals;
  const perMm = about.surfaceAreaM2 / about.volumeL;
  const evaporated = Math.min(0.05, day.evaporationMm * perMm);
  const rained = Math.min(0.1, day.rainMm * perMm);
  const diluted = mixTotals(totals, { ...RAIN, temperatureC: totals.temperatureC }, rained);
  return addWater(diluted, about.fill, Math.max(0, evaporated - rained));
}

/** What the hose replaces is pure water that has left as vapour: the totals add up. */
function addWater(totals: Totals, fill: Totals, share: number): Totals {
  const sum = { ...totals };
  for (const key of ['alk', 'dic', 'ca', 'cy', 'b', 'cl', 'so4'] as const) sum[key] = totals[key] + share * fill[key];
  return sum;
}

function algaeAfter(algae: number, totals: Totals): number {
  const free = ppmOfChlorine(totals);
  const cyanuricAcid = totals.cy * MOLAR.cyanuric;
  const strength = free / Math.max(2, 0.075 * cyanuricAcid);
  if (strength > 3) return algae * 0.35;
  if (strength >= 1) return algae * 0.8;
  const isWarm = totals.temperatureC > 16;
  return Math.min(1, isWarm ? algae * (1.9 - strength) + 0.03 * (1 - strength) : algae);
}

/** Sunlight takes a share, shaded by cyanuric acid; swimmers, dust and algae take grams. */
function useChlorine(totals: Totals, algae: number, day: Day, about: Circumstances): Totals {
  const free = ppmOfChlorine(totals);
  const sun = about.isOutdoor ? sunShare(totals, day) : 0.02;
  const swimmers = (about.bathers * CHLORINE_PER_BATHER_G * 1000) / about.volumeL;
  const used = Math.min(free, free * sun + dirtPpm(totals) + swimmers + 6 * algae);
  const combined = totals.combined * 0.55 + (0.04 * swimmers + 0.35 * algae) / MOLAR.chlorine;
  return withoutChlorine({ ...totals, combined }, used);
}

/** Of the free chlorine, in a whole day. */
const sunShare = (totals: Totals, day: Day) => 1 - Math.exp((-2.2 * (day.uvIndex / 11)) / (1 + (totals.cy * MOLAR.cyanuric) / 14));

const dirtPpm = ({ temperatureC }: Totals) => 0.3 * 2 ** ((temperatureC - 25) / 10);

function withoutChlorine(totals: Totals, usedPpm: number): Totals {
  const usedMol = usedPpm / MOLAR.chlorine;
  return { ...totals, hy: totals.hy - usedMol, alk: totals.alk - usedMol, cl: totals.cl + usedMol };
}

/** Carbon dioxide moves toward what the air allows; alkalinity stays. */
function breathe(totals: Totals, share: number): Totals {
  if (totals.alk * MOLAR.caco3Alk < NO_BUFFER_PPM) return totals;
  const inAir = totalsOf(afterOpenAir(waterOf(totals)));
  return { ...totals, dic: totals.dic + share * (inAir.dic - totals.dic) };
}

export const asWater = (water: LivingWater): Water => waterOf(water.totals);

/** What a person next to the pool sees. */
export function lookOf({ algae }: LivingWater): Look {
  if (algae > 0.25) return 'green';
  if (algae > 0.12) return 'cloudy';
  return algae > 0.05 ? 'hazy' : 'clear';
}
