// Named waters whose numbers were right and whose advice an expert still found odd.
import { ACID, BASES, CHLORINE, SPA, spaWater, type NamedWater } from './named-water.ts';

export const JUDGED_WATERS: readonly NamedWater[] = [
  {
    // health codes and the pool operators' handbook: water by its use, gallons / 3 / bathers (facts 4)
    name: 'hot tub after a party, its water long due: fresh water instead of a shock',
    source: 'handbook',
    pool: { ...SPA, dailyBathers: 6, waterAgeDays: 100 },
    water: { ...spaWater, ph: 7.4, freeChlorinePpm: 0.5, combinedChlorinePpm: 1.5 },
    state: 'stay_out',
    uses: ['fill-water', CHLORINE],
    brings: ['freeChlorinePpm', 2.5, 4.5],
    says: ['water_change_due', 'test_after_refill'],
    quiet: ['combined_chlorine_high', 'half_dose_first'],
  },
  {
    name: 'hot tub, water long due, only chlorine low: chlorine today',
    source: 'handbook',
    pool: { ...SPA, dailyBathers: 6, waterAgeDays: 100 },
    water: { ...spaWater, freeChlorinePpm: 2 },
    uses: [CHLORINE],
    never: ['fill-water'],
    says: ['water_change_due'],
  },
  {
    name: 'hot tub, CYA 60 and combined chlorine: no shock in the fresh water',
    source: 'handbook',
    pool: SPA,
    water: { ...spaWater, cyanuricAcidPpm: 60, freeChlorinePpm: 0.5, combinedChlorinePpm: 1.5 },
    uses: ['fill-water', CHLORINE],
    brings: ['freeChlorinePpm', 2.5, 4.5],
    quiet: ['combined_chlorine_high'],
  },
  {
    // iron turns brown within hours of chlorine (facts 1, 2)
    name: 'brown with iron and no chlorine: explained, sequestrant first, chlorine to its minimum',
    source: 'kit',
    look: 'brown',
    water: { freeChlorinePpm: 0, ironPpm: 1.2, copperPpm: 0 },
    state: 'stay_out',
    uses: ['sequestrant', 'liquid-chlorine'],
    brings: ['freeChlorinePpm', 3, 4.2],
    says: ['brown_explained', 'metals_first'],
    quiet: ['brown_needs_tests', 'algae_risk'],
  },
  {
    // tannin, manganese and the bucket test (facts 1)
    name: 'brown without iron or copper: what else it may be',
    source: 'kit',
    look: 'brown',
    water: { ironPpm: 0, copperPpm: 0 },
    state: 'stay_out',
    none: true,
    says: ['brown_other'],
    quiet: ['in_range'],
  },
  {
    // closing and winter: what harms nothing waits (facts 6)
    name: 'closed pool at pH 7.9: no acid in winter',
    source: 'TFP',
    pool: { isClosed: true },
    water: { ph: 7.9, temperatureC: 8 },
    never: ACID,
    says: ['ph_waits_for_opening'],
  },
  {
    name: 'closed pool at pH 8.4: acid all the same',
    source: 'TFP',
    pool: { isClosed: true },
    water: { ph: 8.4, temperatureC: 8 },
    uses: [ACID],
    quiet: ['ph_waits_for_opening'],
  },
  {
    // SLAM: only pH before it; balance when it is over (facts 1)
    name: 'green after a storm, low hardness: no calcium before the water is clear',
    source: 'TFP',
    look: 'green',
    water: { freeChlorinePpm: 0, hardnessPpm: 180, alkalinityPpm: 60, cyanuricAcidPpm: 25, ph: 7.3 },
    uses: [CHLORINE],
    never: ['calcium-chloride', 'baking-soda', 'cyanuric-acid'],
    says: ['algae_shock', 'stays_out_of_range'],
    quiet: ['half_dose_first'],
  },
  {
    // 8 oz tablet per 10,000 gal: +3.3 CYA (facts 8); above 90 water is exchanged (science/chemistry 4.1)
    name: 'CYA 95 with tablets only: fresh water, liquid chlorine, and no more tablets',
    source: 'TFP',
    water: { cyanuricAcidPpm: 95, freeChlorinePpm: 3 },
    more: { shelf: [{ productId: 'trichlor' }] },
    uses: ['fill-water'],
    never: ['trichlor'],
    brings: ['cyanuricAcidPpm', -30, -24],
    says: ['shelf_cannot', 'stop_tablets'],
  },
  {
    name: 'CYA 70 with tablets and bleach: no more tablets',
    source: 'TFP',
    water: { cyanuricAcidPpm: 70, freeChlorinePpm: 9 },
    more: { shelf: [{ productId: 'trichlor' }, { productId: 'liquid-chlorine' }] },
    never: ['trichlor', 'fill-water'],
    says: ['stop_tablets'],
  },
  {
    // the index by pH and alkalinity first; hardness to its range (science/chemistry 4.3)
    name: 'plaster, index -0.65: soda ash and some calcium, not forty pounds of it',
    source: 'handbook',
    water: { ph: 7.15, alkalinityPpm: 65, hardnessPpm: 190 },
    uses: [BASES, 'calcium-chloride'],
    brings: ['hardnessPpm', 50, 90],
  },
  {
    // dissolves over days in a sock: one dose, whatever pH does meanwhile (facts 5; makers' labels)
    name: 'salt pool without stabilizer: one dose of it, after the baking soda',
    source: 'kit',
    pool: { sanitizer: 'salt' },
    water: { ph: 7.5, alkalinityPpm: 45, cyanuricAcidPpm: 38, freeChlorinePpm: 6, saltPpm: 3200 },
    uses: ['baking-soda', 'cyanuric-acid'],
    brings: ['alkalinityPpm', 14, 30],
  },
];
