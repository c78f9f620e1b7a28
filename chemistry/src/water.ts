// The state of one body of water. All concentrations are mg/L, called ppm; see docs/words.md for what each is counted as.

export const PARAMETERS = [
  'freeChlorinePpm',
  'combinedChlorinePpm',
  'brominePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'phosphatePpb',
  'copperPpm',
  'ironPpm',
  'tdsPpm',
  'orpMv',
  'temperatureC',
  'totalChlorinePpm',
  'totalHardnessPpm',
  'biguanidePpm',
] as const;
/** What a reading can hold. */
export type Parameter = (typeof PARAMETERS)[number];

/** A completely described water: what the engine computes with. */
export interface Water {
  /** −log10 of the hydrogen ion activity, 0 to 14 */
  ph: number;
  /** total alkalinity as CaCO3, science/chemistry part 1 definition */
  alkalinityPpm: number;
  /** calcium hardness as CaCO3 */
  hardnessPpm: number;
  cyanuricAcidPpm: number;
  /** as B */
  boratePpm: number;
  /** total chloride as NaCl */
  saltPpm: number;
  temperatureC: number;
  /** as Cl2 */
  freeChlorinePpm: number;
  /** as Cl2 */
  combinedChlorinePpm: number;
  /** as Br2 */
  brominePpm: number;
  /** total dissolved solids; only the Langelier index uses it; estimated from the rest when missing */
  tdsPpm?: number;
  /** as SO4; rarely measured, comes from dry acid and monopersulfate; 0 when missing */
  sulfatePpm?: number;
  /** bromide as Br-: the bank of a bromine spa, which chlorine turns into bromine; 0 when missing */
  bromidePpm?: number;
}

/** A water as a person knows it: pH and alkalinity, the rest by default (25 °C, salt 600, others 0). */
export type WaterInput = Pick<Water, 'ph' | 'alkalinityPpm'> & Partial<Water>;

/** Measured, but no part of the water that the engine computes with: they decide about treatment, not about balance. */
export const BESIDES = ['copperPpm', 'ironPpm', 'phosphatePpb', 'orpMv', 'totalChlorinePpm', 'totalHardnessPpm', 'biguanidePpm'] as const;
type Besides = Partial<Record<(typeof BESIDES)[number], number>>;

/** What was measured, with gaps. A gap is not a zero: the planner asks instead of assuming. */
export type MeasuredWater = Partial<Water> & Besides;

export const DEFAULT_TEMPERATURE_C = 25;
/** typical of a chlorine pool */
export const DEFAULT_SALT_PPM = 600;

/** The valid range of each parameter on the wire: outside is impossible (refused), not unlikely (warned about). */
export const POSSIBLE: Record<Parameter, { low: number; high: number }> = {
  freeChlorinePpm: { low: 0, high: 100 },
  combinedChlorinePpm: { low: 0, high: 50 },
  brominePpm: { low: 0, high: 100 },
  ph: { low: 0, high: 14 },
  alkalinityPpm: { low: 0, high: 1000 },
  hardnessPpm: { low: 0, high: 5000 },
  cyanuricAcidPpm: { low: 0, high: 1000 },
  saltPpm: { low: 0, high: 50000 },
  boratePpm: { low: 0, high: 300 },
  phosphatePpb: { low: 0, high: 50000 },
  copperPpm: { low: 0, high: 50 },
  ironPpm: { low: 0, high: 50 },
  tdsPpm: { low: 0, high: 100000 },
  orpMv: { low: -1000, high: 1500 },
  temperatureC: { low: 0, high: 60 },
  totalChlorinePpm: { low: 0, high: 150 },
  totalHardnessPpm: { low: 0, high: 10000 },
  biguanidePpm: { low: 0, high: 200 },
};

/** What a reading cannot hold but a computed water can. */
export const POSSIBLE_COMPUTED = { sulfatePpm: { low: 0, high: 20000 }, bromidePpm: { low: 0, high: 5000 } } as const;

/** Fills the gaps of a water with the documented defaults. */
export function completeWater(input: WaterInput): Water {
  return {
    ...input,
    hardnessPpm: input.hardnessPpm ?? 0,
    cyanuricAcidPpm: input.cyanuricAcidPpm ?? 0,
    boratePpm: input.boratePpm ?? 0,
    saltPpm: input.saltPpm ?? DEFAULT_SALT_PPM,
    temperatureC: input.temperatureC ?? DEFAULT_TEMPERATURE_C,
    freeChlorinePpm: input.freeChlorinePpm ?? 0,
    combinedChlorinePpm: input.combinedChlorinePpm ?? 0,
    brominePpm: input.brominePpm ?? 0,
  };
}
