// Thermodynamic constants as functions of temperature, at ionic strength 0. Sources by id: see sources.ts.

const GAS_J_PER_MOL_K = 8.314462618;
const LN10 = Math.LN10;
const KELVIN = 273.15;
const T25 = 298.15;
const KJ_PER_KCAL = 4.184;

/** Equilibrium constants (not logarithms) at one temperature and the two Debye–Hückel parameters. */
export interface Constants {
  temperatureC: number;
  /** CO2 + H2O = H+ + HCO3- */
  k1: number;
  /** HCO3- = H+ + CO3-- */
  k2: number;
  /** CO2(g) = CO2(aq), mol/kg/atm */
  henry: number;
  /** calcite = Ca++ + CO3-- */
  ksp: number;
  kw: number;
  /** associations: Ca++ or Na+ with the named ion */
  caHco3: number;
  caCo3: number;
  naHco3: number;
  naCo3: number;
  caSo4: number;
  naSo4: number;
  /** B(OH)3 + H2O = B(OH)4- + H+ */
  boric: number;
  /** HOCl = H+ + OCl- */
  hypochlorous: number;
  /** the cyanurate ladder of O'Brien, Morris and Butler */
  cy1a: number;
  cy2: number;
  cy4: number;
  cy6: number;
  cy7a: number;
  cy8: number;
  cy9a: number;
  cy10: number;
  cy12: number;
  /** Debye–Hückel A (log10, kg^½ mol^-½) and B (per ångström) */
  a: number;
  b: number;
}

/** pK of O'Brien, Morris & Butler 1974 at 25 °C; K9a = K8·K11a/K10. */
const OBRIEN_PK = {
  k1a: 1.8,
  k2: 3.75,
  k4: 5.33,
  k6: 6.88,
  k7a: 4.51,
  k8: 10.12,
  k9a: 5.62,
  k10: 11.4,
  k11a: 6.9,
  k12: 13.5,
} as const;
/** Enthalpies that the hybrid convention adds, kJ/mol: Wahman 2018 (K6), Wahman & Alexander 2019 (K7a, K9a). */
const CYANURATE_ENTHALPY_KJ = { k6: 33.4, k7a: 38.8, k9a: 42.7 } as const;

const pow10 = (x: number): number => Math.exp(LN10 * x);

/** log10 K at T from log10 K at 25 °C by van 't Hoff. */
const vantHoff = (log25: number, enthalpyKj: number, kelvin: number): number =>
  log25 + ((enthalpyKj * 1000) / (GAS_J_PER_MOL_K * LN10)) * (1 / T25 - 1 / kelvin);

/**
 * Plummer & Busenberg 1982 as in wateq4f.dat: carbonic acid, calcite, CO2 solubility and the calcium pairs, log10 K.
 * Each is a + b T + c/T + d log10 T + e/T², T in kelvin, valid 0 to 90 °C.
 */
function carbonateLogs(t: number) {
  const log = Math.log10(t);
  return {
    k1: -356.3094 - 0.06091964 * t + 21834.37 / t + 126.8339 * log - 1684915 / (t * t),
    k2: -107.8871 - 0.03252849 * t + 5151.79 / t + 38.92561 * log - 563713.9 / (t * t),
    henry: 108.3865 + 0.01985076 * t - 6919.53 / t - 40.45154 * log + 669365 / (t * t),
    ksp: -171.9065 - 0.077993 * t + 2839.319 / t + 71.595 * log,
    caHco3: 1209.12 + 0.31294 * t - 34765.05 / t - 478.782 * log,
    caCo3: -1228.732 - 0.299444 * t + 35512.75 / t + 485.818 * log,
    kw: -283.971 + 13323 / t - 0.05069842 * t + 102.24447 * log - 1119669 / (t * t),
  };
}

/** Density of water, kg/L, 0 to 90 °C (Kell 1975, J. Chem. Eng. Data 20:97, equation 16). */
function waterDensity(c: number): number {
  const top = 999.83952 + c * (16.945176 + c * (-7.9870401e-3 + c * (-46.170461e-6 + c * (105.56302e-9 - 280.54253e-12 * c))));
  return top / (1 + 16.87985e-3 * c) / 1000;
}

/** Debye–Hückel A and B from density and permittivity of water, as in WATEQ (Truesdell & Jones 1974). */
function debyeHuckel(c: number): { a: number; b: number } {
  const t = c + KELVIN;
  const permittivity = 2727.586 + 0.6224107 * t - 466.9151 * Math.log(t) - 52000.87 / t;
  const root = Math.sqrt(waterDensity(c));
  const product = permittivity * t;
  return { a: (1.82483e6 * root) / (product * Math.sqrt(product)), b: (50.2905 * root) / Math.sqrt(product) };
}

function computeConstants(temperatureC: number): Constants {
  const t = temperatureC + KELVIN;
  const logs = carbonateLogs(t);
  const cy = OBRIEN_PK;
  return {
    temperatureC,
    k1: pow10(logs.k1),
    k2: pow10(logs.k2),
    henry: pow10(logs.henry),
    ksp: pow10(logs.ksp),
    kw: pow10(logs.kw),
    caHco3: pow10(logs.caHco3),
    caCo3: pow10(logs.caCo3),
    naHco3: pow10(-0.25),
    naCo3: pow10(vantHoff(1.27, 8.91 * KJ_PER_KCAL, t)),
    caSo4: pow10(vantHoff(2.3, 1.65 * KJ_PER_KCAL, t)),
    naSo4: pow10(vantHoff(0.7, 1.12 * KJ_PER_KCAL, t)),
    boric: pow10(vantHoff(-9.24, 3.224 * KJ_PER_KCAL, t)),
    // Morris 1966
    hypochlorous: pow10(-(3000 / t - 10.0686 + 0.0253 * t)),
    cy1a: pow10(-cy.k1a),
    cy2: pow10(-cy.k2),
    cy4: pow10(-cy.k4),
    cy6: pow10(vantHoff(-cy.k6, CYANURATE_ENTHALPY_KJ.k6, t)),
    cy7a: pow10(vantHoff(-cy.k7a, CYANURATE_ENTHALPY_KJ.k7a, t)),
    cy8: pow10(-cy.k8),
    cy9a: pow10(vantHoff(-cy.k9a, CYANURATE_ENTHALPY_KJ.k9a, t)),
    cy10: pow10(-cy.k10),
    cy12: pow10(-cy.k12),
    ...debyeHuckel(temperatureC),
  };
}

let last: Constants | undefined;

/**
 * All constants at a temperature of 0 to 60 °C. Remembers the last temperature (a pure memo: same input, same output).
 * Sources: Plummer & Busenberg 1982; O'Brien et al. 1974; Wahman 2018; Wahman & Alexander 2019; Morris 1966; wateq4f (pairs, boric acid).
 */
export function constantsAt(temperatureC: number): Constants {
  if (last === undefined || last.temperatureC !== temperatureC) last = computeConstants(temperatureC);
  return last;
}
