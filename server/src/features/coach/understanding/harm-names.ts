// What people are about to do that can hurt someone, by what has to be said against it. No one is hurt yet.
export const HARMS = [
  'drain_cover', 'vacuum_release', 'shock_protection', 'barrier', 'flow_safety', 'pressure', 'cannot_see', 'just_dosed', 'storm', 'stool',
  'mixing', 'shared_gear', 'water_on_chemical', 'too_much', 'unwatched', 'floaties', 'alone', 'breath_holding', 'alcohol', 'pregnant_heat',
  'child_heat', 'heat', 'power_at_water', 'diving', 'confined_space', 'fumes', 'unprotected', 'storing', 'disposal', 'animals', 'under_cover',
  'exhaust', 'on_body',
] as const; // prettier-ignore
export type Harm = (typeof HARMS)[number];
/** The lines of each kind, one message on each. */
export type HarmLines = Partial<Record<Harm, string>>;
