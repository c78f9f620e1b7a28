// What a message has to name before it can be of a kind of harm: of each list at least one.
import type { Harm } from './harm-names.ts';
import type { Group } from './harm-words.ts';

const CHEMICALS: readonly Group[] = ['acid', 'chlorine', 'other_chemical'];
const WATER: readonly Group[] = ['swim', 'pool', 'spa', 'in_water', 'under'];

export const NEEDED: Readonly<Record<Harm, readonly (readonly Group[])[]>> = {
  drain_cover: [['drain']],
  vacuum_release: [['vacuum_release']],
  shock_protection: [['gfci', 'breaker', 'bonding']],
  barrier: [['gate', 'alarm', 'cover', 'height']],
  flow_safety: [['safety_switch', 'gear', 'take_away', 'safeguard']],
  pressure: [['pressure', 'relief', 'lid', 'compressor', 'multiport']],
  cannot_see: [['unclear', 'bottom']],
  just_dosed: [
    ['dosed', 'acid', 'chlorine', 'other_chemical'],
    ['swim', 'kid', 'spa', 'tonight'],
  ],
  storm: [['storm']],
  stool: [['stool']],
  mixing: [['mix', 'all', 'gear', 'household', 'going_to', 'is_it_ok', 'how_to']],
  shared_gear: [['gear', 'same', 'floats'], CHEMICALS],
  water_on_chemical: [['water_to', 'hot_water', 'microwave', 'heat', 'pool'], CHEMICALS],
  too_much: [
    ['all', 'measure', 'bigger', 'hurry', 'gear', 'long_away', 'spa', 'going_to', 'dosed'],
    [...CHEMICALS, 'gear'],
  ],
  unwatched: [['kid'], ['away', 'alone', 'watch', 'hurry', 'floats']],
  floaties: [['floats', 'weak']],
  alone: [['alone', 'weak', 'height', 'watch']],
  breath_holding: [['breath', 'under', 'contest']],
  alcohol: [['drunk'], [...WATER, 'kid']],
  pregnant_heat: [['pregnant'], ['spa', 'heat', 'long']],
  child_heat: [['kid', 'baby'], ['spa']],
  heat: [
    ['spa', 'heat', 'dizzy'],
    ['hotter', 'heat', 'hot', 'heart', 'asleep', 'long', 'dizzy', 'contest'],
  ],
  power_at_water: [['plugged', 'light', 'power_on']],
  diving: [['dive'], ['shallow', 'height', 'going_to', 'is_it_ok', 'how_to', 'kid', 'asks_if', 'pool']],
  confined_space: [['tank', 'climb_in']],
  fumes: [['fumes', 'bare', 'indoors']],
  unprotected: [['bare', 'kid', 'never', 'lid', 'careless', 'gear'], CHEMICALS],
  storing: [['store', 'bottle', 'fuel', 'lid'], CHEMICALS],
  disposal: [['trash', 'leftover'], CHEMICALS],
  animals: [['pests']],
  under_cover: [['cover', 'lid']],
  exhaust: [['vent', 'fuel', 'block', 'indoors']],
  on_body: [
    ['body', 'kid', 'pests', 'clean'],
    [...CHEMICALS, 'pool'],
  ],
};
