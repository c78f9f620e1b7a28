// What comes along with 10 ppm of chlorine, and how much makes 10 ppm: stoichiometry.
import { type DoseParameter, type ProductId, type WaterInput, afterChlorineUsed, dose, effect } from '../src/index.ts';
import type { TruthRow, TruthTable } from './truth-row.ts';

const AUTHORITY = 'stoichiometry from IUPAC atomic weights';
const WATER: WaterInput = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 250, cyanuricAcidPpm: 30, saltPpm: 800 };
const GALLONS_10000_L = 37_854.117_84;

type Counted = 'cyanuricAcidPpm' | 'alkalinityPpm' | 'saltPpm' | 'hardnessPpm';
const COUNTED: Record<Counted, string> = {
  cyanuricAcidPpm: 'cyanuric acid',
  alkalinityPpm: 'alkalinity',
  saltPpm: 'salt',
  hardnessPpm: 'calcium hardness',
};

/** What stays in the water when 10 ppm of chlorine have been added and used. */
function left(productId: ProductId, of: Counted): number {
  const { amountG, amountMl, water } = dose({
    volumeL: 1e6,
    water: WATER,
    productId,
    target: { parameter: 'freeChlorinePpm', value: 10 },
  });
  const again = effect({ volumeL: 1e6, water: WATER, additions: [{ productId, ...(amountG === undefined ? { amountMl } : { amountG }) }] });
  const used = afterChlorineUsed(again, water.freeChlorinePpm);
  return used[of] - (WATER[of] ?? 0);
}

const chlorineRow = (productId: ProductId, of: Counted, truth: number): TruthRow => ({
  label: `10 ppm of chlorine from ${productId}, used: ${COUNTED[of]}`,
  inputs: 'pH 7.5, TA 100, CH 250, CYA 30, salt 800 ppm',
  quantity: COUNTED[of],
  unit: 'ppm',
  authority: AUTHORITY,
  truth,
  tolerance: 0.06,
  toleranceReason: 'tabulated to three figures; 0.1 was required',
  compute: () => left(productId, of),
});

interface Amount {
  productId: ProductId;
  strengthPercent: number;
  parameter: DoseParameter;
  change: number;
  truth: number;
  unit: 'g' | 'mL';
}

const AMOUNTS: readonly Amount[] = [
  { productId: 'baking-soda', strengthPercent: 100, parameter: 'alkalinityPpm', change: 10, truth: 635.4, unit: 'g' },
  { productId: 'soda-ash', strengthPercent: 100, parameter: 'alkalinityPpm', change: 10, truth: 401, unit: 'g' },
  { productId: 'muriatic-acid', strengthPercent: 31.45, parameter: 'alkalinityPpm', change: -10, truth: 756, unit: 'mL' },
  { productId: 'dry-acid', strengthPercent: 93.2, parameter: 'alkalinityPpm', change: -10, truth: 975, unit: 'g' },
  { productId: 'calcium-chloride', strengthPercent: 100, parameter: 'hardnessPpm', change: 10, truth: 420, unit: 'g' },
  { productId: 'calcium-chloride', strengthPercent: 94, parameter: 'hardnessPpm', change: 10, truth: 447, unit: 'g' },
  { productId: 'calcium-chloride', strengthPercent: 77, parameter: 'hardnessPpm', change: 10, truth: 545, unit: 'g' },
  { productId: 'cyanuric-acid', strengthPercent: 100, parameter: 'cyanuricAcidPpm', change: 10, truth: 378.5, unit: 'g' },
  { productId: 'borax', strengthPercent: 100, parameter: 'boratePpm', change: 10, truth: 3338, unit: 'g' },
  { productId: 'boric-acid', strengthPercent: 100, parameter: 'boratePpm', change: 10, truth: 2165, unit: 'g' },
  { productId: 'salt', strengthPercent: 100, parameter: 'saltPpm', change: 1000, truth: 37_850, unit: 'g' },
  { productId: 'liquid-chlorine', strengthPercent: 12.5, parameter: 'freeChlorinePpm', change: 1, truth: 303, unit: 'mL' },
  { productId: 'cal-hypo', strengthPercent: 65, parameter: 'freeChlorinePpm', change: 1, truth: 58.2, unit: 'g' },
  { productId: 'dichlor', strengthPercent: 55.4, parameter: 'freeChlorinePpm', change: 1, truth: 68.3, unit: 'g' },
  { productId: 'trichlor', strengthPercent: 91.527, parameter: 'freeChlorinePpm', change: 1, truth: 41.4, unit: 'g' },
];

const amountRows = AMOUNTS.map(({ productId, strengthPercent, parameter, change, truth, unit }): TruthRow => ({
  label: `${change > 0 ? '+' : '−'}${Math.abs(change)} ppm ${parameter.replace('Ppm', '')} with ${productId} ${strengthPercent} %`,
  inputs: '10,000 US gallons (37,854 L)',
  quantity: 'amount',
  unit,
  authority: AUTHORITY,
  truth,
  tolerance: 0.0016 * truth,
  toleranceReason: 'tabulated to three figures',
  compute: () => {
    const target = { parameter, value: (WATER[parameter] ?? 0) + change };
    const { amountG, amountMl } = dose({ volumeL: GALLONS_10000_L, water: WATER, productId, strengthPercent, target });
    return amountG ?? amountMl ?? Number.NaN;
  },
}));

export const yieldsTable: TruthTable = {
  id: 'yields',
  title: 'Yields and amounts',
  about: 'What each kind of chlorine leaves behind after it’s used up, and how much of a product changes a value in 10,000 US gallons.',
  sources: ['masses', 'strengths'],
  rows: [
    chlorineRow('trichlor', 'cyanuricAcidPpm', 6.07),
    chlorineRow('trichlor', 'alkalinityPpm', -7.06),
    chlorineRow('trichlor', 'saltPpm', 8.24),
    chlorineRow('dichlor', 'cyanuricAcidPpm', 9.1),
    chlorineRow('dichlor', 'alkalinityPpm', -3.53),
    chlorineRow('dichlor', 'saltPpm', 8.24),
    chlorineRow('cal-hypo', 'hardnessPpm', 7.06),
    chlorineRow('cal-hypo', 'alkalinityPpm', 0),
    chlorineRow('cal-hypo', 'saltPpm', 8.24),
    chlorineRow('liquid-chlorine', 'alkalinityPpm', 0),
    chlorineRow('liquid-chlorine', 'saltPpm', 16.5),
    ...amountRows,
  ],
};
