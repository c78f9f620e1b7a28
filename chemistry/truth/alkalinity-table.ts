// How much alkalinity a ppm of cyanuric acid or borate carries, by pH and temperature, at ionic strength 0.02; and what sulfate does.
import { newChlorineState, solveChlorine } from '../src/chlorine/chlorine.ts';
import { constantsAt } from '../src/constants.ts';
import { balance } from '../src/index.ts';
import { newMedium } from '../src/medium.ts';
import type { TruthRow, TruthTable } from './truth-row.ts';

const IONIC_STRENGTH = 0.02;
const AUTHORITY = 'computed independently from the same constants, 2025';

function cyanurateFactor(ph: number, temperatureC: number): number {
  const state = newChlorineState();
  solveChlorine(newMedium(constantsAt(temperatureC), IONIC_STRENGTH, 0, 0, 0), 10 ** -ph, 1 / 129_075, 0, state);
  return state.cyanurateAlk * 50_043.5;
}

function borateFactor(ph: number, temperatureC: number): number {
  const { borate } = newMedium(constantsAt(temperatureC), IONIC_STRENGTH, 0, 0, 0);
  return ((borate / (10 ** -ph + borate)) * 50_043.5) / 10_811;
}

const CYANURATE: readonly (readonly [ph: number, temperatureC: number, factor: number])[] = [
  [6.8, 25, 0.189],
  [7, 25, 0.233],
  [7.2, 25, 0.274],
  [7.4, 25, 0.307],
  [7.5, 25, 0.321],
  [7.6, 25, 0.333],
  [7.8, 25, 0.351],
  [8, 25, 0.364],
  [8.2, 25, 0.372],
  [7, 10, 0.165],
  [7.5, 10, 0.272],
  [8, 10, 0.342],
  [7, 38, 0.282],
  [7.5, 38, 0.347],
  [8, 38, 0.374],
];
const BORATE: readonly (readonly [ph: number, factor: number])[] = [
  [7.2, 0.048],
  [7.4, 0.076],
  [7.5, 0.095],
  [7.6, 0.119],
  [7.8, 0.185],
  [8, 0.287],
];
const SULFATE: readonly (readonly [sulfatePpm: number, change: number])[] = [
  [100, -0.04],
  [300, -0.1],
  [600, -0.17],
  [1000, -0.25],
];

const factorRow = (what: string, ph: number, temperatureC: number, truth: number, compute: () => number): TruthRow => ({
  label: `Alkalinity of 1 ppm of ${what} at pH ${ph}, ${temperatureC} °C`,
  inputs: `pH ${ph}, ${temperatureC} °C, ionic strength ${IONIC_STRENGTH}`,
  quantity: `${what} alkalinity`,
  unit: 'ppm CaCO3 per ppm',
  authority: AUTHORITY,
  truth,
  // ours has the coefficients of the reference code (B(OH)4- Truesdell–Jones, B(OH)3 neutral); this table has Davies and none: 1.5 % apart
  tolerance: what === 'borate' ? 0.0006 + 0.016 * truth : 0.001,
  toleranceReason: what === 'borate' ? 'tabulated to 0.001 with simpler activity coefficients, 1.5% apart' : 'tabulated to 0.001',
  compute,
});

const indexWith = (sulfatePpm: number): number =>
  balance({ ph: 7.5, alkalinityPpm: 80, hardnessPpm: 300, saltPpm: 900, temperatureC: 25, sulfatePpm }).saturationIndex ?? Number.NaN;

export const alkalinityTable: TruthTable = {
  id: 'alkalinity',
  title: 'What cyanuric acid, borate and sulfate subtract',
  about: 'The alkalinity that does not count for scale, per ppm, and the change of the saturation index by sulfate (TA 80, CH 300, 25 °C).',
  sources: ['obrien', 'wahman-2018', 'wateq4f', 'plummer-busenberg'],
  rows: [
    ...CYANURATE.map(([ph, t, truth]) => factorRow('cyanuric acid', ph, t, truth, () => cyanurateFactor(ph, t))),
    ...BORATE.map(([ph, truth]) => factorRow('borate', ph, 25, truth, () => borateFactor(ph, 25))),
    ...SULFATE.map(([sulfatePpm, truth]): TruthRow => ({
      label: `Index with ${sulfatePpm} ppm of sulfate against none`,
      inputs: 'pH 7.5, TA 80, CH 300, salt 900 ppm, 25 °C',
      quantity: 'change of the saturation index',
      unit: '',
      authority: AUTHORITY,
      truth,
      tolerance: 0.01,
      toleranceReason: 'tabulated to 0.01; its salt isn’t stated, so we use 900 ppm',
      compute: () => indexWith(sulfatePpm) - indexWith(0),
    })),
  ],
};
