// Two waters of 50 m³, each product's effect by PHREEQC; the amounts for a pH; the yields by stoichiometry.
import {
  type Addition,
  type Water,
  type WaterInput,
  afterChlorineUsed,
  balance,
  dose,
  effect,
  requireWater,
  totalsOf,
  waterOf,
} from '../src/index.ts';
import type { TruthRow, TruthTable } from './truth-row.ts';

const VOLUME_L = 50_000;
const AUTHORITY = 'PHREEQC 3.8.9 (U.S. Geological Survey), closed system';
/** pure trichlor: 3 Cl2 equivalents in 232.41 g */
const PURE_TRICHLOR = 91.527;

const A: WaterInput = {
  ph: 7.75,
  alkalinityPpm: 95,
  hardnessPpm: 280,
  cyanuricAcidPpm: 35,
  freeChlorinePpm: 2.5,
  saltPpm: 700,
  temperatureC: 26,
};
const B: WaterInput = {
  ph: 7.3,
  alkalinityPpm: 70,
  hardnessPpm: 300,
  cyanuricAcidPpm: 50,
  freeChlorinePpm: 4,
  boratePpm: 30,
  saltPpm: 3000,
  temperatureC: 28,
};

const add = (water: WaterInput, addition: Addition): Water => effect({ volumeL: VOLUME_L, water, additions: [addition] });
const withTrichlor = (): Water => add(A, { productId: 'trichlor', strengthPercent: PURE_TRICHLOR, amountG: 300 });
const withoutCarbonDioxide = (): Water => {
  const t = totalsOf(requireWater(A));
  return waterOf({ ...t, dic: t.dic - 0.08e-3 });
};

interface Case {
  label: string;
  inputs: string;
  water: () => Water | WaterInput;
  expected: Partial<Record<keyof typeof QUANTITIES, number>>;
}

const QUANTITIES = {
  ph: { quantity: 'pH', unit: '', tolerance: 0.0015, reason: 'tabulated to 0.001; 0.01 was required', of: (w: WaterInput) => w.ph },
  ta: { quantity: 'alkalinity', unit: 'ppm', tolerance: 0.01, reason: 'tabulated to 0.01', of: (w: WaterInput) => w.alkalinityPpm },
  fc: { quantity: 'free chlorine', unit: 'ppm', tolerance: 0.01, reason: 'tabulated to 0.01', of: (w: WaterInput) => w.freeChlorinePpm },
  cya: { quantity: 'cyanuric acid', unit: 'ppm', tolerance: 0.01, reason: 'tabulated to 0.01', of: (w: WaterInput) => w.cyanuricAcidPpm },
  borate: { quantity: 'borate', unit: 'ppm', tolerance: 0.01, reason: 'tabulated to 0.01', of: (w: WaterInput) => w.boratePpm },
  salt: { quantity: 'salt', unit: 'ppm', tolerance: 0.06, reason: 'tabulated to 0.1', of: (w: WaterInput) => w.saltPpm },
  si: {
    quantity: 'saturation index',
    unit: '',
    tolerance: 0.002,
    reason: 'tabulated to 0.001, and so is the pH before it',
    of: (w: WaterInput) => balance(w).saturationIndex ?? undefined,
  },
  hocl: {
    quantity: 'hypochlorous acid',
    unit: 'ppm as Cl2',
    tolerance: 0.0003,
    reason: 'tabulated to three figures',
    of: (w: WaterInput) => balance(w).hypochlorousPpm,
  },
} as const;

const CASES: readonly Case[] = [
  { label: 'A as it is', inputs: 'water A', water: () => A, expected: { si: 0.284, hocl: 0.0279 } },
  { label: 'B as it is', inputs: 'water B', water: () => B, expected: { si: -0.459 } },
  {
    label: 'A + muriatic acid',
    inputs: 'A, 400 mL of 31.45 %',
    water: () => add(A, { productId: 'muriatic-acid', amountMl: 400 }),
    expected: { ph: 7.453, ta: 90.99, salt: 704.7, si: -0.023 },
  },
  {
    label: 'A + baking soda',
    inputs: 'A, 2.000 kg',
    water: () => add(A, { productId: 'baking-soda', amountG: 2000 }),
    expected: { ph: 7.791, ta: 118.83, si: 0.429 },
  },
  {
    label: 'A + liquid chlorine',
    inputs: 'A, 2.000 L of 12.5 % (trade)',
    water: () => add(A, { productId: 'liquid-chlorine', amountMl: 2000 }),
    expected: { ph: 8.078, ta: 98.53, fc: 7.5, si: 0.612, hocl: 0.0971 },
  },
  {
    label: 'A + trichlor, chlorine still there',
    inputs: 'A, 300 g of pure trichlor',
    water: withTrichlor,
    expected: { ph: 7.61, ta: 95, fc: 7.99, cya: 38.33, si: 0.141, hocl: 0.107 },
  },
  {
    label: 'A + trichlor, the added chlorine used',
    inputs: 'A, 300 g of pure trichlor, back to 2.5 ppm of free chlorine',
    water: () => {
      const after = withTrichlor();
      return afterChlorineUsed(after, after.freeChlorinePpm - 2.5);
    },
    expected: { ph: 7.402, ta: 91.12, fc: 2.5, cya: 38.33, si: -0.078 },
  },
  {
    label: 'A − carbon dioxide',
    inputs: 'A, 0.08 mmol/L of CO2 lost',
    water: withoutCarbonDioxide,
    // oxlint-disable-next-line oxc/approx-constant -- a saturation index, not ln 2
    expected: { ph: 8.18, ta: 95, si: 0.693 },
  },
  {
    label: 'B + soda ash',
    inputs: 'B, 500 g',
    water: () => add(B, { productId: 'soda-ash', amountG: 500 }),
    expected: { ph: 7.543, ta: 79.44, si: -0.168 },
  },
  {
    label: 'B + borax',
    inputs: 'B, 3.000 kg',
    water: () => add(B, { productId: 'borax', amountG: 3000 }),
    expected: { ph: 7.945, ta: 85.75, borate: 36.8, si: 0.205 },
  },
];

const effectRows = CASES.flatMap(({ label, inputs, water, expected }) =>
  (Object.entries(expected) as [keyof typeof QUANTITIES, number][]).map(([key, truth]): TruthRow => {
    const { quantity, unit, tolerance, reason, of } = QUANTITIES[key];
    return {
      label: `${label}: ${quantity}`,
      inputs: `50 m³, ${inputs}`,
      quantity,
      unit,
      authority: AUTHORITY,
      truth,
      tolerance,
      toleranceReason: reason,
      compute: () => of(water()) ?? Number.NaN,
    };
  }),
);

const acidForA = () => dose({ volumeL: VOLUME_L, water: A, productId: 'muriatic-acid', target: { parameter: 'ph', value: 7.4 } });
const sodaForB = () => dose({ volumeL: VOLUME_L, water: B, productId: 'soda-ash', target: { parameter: 'ph', value: 7.6 } });
const demandRow = (label: string, quantity: string, unit: string, truth: number, compute: () => number): TruthRow => ({
  label,
  inputs: '50 m³',
  quantity,
  unit,
  authority: AUTHORITY,
  truth,
  tolerance: unit === 'ppm' ? 0.015 : 0.002 * truth,
  toleranceReason: unit === 'ppm' ? 'tabulated to 0.01' : '0.2% of the amount; 1% was required',
  compute,
});

const demandRows: readonly TruthRow[] = [
  demandRow('A: acid to pH 7.40', 'HCl', 'mmol/L', 0.0986, () => ((acidForA().amountMl ?? Number.NaN) * 10.0058) / VOLUME_L),
  demandRow('A: alkalinity after it', 'alkalinity', 'ppm', 90.06, () => acidForA().water.alkalinityPpm),
  demandRow('B: soda ash to pH 7.60', 'Na2CO3', 'mmol/L', 0.1166, () => ((sodaForB().amountG ?? Number.NaN) / 105.988 / VOLUME_L) * 1000),
  demandRow('B: alkalinity after it', 'alkalinity', 'ppm', 81.67, () => sodaForB().water.alkalinityPpm),
];

export const dosingTable: TruthTable = {
  id: 'dosing',
  title: 'What a product does',
  about:
    'Closed system, everything mixed, no carbon dioxide exchanged. A: pH 7.75, TA 95, CH 280, CYA 35, FC 2.5, salt 700, 26 °C. ' +
    'B: pH 7.30, TA 70, CH 300, CYA 50, FC 4, borate 30, salt 3000, 28 °C.',
  sources: ['phreeqc', 'masses'],
  rows: [...effectRows, ...demandRows],
};
