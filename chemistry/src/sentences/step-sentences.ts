// What the engine says about a step: why, and the sum behind its amount.
export const STEP_SENTENCES = {
  steps_half_dose_first:
    'Start with half to three quarters of this: the change is {correction}{unit}, and the test is only accurate to ±{error}{unit}. Let it circulate, and test before you add the rest.',
  steps_makes_bromine: 'Turns bromide into bromine: from {from} to {to} ppm.',
  steps_raises_free_chlorine: 'Raises free chlorine from {from} to {to} ppm.',
  steps_raises_free_chlorine_to_minimum:
    'Raises free chlorine from {from} to {to} ppm, above its minimum of {minimum} ppm. That’s enough for now.',
  steps_raises_free_chlorine_to_shock:
    'Raises free chlorine from {from} to {to} ppm. Combined chlorine is {combined} ppm, above {limit}, and with {cyanuricAcid} ppm of cyanuric acid we go toward the shock level of {shock} ppm.',
  steps_raises_free_chlorine_to_shock_unsure:
    'Raises free chlorine from {from} to {to} ppm. Combined chlorine is {combined} ppm, above {limit}, so we go toward the shock level: {shock} ppm until you test cyanuric acid.',
  steps_raises_free_chlorine_to_target:
    'Raises free chlorine from {from} to {to} ppm (target {low} to {high} ppm with {cyanuricAcid} ppm of cyanuric acid).',
  steps_raises_free_chlorine_to_target_unsure:
    'Raises free chlorine from {from} to {to} ppm (target {low} to {high} ppm until you test cyanuric acid).',
  steps_raises_free_chlorine_to_clear:
    'Raises free chlorine from {from} to {to} ppm, toward the shock level of {shock} ppm: the water isn’t clear.',
  steps_raises_free_chlorine_against_algae:
    'Raises free chlorine from {from} to {to} ppm, toward the shock level of {shock} ppm: the water looks like it has algae.',
  steps_brings_stabilizer: 'It also adds {value} ppm of cyanuric acid.',
  steps_brings_stabilizer_and_acid: 'It also adds {value} ppm of cyanuric acid and lowers pH.',
  steps_brings_hardness: 'It also adds {value} ppm of hardness.',
  steps_lowers_ph: 'Lowers pH from {fromPh} to {toPh} and alkalinity from {from} to {to} ppm.',
  steps_later_steps_raise_ph: 'The next steps bring pH up to {ph}.',
  steps_target_of_ph: 'The pH target is {low} to {high}.',
  steps_raises_ph: 'Raises pH from {fromPh} to {toPh} and alkalinity from {from} to {to} ppm.',
  steps_raises_alkalinity: 'Raises alkalinity from {from} to {to} ppm (target {low} to {high} ppm). pH goes from {fromPh} to {toPh}.',
  steps_raises_ph_with_borax:
    'Raises pH from {fromPh} to {toPh} with little change in alkalinity (from {from} to {to} ppm). Borate goes from {fromBorate} to {toBorate} ppm.',
  steps_raises_borate: 'Raises borate from {from} to {to} ppm (target {low} to {high} ppm). pH goes from {fromPh} to {toPh}.',
  steps_raises_hardness:
    'Raises hardness from {from} to {to} ppm (target {low} to {high} ppm), so the water doesn’t foam or eat away at the surface.',
  steps_raises_cyanuric_acid:
    'Raises cyanuric acid from {from} to {to} ppm (target {low} to {high} ppm) to protect chlorine from the sun. pH drops from {fromPh} to {toPh} as it dissolves.',
  steps_raises_salt: 'Raises salt from {from} to {to} ppm (target {low} to {high} ppm) for the salt cell.',
  steps_takes_free_chlorine: 'Lowers free chlorine from {from} to {to} ppm, because it’s above the limit.',
  steps_holds_metals: 'Keeps {parameter} ({value} ppm) from staining. It doesn’t change the balance.',
  steps_holds_metals_again: 'This is the second dose, a day after the first. This much metal needs both.',
  steps_brings_bromide: 'Adds {value} ppm of bromide, which the oxidizer in the next step turns into bromine (target {low} to {high} ppm).',
  steps_adds_product: 'Adds {product}.',
  steps_replaces_water: 'Replace {percent}% of the water with fresh water: {changes}. No product can lower that.',
  steps_replaces_worn_water: 'Replace all the water: it’s worn out, and with this little of it, fresh water is quicker than correcting it.',
  steps_change: '{parameter} from {from} to {to} ppm',
  steps_sum_water: '{wholeAmount} L of {wholeVolume} L = {percent}%',
  steps_sum_mixed: '{parameter}: {before} × (1 − {percent}%) + {fill} × {percent}% = {after} ppm',
  steps_sum_portion: 'Split into {parts} parts, because more isn’t safe at once. This part: {dose}',
  steps_sum_amount_only: '{wanted} {unit} of {productInside} {strength}%',
  steps_sum_change: 'Change needed: {ppm} ppm of {substance}',
  steps_sum_change_for_ph: 'Change needed: {ppm} ppm of {substance} to bring this water to its pH',
  steps_sum_mass: '{concentration} mg/L × {wholeVolume} L = {wholeMass} mg',
  steps_sum_brings: '1 {unit} of {productInside} {strength}% adds {mass} mg',
  steps_sum_takes_away: '1 {unit} of {productInside} {strength}% removes {mass} mg',
  steps_sum_amount: '{wholeMass} ÷ {mass} = {wanted} {unit}',
  steps_sum_measured: '{wanted} {unit}, rounded to {dose}',
  steps_sum_measured_in: '{wanted} {unit} = {converted} {measure}, rounded to {dose}',
  steps_substance_free_chlorine: 'free chlorine',
  steps_substance_alkalinity: 'alkalinity (as CaCO₃)',
  steps_substance_borate: 'borate (as B)',
  steps_substance_hardness: 'hardness (as CaCO₃)',
  steps_substance_cyanuric_acid: 'cyanuric acid',
  steps_substance_salt: 'salt',
  steps_substance_bromide: 'bromide',
} as const;
