// What a water is: calcite saturation, the split of its alkalinity, its active chlorine, and the customary indices beside them.
import { carbonateAlkalinity, freeCalcium, uFromCarbon } from './carbonate.ts';
import { speciesPpm } from './chlorine/chlorine.ts';
import {
  MOST_CARBON_DIOXIDE_ATM,
  type Solution,
  carbonDioxideAtm,
  carbonOf,
  estimatedTdsPpm,
  saturationOf,
  setPh,
  solveFromReading,
  totalsWithoutCarbon,
} from './equilibrium.ts';
import { calciteExcess, openAir } from './open-air.ts';
import { MOLAR, type Totals } from './totals.ts';
import { requireWater } from './targets/water-limits.ts';
import type { Water, WaterInput } from './water.ts';

export interface Balance {
  /** log10(IAP/Ksp) of calcite, full equilibrium; null without calcium or with 5 ppm or less of carbonate alkalinity */
  saturationIndex: number | null;
  /** the customary table formula, for comparison; null where its logarithms have no argument */
  langelierIndex: number | null;
  /** 2 pHs − pH with pHs = pH − saturationIndex */
  ryznarIndex: number | null;
  /** total alkalinity less cyanurate, borate and chlorine, as CaCO3 */
  carbonateAlkalinityPpm: number;
  /** H2Cy- and HCy--, as CaCO3 */
  cyanurateAlkalinityPpm: number;
  borateAlkalinityPpm: number;
  /** as Cl2; these three add up to the free chlorine */
  hypochlorousPpm: number;
  hypochloritePpm: number;
  stabilizedChlorinePpm: number;
  /** mol/L */
  ionicStrength: number;
  /** dissolved inorganic carbon, mmol/L */
  dicMmol: number;
  /** dAlk/dpH at constant totals, meq/L per pH */
  bufferMeqPerPh: number;
  /**
   * ppm CaCO3 that would precipitate (negative: dissolve) until the index is 0, carbon dioxide constant; null where the index is, or the
   * readings contradict each other
   */
  calcitePrecipitationPpm: number | null;
  /** pH that this water drifts to in open air (CO2 421 ppm); null where the readings contradict each other */
  phAtOpenAir: number | null;
}

const PH_STEP = 0.005;

/** dAlk/dpH in eq/L per pH at the solved medium, all totals constant (central difference). */
function bufferCapacity(s: Solution, t: Totals): number {
  const at = (ph: number): number => {
    const other = setPh(s, t, ph);
    const u = uFromCarbon(s.medium, s.h, t.ca, t.dic);
    return other + carbonateAlkalinity(s.medium, s.h, freeCalcium(s.medium, s.h, t.ca, u), u);
  };
  const { ph } = s;
  return (at(ph + PH_STEP) - at(ph - PH_STEP)) / (2 * PH_STEP);
}

const FAHRENHEIT_FACTOR: readonly (readonly [number, number])[] = [
  [32, 0],
  [37, 0.1],
  [46, 0.2],
  [53, 0.3],
  [60, 0.4],
  [66, 0.5],
  [76, 0.6],
  [84, 0.7],
  [94, 0.8],
  [105, 0.9],
  [128, 1],
];

function temperatureFactor(temperatureC: number): number {
  const f = temperatureC * 1.8 + 32;
  let [fromF, from] = FAHRENHEIT_FACTOR[0]!;
  for (const [toF, to] of FAHRENHEIT_FACTOR) {
    if (f <= toF) return toF === fromF ? to : from + ((to - from) * (f - fromF)) / (toF - fromF);
    [fromF, from] = [toF, to];
  }
  return from;
}

/**
 * The customary Langelier index of the trade: pH + TF + (lg CH − 0.4) + lg(TA − CYA/3) − 12.1, or − 12.2 from 1000 ppm of dissolved solids;
 * TF interpolated in the table by °F. Biased by up to 0.5 against the full equilibrium: for comparison only.
 * null when hardness or the corrected alkalinity is not above 0. Source: industry table as in science/chemistry 2.5.
 */
export function langelierIndexOf(water: Water): number | null {
  const alkalinity = water.alkalinityPpm - water.cyanuricAcidPpm / 3;
  if (!(water.hardnessPpm > 0 && alkalinity > 0)) return null;
  const constant = (water.tdsPpm ?? estimatedTdsPpm(water)) < 1000 ? 12.1 : 12.2;
  return water.ph + temperatureFactor(water.temperatureC) + Math.log10(water.hardnessPpm) - 0.4 + Math.log10(alkalinity) - constant;
}

const positive = (value: number): number => (value > 0 ? value : 0);

/**
 * The full balance of a water. About 10 µs.
 * Defaults: 25 °C, salt 600, others 0. Valid: every value inside POSSIBLE; the model is checked for pH 6.8 to 8.6, 2 to 41 °C,
 * alkalinity 40 to 250, hardness 50 to 1000, cyanuric acid 0 to 150, borate 0 to 80, salt 0 to 6000 and stays finite outside.
 * Throws ChemistryError `out_of_range` or `missing` with the dotted field. balanceFindings says in words what is remarkable.
 * Sources: Plummer & Busenberg 1982 (calcite, carbonate, pairs); Truesdell & Jones 1974 (activity); O'Brien et al. 1974 (cyanurates);
 * Morris 1966 (HOCl).
 */
export function balance(input: WaterInput): Balance {
  const water = requireWater(input);
  const t = totalsWithoutCarbon(water);
  const s = solveFromReading(t, water.ph);
  t.dic = carbonOf(s, t.ca);
  const isConsistent = s.carbonateAlk >= 0 && carbonDioxideAtm(s) <= MOST_CARBON_DIOXIDE_ATM;
  const saturationIndex = saturationOf(s, t.ca);
  const cyanurate = s.chlorine.cyanurateAlk * MOLAR.caco3Alk;
  const borate = ((t.b * s.medium.borate) / (s.h + s.medium.borate)) * MOLAR.caco3Alk;
  // bufferCapacity below moves the solution: everything of this pH is read before it
  const species = speciesPpm(s.chlorine, water.freeChlorinePpm);
  const carbonate = positive(water.alkalinityPpm - cyanurate - borate - s.chlorine.chlorineAlk * MOLAR.caco3Alk);
  const { ionicStrength } = s.medium;
  const precipitation = saturationIndex === null || !isConsistent ? null : calciteExcess(t, water.ph - 0.5 * saturationIndex) * MOLAR.caco3;
  return {
    saturationIndex,
    langelierIndex: langelierIndexOf(water),
    ryznarIndex: saturationIndex === null ? null : water.ph - 2 * saturationIndex,
    carbonateAlkalinityPpm: carbonate,
    cyanurateAlkalinityPpm: cyanurate,
    borateAlkalinityPpm: borate,
    ...species,
    ionicStrength,
    dicMmol: t.dic * 1000,
    bufferMeqPerPh: bufferCapacity(s, t) * 1000,
    calcitePrecipitationPpm: precipitation,
    phAtOpenAir: isConsistent ? openAir(t, 8.2).ph : null,
  };
}
