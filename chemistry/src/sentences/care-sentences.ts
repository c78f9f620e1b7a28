// What the engine says about the look of the water, metals and what else can be logged, and about the time of a pool's life.
export const CARE_SENTENCES = {
  findings_new_surface_start_up:
    'The surface is {days} days old. For its first 28 days the builder’s card decides about pH, alkalinity and hardness, and no salt goes in. Which start-up do you follow: traditional, bicarbonate, or the builder’s own?',
  findings_label_limit:
    'Free chlorine {value} ppm is fine at {cyanuricAcid} ppm cyanuric acid. Many chlorine labels say to wait until it is at most {limit} ppm: if yours does, follow it.',
  findings_start_up_first_days:
    'New surface, day {day}: run the pump day and night, brush everything twice, and test pH and alkalinity. No bathers, no heater, no cleaner, no salt.',
  findings_start_up_first_week:
    'New surface, day {day}: run the pump day and night, brush once or twice, and test pH. No heater, no cleaner, no salt.',
  findings_start_up_second_week:
    'New surface, day {day}: brush and test pH every day. Vacuum with a brush head, without wheels. No salt, and heat only if the builder’s card allows it.',
  findings_start_up_later:
    'New surface, day {day}: brush every few days and test pH every day. Salt and cleaners with wheels wait until day 28.',
  findings_secondary_uv: 'UV treats only the water that passes its lamp: the minimum of chlorine or bromine stays the same.',
  findings_secondary_ozone:
    'Ozone is gone soon after it is made: the minimum of chlorine or bromine stays the same. It uses some of it, so test as often.',
  findings_wait_for_season:
    'The water is {fahrenheit} °F ({celsius} °C). Hardness, alkalinity and stabilizer can wait: test and correct them at the next opening.',
  findings_algae_shock:
    'The water looks like algae. Remove leaves, brush, run the filter day and night and keep chlorine at the shock level of {shock} ppm until the water is clear, combined chlorine is at most 0.5 ppm and no more than 1 ppm is lost overnight.',
  findings_algae_drain_first:
    'The water looks like algae, but with this much cyanuric acid the shock level is out of reach: exchange water first, then test again.',
  findings_algae_needs_tests: 'The water looks like algae. Test free chlorine, pH and cyanuric acid: the shock level follows from them.',
  findings_brown_needs_tests:
    'Brown water is mostly iron: test iron and copper before you add chlorine, which turns dissolved metal into stains.',
  findings_cloudy_filter:
    'Cloudy water with enough chlorine: clean the filter, run the pump day and night and brush. If pH is above 7.8 or calcium went in, it is limescale: bring pH to 7.2 to 7.4 and wait a day or two.',
  findings_foam: 'Foam comes from lotions, algaecide or detergents: rinse the filter, skim, and shower before you get in.',
  findings_metals_first:
    '{parameterStart} {value} ppm is above 0.3 ppm and can stain. Sequestrant goes in first, chlorine to its minimum only, and nothing else for two days. Use no calcium hypochlorite, find out where the metal comes from (well water, copper algaecide, acid on a heater) and fill through a filter.',
  findings_metals_after_algae:
    '{parameterStart} {value} ppm is above 0.3 ppm and can stain, but algae come first. Add sequestrant as soon as the water is clear; a stain can be lifted later.',
  findings_metals_watch: '{parameterStart} {value} ppm is close to 0.3 ppm, where it begins to stain: find out where it comes from.',
  findings_phosphate_fine:
    'Phosphate {value} ppb needs no treatment as long as chlorine holds. Remove it only if algae come back although chlorine stayed at its minimum.',
  findings_orp_low: 'ORP {value} mV is below 650 mV. Never dose by it: clean the probe, then test free chlorine, pH and cyanuric acid.',
  findings_orp_high: 'ORP {value} mV is above 750 mV. Never dose by it: test free chlorine with a kit.',
  findings_tds_high_spa: 'Dissolved solids {value} ppm: this water is used up. Replace it; that is better than chasing its values.',
  findings_tds_high: 'Dissolved solids {value} ppm are high for water without a salt cell. Alone they need nothing done.',
  findings_water_change_due:
    'The water has been in for {age} days. With {bathers} bathers a day it lasts about {days}: change it instead of chasing its values.',
  findings_water_change_soon: 'The water lasts about {days} days with {bathers} bathers a day: change it within {left} days.',
  findings_water_change_ask:
    'How many people get in on a usual day, and when was it last filled? Say so under its pump and use, and we’ll tell you when to change the water.',
  findings_foam_tub:
    'Foam comes from lotion, soap or low hardness: rinse the filter, skim, and rinse off before you get in. If it lasts, change the water; defoamer only hides it.',
} as const;
