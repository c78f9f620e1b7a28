// Named waters whose plans twenty years beside pools would have made shorter, later or smaller.
import { ACID, BASES, CHLORINE, SALT, SPA, spaWater, type NamedWater } from './named-water.ts';

const INDOORS = { setting: 'indoor' } as const;
const CLOSED = { isClosed: true } as const;
const COLD_C = 5;

export const SEASONED_WATERS: readonly NamedWater[] = [
  {
    // granules hardly dissolve in the cold and bleach what they lie on (facts 5, 8: no granules on liners)
    name: 'closed pool at 41 °F with cal-hypo and bleach: bleach',
    source: 'kit',
    pool: CLOSED,
    water: { freeChlorinePpm: 1, temperatureC: COLD_C },
    more: { shelf: [{ productId: 'cal-hypo' }, { productId: 'liquid-chlorine' }] },
    uses: ['liquid-chlorine'],
    never: ['cal-hypo'],
  },
  {
    name: 'closed pool at 41 °F with nothing but cal-hypo: chlorine today all the same',
    source: 'kit',
    pool: CLOSED,
    water: { freeChlorinePpm: 1, temperatureC: COLD_C },
    more: { shelf: [{ productId: 'cal-hypo' }] },
    uses: ['cal-hypo'],
  },
  {
    // dilution keeps free chlorine's share of the stabilizer (science/chemistry 4.1): one dose, and the water this week
    name: 'CYA 92, chlorine just under its minimum: one dose today, fresh water this week',
    source: 'TFP',
    water: { cyanuricAcidPpm: 92, freeChlorinePpm: 6 },
    uses: ['liquid-chlorine', 'fill-water'],
    most: 2,
    when: ['today', 'this_week'],
  },
  {
    // more than half of a dose would run off: the minimum today, and how much the fresh water needs is tested
    name: 'CYA 180, chlorine under its minimum: the minimum first, then the exchange and a test',
    source: 'TFP',
    water: { cyanuricAcidPpm: 180, freeChlorinePpm: 6 },
    uses: ['liquid-chlorine', 'fill-water'],
    when: ['today', 'this_week'],
    says: ['test_after_refill'],
  },
  {
    // builders' cards: 1 to 3 ppm in the first weeks (facts 5)
    name: 'new plaster on day 7: chlorine to its minimum only',
    source: 'handbook',
    pool: { surfaceAgeDays: 6 },
    water: { freeChlorinePpm: 0.5, cyanuricAcidPpm: 30, hardnessPpm: 200, ph: 7.9 },
    uses: ['liquid-chlorine'],
    never: ACID,
    brings: ['freeChlorinePpm', 1.5, 2.3],
    says: ['new_surface_today'],
  },
  {
    // pH 7.2 to 7.5 before it (facts 1), but no acid for less than a test can tell
    name: 'indoors, CC 0.8 at pH 7.6: chlorine at once, no acid for a tenth',
    source: 'handbook',
    pool: INDOORS,
    water: { cyanuricAcidPpm: 0, freeChlorinePpm: 3, combinedChlorinePpm: 0.8, ph: 7.6 },
    uses: [CHLORINE],
    never: ACID,
    says: ['combined_chlorine_high'],
  },
  {
    name: 'indoors, CC 0.8 at pH 7.8: acid first',
    source: 'handbook',
    pool: INDOORS,
    water: { cyanuricAcidPpm: 0, freeChlorinePpm: 3, combinedChlorinePpm: 0.8, ph: 7.8 },
    uses: [ACID, CHLORINE],
  },
  {
    // "white, FC low: early bloom, wastes: SLAM" (facts 1), whatever the season
    name: 'opened hazy at 63 °F with hardly any chlorine: the whole shock',
    source: 'TFP',
    look: 'hazy',
    pool: { surface: 'vinyl' },
    water: { freeChlorinePpm: 0.5, cyanuricAcidPpm: 30, temperatureC: 17, hardnessPpm: 200 },
    state: 'stay_out',
    uses: [CHLORINE],
    never: ACID,
    brings: ['freeChlorinePpm', 9.5, 11.5],
    says: ['algae_shock'],
  },
  {
    // it dissolves over days and lowers pH all that time: half of it, and the rest after a test (makers' labels)
    name: 'salt pool at pH 7.7 without enough stabilizer: no more than pH bears',
    source: 'kit',
    pool: SALT,
    water: { cyanuricAcidPpm: 40, ph: 7.7, alkalinityPpm: 70, saltPpm: 3200, freeChlorinePpm: 6 },
    uses: ['cyanuric-acid'],
    brings: ['ph', -0.5, 0],
    says: ['stays_out_of_range'],
    quiet: ['half_dose_first'],
  },
  {
    // pH and alkalinity first; calcium only comes out with the water (science/chemistry 4.3)
    // low pH with alkalinity in range is carbon dioxide: aerated
    name: 'plaster, hardness 205, index -0.7: calcium to its range, not to the middle of it',
    source: 'handbook',
    water: { ph: 7.05, alkalinityPpm: 80, hardnessPpm: 205 },
    uses: ['calcium-chloride'],
    never: [...BASES],
    brings: ['hardnessPpm', 45, 100],
  },
  {
    name: 'hardness 900 that scales only at a high pH: where to keep it, no draining',
    source: 'handbook',
    water: { hardnessPpm: 900, ph: 7.6 },
    none: true,
    says: ['hardness_high_left_alone'],
  },
  {
    // 1 quart for 10,000 gallons at once, half a unit of pH (science/chemistry 6.4)
    name: 'Arizona, pH 8.3 and hardly any chlorine: two doses of acid, not three',
    source: 'handbook',
    water: { ph: 8.3, alkalinityPpm: 150, hardnessPpm: 500, cyanuricAcidPpm: 60, freeChlorinePpm: 2, temperatureC: 30 },
    uses: [ACID, CHLORINE, ACID],
    most: 3,
  },
  {
    // start + 1,500 ppm of solids: exchange (facts 3, 4)
    name: 'hot tub that is fine today with worn water: changed this week',
    source: 'handbook',
    pool: SPA,
    water: { ...spaWater, ph: 7.5, hardnessPpm: 60, tdsPpm: 2600 },
    state: 'ready',
    uses: ['fill-water', CHLORINE],
    when: ['this_week', 'this_week'],
  },
  {
    // 2 to 4 ppm a day outdoors (science/chemistry 2.7)
    name: 'uses 3 ppm a day: dosed to the top of its target',
    source: 'TFP',
    water: { freeChlorinePpm: 3.5 },
    more: { dailyLossPpm: 3 },
    uses: [CHLORINE],
    brings: ['freeChlorinePpm', 2.9, 3.5],
  },
  {
    name: 'uses half a ppm a day: dosed to the middle of its target',
    source: 'TFP',
    water: { freeChlorinePpm: 3.5 },
    more: { dailyLossPpm: 0.5 },
    uses: [CHLORINE],
    brings: ['freeChlorinePpm', 2.3, 2.7],
  },
];
