// Equilibrium constants at eight temperatures, −log10 K (CaCO3°: +log10), and the Debye–Hückel A.
import { type Constants, constantsAt } from '../src/constants.ts';
import type { TruthRow, TruthTable } from './truth-row.ts';

const COLUMNS: readonly { name: string; of: (k: Constants) => number; authority: string }[] = [
  { name: 'pK1 of carbonic acid', of: (k) => -Math.log10(k.k1), authority: 'Plummer & Busenberg 1982' },
  { name: 'pK2 of carbonic acid', of: (k) => -Math.log10(k.k2), authority: 'Plummer & Busenberg 1982' },
  { name: 'pKsp of calcite', of: (k) => -Math.log10(k.ksp), authority: 'Plummer & Busenberg 1982' },
  { name: 'pKH of carbon dioxide', of: (k) => -Math.log10(k.henry), authority: 'Plummer & Busenberg 1982' },
  { name: 'pKw', of: (k) => -Math.log10(k.kw), authority: 'wateq4f' },
  { name: 'pKa of HOCl', of: (k) => -Math.log10(k.hypochlorous), authority: 'Morris 1966' },
  { name: 'pK6 of cyanuric acid', of: (k) => -Math.log10(k.cy6), authority: "O'Brien et al. 1974 at 25 °C, enthalpy of Wahman 2018" },
  { name: 'pK of boric acid', of: (k) => -Math.log10(k.boric), authority: 'wateq4f' },
  { name: 'log K of CaCO3°', of: (k) => Math.log10(k.caCo3), authority: 'Plummer & Busenberg 1982' },
  { name: 'Debye–Hückel A', of: (k) => k.a, authority: 'Truesdell & Jones 1974' },
];

/** °C, then the columns in their order. */
const VALUES: readonly (readonly number[])[] = [
  [5, 6.516, 10.554, 8.394, 1.192, 14.732, 7.754, 7.301, 9.41, 3.127, 0.4942],
  [10, 6.463, 10.488, 8.41, 1.269, 14.534, 7.69, 7.19, 9.365, 3.134, 0.4976],
  [15, 6.419, 10.428, 8.43, 1.341, 14.346, 7.633, 7.083, 9.322, 3.154, 0.5013],
  [20, 6.382, 10.376, 8.453, 1.407, 14.168, 7.582, 6.98, 9.28, 3.185, 0.5052],
  [25, 6.352, 10.329, 8.48, 1.468, 14, 7.537, 6.88, 9.24, 3.224, 0.5094],
  [30, 6.328, 10.288, 8.51, 1.524, 13.839, 7.497, 6.783, 9.201, 3.271, 0.5138],
  [35, 6.31, 10.252, 8.543, 1.577, 13.688, 7.463, 6.69, 9.163, 3.325, 0.5185],
  [40, 6.297, 10.222, 8.58, 1.625, 13.543, 7.434, 6.6, 9.127, 3.383, 0.5235],
];

const rows = VALUES.flatMap(([temperatureC = 25, ...values]) =>
  COLUMNS.map(({ name, of, authority }, index): TruthRow => {
    const isA = name === 'Debye–Hückel A';
    return {
      label: `${name} at ${temperatureC} °C`,
      inputs: `${temperatureC} °C, ionic strength 0`,
      quantity: name,
      unit: isA ? 'kg^½ mol^−½' : '',
      authority,
      truth: values[index] ?? Number.NaN,
      tolerance: isA ? 0.0002 : 0.0006,
      toleranceReason: isA ? 'tabulated to four places; another density formula changes the last one' : 'tabulated to three places',
      compute: () => of(constantsAt(temperatureC)),
    };
  }),
);

export const constantsTable: TruthTable = {
  id: 'constants',
  title: 'Equilibrium constants',
  about: 'Thermodynamic constants at ionic strength 0 by temperature, as published.',
  sources: ['plummer-busenberg', 'morris', 'obrien', 'wahman-2018', 'wateq4f', 'truesdell-jones'],
  rows,
};
