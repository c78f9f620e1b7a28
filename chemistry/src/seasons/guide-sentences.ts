// What guided lists say: leaving, storms, well water, opening and closing, a change of a hot tub's water.
export const GUIDE_SENTENCES = {
  steps_guide_away_chlorine: 'Add {amount} of {productInside}: it brings free chlorine from {from} to {to} ppm, the top of its range.',
  steps_guide_away_chlorine_untested: 'Test free chlorine the evening before, and bring it to {to} ppm, the top of its range.',
  steps_guide_away_tablets: 'Put {count} chlorine tablets (8 oz or 227 g each) in a floater you use only for them: enough for {days} days.',
  steps_guide_away_no_tablets:
    'Don’t use tablets: cyanuric acid is {value} ppm, and they add more. A salt cell, or someone who adds chlorine for you, works better.',
  steps_guide_away_cell: 'Leave the salt cell on at its usual output, and check the salt level.',
  steps_guide_away_bromine: 'Fill the floater with bromine tablets and open it to its usual mark.',
  steps_guide_away_pump: 'Set the timer to 12 hours a day. Empty the baskets, clean the filter and fill to the upper third of the skimmer.',
  steps_guide_away_cover_off: 'Leave the solar cover off. Covered, warm water uses more chlorine.',
  steps_guide_away_tub: 'Clean the filter, turn the heat down to about 80 °F (27 °C) and lock the cover. Leave the power on.',
  steps_guide_away_long: '{days} days are too long without a test: ask someone to test and top up every week.',
  steps_guide_back_test: 'Empty the baskets, look at the water and test free chlorine and pH before anyone gets in.',
  steps_guide_back_clear_up: 'Green or cloudy? Clear the pool step by step: Limpid tells you how much chlorine to add and when.',
  steps_guide_back_tub:
    'Cloudy, or a bad smell? Purge the pipes and change the water: with this little water, that’s quicker than treating it.',
  steps_guide_storm_chlorine: 'Add {amount} of {productInside}, for {ppm} ppm more free chlorine: rain and leaves will use it.',
  steps_guide_storm_level:
    'Don’t drain: the water’s weight holds the shell down. Where the water could reach a building, lower it 1 to 2 ft at most, never below the skimmer.',
  steps_guide_storm_power:
    'Switch off all the equipment’s breakers and close the heater’s gas. Bring furniture inside, and don’t cover the pool.',
  steps_guide_storm_after_power:
    'Leave the power off until the equipment is dry and checked. Net out leaves and branches; don’t vacuum them.',
  steps_guide_storm_after_test:
    'Bring the level back to mid-skimmer, run the pump for a day, then test. An inch (25 mm) of rain dilutes the water by about {percent}%.',
  steps_guide_storm_after_chlorine:
    'Still clear? {amount} of {productInside} make up for {ppm} ppm of free chlorine. Green or cloudy? Clear the pool step by step.',
  steps_guide_storm_flood:
    'If floodwater got in, stay out: it carries sewage. Have a professional decide whether to change the water or disinfect it.',
  steps_guide_well_test: 'Test a bucket of it for iron, copper, manganese, hardness and alkalinity, and enter it as your fill water.',
  steps_guide_well_bucket:
    'Add a little liquid chlorine to the bucket. If it turns brown, there’s iron in it. If it clears, it was only algae or leaves.',
  steps_guide_well_fill: 'Fill slowly through a fine sediment filter. For a hot tub, use a hose filter.',
  steps_guide_well_sequestrant:
    'If it has metal in it: lower pH to 7.2 to 7.4, add {amount} of {productInside} before any chlorine, and run the pump for a day.',
  steps_guide_well_chlorine: 'Then raise chlorine in small doses over two days, with liquid chlorine: calcium hypochlorite stains most.',
  steps_guide_opening_when: 'Open when the water nears 60 °F (15 °C), before algae start.',
  steps_guide_opening_cover: 'Pump the water off the cover, clean it and take it off. Check the fence, the gate and the drain covers.',
  steps_guide_opening_start: 'Fill to mid-skimmer, put in plugs and baskets, start the pump and note the filter’s clean pressure.',
  steps_guide_opening_chlorine:
    'Clear water: add {amount} of {productInside} tonight, for {ppm} ppm free chlorine. Green water: clear the pool step by step instead.',
  steps_guide_opening_test: 'Run it 24 hours, then test everything: stabilizer is often gone after winter. Your plan has the rest.',
  steps_guide_opening_cell: 'Leave the salt cell off until the water is above 60 °F (15 °C) and the salt is right.',
  steps_guide_closing_when:
    'Close when the water stays below 60 °F (15 °C). Where it hardly freezes, don’t close: run the pump 4 to 6 hours a day and test weekly.',
  steps_guide_closing_balance: 'A week before: pH 7.2 to 7.6 and alkalinity in range. Clean, brush and vacuum.',
  steps_guide_closing_chlorine: 'Add {amount} of {productInside} at dusk, for about {ppm} ppm free chlorine, and run the pump overnight.',
  steps_guide_closing_algaecide: 'A day later, below 5 ppm, add polyquat algaecide by its label.',
  steps_guide_closing_level: 'Lower the water to just below the mouth of the skimmer. Never empty the pool.',
  steps_guide_closing_pipes:
    'Blow out and plug the lines. Use 1 gal (3.8 L) of pool antifreeze (propylene glycol) for each 10 ft (3 m) of pipe that stays wet.',
  steps_guide_closing_equipment:
    'Drain the pump, filter, heater and feeder. Switch off the breakers, close the gas, and keep the plugs in the pump’s basket.',
  steps_guide_closing_cover:
    'Put on a safety cover (ASTM F1346), then mark the pool as closed in its settings. Whatever isn’t urgent waits until you open it.',
  steps_guide_change_purge: 'Take out the filter. Add {amount} of pipe purge, run the jets 15 to 30 minutes and wipe off the scum.',
  steps_guide_change_drain: 'Switch off the breaker. Drain, wipe and rinse the shell, and rinse or replace the filter.',
  steps_guide_change_fill: 'Fill with cold water through a hose filter until the jets are covered. Switch the breaker back on.',
  steps_guide_change_metals: 'If your tap brings metal, add {amount} of {productInside} now.',
  steps_guide_change_test: 'Test alkalinity, pH and hardness, correct them with your plan, then heat.',
  steps_guide_change_bromide: 'Add {amount} of {productInside}, the reserve that the oxidizer turns into bromine. Then fill the floater.',
  steps_guide_change_chlorine: 'That evening add {amount} of {productInside}, for {ppm} ppm free chlorine. Cover open 20 minutes, jets on.',
  steps_guide_change_next_day: 'The next day, test and correct one thing at a time. Get in once everything is in range.',
  steps_guide_change_foam:
    'Foam right after the change comes from residue: skim it off. Later it comes from lotion and soap: rinse off before you get in.',
} as const;
