// A second, independent engine: the reference chemistry written down plainly and solved slowly, for tests only. It shares no code with the
// real engine (types apart), takes no shortcut and keeps no cache: every unknown is found by halving an interval.
import { chlorineK, logK, davies, debyeHuckel, truesdellJones } from './referee-constants.ts';

/** Conserved totals, mol (alkalinity: eq) per kg of water. */
export interface Totals {
  alk: number;
  dic: number;
  calcium: number;
  chloride: number;
  sulfate: number;
  cyanurate: number;
  boron: number;
  /** all that can set free hypochlorous acid */
  chlorine: number;
  /** as hypobromous acid: the definition of total alkalinity leaves its ion out */
  bromine: number;
  bromide: number;
}

export interface Solved {
  ph: number;
  dic: number;
  alk: number;
  ionicStrength: number;
  saturationIndex: number;
  /** alkalinity by part, eq/kg */
  borateAlk: number;
  cyanurateAlk: number;
  chlorineAlk: number;
  /** mol/kg */
  hypochlorous: number;
  hypochlorite: number;
}

/** The point of a rising function's sign change between two bounds. */
export function bisect(low: number, high: number, rising: (x: number) => number, steps = 50): number {
  let [a, b] = [low, high];
  for (let step = 0; step < steps; step++) {
    const middle = (a + b) / 2;
    if (rising(middle) > 0) b = middle;
    else a = middle;
  }
  return (a + b) / 2;
}

/** Chlorine and cyanurate at a pH: one unknown, the free hypochlorous acid. */
export function chlorineParts(totals: Pick<Totals, 'chlorine' | 'cyanurate'>, ph: number, temperatureC: number, ionicStrength: number) {
  const { chlorine, cyanurate } = totals;
  const k = chlorineK(temperatureC, ionicStrength);
  const h = 10 ** -ph;
  const at = (x: number) => {
    const a = k.k6 / h;
    const hcy = (a * k.k10) / h;
    const hclcy = (a / k.k9a) * x;
    const h2clcy = (hclcy * h) / k.k4;
    const clcy = (hclcy * k.k8) / h;
    const cl2cy = (hclcy / k.k7a) * x;
    const hcl2cy = (cl2cy * h) / k.k2;
    const cl3cy = (hcl2cy * x) / k.k1a;
    const share = cyanurate / (1 + a + hcy + hclcy + h2clcy + clcy + cl2cy + hcl2cy + cl3cy);
    return {
      bound: share * (hclcy + h2clcy + clcy + 2 * (cl2cy + hcl2cy) + 3 * cl3cy),
      h2cy: share * a,
      hcy: share * hcy,
      single: share * (hclcy + cl2cy),
      double: share * clcy,
    };
  };
  const hypochlorous = bisect(0, 1, (u) => {
    const x = u * chlorine;
    return at(x).bound + x * (1 + k.hocl / h) - chlorine;
  });
  const x = hypochlorous * chlorine;
  return { ...at(x), hypochlorous: x, hypochlorite: (x * k.hocl) / h };
}

/** Activity coefficients at an ionic strength, and the association constants as concentrations give them. */
function surroundings(ph: number, temperatureC: number, mu: number) {
  const k = logK(temperatureC);
  const { a, b } = debyeHuckel(temperatureC);
  const tj = (z: number, size: number, slope: number) => 10 ** truesdellJones(z, size, slope, mu, a, b);
  const single = 10 ** davies(1, mu, a);
  const neutral = 10 ** (0.1 * mu);
  const g = { ca: tj(2, 5, 0.165), na: tj(1, 4, 0.075), so4: tj(2, 5, -0.04), hco3: tj(1, 5.4, 0), co3: tj(2, 5.4, 0) };
  const h = 10 ** -ph;
  // bicarbonate and carbon dioxide per free carbonate
  const hco3 = (h * g.co3) / (10 ** k.k2 * g.hco3);
  return {
    calciteK: k.calcite,
    g,
    hco3,
    co2: (hco3 * g.hco3 * h) / (10 ** k.k1 * neutral),
    caco3: (10 ** k.caco3 * g.ca * g.co3) / neutral,
    cahco3: (10 ** k.cahco3 * g.ca * g.hco3) / tj(1, 6, 0),
    naco3: (10 ** k.naco3 * g.na * g.co3) / single,
    nahco3: (10 ** k.nahco3 * g.na * g.hco3) / neutral,
    caso4: (10 ** k.caso4 * g.ca * g.so4) / neutral,
    naso4: (10 ** k.naso4 * g.na * g.so4) / single,
    boratePerAcid: (10 ** k.boric * neutral) / (h * tj(1, 2.5, 0)),
    hydroxide: 10 ** k.kw / (h * tj(1, 3.5, 0)),
    hydrogen: h / tj(1, 9, 0),
  };
}

/** Free calcium, sodium, carbonate and sulfate, by going round the mass balances until nothing moves. */
function freeIons(totals: Totals, sodium: number, dic: number, s: ReturnType<typeof surroundings>) {
  let [ca, na, co3, so4] = [totals.calcium, sodium, 0, totals.sulfate];
  for (let round = 0; round < 200; round++) {
    const before = [ca, na, co3, so4];
    co3 = dic / (1 + s.hco3 + s.co2 + ca * (s.caco3 + s.cahco3 * s.hco3) + na * (s.naco3 + s.nahco3 * s.hco3));
    so4 = totals.sulfate / (1 + s.caso4 * ca + s.naso4 * na);
    ca = totals.calcium / (1 + s.caco3 * co3 + s.cahco3 * s.hco3 * co3 + s.caso4 * so4);
    na = sodium / (1 + s.naco3 * co3 + s.nahco3 * s.hco3 * co3 + s.naso4 * so4);
    const moved = Math.max(...[ca, na, co3, so4].map((value, i) => Math.abs(value - (before[i] ?? 0))));
    if (moved < 1e-15) break;
  }
  return { ca, na, co3, so4, hco3: s.hco3 * co3 };
}

/** Everything dissolved at a pH, inorganic carbon and ionic strength; alkalinity and ionic strength as these species give them. */
function speciate(totals: Totals, dic: number, ph: number, temperatureC: number, mu: number) {
  const balancing = totals.chloride + totals.bromide + totals.alk + 2 * totals.sulfate - 2 * totals.calcium;
  const sodium = Math.max(0, balancing);
  const chloride = totals.chloride + Math.max(0, -balancing);
  const s = surroundings(ph, temperatureC, mu);
  const { ca, na, co3, so4, hco3 } = freeIons(totals, sodium, dic, s);
  const calciumAlk = 2 * s.caco3 * ca * co3 + s.cahco3 * ca * hco3;
  const sodiumAlk = 2 * s.naco3 * na * co3 + s.nahco3 * na * hco3;
  const borate = (totals.boron * s.boratePerAcid) / (1 + s.boratePerAcid);
  const cl = chlorineParts(totals, ph, temperatureC, mu);
  const cyanurateAlk = cl.h2cy + 2 * cl.hcy;
  const chlorineAlk = cl.hypochlorite + cl.single + 2 * cl.double;
  const pairs = s.cahco3 * ca * hco3 + s.naco3 * na * co3 + s.naso4 * na * so4;
  const weak = hco3 + borate + s.hydroxide + s.hydrogen + cl.h2cy + cl.hypochlorite + cl.single;
  return {
    alk: 2 * co3 + hco3 + calciumAlk + sodiumAlk + borate + cyanurateAlk + chlorineAlk + s.hydroxide - s.hydrogen,
    ionicStrength: (na + chloride + totals.bromide + pairs + weak + 4 * (ca + co3 + so4 + cl.hcy + cl.double)) / 2,
    saturationIndex: Math.log10(ca * s.g.ca * co3 * s.g.co3) - s.calciteK,
    borateAlk: borate,
    cyanurateAlk,
    chlorineAlk,
    hypochlorous: cl.hypochlorous,
    hypochlorite: cl.hypochlorite,
  };
}

type Species = ReturnType<typeof speciate>;

/** Goes round the ionic strength: `solveAt` answers the unknown at a trial ionic strength. */
function withIonicStrength(totals: Totals, temperatureC: number, solveAt: (mu: number) => { ph: number; dic: number }): Solved {
  let mu = 0.01;
  let found = { ph: 7, dic: 0 };
  let species: Species | undefined;
  for (let round = 0; round < 60; round++) {
    found = solveAt(mu);
    species = speciate(totals, found.dic, found.ph, temperatureC, mu);
    const moved = Math.abs(species.ionicStrength - mu);
    mu = species.ionicStrength;
    if (moved < 1e-9) break;
  }
  if (!species) throw new Error('not solved');
  return { ...species, ...found };
}

/** A water as measured: the pH is known, the carbonate is not. */
export function fromPh(totals: Omit<Totals, 'dic'>, ph: number, temperatureC: number): Solved {
  const all = { ...totals, dic: 0 };
  return withIonicStrength(all, temperatureC, (mu) => ({
    ph,
    dic: bisect(0, 1, (dic) => speciate(all, dic, ph, temperatureC, mu).alk - totals.alk),
  }));
}

/** A water as mixed: the totals are known, the pH is not. */
export function fromTotals(totals: Totals, temperatureC: number): Solved {
  return withIonicStrength(totals, temperatureC, (mu) => ({
    dic: totals.dic,
    ph: bisect(0, 14, (ph) => speciate(totals, totals.dic, ph, temperatureC, mu).alk - totals.alk),
  }));
}
