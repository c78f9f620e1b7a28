// Active chlorine beside cyanuric acid: O'Brien's model as the EPA uses it, and published values.
import { type ChlorineConvention, type ChlorineSpecies, chlorineSpecies } from '../src/index.ts';
import type { TruthRow, TruthTable } from './truth-row.ts';

const OBRIEN = "O'Brien, Morris & Butler 1974 with the constants of EPA/600/S-17/165, 25 °C, ionic strength 0, pKa of HOCl 7.54";

interface Case {
  fc: number;
  cya: number;
  ph: number;
  temperatureC?: number;
  ionicStrength?: number;
  convention?: ChlorineConvention;
}

const species = ({ fc, cya, ph, temperatureC = 25, ionicStrength = 0, convention = 'hybrid' }: Case): ChlorineSpecies =>
  chlorineSpecies({ freeChlorinePpm: fc, cyanuricAcidPpm: cya, ph, temperatureC, ionicStrength, convention });

const inWords = (c: Case): string =>
  `FC ${c.fc}, CYA ${Number(c.cya.toFixed(2))} ppm, pH ${c.ph}, ${c.temperatureC ?? 25} °C, ionic strength ${c.ionicStrength ?? 0}`;

function row(c: Case, quantity: string, truth: number, details: Pick<TruthRow, 'authority' | 'tolerance' | 'toleranceReason'>): TruthRow {
  const isHypochlorite = quantity === 'hypochlorite';
  const isBoth = quantity.includes('+');
  return {
    label: `${quantity} at FC ${c.fc}, CYA ${Number(c.cya.toFixed(2))}, pH ${c.ph}${c.temperatureC === undefined ? '' : `, ${c.temperatureC} °C`}`,
    inputs: `${inWords(c)}; ${c.convention ?? 'hybrid'}`,
    quantity,
    unit: 'ppm as Cl2',
    truth,
    ...details,
    compute: () => {
      const s = species(c);
      if (isBoth) return s.hypochlorousPpm + s.hypochloritePpm;
      return isHypochlorite ? s.hypochloritePpm : s.hypochlorousPpm;
    },
  };
}

const VALUES: readonly (readonly [fc: number, cya: number, ph: number, hocl: number])[] = [
  [4.5, 35, 7.5, 0.05829],
  [2.5, 45, 7.6, 0.02168],
  [7, 65, 7.4, 0.05009],
  [14, 35, 7.3, 0.33025],
  [1.5, 0, 7.6, 0.69827],
];

const modelRows = VALUES.flatMap(([fc, cya, ph, hocl]): TruthRow[] => [
  row({ fc, cya, ph, convention: 'epa' }, 'hypochlorous acid', hocl, {
    authority: OBRIEN,
    tolerance: 0.00001,
    toleranceReason: 'tabulated to 0.00001; same constants',
  }),
  row({ fc, cya, ph }, 'hypochlorous acid', hocl, {
    authority: OBRIEN,
    tolerance: 0.005 * hocl,
    toleranceReason: 'ours takes pKa 7.537 of Morris 1966 for HOCl: up to 0.5%',
  }),
]);

const PLANT = "Falk's published values, at the ionic strength of a pool";
const WAHMAN = 'Wahman & Alexander 2019, measured and modelled: 2 mg/L as Cl2 of dichlor at pH 7';
const dichlorCya = ((2 / 70.906) * 129.075) / 2;

const publishedRows: readonly TruthRow[] = [
  row({ fc: 4.5, cya: 35, ph: 7.5, convention: 'epa' }, 'hypochlorite', 0.05316, {
    authority: OBRIEN,
    tolerance: 0.00001,
    toleranceReason: 'tabulated to 0.00001',
  }),
  row({ fc: 3, cya: 15, ph: 7.5, ionicStrength: 0.01 }, 'hypochlorous acid', 0.095, {
    authority: PLANT,
    tolerance: 0.001,
    toleranceReason: 'published to 0.001 without its ionic strength',
  }),
  row({ fc: 5, cya: 15, ph: 7.5, ionicStrength: 0.01 }, 'hypochlorous acid', 0.199, {
    authority: PLANT,
    tolerance: 0.0015,
    toleranceReason: 'published to 0.001 without its ionic strength',
  }),
  row({ fc: 2, cya: dichlorCya, ph: 7, convention: 'wahman' }, 'hypochlorous acid + hypochlorite', 0.9, {
    authority: WAHMAN,
    tolerance: 0.03,
    toleranceReason: 'published to 0.05; six-species model',
  }),
  row({ fc: 2, cya: dichlorCya, ph: 7, temperatureC: 5, convention: 'wahman' }, 'hypochlorous acid + hypochlorite', 0.6, {
    authority: WAHMAN,
    tolerance: 0.03,
    toleranceReason: 'published to 0.05; six-species model',
  }),
];

const share = (label: string, truth: number, compute: () => number, tolerance: number): TruthRow => ({
  label,
  inputs: label,
  quantity: 'share of the free chlorine, or ratio',
  unit: '%',
  authority: 'computed independently from the hybrid convention, ionic strength 0, 2025',
  truth,
  tolerance,
  toleranceReason: 'stated to two or three figures',
  compute,
});
const percentActive = (c: Case): number => (100 * species(c).hypochlorousPpm) / c.fc;
const against25 = (temperatureC: number): number => {
  const c = { fc: 3, cya: 40, ph: 7.5 };
  return (100 * species({ ...c, temperatureC }).hypochlorousPpm) / species(c).hypochlorousPpm - 100;
};

const factRows: readonly TruthRow[] = [
  share('FC 1, CYA 30, pH 7.5: active', 1.3, () => percentActive({ fc: 1, cya: 30, ph: 7.5 }), 0.01),
  share('FC 1, CYA 30, pH 8.0: active', 1.11, () => percentActive({ fc: 1, cya: 30, ph: 8 }), 0.01),
  share('FC 1, no CYA, pH 7.5: active', 52, () => percentActive({ fc: 1, cya: 0, ph: 7.5 }), 0.5),
  share('FC 1, no CYA, pH 8.0: active', 26, () => percentActive({ fc: 1, cya: 0, ph: 8 }), 0.5),
  share('FC 3, CYA 40: active at 10 °C against 25 °C', -51, () => against25(10), 1),
  share('FC 3, CYA 40: active at 38 °C against 25 °C', 82, () => against25(38), 2),
];

export const chlorineTable: TruthTable = {
  id: 'chlorine',
  title: 'Active chlorine with cyanuric acid',
  about:
    'We use the hybrid convention: O’Brien’s constants at 25 °C, temperature after Wahman, HOCl after Morris, ionic strength after Davies. ' +
    'Each value of the EPA constants is shown in that convention and in ours.',
  sources: ['obrien', 'epa', 'wahman-2018', 'wahman-2019', 'morris'],
  rows: [...modelRows, ...publishedRows, ...factRows],
};
