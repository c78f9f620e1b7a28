// The referee's answers in the engine's words: a water in ppm, what products bring to it, acid demand (referee.ts solves).
import type { Addition } from '../effect.ts';
import type { Water, WaterInput } from '../water.ts';
import { type Solved, type Totals, bisect, fromPh, fromTotals } from './referee.ts';

const PPM = {
  alk: 50.0435e3,
  calcium: 100.0869e3,
  chloride: 58.443e3,
  sulfate: 96.06e3,
  cyanurate: 129.075e3,
  boron: 10.811e3,
  chlorine: 70.906e3,
  bromine: 159.808e3,
  bromide: 79.904e3,
};

const defaults = { hardnessPpm: 0, cyanuricAcidPpm: 0, boratePpm: 0, saltPpm: 600, temperatureC: 25, freeChlorinePpm: 0, brominePpm: 0 };

const measuredTotals = (water: WaterInput): Omit<Totals, 'dic'> => {
  const w = { ...defaults, ...water };
  return {
    alk: w.alkalinityPpm / PPM.alk,
    calcium: w.hardnessPpm / PPM.calcium,
    chloride: w.saltPpm / PPM.chloride,
    sulfate: (w.sulfatePpm ?? 0) / PPM.sulfate,
    cyanurate: w.cyanuricAcidPpm / PPM.cyanurate,
    boron: w.boratePpm / PPM.boron,
    chlorine: w.freeChlorinePpm / PPM.chlorine,
    bromine: w.brominePpm / PPM.bromine,
    bromide: (w.bromidePpm ?? 0) / PPM.bromide,
  };
};

const temperature = (water: WaterInput): number => water.temperatureC ?? 25;

export function refereeBalance(water: WaterInput) {
  const totals = measuredTotals(water);
  const solved: Solved = fromPh(totals, water.ph, temperature(water));
  const free = (solved.hypochlorous + solved.hypochlorite) * PPM.chlorine;
  return {
    saturationIndex: solved.saturationIndex,
    ionicStrength: solved.ionicStrength,
    carbonateAlkalinityPpm: (totals.alk - solved.borateAlk - solved.cyanurateAlk - solved.chlorineAlk) * PPM.alk,
    cyanurateAlkalinityPpm: solved.cyanurateAlk * PPM.alk,
    borateAlkalinityPpm: solved.borateAlk * PPM.alk,
    hypochlorousPpm: solved.hypochlorous * PPM.chlorine,
    hypochloritePpm: solved.hypochlorite * PPM.chlorine,
    stabilizedChlorinePpm: totals.chlorine * PPM.chlorine - free,
    dicMmol: solved.dic * 1000,
  };
}

/** Totals of a measured water, carbonate included. */
export function refereeTotals(water: WaterInput): Totals {
  const totals = measuredTotals(water);
  return { ...totals, dic: fromPh(totals, water.ph, temperature(water)).dic };
}

function waterOf(totals: Totals, temperatureC: number, combinedChlorinePpm: number): Water {
  return {
    ph: fromTotals(totals, temperatureC).ph,
    alkalinityPpm: totals.alk * PPM.alk,
    hardnessPpm: totals.calcium * PPM.calcium,
    cyanuricAcidPpm: totals.cyanurate * PPM.cyanurate,
    boratePpm: totals.boron * PPM.boron,
    saltPpm: totals.chloride * PPM.chloride,
    temperatureC,
    freeChlorinePpm: totals.chlorine * PPM.chlorine,
    combinedChlorinePpm,
    brominePpm: totals.bromine * PPM.bromine,
    sulfatePpm: totals.sulfate * PPM.sulfate,
    bromidePpm: totals.bromide * PPM.bromide,
  };
}

/** mol per litre of hydrochloric acid: 31.45 % is 20 °Bé (1.160), 14.5 % is 1.070, water is 1. */
export function muriaticMolar(percent: number): number {
  const density = percent < 14.5 ? 1 + (0.07 * percent) / 14.5 : 1.07 + (0.09 * (percent - 14.5)) / 16.95;
  return (density * percent * 10) / 36.461;
}

type Brings = Partial<Totals> & { thiosulfate?: number; persulfate?: number };

/** What one gram or millilitre at a strength in percent brings, mol. */
const BRINGS: Record<Exclude<Addition['productId'], 'fill-water'>, { percent: number; of: (p: number) => Brings }> = {
  'liquid-chlorine': { percent: 12.5, of: (p) => ((n) => ({ chlorine: n, alk: n, chloride: n }))((10 * p) / 1000 / 70.906) },
  'cal-hypo': { percent: 65, of: (p) => ((n) => ({ chlorine: 2 * n, alk: 2 * n, calcium: n }))(p / 100 / 141.812) },
  dichlor: { percent: 56, of: (p) => ((n) => ({ chlorine: 2 * n, alk: n, cyanurate: n }))(p / 100 / 141.812) },
  trichlor: { percent: 90, of: (p) => ((n) => ({ chlorine: 3 * n, cyanurate: n }))(p / 100 / 212.718) },
  'lithium-hypo': { percent: 35, of: (p) => ({ chlorine: p / 100 / 70.906, alk: p / 100 / 70.906 }) },
  'muriatic-acid': { percent: 31.45, of: (p) => ((n) => ({ alk: -n, chloride: n }))(muriaticMolar(p) / 1000) },
  'dry-acid': { percent: 93.2, of: (p) => ((n) => ({ alk: -n, sulfate: n }))(p / 100 / 120.06) },
  'soda-ash': { percent: 100, of: (p) => ((n) => ({ alk: 2 * n, dic: n }))(p / 100 / 105.988) },
  'baking-soda': { percent: 100, of: (p) => ((n) => ({ alk: n, dic: n }))(p / 100 / 84.007) },
  borax: { percent: 100, of: (p) => ((n) => ({ alk: 2 * n, boron: 4 * n }))(p / 100 / 381.37) },
  'boric-acid': { percent: 100, of: (p) => ({ boron: p / 100 / 61.833 }) },
  'calcium-chloride': { percent: 77, of: (p) => ((n) => ({ calcium: n, chloride: 2 * n }))(p / 100 / 110.984) },
  'cyanuric-acid': { percent: 100, of: (p) => ({ cyanurate: p / 100 / 129.075 }) },
  salt: { percent: 100, of: (p) => ({ chloride: p / 100 / 58.443 }) },
  'sodium-thiosulfate': { percent: 100, of: (p) => ({ thiosulfate: p / 100 / 248.18 }) },
  monopersulfate: { percent: 100, of: (p) => ((n) => ({ alk: -3 * n, sulfate: 4 * n, persulfate: 2 * n }))(p / 100 / 614.76) },
  'sodium-bromide': { percent: 100, of: (p) => ({ bromide: p / 100 / 102.894 }) },
  'bromine-tablets': { percent: 61, of: (p) => ({ bromine: p / 100 / 159.808 }) },
  sequestrant: { percent: 100, of: () => ({}) },
  'metal-remover': { percent: 100, of: () => ({}) },
  clarifier: { percent: 100, of: () => ({}) },
  flocculant: { percent: 100, of: () => ({}) },
  enzyme: { percent: 100, of: () => ({}) },
  algaecide: { percent: 60, of: () => ({}) },
};

const KEYS = Object.keys(PPM).concat('dic') as (keyof Totals)[];

const each = (value: (key: keyof Totals) => number): Totals =>
  Object.fromEntries(KEYS.map((key) => [key, value(key)])) as unknown as Totals;
const times = (totals: Totals, factor: number): Totals => each((key) => totals[key] * factor);
const sum = (totals: Totals, more: Partial<Totals>, amount: number): Totals => each((key) => totals[key] + (more[key] ?? 0) * amount);

type Pending = { thiosulfate: number; persulfate: number };

/**
 * Fast reactions. Bromide takes chlorine, then persulfate (which gives back the acid that was counted for it when spent on something else);
 * what oxidant is left goes to thiosulfate, chlorine first: sulfate, four oxidants and six acids each.
 */
function reacted(totals: Totals, { thiosulfate, persulfate }: Pending): Totals {
  const t = { ...totals };
  const byChlorine = Math.min(t.bromide, t.chlorine);
  const byPersulfate = Math.min(t.bromide - byChlorine, persulfate);
  t.bromide -= byChlorine + byPersulfate;
  t.bromine += byChlorine + byPersulfate;
  t.chlorine -= byChlorine;
  t.chloride += byChlorine;
  t.alk += byPersulfate;
  const chlorineGone = Math.min(t.chlorine, 4 * thiosulfate);
  const bromineGone = Math.min(t.bromine, 4 * thiosulfate - chlorineGone);
  t.chlorine -= chlorineGone;
  t.chloride += chlorineGone;
  t.bromine -= bromineGone;
  t.bromide += bromineGone;
  t.alk -= (6 * (chlorineGone + bromineGone)) / 4;
  t.sulfate += (chlorineGone + bromineGone) / 2;
  return t;
}

/** The water after the additions: fill waters replace first, together; then the products dissolve and react. Nothing goes to the air. */
export function refereeEffect(volumeL: number, water: WaterInput, additions: readonly Addition[]): Water {
  const before = refereeTotals(water);
  const fills = additions.filter((addition) => addition.productId === 'fill-water');
  const kept = 1 - fills.reduce((sum, { amountL }) => sum + (amountL ?? 0) / volumeL, 0);
  let totals = times(before, kept);
  let combined = (water.combinedChlorinePpm ?? 0) * kept;
  let temperatureC = temperature(water) * kept;
  for (const { amountL = 0, fillWater = water } of fills) {
    const share = amountL / volumeL;
    totals = sum(totals, refereeTotals(fillWater), share);
    combined += (fillWater.combinedChlorinePpm ?? 0) * share;
    temperatureC += temperature(fillWater) * share;
  }
  const pending: Pending = { thiosulfate: 0, persulfate: 0 };
  for (const { productId, strengthPercent, amountG, amountMl } of additions) {
    if (productId === 'fill-water') continue;
    const { percent, of } = BRINGS[productId];
    const brings = of(strengthPercent ?? percent);
    const perL = (amountG ?? amountMl ?? 0) / volumeL;
    totals = sum(totals, brings, perL);
    pending.thiosulfate += (brings.thiosulfate ?? 0) * perL;
    pending.persulfate += (brings.persulfate ?? 0) * perL;
  }
  return waterOf(reacted(totals, pending), temperatureC, combined);
}

/** The water after some of its free chlorine has done its work: each hypochlorous acid leaves one acid and one chloride. */
export function refereeAfterChlorineUsed(water: WaterInput, usedPpm: number): Water {
  const totals = refereeTotals(water);
  const used = Math.min(usedPpm / PPM.chlorine, totals.chlorine);
  const after = { ...totals, chlorine: totals.chlorine - used, alk: totals.alk - used, chloride: totals.chloride + used };
  return waterOf(after, temperature(water), water.combinedChlorinePpm ?? 0);
}

/** Hydrochloric acid that brings the pH down to a value, mol per litre of water. */
export function refereeAcidDemand(water: WaterInput, ph: number): number {
  const totals = refereeTotals(water);
  const at = (acid: number) => ({ ...totals, alk: totals.alk - acid, chloride: totals.chloride + acid });
  return bisect(0, totals.alk, (acid) => ph - fromTotals(at(acid), temperature(water)).ph, 25);
}
