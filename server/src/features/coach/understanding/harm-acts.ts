// What is about to happen, as far as what is named together tells: all groups of a line. What is said beside it decides whether it is harm.
import type { Harm } from './harm-names.ts';
import type { Group } from './harm-words.ts';

const lines = (text: string): readonly (readonly Group[])[] => text.split(',').map((line) => line.trim().split(' ') as Group[]);

export const ACTS: Readonly<Record<Harm, readonly (readonly Group[])[]>> = {
  drain_cover: lines(
    'drain take_away, drain off, drain hold_open, drain lid swim, drain lid going_to, drain kid is_it_ok, drain kid under, drain kid body, drain kid plugged',
  ),
  vacuum_release: lines(
    'vacuum_release take_away, vacuum_release off, vacuum_release block, vacuum_release how_to, vacuum_release plugged, vacuum_release kill, vacuum_release going_to',
  ),
  shock_protection: lines(
    'gfci take_away, gfci hold_open, gfci swim, gfci off, gfci going_to, gfci is_it_ok, bonding take_away, bonding away, bonding going_to, bonding is_it_ok, bonding off, breaker hold_open, breaker take_away, breaker bigger, gfci bigger, gfci plugged, bonding wiring off, breaker wiring power_on',
  ),
  barrier: lines(
    'gate hold_open, gate take_away, gate off, gate away, gate climb_in, gate kid never, gate never, gate down, gate kid going_to, gate kid asks_if, alarm take_away, alarm off, alarm never, cover safeguard away, lid safeguard away',
  ),
  flow_safety: lines(
    'safety_switch take_away, safety_switch hold_open, safety_switch how_to, safety_switch going_to, safety_switch hurry, gear pump_off, take_away pump_off, feeder always_on, safety_switch off',
  ),
  pressure: lines(
    'pressure open running, pressure running lid, pressure open power_on, compressor pressure, compressor going_to, pressure hold_open lid, relief block, relief take_away, pressure going_to, lid hold_open running, pressure off running, multiport running, pressure off lid, high_pressure pressure asks_if, high_pressure going_to, pressure block running',
  ),
  cannot_see: lines(
    'unclear swim, unclear kid going_to, unclear tonight, unclear spa in_water, unclear bottom is_it_ok, unclear bottom hurry, unclear open',
  ),
  just_dosed: lines(
    'dosed swim, dosed kid, chlorine swim asks_if, acid swim asks_if, dosed spa swim, dosed tonight, chlorine swim going_to, acid swim going_to, chlorine swim away, acid swim away, acid kid away, chlorine swim is_it_ok, acid going_to swim, other_chemical swim hurry, chlorine spa swim',
  ),
  storm: lines('storm swim, storm spa, storm kid, storm going_to, storm is_it_ok, storm pool'),
  stool: lines('stool swim, stool is_it_ok, stool never, stool kid going_to, stool away, stool tonight, stool going_to, stool pool hurry'),
  mixing: lines(
    'chlorine household, acid household, acid chlorine mix, acid chlorine gear, cal_hypo stabilized mix, other_chemical chlorine mix, chlorine mix gear, acid chlorine tank, acid chlorine all, acid mix gear',
  ),
  shared_gear: lines(
    'gear same chlorine, gear same acid, gear same other_chemical, gear cal_hypo stabilized, gear acid chlorine, gear stabilized other_chemical, gear cal_hypo, feeder chlorine, gear same all, same acid chlorine',
  ),
  water_on_chemical: lines(
    'hot_water acid, hot_water chlorine, water_to acid, water_to chlorine, hotter acid, microwave acid, microwave chlorine, hot_water stabilized',
  ),
  too_much: lines(
    'all acid, all chlorine, all other_chemical, all measure, gear chlorine shallow, bigger chlorine, bigger acid, acid spa hurry, chlorine long_away',
  ),
  unwatched: lines(
    'kid away pool, kid away swim, kid away spa, kid alone pool, kid alone swim, kid alone spa, kid watch tonight, kid watch away, watch swim away, kid watch pool, kid away hurry, kid alone hurry, watch kid swim',
  ),
  floaties: lines('floats kid alone, floats alone, floats kid away, floats watch, floats weak, floats kid going_to, floats away, floats bottom, floats never'),
  alone: lines('alone swim, weak kid going_to, weak kid asks_if, weak swim, weak bottom, weak alone, weak pool, weak dive'),
  breath_holding: lines(
    'breath contest, breath under, breath kid, breath swim, breath pool, breath dive, under contest, breath bottom, breath contest, breath how_to, under kid walk_on, contest bottom',
  ),
  alcohol: lines('drunk spa, drunk swim, drunk pool, drunk kid, drunk in_water'),
  pregnant_heat: lines('pregnant hot, pregnant long, pregnant spa going_to, pregnant hotter, pregnant spa all'),
  child_heat: lines('baby spa, kid spa long, kid spa hot, kid spa asleep, kid hot, baby hot'),
  heat: lines(
    'heart spa, heart hot, spa too_hot how_to, spa too_hot going_to, spa too_hot is_it_ok, spa too_hot asks_if, heart swim, heart long, asleep spa, spa hotter, too_hot take_away, dizzy spa, spa long, contest spa, hot_water spa in_water, dizzy sweat, spa take_away',
  ),
  power_at_water: lines(
    'plugged in_water, plugged spa, plugged swim, plugged pool, plugged kid, light power_on, light in_water, light kid, power_on wiring, wiring hot_wire, light breaker',
  ),
  diving: lines('dive height, dive shallow, dive floats, dive how_to, dive spa, dive depth, dive night'),
  confined_space: lines('tank climb_in, tank alone, pressure climb_in going_to, tank dizzy, tank going_to, pressure climb_in'),
  fumes: lines('fumes acid, fumes chlorine, fumes gear, fumes other_chemical, fumes tank, acid indoors, chlorine indoors'),
  unprotected: lines('bare acid, bare chlorine, bare other_chemical, kid acid, kid chlorine gear, kid chlorine going_to, kid other_chemical, kid chlorine is_it_ok, acid careless'),
  storing: lines('bottle acid, bottle chlorine, fuel acid, fuel chlorine, fuel other_chemical, store acid chlorine, car chlorine, car acid, store chlorine indoors, hold_open other_chemical, lid chlorine gear'),
  disposal: lines('trash acid, trash chlorine, trash other_chemical, trash leftover'),
  on_body: lines('body chlorine, body acid, body other_chemical, body pool kill, body pool clean'),
  animals: lines('pests chlorine, pests acid, pests other_chemical, pests kill'),
  under_cover: lines('cover swim, cover kid, cover walk_on, lid spa block, lid walk_on, cover spa'),
  exhaust: lines(
    'vent block, vent fumes, vent fuel, vent asleep, vent climb_in, vent take_away, vent off, vent tonight, block fumes, vent indoors, fuel indoors',
  ),
}; // prettier-ignore

/** Of facts, law and prices: it names the same and does none of it. */
const ABOUT_IT: readonly Group[] = ['asks_fact', 'asks_wait', 'of_law', 'of_buying', 'cautious'];
/** "What temperature", "how long": asked by someone who is about to. */
const ASKED_ANYWAY: readonly Group[] = ['of_law', 'of_buying', 'cautious'];
const DONE_ANYWAY: ReadonlySet<Harm> = new Set<Harm>(['alcohol', 'pregnant_heat', 'breath_holding']);
/** A repair, or what is long over, unless it is said what comes next. */
const OVER: readonly Group[] = ['of_repair', 'of_past', 'joke'];
const NEXT: readonly Group[] = ['going_to', 'is_it_ok', 'hurry', 'tonight', 'swim'];
/** Of people and the water, where "this morning" and "new" say little. */
const OF_PEOPLE: ReadonlySet<Harm> = new Set<Harm>([
  'alcohol', 'pregnant_heat', 'breath_holding', 'heat', 'child_heat', 'cannot_see', 'just_dosed', 'storm', 'stool', 'unwatched', 'floaties', 'alone',
  'diving',
]); // prettier-ignore
const OF_CHEMICALS: ReadonlySet<Harm> = new Set<Harm>([
  'mixing', 'shared_gear', 'water_on_chemical', 'too_much', 'disposal', 'on_body', 'animals',
]); // prettier-ignore

const isNamed = (groups: readonly Group[], found: ReadonlySet<Group>) => groups.some((group) => found.has(group));
/** It asks for facts, a price or a repair, or tells what is over. */
export const isCalm = (harm: Harm, found: ReadonlySet<Group>): boolean =>
  isNamed(DONE_ANYWAY.has(harm) ? ASKED_ANYWAY : ABOUT_IT, found) ||
  (!OF_PEOPLE.has(harm) && isNamed(OVER, found) && !isNamed(NEXT, found));
/** It is in the water already. */
export const isDone = (harm: Harm, found: ReadonlySet<Group>): boolean =>
  OF_CHEMICALS.has(harm) && found.has('done') && !isNamed(NEXT, found);
