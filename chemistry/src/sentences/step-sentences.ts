// What the engine says about a step: why, and the sum behind its amount.
export const STEP_SENTENCES = {
  steps_makes_bromine: 'Turns bromide into bromine: from {from} to {to} ppm.',
  steps_raises_free_chlorine: 'Raises free chlorine from {from} to {to} ppm.',
  steps_raises_free_chlorine_to_shock:
    'Raises free chlorine from {from} to {to} ppm: combined chlorine {combined} ppm is above {limit}, and the shock level at {cyanuricAcid} ppm cyanuric acid is {shock} ppm.',
  steps_raises_free_chlorine_to_shock_unsure:
    'Raises free chlorine from {from} to {to} ppm: combined chlorine {combined} ppm is above {limit}, and the shock level while cyanuric acid is not known is {shock} ppm.',
  steps_raises_free_chlorine_to_target:
    'Raises free chlorine from {from} to {to} ppm (target {low} to {high} ppm at {cyanuricAcid} ppm cyanuric acid).',
  steps_raises_free_chlorine_to_target_unsure:
    'Raises free chlorine from {from} to {to} ppm (target {low} to {high} ppm while cyanuric acid is not known).',
  steps_raises_free_chlorine_against_algae:
    'Raises free chlorine from {from} to {to} ppm: the water looks like algae, and the shock level is {shock} ppm.',
  steps_brings_stabilizer: 'It also brings {value} ppm cyanuric acid.',
  steps_brings_stabilizer_and_acid: 'It also brings {value} ppm cyanuric acid and lowers pH.',
  steps_brings_hardness: 'It also brings {value} ppm hardness.',
  steps_lowers_ph: 'Lowers pH from {fromPh} to {toPh} and alkalinity from {from} to {to} ppm.',
  steps_later_steps_raise_ph: 'The steps after it bring pH up to {ph}.',
  steps_target_of_ph: 'The target of pH is {low} to {high}.',
  steps_raises_ph: 'Raises pH from {fromPh} to {toPh} and alkalinity from {from} to {to} ppm.',
  steps_raises_alkalinity: 'Raises alkalinity from {from} to {to} ppm (target {low} to {high} ppm); pH goes from {fromPh} to {toPh}.',
  steps_raises_ph_with_borax:
    'Raises pH from {fromPh} to {toPh} with little alkalinity (from {from} to {to} ppm) and brings borate from {fromBorate} to {toBorate} ppm.',
  steps_raises_borate: 'Raises borate from {from} to {to} ppm (target {low} to {high} ppm); pH goes from {fromPh} to {toPh}.',
  steps_raises_hardness:
    'Raises hardness from {from} to {to} ppm (target {low} to {high} ppm), so that the water does not take calcium from the surface or foam.',
  steps_raises_cyanuric_acid:
    'Raises cyanuric acid from {from} to {to} ppm (target {low} to {high} ppm), which keeps the sun from eating the chlorine; pH falls from {fromPh} to {toPh} as it dissolves.',
  steps_raises_salt: 'Raises salt from {from} to {to} ppm (target {low} to {high} ppm), which the salt cell needs.',
  steps_takes_free_chlorine: 'Takes free chlorine from {from} to {to} ppm, because it is above the limit.',
  steps_holds_metals: 'Holds {parameter} of {value} ppm so that it does not stain. It has no effect on balance.',
  steps_holds_metals_again: 'The second dose, a day after the first: this much metal takes both.',
  steps_brings_bromide:
    'Brings {value} ppm of bromide salt, from which the oxidizer that follows makes bromine (target {low} to {high} ppm).',
  steps_adds_product: 'Adds {product}.',
  steps_replaces_water: 'Replace {percent}% of the water with fresh water: {changes}. No product takes that out.',
  steps_change: '{parameter} from {from} to {to} ppm',
  steps_sum_water: '{wholeAmount} L of {wholeVolume} L = {percent}%',
  steps_sum_mixed: '{parameter}: {before} × (1 − {percent}%) + {fill} × {percent}% = {after} ppm',
  steps_sum_portion: 'Given in {parts} parts, because of the largest addition that is safe at once; this part: {dose}',
  steps_sum_amount_only: '{wanted} {unit} of {product} {strength}%',
  steps_sum_change: 'Change wanted: {ppm} ppm of {substance}',
  steps_sum_change_for_ph: 'Change wanted: {ppm} ppm of {substance}, which the equilibrium of this water needs to come to its pH',
  steps_sum_mass: '{concentration} mg/L × {wholeVolume} L = {wholeMass} mg',
  steps_sum_brings: '1 {unit} of {product} {strength}% brings {mass} mg',
  steps_sum_takes_away: '1 {unit} of {product} {strength}% takes away {mass} mg',
  steps_sum_amount: '{wholeMass} ÷ {mass} = {wanted} {unit}',
  steps_sum_measured: '{wanted} {unit}, measured as {dose}',
  steps_sum_measured_in: '{wanted} {unit} = {converted} {measure}, measured as {dose}',
  steps_substance_free_chlorine: 'free chlorine',
  steps_substance_alkalinity: 'alkalinity (as CaCO3)',
  steps_substance_borate: 'borate (as B)',
  steps_substance_hardness: 'hardness (as CaCO3)',
  steps_substance_cyanuric_acid: 'cyanuric acid',
  steps_substance_salt: 'salt',
  steps_substance_bromide: 'bromide',
} as const;
