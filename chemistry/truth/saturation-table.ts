// Six complete waters solved by PHREEQC, and the saturation constant by temperature and salt.
import { type Balance, type WaterInput, balance } from '../src/index.ts';
import type { TruthRow, TruthTable } from './truth-row.ts';

const AUTHORITY = 'PHREEQC 3.8.9 (U.S. Geological Survey), constants of wateq4f, cyanurate and borate added';

const water = (ph: number, ta: number, ch: number, cya: number, borate: number, salt: number, temperatureC: number): WaterInput => ({
  ph,
  alkalinityPpm: ta,
  hardnessPpm: ch,
  cyanuricAcidPpm: cya,
  boratePpm: borate,
  saltPpm: salt,
  temperatureC,
});

const inWords = (w: WaterInput): string =>
  `pH ${w.ph.toFixed(2)}, TA ${w.alkalinityPpm}, CH ${w.hardnessPpm}, CYA ${w.cyanuricAcidPpm}, B ${w.boratePpm}, salt ${w.saltPpm} ppm, ${w.temperatureC} °C`;

const COLUMNS: readonly { quantity: string; unit: string; of: (b: Balance) => number | null; tolerance: number; reason: string }[] = [
  {
    quantity: 'saturation index',
    unit: '',
    of: (b) => b.saturationIndex,
    tolerance: 0.002,
    reason: 'the reference’s activity model rounds differently; 0.02 was required',
  },
  { quantity: 'carbonate alkalinity', unit: 'ppm', of: (b) => b.carbonateAlkalinityPpm, tolerance: 0.02, reason: 'tabulated to 0.01' },
  { quantity: 'cyanurate alkalinity', unit: 'ppm', of: (b) => b.cyanurateAlkalinityPpm, tolerance: 0.02, reason: 'tabulated to 0.01' },
  { quantity: 'borate alkalinity', unit: 'ppm', of: (b) => b.borateAlkalinityPpm, tolerance: 0.02, reason: 'tabulated to 0.01' },
  { quantity: 'inorganic carbon', unit: 'mmol/L', of: (b) => b.dicMmol, tolerance: 0.0003, reason: 'tabulated to 0.0001' },
  { quantity: 'ionic strength', unit: 'mol/L', of: (b) => b.ionicStrength, tolerance: 0.00002, reason: 'tabulated to 0.00001' },
  {
    quantity: 'calcite to precipitate',
    unit: 'ppm',
    of: (b) => b.calcitePrecipitationPpm,
    tolerance: 0.04,
    reason: 'a small difference of large numbers: 0.001 in the index is 0.03 ppm',
  },
  { quantity: 'pH in open air', unit: '', of: (b) => b.phAtOpenAir, tolerance: 0.002, reason: 'tabulated to 0.001' },
];

const WATERS: readonly (readonly [WaterInput, readonly number[]])[] = [
  [water(7.4, 85, 275, 45, 0, 900, 26), [-0.151, 71.06, 13.94, 0, 1.5187, 0.01977, -4.14, 8.24]],
  [water(7.7, 65, 375, 75, 0, 3300, 28), [-0.114, 38.72, 26.28, 0, 0.7891, 0.06145, -1.84, 7.965]],
  [water(7.6, 75, 325, 65, 45, 3300, 28), [-0.192, 46.47, 22.22, 6.31, 0.9583, 0.06115, -7.75, 7.963]],
  [water(7.5, 55, 140, 25, 45, 450, 39), [-0.337, 41.04, 8.67, 5.29, 0.8591, 0.01017, -10.96, 7.996]],
  [water(8.05, 165, 225, 0, 0, 380, 16), [0.673, 165, 0, 0, 3.3172, 0.01189, 20.03, 8.568]],
  [water(7.25, 110, 525, 110, 0, 1700, 31), [-0.005, 76.52, 33.48, 0, 1.6641, 0.0364, -0.26, 8.234]],
];

const waterRows = WATERS.flatMap(([input, truths], number) =>
  COLUMNS.map(({ quantity, unit, of, tolerance, reason }, index): TruthRow => ({
    label: `Water ${number + 1}: ${quantity}`,
    inputs: inWords(input),
    quantity,
    unit,
    authority: AUTHORITY,
    truth: truths[index] ?? Number.NaN,
    tolerance,
    toleranceReason: reason,
    compute: () => of(balance(input)) ?? Number.NaN,
  })),
);

const SALTS = [500, 1000, 3200, 6000];
const K_VALUES: readonly (readonly number[])[] = [
  [2, -12.16, -12.21, -12.35, -12.44],
  [15, -11.96, -12.01, -12.14, -12.24],
  [25, -11.81, -11.87, -12.01, -12.1],
  [30, -11.75, -11.8, -11.94, -12.04],
  [40, -11.62, -11.68, -11.82, -11.91],
];

const constantRows = K_VALUES.flatMap(([temperatureC = 25, ...values]) =>
  SALTS.map((salt, index): TruthRow => {
    const input = water(7.5, 80, 300, 0, 0, salt, temperatureC);
    return {
      label: `Saturation constant at ${temperatureC} °C, salt ${salt} ppm`,
      inputs: inWords(input),
      quantity: 'index − pH − lg CH − lg carbonate alkalinity',
      unit: '',
      authority: 'full equilibrium, computed independently from the same constants, 2025',
      truth: values[index] ?? Number.NaN,
      tolerance: 0.01,
      toleranceReason: 'tabulated to 0.01',
      compute: () => {
        const b = balance(input);
        return (b.saturationIndex ?? Number.NaN) - 7.5 - Math.log10(300) - Math.log10(b.carbonateAlkalinityPpm);
      },
    };
  }),
);

export const saturationTable: TruthTable = {
  id: 'saturation',
  title: 'Saturation index and related values',
  about: 'Six waters solved by a full geochemical equilibrium code: salt is total chloride as NaCl, sodium closes the charge balance.',
  sources: ['phreeqc', 'plummer-busenberg', 'truesdell-jones', 'obrien'],
  rows: waterRows,
};

export const saturationConstantTable: TruthTable = {
  id: 'saturation-constant',
  title: 'The saturation constant by temperature and salt',
  about: 'What’s left of the index after taking out pH, hardness and carbonate alkalinity (TA 80, CH 300, no cyanuric acid).',
  sources: ['plummer-busenberg', 'truesdell-jones'],
  rows: constantRows,
};
