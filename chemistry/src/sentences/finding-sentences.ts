// What the engine says about a water and about where a plan leads.
export const FINDING_SENTENCES = {
  findings_in_range: 'Everything you tested is in range, or within its test’s margin of error. Nothing to add.',
  findings_drain_spa:
    'Drain it all and refill it. With this little water, that’s easier than correcting it. Turn it off at the breaker first, and back on only when it’s full.',
  findings_drain_light_shell:
    'Part of the water needs to be replaced. Never empty the pool: an empty vinyl liner can shrink and an empty fiberglass shell can lift. Don’t drain after heavy rain, where groundwater is high, or in a heat wave. Drain only where local rules allow it.',
  findings_drain_heavy_shell:
    'Part of the water needs to be replaced. Never empty the pool: high groundwater can lift an empty shell. Don’t drain after heavy rain, where groundwater is high, or in a heat wave. Drain only where local rules allow it.',
  findings_ph_corrected_by_others: 'You don’t need acid: the other steps bring pH from {from} to {to}.',
  findings_readings_contradict_each_other: 'These test results contradict each other.',
  findings_readings_contradict:
    'pH {ph}, alkalinity {alkalinity} ppm and cyanuric acid {cyanuricAcid} ppm don’t fit together. {detail} We won’t dose anything until then.',
  findings_fill_water_contradicts: 'The values of your fill water don’t fit together. {detail} Until then, we’ll use typical tap water.',
  findings_no_plan: 'We can’t make a plan from this test: {detail} Please test again.',
  findings_detail_alkalinity_too_low:
    'At pH {ph} this water would have at least {least} ppm of alkalinity, but your test says {alkalinity} ppm. Either pH, alkalinity, cyanuric acid or borate is wrong, so test again.',
  findings_detail_carbon_dioxide:
    'At pH {ph} no water can hold {alkalinity} ppm of alkalinity: it would need {pressure} atmospheres of carbon dioxide. Either pH or alkalinity is wrong, so test again.',
  findings_detail_too_much_for_ph:
    'With {alkalinity} ppm of alkalinity, pH doesn’t fall to {ph}; at pH {ph}, acid would have used up most of the alkalinity. One of the two is wrong, so test both again.',
  findings_detail_leaves_model:
    'These values are outside what we can calculate: {field} would be {value}, and the limits are {low} to {high}.',
  findings_detail_strength: '{product}: the strength must be {low} to {high}%.',
  findings_detail_other: '{text}',
  findings_measure_free_chlorine: 'Test free chlorine: without it, we can’t tell whether the water is safe.',
  findings_measure_bromine: 'Test bromine: without it, we can’t tell whether the water is safe.',
  findings_measure_ph: 'Test pH: we need it for every dose that changes pH or alkalinity.',
  findings_measure_alkalinity: 'Test alkalinity: it decides how much acid or base changes pH.',
  findings_measure_hardness: 'Test hardness: it decides whether the water forms scale or pulls calcium from the surface.',
  findings_measure_cyanuric_acid: 'Test cyanuric acid: it decides how much chlorine you need.',
  findings_measure_salt: 'Test salt: the salt cell needs the right level.',
  findings_tests_before_doses: 'We won’t dose what hasn’t been tested.',
  findings_left_alone_below:
    '{parameterStart} is {value}{unit}, below the range of {low} to {high}{unit}. The difference is less than the test’s margin of error (±{error}{unit}), so we left it alone. Test again before you correct it.',
  findings_left_alone_above:
    '{parameterStart} is {value}{unit}, above the range of {low} to {high}{unit}. The difference is less than the test’s margin of error (±{error}{unit}), so we left it alone. Test again before you correct it.',
  findings_test_again_drops:
    'Test {parameter} again with drops. {parameterStart} is {value}{unit}, outside the range of {low} to {high}{unit}, but by less than this test’s margin of error (±{error}{unit}), so don’t correct it yet.',
  findings_test_again_tomorrow:
    'Test {parameter} again tomorrow. {parameterStart} is {value}{unit}, outside the range of {low} to {high}{unit}, but by less than the test’s margin of error (±{error}{unit}), so don’t correct it yet.',
  findings_left_alone_twice:
    '{parameterStart} is {value}{unit}, outside the range of {low} to {high}{unit}. Two tests agree that it’s within their margin of error (±{error}{unit}), so we left it alone.',
  findings_ph_untestable:
    'pH tested at {value}, but above {limit} ppm of chlorine the test reads too high. Test pH again once free chlorine is at {limit} ppm or less, and add no acid before.',
  findings_doubt_fell_today: '{parameterStart} fell from {from}{unit} to {value}{unit} within a day.',
  findings_doubt_fell: '{parameterStart} fell from {from}{unit} to {value}{unit} in {days} days.',
  findings_doubt_rose_today: '{parameterStart} rose from {from}{unit} to {value}{unit} within a day, and nothing in your log explains it.',
  findings_doubt_rose: '{parameterStart} rose from {from}{unit} to {value}{unit} in {days} days, and nothing in your log explains it.',
  findings_doubt_outranked: 'Your new test says {parameter} is {value}{unit}, but a more exact one said {from}{unit}.',
  findings_doubt_bleached:
    'Free chlorine fell from {from} ppm to {value} ppm within hours. A lot of chlorine bleaches the test, so it can show none.',
  findings_doubt_unlikely: '{parameterStart} of {value}{unit} is very unlikely.',
  findings_doubt_excluded: '{parameterStart} of {value}{unit} doesn’t fit the other values of that test.',
  findings_doubt_total: '{parameterStart} of {value}{unit} doesn’t fit: total chlorine can’t be below free chlorine.',
  findings_doubt_keeps: 'Until you test {parameter} again or say it’s right, we go by {from}{unit}.',
  findings_doubt_waits: 'Until you test it again or say it’s right, we leave it out.',
  findings_above_range: '{parameterStart} is {value}{unit}, above the range of {low} to {high}{unit}.',
  findings_above_range_after:
    '{parameterStart} is {value}{unit}, and {after}{unit} after this plan, above the range of {low} to {high}{unit}.',
  findings_alkalinity_high_left_alone:
    'No product lowers only alkalinity. To bring it down, lower pH to 7.2 with acid. Then aerate the water (fountain, jets, waterfall) until pH is back at 7.6. Test, and repeat until it’s right. If you leave it, pH will mostly just rise faster.',
  findings_alkalinity_high_air_first: 'Aerate first. Once pH is back at 7.6, take turns with acid and air to bring alkalinity down.',
  findings_aerate_after_acid:
    'Alkalinity is {value} ppm, above the range of {low} to {high} ppm. It will push pH back up within days. After the acid, aerate the water (fountain, jets, waterfall) until pH is back at 7.6. Then bring it down to 7.2 again. Each round lowers alkalinity.',
  findings_hardness_high_left_alone:
    'Only fresh water lowers it. Keep pH and alkalinity in the lower half of their ranges to prevent scale.',
  findings_hardness_high_test_tap:
    'Only fresh water lowers it, and with this much it’s hard to keep scale off. Test your tap water’s hardness and enter it as fill water: if it’s much softer, replacing part of the water helps.',
  findings_hardness_high_no_drain:
    'Only fresh water lowers it, but you don’t need to drain for it: with pH near {ph} and alkalinity near {alkalinity} ppm, it doesn’t form scale.',
  findings_hardness_high_hard_tap:
    'Only fresh water lowers it, but your tap water has {tap} ppm itself. Keep pH and alkalinity at the low end of their ranges to slow down scale.',
  findings_cyanuric_acid_high_left_alone:
    'Only fresh water lowers it, and it isn’t worth draining for yet. Keep free chlorine at the higher target, don’t add trichlor or dichlor, and let splash-out and rain dilute it.',
  findings_cyanuric_acid_high_indoors:
    'Only fresh water lowers it, and it isn’t worth draining for yet. Use liquid chlorine, not trichlor or dichlor. What you refill after backwashing and splash-out dilutes it.',
  findings_cyanuric_acid_high_tub:
    'Only fresh water lowers it, so it stays until the next water change. Until then use plain bleach (liquid chlorine), not dichlor.',
  findings_salt_high_left_alone: 'Only fresh water lowers it, and it isn’t worth draining for yet.',
  findings_borate_high_left_alone: 'Only fresh water lowers it. Don’t add any more.',
  findings_bromine_high_left_alone: 'It drops on its own. Don’t add any, open the cover, and test again.',
  findings_bromine_high_stay_out: 'It drops on its own. Don’t add any, open the cover, and test again before anyone gets in.',
  findings_free_chlorine_above_target:
    'Free chlorine is {value} ppm, above the range of {low} to {high} ppm. It drops on its own, a few ppm a day outdoors. Don’t add any for now.',
  findings_free_chlorine_above_shock:
    'Free chlorine is {value} ppm, above the range of {low} to {high} ppm and above the shock level of {shock} ppm. Stay out. Don’t add any. It drops on its own, faster in the sun and with the cover off. Test again tomorrow.',
  findings_half_dose_first:
    '{parameterStart} needs to change by {correction}{unit}, but the test is only accurate to ±{error}{unit}. Add half to three quarters of each amount for it, let it circulate, and test before you add the rest.',
  findings_salt_range_unknown:
    'Which salt range does your cell’s maker give? Add it under Sanitizer: cells differ, and until then we ask for little.',
  findings_salt_assumed: 'You haven’t tested salt, so we assume {value} ppm. It hardly changes the doses.',
  findings_temperature_assumed: 'You haven’t measured the temperature, so we assume {fahrenheit} °F ({celsius} °C).',
  findings_fill_water_assumed:
    'We don’t know your fill water, so we assume pH {ph}, alkalinity {alkalinity} ppm, hardness {hardness} ppm and nothing else. Test your tap water once.',
  findings_cyanuric_acid_assumed:
    'We don’t know your cyanuric acid, so we dose chlorine as if there were none. If there is some, the dose is too low. Test it before you rely on this.',
  findings_biguanide_only:
    'You use biguanide. Chlorine, bromine and monopersulfate would spoil it, so we never plan them. We only plan pH, alkalinity and hardness; test biguanide and its oxidizer (hydrogen peroxide) with their own kit.',
  findings_stabilizer_ceiling: 'Indoors and in hot tubs, we never raise cyanuric acid above {ceiling} ppm.',
  findings_stabilizer_ceiling_exchange:
    'Indoors and in hot tubs, we never raise cyanuric acid above {ceiling} ppm. It’s {value} ppm now, so it’s replaced with fresh water first.',
  findings_stabilizer_ceiling_none_used:
    'Indoors and in hot tubs, we never raise cyanuric acid above {ceiling} ppm. It’s {value} ppm now, so the plan uses no stabilized chlorine.',
  findings_salt_cell_falls_short:
    'First run the salt cell longer or turn up its output. If chlorine hasn’t gone up in two days, check the salt level and look for scale on the cell.',
  findings_salt_cell_after_dose:
    'Chlorine you add brings the level up today. To hold it, run the salt cell longer or turn up its output. If chlorine still drops in two days, check the salt level and look for scale on the cell.',
  findings_bromide_bank:
    'Have you added sodium bromide since the last refill? If so, skip that step. No test shows it, and without it the oxidizer can’t make bromine.',
  findings_bromine_feeder: 'Open the floater or feeder one step further and keep it filled to hold your bromine level.',
  findings_combined_chlorine_uncertain:
    'Combined chlorine is {value} ppm, above {limit} ppm, but by less than the test’s margin of error. Test again.',
  findings_combined_chlorine_drain_first:
    'Combined chlorine is {value} ppm, above {limit} ppm. With this much cyanuric acid, removing it would take more chlorine than is safe, so first replace water until cyanuric acid is low enough.',
  findings_combined_chlorine_goes_to_shock:
    'Combined chlorine is {value} ppm, above {limit} ppm. Only a lot of free chlorine breaks it down, so the plan goes to the shock level of {shock} ppm. Hold it there, uncovered, until combined chlorine is 0.5 ppm or less and no more than 1 ppm is lost overnight.',
  findings_combined_chlorine_same_shock: 'Combined chlorine is {value} ppm, above {limit} ppm. The same shock breaks it down.',
  findings_salt_cell_cold:
    'Most salt cells stop making chlorine in water below about 60 °F (15 °C). Until it’s warmer, keep chlorine in range by hand.',
  findings_test_too_old: 'Test {parameter} again: your last test is too old to dose from.',
  findings_combined_chlorine_takes_shock:
    'Combined chlorine is {value} ppm, above {limit} ppm. Only a lot of free chlorine breaks it down, so you need the shock level of {shock} ppm. Hold it there, uncovered, until combined chlorine is 0.5 ppm or less and no more than 1 ppm is lost overnight.',
  findings_algae_risk_drain_first:
    'Free chlorine is {value} ppm, far below the minimum of {minimum} ppm, so algae may have started. If the water is green or cloudy, or loses more than 1 ppm overnight, it needs a shock. With this much cyanuric acid, a shock would take more chlorine than is safe, so first replace water until cyanuric acid is low enough.',
  findings_algae_risk:
    'Free chlorine is {value} ppm, far below the minimum of {minimum} ppm, so algae may have started. If the water is green or cloudy, or loses more than 1 ppm overnight, it needs a shock. Hold chlorine at the shock level of {shock} ppm until the water is clear.',
  findings_algae_risk_after_exchange:
    'Free chlorine is {value} ppm, far below the minimum of {minimum} ppm, so algae may have started. If the water is green or cloudy, or loses more than 1 ppm overnight, it needs a shock. Replace part of the water first. Then hold chlorine at the shock level of {shock} ppm, which goes with {cyanuricAcid} ppm of cyanuric acid, until the water is clear.',
  findings_retest_cyanuric_acid_later: 'Cyanuric acid takes days to show up in a test, so don’t test it again for 7 days.',
  findings_retest_salt_later: 'Test salt again after the water has circulated for 24 hours.',
  findings_trichlor_is_slow:
    'Trichlor takes days to dissolve. Test free chlorine before anyone gets in, and use liquid chlorine if you need it today.',
  findings_is_out_of_range: '{parameterStart} is {value}{unit}, outside the range of {low} to {high}{unit}:',
  findings_stays_out_of_range: '{parameterStart} will be {value}{unit}, outside the range of {low} to {high}{unit}:',
  findings_reason_within_error: 'it’s within the test’s margin of error, so we left it alone.',
  findings_reason_falls_by_itself: 'it drops on its own.',
  findings_reason_not_meant: 'nothing in this plan lowers it.',
  findings_reason_exchange_limit:
    'no more than {percent}% of the water should be replaced at once. Test afterward, and we’ll plan the rest.',
  findings_reason_low_enough: 'that’s low enough for chlorine to work, and splash-out and rain bring down the rest.',
  findings_reason_exchange_skipped: 'only fresh water helps, and you skipped replacing water.',
  findings_reason_skipped: 'you skipped what would correct it.',
  findings_reason_fresh_water: 'only fresh water with less of it could bring it down.',
  findings_reason_base: 'it comes from the base that pH needs. Acid over the next weeks brings it back down.',
  findings_reason_alkalinity_unknown: 'test alkalinity first.',
  findings_reason_aerate:
    'with enough alkalinity, low pH is carbon dioxide, and a base would only raise alkalinity. Aerate the water (fountain, jets, waterfall): that drives it out and raises pH. Stay out below pH 6.8.',
  findings_reason_test_first: 'test it again first, as this plan says: the last test isn’t exact enough to correct it.',
  findings_reason_untestable:
    'above 10 ppm of chlorine a pH test reads too high. Test pH once chlorine is at 10 ppm or less, and add no acid before.',
  findings_reason_metals_untested: 'test iron and copper first. More chlorine turns dissolved metal into stains.',
  findings_reason_soda_lifts: 'baking soda lifts it while it raises alkalinity. Test pH tomorrow, and correct it then.',
  findings_reason_chlorine_lifts:
    'chlorine raises it for a while. It drops back to about {settledPh} as the chlorine is used up. Don’t add acid before chlorine is below 10 ppm: above that, pH tests read too high.',
  findings_reason_chlorine_lifts_alkalinity: 'chlorine raises it for a while. It drops back as the chlorine is used up.',
  findings_reason_after_shock: 'it comes after the shock, because it takes days to dissolve.',
  findings_reason_shock_first: 'the shock comes first. Test it again once the water is clear and holds its chlorine.',
  findings_reason_rest_next_week: 'more at once would lower pH too much as it dissolves. The rest comes after your next test, in a week.',
  findings_reason_no_room_for_ph: 'it lowers pH as it dissolves, and pH has no room for that yet. It comes after your next test.',
  findings_reason_tablets_bring_it: 'your tablets add some as they dissolve, so you don’t need to buy any.',
  findings_reason_lowers_ph: 'it would lower pH even more. Bring pH up first, and we’ll plan again.',
  findings_reason_next_test: 'the rest comes after your next test.',
  findings_reason_shelf: 'your chemicals can’t correct it.',
  findings_reason_other_value: 'correcting it would push another value out of range. Test again after these steps.',
  findings_ph_lifted_by_chlorine:
    'Chlorine raises pH to {ph} for a day, and alkalinity with it. As the chlorine is used up, pH drops back to about {settledPh}. Test pH tomorrow.',
  findings_no_acid_for_that: 'That doesn’t take any acid.',
  findings_shelf_cannot: 'Your chemicals can’t do all of this. Buy first: {products}, about ${cost} total.',
  findings_test_after_refill:
    'Test after you refill, chlorine and pH first. Fresh water dilutes what you added before, and only a test shows what the water needs then.',
  findings_addition_too_large: '{amount} of {productInside} is {times} times what the plan asked for. Is that right?',
  findings_addition_leaves_model: '{amount} of {productInside} is more than this water can take. Is that right?',
  findings_addition_then:
    'If it’s a typo, correct it in the log. If it’s right, stay out, add nothing more, run the pump, and test free chlorine, pH and alkalinity in an hour and again tomorrow.',
  findings_test_these_again: 'Test pH and alkalinity again before anyone gets in.',
  findings_reason_test_after_refill: 'only a test after you refill shows what the fresh water needs. Then we’ll plan again.',
  findings_reason_season: 'it can wait until you open up again.',
  findings_reason_cold: 'it can wait until the water is warmer.',
  findings_reason_after_metals: 'the metal comes first. Test again in two days.',
  findings_left_to_builder: 'Outside the usual range for now: {changes}. On a new surface, follow your builder’s start-up card.',
  findings_will_be: '{parameterBare} {value}{unit}',
  findings_product_about: '{productInside} (about {amount})',
  findings_continue_after_retest: '{product}: {amount} more to go, but not all at once. Test after these steps and we’ll plan the rest.',
  findings_saturation_low_surface:
    'The saturation index (the balance between corrosion and scale) will be {index}, below {low}. Over time, the water can dissolve calcium from plaster and grout and corrode metal. Keep pH and hardness in the upper half of their ranges.',
  findings_saturation_low_metal:
    'The saturation index (the balance between corrosion and scale) will be {index}, below {low}. Over time, the water can corrode metal parts such as the heater. Keep pH and hardness in the upper half of their ranges.',
  findings_saturation_high:
    'The saturation index (the balance between corrosion and scale) will be {index}, above {high}. Scale can form, first where the water is heated. Keep pH in the lower half of its range.',
  findings_reason_ph_lift: 'more at once would lift pH too high for a day: add the rest tomorrow, after a test.',
  findings_scale_end_high:
    '{parameterStart} is above {value}{unit}, the highest your test can show. Mix the sample half and half with distilled water, test again and double the result.',
  findings_scale_end_ph:
    '{parameterStart} is above {value}, the highest your test can show. Test again after the acid. A pH meter shows the real value.',
  findings_scale_end_low:
    '{parameterStart} is below {value}{unit}, the lowest your test can show. We dose as if it were {value}{unit}, so you won’t add too much.',
} as const;
