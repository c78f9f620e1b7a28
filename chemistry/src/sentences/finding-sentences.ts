// What the engine says about a water and about where a plan leads.
export const FINDING_SENTENCES = {
  findings_in_range: 'Everything measured is within its range, or within the error of its test. Nothing to add.',
  findings_drain_spa:
    'Drain it all and refill: with so little water that is easier than chasing numbers. Switch it off at the breaker first, and on again only when it is full.',
  findings_drain_light_shell:
    'Part of the water has to be exchanged. Never empty the pool: a vinyl liner can shrink and a fiberglass shell can lift when it stands empty. Do not drain after heavy rain, where ground water stands high, or in a heat wave, and let the water go where it may.',
  findings_drain_heavy_shell:
    'Part of the water has to be exchanged. Never empty the pool: an empty shell can lift on high ground water. Do not drain after heavy rain, where ground water stands high, or in a heat wave, and let the water go where it may.',
  findings_ph_corrected_by_others: 'No acid is needed: the other steps bring pH from {from} to {to} by themselves.',
  findings_readings_contradict_each_other: 'The readings contradict each other.',
  findings_readings_contradict:
    'pH {ph}, alkalinity {alkalinity} ppm and cyanuric acid {cyanuricAcid} ppm do not fit together ({detail}) Please test these three again; until then nothing is dosed.',
  findings_fill_water_contradicts:
    'The values of the fill water do not fit together ({detail}) A typical tap water is used instead; please test it again.',
  findings_no_plan: 'No plan can be made from what is logged: {detail} Please test again.',
  findings_detail_alkalinity_too_low:
    'At pH {ph} this water would have at least {least} ppm of alkalinity, but the reading says {alkalinity} ppm. One of pH, alkalinity, cyanuric acid or borate is wrong: test again.',
  findings_detail_carbon_dioxide:
    'At pH {ph} no water holds {alkalinity} ppm of alkalinity: it would need carbon dioxide of {pressure} atmospheres. One of pH and alkalinity is wrong: test again.',
  findings_detail_leaves_model: 'The water would leave what this model covers: {field} would be {value}, the limits are {low} to {high}.',
  findings_detail_strength: '{product}: the strength must be {low} to {high}%.',
  findings_detail_other: '{text}',
  findings_measure_free_chlorine:
    'Measure free chlorine: without it nobody can say whether the water is safe. Nothing is dosed for it until then.',
  findings_measure_bromine: 'Measure bromine: without it nobody can say whether the water is safe. Nothing is dosed for it until then.',
  findings_measure_ph: 'Measure pH: every dose that moves pH or alkalinity needs it. Nothing is dosed for it until then.',
  findings_measure_alkalinity: 'Measure alkalinity: it decides how much acid or base moves pH. Nothing is dosed for it until then.',
  findings_measure_hardness:
    'Measure hardness: it decides whether the water scales or takes calcium from the surface. Nothing is dosed for it until then.',
  findings_measure_cyanuric_acid: 'Measure cyanuric acid: the chlorine that you need follows from it. Nothing is dosed for it until then.',
  findings_measure_salt: 'Measure salt: the salt cell needs it. Nothing is dosed for it until then.',
  findings_left_alone_below:
    '{parameterStart} {value}{unit} is below {low} to {high}{unit}, but by less than the error of the test (±{error}{unit}): left alone. Test again before you correct it.',
  findings_left_alone_above:
    '{parameterStart} {value}{unit} is above {low} to {high}{unit}, but by less than the error of the test (±{error}{unit}): left alone. Test again before you correct it.',
  findings_above_range: '{parameterStart} {value}{unit} is above {low} to {high}{unit}.',
  findings_above_range_after: '{parameterStart} {value}{unit}, and {after}{unit} after this plan, is above {low} to {high}{unit}.',
  findings_alkalinity_high_left_alone:
    'No product lowers it alone: bring pH to 7.2 with acid, let air into the water (fountain, jets, waterfall) until pH is back at 7.6, test, and do it again until alkalinity is right. Left alone here, it mostly makes pH rise faster.',
  findings_alkalinity_high_air_first: 'Air comes first. Once pH is back at 7.6, acid and air in turn bring alkalinity down.',
  findings_aerate_after_acid:
    'Alkalinity {value} ppm is above {low} to {high} ppm and will push pH up again within days. After the acid, let air into the water (fountain, jets, waterfall) until pH is back at 7.6, then bring it to 7.2 again: each round takes alkalinity down without raising it again.',
  findings_hardness_high_left_alone:
    'Only fresh water lowers it, and it is not worth draining for yet: keep pH and alkalinity in the lower half of their ranges so that it does not scale.',
  findings_cyanuric_acid_high_left_alone:
    'Only fresh water lowers it, and it is not worth draining for yet: keep free chlorine at the higher target, add no trichlor or dichlor, and let splash-out and rain thin it.',
  findings_salt_high_left_alone: 'Only fresh water lowers it, and it is not worth draining for yet.',
  findings_borate_high_left_alone: 'Only fresh water lowers it; add no more.',
  findings_bromine_high_left_alone: 'It falls by itself: add none, open the cover, and test again.',
  findings_bromine_high_stay_out: 'It falls by itself: add none, open the cover, and test again before anybody gets in.',
  findings_free_chlorine_above_target:
    'Free chlorine {value} ppm is above {low} to {high} ppm. It falls by itself, a few ppm a day outdoors: add none for now.',
  findings_free_chlorine_above_shock:
    'Free chlorine {value} ppm is above {low} to {high} ppm and above the shock level of {shock} ppm: stay out. Add none; it comes down by itself, faster in the sun and with the cover off. Test again tomorrow.',
  findings_half_dose_first:
    '{parameterStart} is corrected by {correction}{unit}, and the test is only good to ±{error}{unit}: give half to three quarters of each amount for it, let it circulate, and test before the rest.',
  findings_salt_assumed: 'Salt was not measured: we assume {value} ppm. It hardly changes the doses.',
  findings_temperature_assumed: 'Temperature is not measured: {fahrenheit} °F ({celsius} °C) is assumed.',
  findings_fill_water_assumed:
    'The fill water is not known: pH {ph}, alkalinity {alkalinity} ppm, hardness {hardness} ppm and none of the rest are assumed. Test your tap water once.',
  findings_cyanuric_acid_assumed:
    'Cyanuric acid is not known: chlorine is dosed to the target of water without it, which is too little if there is some. Measure it before you rely on this.',
  findings_biguanide_only:
    'Biguanide keeps this water clean: chlorine, bromine and monopersulfate would spoil it and are never part of the plan. We plan only pH, alkalinity and hardness; test biguanide and its oxidizer (hydrogen peroxide) with their own kit.',
  findings_stabilizer_ceiling: 'Indoors and in spas cyanuric acid is never raised above {ceiling} ppm.',
  findings_stabilizer_ceiling_exchange:
    'Indoors and in spas cyanuric acid is never raised above {ceiling} ppm; it is {value} ppm now, so part of the water is exchanged first.',
  findings_stabilizer_ceiling_none_used:
    'Indoors and in spas cyanuric acid is never raised above {ceiling} ppm; it is {value} ppm now, so no stabilized chlorine is used.',
  findings_salt_cell_falls_short:
    'First run the salt cell longer or raise its output. If chlorine hasn’t risen in two days, check the salt level and look for scale on the cell.',
  findings_bromide_bank:
    'Has sodium bromide gone in since the last refill? If so, skip that step. No test shows it, and without it the oxidizer can’t make bromine.',
  findings_bromine_feeder: 'Open the floater or feeder one step further and keep it filled, so that bromine stays up.',
  findings_combined_chlorine_uncertain:
    'Combined chlorine {value} ppm is above {limit} ppm, but by less than the error of the test: test again.',
  findings_combined_chlorine_drain_first:
    'Combined chlorine {value} ppm is above {limit} ppm. To break it, with this much cyanuric acid it would take more chlorine than anybody should use, so exchanging water until cyanuric acid is low enough comes first.',
  findings_combined_chlorine_goes_to_shock:
    'Combined chlorine {value} ppm is above {limit} ppm. In theory {theory} ppm of free chlorine would break it; what else is in the water takes more, so the plan goes to the shock level of {shock} ppm. Hold it there, uncovered, until combined chlorine is at most 0.5 ppm and no more than 1 ppm is lost overnight.',
  findings_combined_chlorine_takes_shock:
    'Combined chlorine {value} ppm is above {limit} ppm. In theory {theory} ppm of free chlorine would break it; what else is in the water takes more, so it takes the shock level of {shock} ppm. Hold it there, uncovered, until combined chlorine is at most 0.5 ppm and no more than 1 ppm is lost overnight.',
  findings_algae_risk_drain_first:
    'Free chlorine {value} ppm is far below the minimum of {minimum} ppm, so algae may have started. If the water is green or cloudy, or loses more than 1 ppm overnight, it has to be shocked, and with this much cyanuric acid it would take more chlorine than anybody should use, so exchanging water until cyanuric acid is low enough comes first.',
  findings_algae_risk:
    'Free chlorine {value} ppm is far below the minimum of {minimum} ppm, so algae may have started. If the water is green or cloudy, or loses more than 1 ppm overnight, go to the shock level of {shock} ppm and hold it until it is clear.',
  findings_algae_risk_after_exchange:
    'Free chlorine {value} ppm is far below the minimum of {minimum} ppm, so algae may have started. If the water is green or cloudy, or loses more than 1 ppm overnight, go to the shock level of {shock} ppm (at {cyanuricAcid} ppm cyanuric acid, after the exchange of water) and hold it until it is clear.',
  findings_retest_cyanuric_acid_later: 'Cyanuric acid takes days to show in a test: do not test it again for 7 days.',
  findings_retest_salt_later: 'Test salt again after 24 hours of circulation.',
  findings_trichlor_is_slow:
    'Trichlor dissolves over days: test free chlorine before anyone gets in, and use liquid chlorine where it is needed today.',
  findings_stays_out_of_range: '{parameterStart} will be {value}{unit}, outside {low} to {high}{unit}:',
  findings_reason_within_error: 'the difference is within the error of the test, so it was left alone.',
  findings_reason_falls_by_itself: 'it falls by itself.',
  findings_reason_not_meant: 'nothing in this plan is meant to lower it.',
  findings_reason_exchange_limit: 'no more than {percent}% of the water is exchanged at once; test and plan again afterwards.',
  findings_reason_low_enough: 'that is low enough for chlorine to work; splash-out and rain bring down the rest.',
  findings_reason_exchange_skipped: 'only fresh water lowers it, and exchanging water was skipped.',
  findings_reason_fresh_water: 'only fresh water with less of it could bring it down.',
  findings_reason_base: 'the base that pH needs brings it. The acid of the next weeks takes it down again.',
  findings_reason_alkalinity_unknown: 'it is corrected once alkalinity is measured.',
  findings_reason_aerate:
    'with alkalinity this high a base would make it worse. Let air into the water (fountain, jets, waterfall): that drives carbon dioxide out and pH up. Stay out below pH 6.8.',
  findings_reason_chlorine_lifts: 'chlorine raises it for a while; it falls back as the chlorine is used up.',
  findings_reason_after_shock: 'it is raised after the shock, because it dissolves over days.',
  findings_reason_rest_next_week: 'more at once would take pH too low as it dissolves; the rest comes after the next test, in a week.',
  findings_reason_lowers_ph: 'it would lower pH further; bring pH up first, then plan again.',
  findings_reason_next_test: 'what is missing comes after the next test.',
  findings_reason_shelf: 'what is on the shelf cannot do it.',
  findings_reason_other_value: 'what would correct it would push another value out of its range; test again after these steps.',
  findings_ph_lifted_by_chlorine:
    'Chlorine lifts pH to {ph} for a day; as it is used, pH falls back to about {settledPh}. Test pH tomorrow.',
  findings_no_acid_for_that: 'No acid is needed for that.',
  findings_shelf_cannot: 'Your chemicals can’t do all of this. Buy first: {products}, about ${cost} in all.',
  findings_test_after_refill:
    'Test after refilling, chlorine and pH first: fresh water has diluted what went in before, and what the tap brings shows only then.',
  findings_addition_too_large: '{amount} of {productInside}: that is {times} times what the plan asked for. Really?',
  findings_addition_leaves_model: '{amount} of {productInside}: that is more than this water takes. Really?',
  findings_addition_then:
    'If it is a typing error, correct it in the log. If it is true, stay out, add nothing more, run the pump, and test free chlorine, pH and alkalinity in an hour and again tomorrow.',
  findings_test_these_again: 'Test pH and alkalinity again before anyone gets in.',
  findings_reason_test_after_refill: 'what the tap brings is not known: test after refilling, then plan again.',
  findings_reason_season: 'in cold water it can wait: correct it at the next opening.',
  findings_reason_after_metals: 'the metal comes first; test again in two days.',
  findings_reason_start_up: 'on a new surface the builder’s card decides.',
  findings_product_about: '{productInside} (about {amount})',
  findings_continue_after_retest:
    '{product}: {amount} more would be needed. That is too much for one plan: test after these steps and plan again.',
  findings_saturation_low_surface:
    'The saturation index (the balance between corrosion and scale) will be {index}, below {low}: the water can dissolve calcium from plaster and grout, and attack metal over time. Keep pH and hardness in the upper half of their ranges.',
  findings_saturation_low_metal:
    'The saturation index (the balance between corrosion and scale) will be {index}, below {low}: the water can attack metal parts such as the heater over time. Keep pH and hardness in the upper half of their ranges.',
  findings_saturation_high:
    'The saturation index (the balance between corrosion and scale) will be {index}, above {high}: limescale can form, first where the water is heated. Keep pH in the lower half of its range.',
  findings_reason_ph_lift: 'more at once would lift pH too high for a day: add the rest tomorrow, after a test.',
  findings_scale_end_high:
    '{parameterStart} is above {value}{unit}, where your test ends: mix the sample half and half with distilled water, test again and double the result.',
  findings_scale_end_ph:
    '{parameterStart} is above {value}, where your test ends: after the acid, test again; a pH meter shows how far it really was.',
  findings_scale_end_low:
    '{parameterStart} is below {value}{unit}, where your test ends: we dose as if it were {value}{unit}, so it can’t be too much.',
} as const;
