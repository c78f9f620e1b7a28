// What the engine says about the look of the water, metals and what else can be logged, and about the time of a pool's life.
export const CARE_SENTENCES = {
  findings_new_surface_start_up:
    'The surface is {days} days old. For its first 28 days, your builder’s start-up card sets pH, alkalinity and hardness, and no salt is added. Which start-up do you follow: traditional, bicarbonate, or your builder’s own?',
  findings_label_limit:
    'Free chlorine of {value} ppm is fine with {cyanuricAcid} ppm of cyanuric acid. Many chlorine labels say to wait until it’s {limit} ppm or less. If yours does, follow it.',
  findings_start_up_first_days:
    'New surface, day {day}: run the pump day and night, brush everything twice, and test pH and alkalinity. Keep everyone out, leave the heater and cleaner off, and don’t add salt.',
  findings_start_up_first_week:
    'New surface, day {day}: run the pump day and night, brush once or twice, and test pH. Leave the heater and cleaner off, and don’t add salt.',
  findings_start_up_second_week:
    'New surface, day {day}: brush and test pH every day. Vacuum with a brush head, not with wheels. Don’t add salt, and heat only if your builder’s start-up card allows it.',
  findings_start_up_later:
    'New surface, day {day}: brush every few days and test pH every day. Salt and cleaners with wheels wait until day 28.',
  findings_secondary_uv: 'UV treats only the water that passes its lamp, so the minimum for chlorine or bromine stays the same.',
  findings_secondary_ozone:
    'Ozone is gone soon after it’s made, so the minimum for chlorine or bromine stays the same. It also uses some of it up, so test as often as before.',
  findings_wait_for_season:
    'The water is {fahrenheit} °F ({celsius} °C). Hardness, alkalinity and stabilizer can wait. Test and correct them at the next opening.',
  findings_wait_for_warmth:
    'The water is {fahrenheit} °F ({celsius} °C). Hardness, alkalinity and stabilizer can wait. Test and correct them when the water is warmer than 59 °F (15 °C).',
  findings_ph_waits_for_opening:
    'pH of {value} can wait while the pool is closed. Correct it when you open, or sooner if it rises above {limit}.',
  findings_algae_shock:
    'The water looks like it has algae. Remove leaves, brush, and run the filter day and night. Keep chlorine at the shock level of {shock} ppm. You’re done when the water is clear, combined chlorine is 0.5 ppm or less, and no more than 1 ppm is lost overnight.',
  findings_algae_shock_tub:
    'The water isn’t clear and has too little chlorine. Keep chlorine at the shock level of {shock} ppm, clean the filter, and run the jets with the cover off. If it isn’t clear in a day, change the water.',
  findings_algae_drain_first:
    'The water looks like it has algae, but there’s too much cyanuric acid to reach the shock level. Replace part of the water first, then test again.',
  findings_algae_needs_tests:
    'The water looks like it has algae. Test free chlorine, pH and cyanuric acid so we can tell you the shock level.',
  findings_brown_needs_tests:
    'Brown water is usually iron. Test iron and copper before you add chlorine, because chlorine turns dissolved metal into stains.',
  findings_brown_explained:
    'The metal explains the brown: chlorine turns dissolved {parameter} to rust, so the color deepens for a day after you add any. Run the filter day and night and clean it when its pressure rises.',
  findings_brown_other:
    'It isn’t iron or copper. Is it clear like tea, with leaves in it? That’s tannin. Net out the leaves and keep chlorine at its target. Muddy after rain? Let it settle, then vacuum to waste. Black or purple? Have the water tested for manganese. Not sure? Add a little chlorine to a bucket of this water. Leaves and algae clear up, and metal gets darker.',
  findings_cloudy_scale:
    'The water isn’t clear although it has enough chlorine. At pH {ph}, that’s probably scale. Don’t add chlorine for it: bring pH to 7.2 to 7.4, run the pump day and night, clean the filter, and wait a day or two.',
  findings_cloudy_filter:
    'The water isn’t clear, but chlorine is above its minimum, so the filter is the likely cause. Clean it, run the pump day and night, and brush. If pH is above 7.8 or you added calcium, it may be scale: bring pH to 7.2 to 7.4 and wait a day or two.',
  findings_cloudy_bromine:
    'The water isn’t clear, and bromine is too low. Bring it into range, clean the filter and run the pump. If the water stays cloudy, change it.',
  findings_cloudy_biguanide:
    'The water isn’t clear. With biguanide, that’s usually too little oxidizer (hydrogen peroxide) or a clogged filter. Test both levels, clean the filter, and run the pump day and night.',
  findings_cloudy_untested:
    'The water isn’t clear. Test the sanitizer first: too little of it is the usual cause, then the filter. Clean the filter and run the pump day and night.',
  findings_small_pool:
    'So little water is easier to change than to treat: empty it after each day of use, let it dry in the sun, and refill it.',
  findings_cloudy_shock:
    'Shock and the filter clear this water together: brush, run the pump day and night, and clean the filter when its pressure is up.',
  findings_foam: 'Foam comes from lotions, algaecide or detergents. Rinse the filter, skim it off, and shower before you get in.',
  findings_metals_first:
    '{parameterStart} is {value} ppm, above 0.3 ppm, and can stain. Add sequestrant first, keep chlorine only at its minimum, and besides this plan add nothing for two days. Don’t use calcium hypochlorite. Find out where the metal comes from (well water, copper algaecide, acid in the heater) and fill through a filter.',
  findings_metals_after_algae:
    '{parameterStart} is {value} ppm, above 0.3 ppm, and can stain, but algae come first. Add sequestrant as soon as the water is clear. A stain can be removed later.',
  findings_metals_watch: '{parameterStart} is {value} ppm, close to 0.3 ppm, where it starts to stain. Find out where it comes from.',
  findings_biguanide_low:
    'Biguanide of {value} ppm is below {low} to {high} ppm. Add as much as the label of your product says for the difference, then test again. We don’t work out its amount: products differ.',
  findings_biguanide_high: 'Biguanide of {value} ppm is above {low} to {high} ppm. Add no more until it’s back in its range.',
  findings_biguanide_elsewhere:
    'Biguanide was measured, but it isn’t set as the sanitizer here. Chlorine or bromine turns it brown, so don’t add them before you know. Test again, and change the sanitizer if the test is right.',
  findings_total_hardness_not_calcium:
    'Total hardness counts magnesium too. Test calcium hardness: it decides about scale and damage to surfaces, and calcium is only ever added for it.',
  findings_total_chlorine_not_free:
    'Total chlorine counts combined chlorine too, which hardly disinfects. Test free chlorine: doses and swimming go by it.',
  findings_combined_chlorine_in_bromine:
    'Combined chlorine is shown but not judged with bromine: bromine goes on working when it’s combined.',
  findings_phosphate_fine:
    'Phosphate of {value} ppb needs no treatment as long as chlorine holds. Remove it only if algae come back although chlorine never dropped below its minimum.',
  findings_orp_low: 'ORP is {value} mV, below 650 mV. Never dose by ORP: clean the probe, then test free chlorine, pH and cyanuric acid.',
  findings_orp_high: 'ORP is {value} mV, above 750 mV. Never dose by ORP: test free chlorine with a kit.',
  findings_tds_high_spa: 'Dissolved solids are {value} ppm, so this water is worn out. Change it this week instead of correcting it.',
  findings_tds_high: 'Dissolved solids of {value} ppm are high for water without a salt cell. On their own, they need no treatment.',
  findings_water_change_due:
    'The water has been in for {age} days. With {bathers} bathers a day it lasts about {days} days, so change it instead of correcting it.',
  findings_water_change_soon: 'The water lasts about {days} days with {bathers} bathers a day: change it within {left} days.',
  findings_water_change_ask:
    'How many people get in on a usual day, and when was it last filled? Enter both under Pump and use, and we’ll tell you when to change the water.',
  findings_foam_tub:
    'Foam comes from lotion, soap or low hardness: rinse the filter, skim, and rinse off before you get in. If it lasts, change the water; defoamer only hides it.',
  findings_stop_tablets:
    'Cyanuric acid is {value} ppm: take the tablets out of the feeder or floater, and don’t use dichlor. Both add more of it. From now on, use chlorine without stabilizer, such as liquid chlorine.',
  findings_stop_tablets_exchange:
    'Cyanuric acid is {value} ppm: take the tablets out of the feeder or floater, and don’t use dichlor. Both add more of it. Replace {percent}% of the water. From now on, use chlorine without stabilizer, such as liquid chlorine.',
} as const;
