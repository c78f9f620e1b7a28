// Waters that were read once more, plan by plan, with what was strange about them.
import { ACID, BASES, BROMINE, CHLORINE, type NamedWater, SALT, saltWater } from './named-water.ts';

export const REREAD_WATERS: readonly NamedWater[] = [
  {
    // what an exchange does to hardness comes first; acid only brings pH into its range (science/chemistry 6.4)
    name: 'hard water with CYA 110 and pH 8.1: one dose of acid before the chlorine, none after it',
    source: 'handbook',
    pool: { surface: 'pebble' },
    water: { hardnessPpm: 750, cyanuricAcidPpm: 110, freeChlorinePpm: 3, ph: 8.1, alkalinityPpm: 100, temperatureC: 33 },
    uses: [ACID, CHLORINE, 'fill-water'],
    most: 3,
  },
  {
    // pH 7.2 to 7.4 with metals (facts 2)
    name: 'copper 0.8 at pH 7.0: pH comes up, but not beyond 7.4',
    source: 'kit',
    water: { copperPpm: 0.8, ironPpm: 0, ph: 7, alkalinityPpm: 55, freeChlorinePpm: 3 },
    uses: ['sequestrant', BASES],
    brings: ['ph', 0.2, 0.42],
  },
  {
    // low pH with high alkalinity is aired (decisions 24)
    name: 'well water at pH 6.8 with alkalinity 120: air',
    source: 'handbook',
    pool: { surface: 'vinyl' },
    water: { ironPpm: 1.2, copperPpm: 0, ph: 6.8, alkalinityPpm: 120, hardnessPpm: 60, freeChlorinePpm: 0, cyanuricAcidPpm: 0 },
    uses: ['sequestrant', 'liquid-chlorine'],
    never: BASES,
  },
  {
    // alkalinity stays high for a month, pH up to 8.2 (facts 5, bicarbonate)
    name: 'bicarbonate start-up at pH 8.3: one dose of acid, and no word against its alkalinity',
    source: 'handbook',
    pool: { surfaceAgeDays: 20, startUp: 'bicarbonate' },
    water: { ph: 8.3, alkalinityPpm: 200, hardnessPpm: 150, freeChlorinePpm: 3, cyanuricAcidPpm: 30 },
    uses: [ACID],
    most: 1,
    quiet: ['aerate_after_acid', 'alkalinity_high_left_alone', 'saturation_high'],
  },
  {
    // cells stop below about 60 °F (facts, seasonal)
    name: 'salt pool at 52 °F between minimum and target: chlorine by hand',
    source: 'kit',
    pool: SALT,
    water: { ...saltWater, freeChlorinePpm: 4, temperatureC: 11 },
    uses: [CHLORINE],
    says: ['salt_cell_falls_short'],
  },
  {
    // 3.2 g/L typed as ppm
    name: 'salt of 3.2 ppm: asked about, not salted',
    source: 'kit',
    pool: SALT,
    water: { ...saltWater, saltPpm: 3.2 },
    never: ['salt'],
    says: ['value_unlikely'],
  },
  {
    // jets mix, and a day between two doses is tomorrow
    name: 'soft fresh fill at alkalinity 20: the second dose of baking soda is not due today',
    source: 'TFP',
    pool: { surface: 'fiberglass', volumeL: 30_000 },
    water: { ph: 7.2, alkalinityPpm: 20, hardnessPpm: 230, cyanuricAcidPpm: 30, freeChlorinePpm: 5 },
    uses: ['baking-soda', 'baking-soda'],
    when: ['today', 'this_week'],
  },
  {
    name: 'cloudy bromine tub with too little bromine: bromine, before the filter is blamed',
    source: 'kit',
    pool: BROMINE,
    look: 'cloudy',
    water: { brominePpm: 0.5, ph: 7.7, alkalinityPpm: 110, hardnessPpm: 150, freeChlorinePpm: undefined, temperatureC: 38 },
    uses: ['sodium-bromide', CHLORINE],
    says: ['cloudy_filter'],
  },
  {
    // no filter: emptied after each use (CDC, healthy swimming)
    name: 'paddling pool of 80 gallons: empty it',
    source: 'handbook',
    pool: { surface: 'vinyl', volumeL: 300 },
    water: { freeChlorinePpm: 0, cyanuricAcidPpm: 0, ph: 7.6, hardnessPpm: 120 },
    says: ['small_pool'],
  },
  {
    // phenol red reads too high above 10 ppm (science/chemistry 4.5; facts 1: ignore pH while FC > 10)
    name: 'green, held at the shock level, pH reads 8.2: no acid for it',
    source: 'TFP',
    look: 'green',
    water: { freeChlorinePpm: 18, ph: 8.2, cyanuricAcidPpm: 50 },
    none: true,
    says: ['algae_shock', 'stays_out_of_range'],
    quiet: ['ph_waits_for_opening', 'ph_lifted_by_chlorine'],
  },
  {
    name: 'dry acid at home: no second acid to buy',
    source: 'kit',
    pool: { surface: 'vinyl' },
    water: { ph: 8.2, alkalinityPpm: 150, freeChlorinePpm: 1, hardnessPpm: 80 },
    more: { shelf: [{ productId: 'dry-acid' }, { productId: 'cal-hypo' }] },
    uses: ['dry-acid', 'cal-hypo'],
    quiet: ['shelf_cannot'],
  },
  {
    // calcium chloride brings some chloride of its own
    name: 'salt pool after a week of rain: salt to its range, whatever calcium brings',
    source: 'kit',
    pool: SALT,
    water: { ...saltWater, saltPpm: 2100, hardnessPpm: 160, freeChlorinePpm: 6 },
    uses: ['salt', 'calcium-chloride'],
    brings: ['saltPpm', 650, 1000],
  },
];
