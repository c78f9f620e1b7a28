// Conserved totals: what mixes linearly. pH is not among them; it follows from them.

/** mg per mol (alkalinity: per equivalent as CaCO3), to turn mol/L into ppm. */
export const MOLAR = {
  caco3Alk: 50_043.5,
  caco3: 100_086.9,
  cyanuric: 129_075,
  boron: 10_811,
  chlorine: 70_906,
  sodiumChloride: 58_443,
  sulfate: 96_060,
  bromine: 159_808,
  bromide: 79_904,
} as const;

/** What a product brings: mol (alk: equivalents) of each total per gram or millilitre of product. */
export interface EffectVector {
  /** total alkalinity by science/chemistry part 1, eq */
  alk: number;
  /** dissolved inorganic carbon */
  dic: number;
  ca: number;
  /** cyanurate, free or chlorinated */
  cy: number;
  b: number;
  /** free chlorine, mol Cl2 equivalents */
  hy: number;
  /** chloride */
  cl: number;
  so4: number;
  /** oxidising bromine, mol Br2 equivalents; counted as HOBr, which the alkalinity of part 1 does not count */
  hobr: number;
  bromide: number;
  /** added but not yet reacted; react() empties them */
  thiosulfate: number;
  /** HSO5- that may still oxidise bromide */
  persulfate: number;
}

/** The totals of one water, mol/L or eq/L; see EffectVector for the members. */
export interface Totals extends EffectVector {
  temperatureC: number;
  /** combined chlorine, mol Cl2 equivalents; a bystander here */
  combined: number;
  /** measured dissolved solids less the estimate from the rest, ppm; NaN-free: undefined when never measured */
  tdsOffsetPpm: number | undefined;
}

/** t plus `amountPerL` (g or mL per litre of pool) of a product. A new object. */
export function addToTotals(t: Totals, v: EffectVector, amountPerL: number): Totals {
  return {
    temperatureC: t.temperatureC,
    alk: t.alk + v.alk * amountPerL,
    dic: t.dic + v.dic * amountPerL,
    ca: t.ca + v.ca * amountPerL,
    cy: t.cy + v.cy * amountPerL,
    b: t.b + v.b * amountPerL,
    hy: t.hy + v.hy * amountPerL,
    cl: t.cl + v.cl * amountPerL,
    so4: t.so4 + v.so4 * amountPerL,
    hobr: t.hobr + v.hobr * amountPerL,
    bromide: t.bromide + v.bromide * amountPerL,
    thiosulfate: t.thiosulfate + v.thiosulfate * amountPerL,
    persulfate: t.persulfate + v.persulfate * amountPerL,
    combined: t.combined,
    tdsOffsetPpm: t.tdsOffsetPpm,
  };
}

/** Every total times a factor (evaporation concentrates, rain dilutes); temperature stays. */
export function scaleTotals(t: Totals, factor: number): Totals {
  return {
    temperatureC: t.temperatureC,
    alk: t.alk * factor,
    dic: t.dic * factor,
    ca: t.ca * factor,
    cy: t.cy * factor,
    b: t.b * factor,
    hy: t.hy * factor,
    cl: t.cl * factor,
    so4: t.so4 * factor,
    hobr: t.hobr * factor,
    bromide: t.bromide * factor,
    thiosulfate: t.thiosulfate * factor,
    persulfate: t.persulfate * factor,
    combined: t.combined * factor,
    tdsOffsetPpm: t.tdsOffsetPpm === undefined ? undefined : t.tdsOffsetPpm * factor,
  };
}

/** Drain and refill: a·(1−f) + b·f, temperature included. f from 0 to 1. */
export function mixTotals(a: Totals, b: Totals, f: number): Totals {
  const scaled = scaleTotals(b, f);
  const mixed = addToTotals(scaleTotals(a, 1 - f), scaled, 1);
  mixed.temperatureC = a.temperatureC * (1 - f) + b.temperatureC * f;
  mixed.combined += scaled.combined;
  if (mixed.tdsOffsetPpm !== undefined) mixed.tdsOffsetPpm += scaled.tdsOffsetPpm ?? 0;
  return mixed;
}

/**
 * Lets the fast reactions run to their end (a new object):
 * 1. bromide takes the oxidant: HOCl + Br- → HOBr + Cl-; HSO5- + Br- → HOBr + SO4-- (which gives back the acid counted for spent HSO5-);
 * 2. thiosulfate kills what is left, chlorine before bromine, to sulfate: S2O3-- + 4 HOCl + H2O → 2 SO4-- + 4 Cl- + 6 H+.
 * Thiosulfate in excess of the oxidant is forgotten: it would go on to eat the next dose of chlorine. Combined chlorine is left alone.
 * Convention: oxidation to sulfate, the least amount per ppm, so that a computed dose undershoots (labels lie between sulfate and
 * tetrathionate).
 */
export function react(t: Totals): Totals {
  const r = { ...t };
  const byChlorine = Math.min(r.bromide, r.hy);
  r.bromide -= byChlorine;
  r.hy -= byChlorine;
  r.cl += byChlorine;
  const byPersulfate = Math.min(r.bromide, r.persulfate);
  r.bromide -= byPersulfate;
  r.alk += byPersulfate;
  r.hobr += byChlorine + byPersulfate;
  r.persulfate = 0;

  const chlorineKilled = Math.min(r.hy, 4 * r.thiosulfate);
  const bromineKilled = Math.min(r.hobr, 4 * r.thiosulfate - chlorineKilled);
  const used = (chlorineKilled + bromineKilled) / 4;
  r.hy -= chlorineKilled;
  r.cl += chlorineKilled;
  r.hobr -= bromineKilled;
  r.bromide += bromineKilled;
  r.alk -= 6 * used;
  r.so4 += 2 * used;
  r.thiosulfate = 0;
  return r;
}
