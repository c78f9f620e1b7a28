// The pools of the demo accounts, each with its own troubles.
import type { ProductId, WaterInput } from '@limpid/chemistry';
import type { PoolInput } from '@limpid/contract';
import { CLIMATES, type Climate } from './seed-climate.ts';

const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602', latitude: 27.95, longitude: -82.46, timeZone: 'America/New_York' };
const PHOENIX = { city: 'Phoenix', state: 'AZ', zip: '85004', latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' };

/** What a person adds by habit, without a test. */
export interface Habit {
  productId: ProductId;
  everyDays: number;
  amountG?: number;
  amountMl?: number;
  /** given that it is the day: how often it really happens */
  reliability: number;
  /** less in winter */
  followsSun?: boolean;
  /** after sunset, on test days too: what the night leaves for the next day */
  atDusk?: boolean;
}

export interface DemoPool {
  pool: PoolInput;
  climate: Climate;
  method: 'drops' | 'strip' | 'photometer';
  /** the water a year ago */
  start: WaterInput;
  heatedToC?: number;
  testEveryDays: number;
  /** who reads the test with care errs less than usual */
  testErrorShare?: number;
  /** how often an advised step is not done */
  forgetfulness: number;
  habits: Habit[];
  cellGramsPerDay: number;
  airExchangePerDay: number;
  bathersOnWeekends: number;
  /** tests every day while the water is warm */
  testsDailyWhenWarm?: boolean;
  /** the months (0 = January) in which no one looks after the pool from the 10th to the 21st */
  awayMonths: readonly number[];
  /** a clear-up is followed to its end, or given up as soon as the water looks better */
  clearUps: 'finished' | 'given_up';
  /**
   * treated: the last plan was followed and the water tested once more; untreated: tested, and nothing done about it yet;
   * abandoned: the last test is overdue, and only a part of its plan was done
   */
  ending: 'treated' | 'untreated' | 'abandoned';
}

const TAP_TAMPA: WaterInput = { ph: 7.8, alkalinityPpm: 110, hardnessPpm: 150, saltPpm: 60 };
const TAP_PHOENIX: WaterInput = { ph: 7.9, alkalinityPpm: 140, hardnessPpm: 240, saltPpm: 180 };
const DROP_KIT = {
  id: 'fas-dpd',
  parameters: ['freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'temperatureC'] as const,
};

/** One family, one pool, liquid chlorine: they follow the advice, and a pump that stopped while they were away turned it green once. */
export const OWNERS_POOLS: DemoPool[] = [
  {
    pool: {
      name: 'Backyard pool',
      volumeL: 56_800,
      volumeSource: 'shape',
      // These sides make the volume above: both are shown on one page.
      shape: { shape: 'rectangle', lengthM: 9.5, widthM: 4.2, shallowDepthM: 1.05, deepDepthM: 1.7971 },
      kind: 'pool',
      surface: 'plaster',
      sanitizer: 'chlorine',
      setting: 'outdoor',
      place: TAMPA,
      pumpFlowLpm: 190,
      usage: 'normal',
      // A sunny place where pH rises: more of the chlorine is left in the evening, and acid comes a little earlier.
      targetOverrides: { cyanuricAcidPpm: { low: 45, high: 60 }, ph: { low: 7.3, high: 7.6 } },
      kit: { id: DROP_KIT.id, parameters: [...DROP_KIT.parameters] },
      fillWater: TAP_TAMPA,
      shelf: [
        { productId: 'liquid-chlorine', strengthPercent: 12.5, pricePerUnit: 1.6 },
        { productId: 'muriatic-acid', strengthPercent: 31.45, pricePerUnit: 2.1 },
        { productId: 'baking-soda', pricePerUnit: 2.2 },
        { productId: 'calcium-chloride', strengthPercent: 77, pricePerUnit: 2.4 },
        { productId: 'cyanuric-acid', pricePerUnit: 8 },
      ],
    },
    climate: CLIMATES.tampa,
    method: 'drops',
    start: { ph: 7.5, alkalinityPpm: 85, hardnessPpm: 280, cyanuricAcidPpm: 52, saltPpm: 900, temperatureC: 20, freeChlorinePpm: 5 },
    testEveryDays: 2,
    testsDailyWhenWarm: true,
    forgetfulness: 0,
    // The sun takes 2 to 4 ppm a day here; poured every evening, so that the morning's test is in range.
    habits: [{ productId: 'liquid-chlorine', everyDays: 1, amountMl: 1500, reliability: 1, followsSun: true, atDusk: true }],
    cellGramsPerDay: 0,
    airExchangePerDay: 0.08,
    testErrorShare: 0.5,
    bathersOnWeekends: 5,
    awayMonths: [6],
    clearUps: 'finished',
    ending: 'treated',
  },
];

/** Tablets when they think of them, a test every other week, and a plan that was left half done. */
export const FORGETFUL_POOLS: DemoPool[] = [
  {
    pool: {
      name: 'Pool at the corner house',
      volumeL: 49_000,
      surface: 'plaster',
      sanitizer: 'chlorine',
      setting: 'outdoor',
      surfaceAreaM2: 36,
      place: TAMPA,
      fillWater: TAP_TAMPA,
      shelf: [
        { productId: 'trichlor', strengthPercent: 90 },
        { productId: 'liquid-chlorine', strengthPercent: 10 },
        { productId: 'muriatic-acid', strengthPercent: 31.45 },
        { productId: 'baking-soda' },
      ],
    },
    climate: CLIMATES.tampa,
    method: 'drops',
    start: { ph: 7.6, alkalinityPpm: 130, hardnessPpm: 250, cyanuricAcidPpm: 45, saltPpm: 800, temperatureC: 20, freeChlorinePpm: 4 },
    testEveryDays: 10,
    forgetfulness: 0.2,
    habits: [{ productId: 'trichlor', everyDays: 4, amountG: 454, reliability: 0.75 }],
    cellGramsPerDay: 0,
    airExchangePerDay: 0.15,
    bathersOnWeekends: 4,
    awayMonths: [4, 8],
    clearUps: 'given_up',
    ending: 'abandoned',
  },
];

/** A round of customers: salt, tablets, spa, bromine, indoor. */
export const PROFESSIONALS_POOLS: DemoPool[] = [
  {
    pool: {
      name: 'Alvarez, salt pool',
      volumeL: 68_000,
      surface: 'pebble',
      sanitizer: 'salt',
      surfaceAreaM2: 45,
      place: PHOENIX,
      pumpFlowLpm: 220,
      saltCell: { gramsPerHour: 25, hoursPerDay: 9, percent: 70, lowPpm: 2700, highPpm: 3400 },
      fillWater: TAP_PHOENIX,
      shelf: [
        { productId: 'muriatic-acid', strengthPercent: 31.45 },
        { productId: 'liquid-chlorine', strengthPercent: 12.5 },
        { productId: 'cyanuric-acid' },
        { productId: 'salt' },
        { productId: 'boric-acid' },
      ],
    },
    climate: CLIMATES.phoenix,
    method: 'drops',
    start: { ph: 7.6, alkalinityPpm: 75, hardnessPpm: 320, cyanuricAcidPpm: 72, saltPpm: 3200, temperatureC: 17, freeChlorinePpm: 5 },
    testEveryDays: 5,
    forgetfulness: 0.05,
    habits: [],
    cellGramsPerDay: 160,
    airExchangePerDay: 0.12,
    bathersOnWeekends: 3,
    awayMonths: [],
    clearUps: 'finished',
    ending: 'treated',
  },
  {
    pool: {
      name: 'Bennett, tablets',
      volumeL: 45_400,
      surface: 'vinyl',
      sanitizer: 'chlorine',
      surfaceAreaM2: 34,
      place: TAMPA,
      fillWater: TAP_TAMPA,
      shelf: [
        { productId: 'trichlor', strengthPercent: 90, pricePerUnit: 11 },
        { productId: 'cal-hypo', strengthPercent: 65, pricePerUnit: 9 },
        { productId: 'soda-ash' },
        { productId: 'baking-soda' },
        { productId: 'muriatic-acid', strengthPercent: 31.45 },
      ],
    },
    climate: CLIMATES.tampa,
    method: 'photometer',
    start: { ph: 7.5, alkalinityPpm: 110, hardnessPpm: 160, cyanuricAcidPpm: 42, saltPpm: 700, temperatureC: 20, freeChlorinePpm: 4 },
    testEveryDays: 7,
    forgetfulness: 0.1,
    habits: [{ productId: 'trichlor', everyDays: 4, amountG: 454, reliability: 0.95 }],
    cellGramsPerDay: 0,
    airExchangePerDay: 0.1,
    bathersOnWeekends: 2,
    awayMonths: [],
    clearUps: 'finished',
    ending: 'untreated',
  },
  {
    pool: {
      name: 'Chen, spa',
      kind: 'spa',
      volumeL: 1500,
      surface: 'acrylic',
      sanitizer: 'chlorine',
      surfaceAreaM2: 4,
      cover: 'solid',
      place: PHOENIX,
      fillWater: TAP_PHOENIX,
      shelf: [
        { productId: 'dichlor', strengthPercent: 56 },
        { productId: 'liquid-chlorine', strengthPercent: 6 },
        { productId: 'dry-acid', strengthPercent: 93.2 },
        { productId: 'baking-soda' },
      ],
    },
    climate: CLIMATES.phoenix,
    method: 'drops',
    start: { ph: 7.5, alkalinityPpm: 80, hardnessPpm: 180, cyanuricAcidPpm: 15, saltPpm: 500, temperatureC: 38, freeChlorinePpm: 4 },
    heatedToC: 38,
    testEveryDays: 3,
    forgetfulness: 0.15,
    habits: [{ productId: 'liquid-chlorine', everyDays: 1, amountMl: 115, reliability: 0.85 }],
    cellGramsPerDay: 0,
    airExchangePerDay: 0.08,
    bathersOnWeekends: 2,
    awayMonths: [],
    clearUps: 'finished',
    ending: 'untreated',
  },
  {
    pool: {
      name: 'Delgado, indoor lap pool',
      volumeL: 90_000,
      surface: 'tile',
      sanitizer: 'chlorine',
      setting: 'indoor',
      surfaceAreaM2: 62,
      place: PHOENIX,
      fillWater: TAP_PHOENIX,
      shelf: [
        { productId: 'liquid-chlorine', strengthPercent: 12.5 },
        { productId: 'muriatic-acid', strengthPercent: 31.45 },
        { productId: 'baking-soda' },
        { productId: 'calcium-chloride', strengthPercent: 77 },
      ],
    },
    climate: CLIMATES.phoenix,
    method: 'drops',
    start: { ph: 7.4, alkalinityPpm: 95, hardnessPpm: 290, cyanuricAcidPpm: 0, saltPpm: 900, temperatureC: 27, freeChlorinePpm: 3 },
    heatedToC: 27,
    testEveryDays: 4,
    forgetfulness: 0.04,
    habits: [{ productId: 'liquid-chlorine', everyDays: 1, amountMl: 420, reliability: 0.97 }],
    cellGramsPerDay: 0,
    airExchangePerDay: 0.08,
    bathersOnWeekends: 8,
    awayMonths: [],
    clearUps: 'finished',
    ending: 'abandoned',
  },
];
