// How far a value of a pool can move between two tests without anything in the log, beyond the errors of the tests. What was logged is
// reckoned in before. Sources: dilution, evaporation and use of chlorine in science/chemistry 2.7, 4.5 and 6.5; the rest is judgment.
import type { Parameter } from '../water.ts';

/** Part of the value and a fixed amount, at once and for each day that has passed. */
interface Move {
  share?: number;
  sharePerDay?: number;
  fixed?: number;
  perDay?: number;
}
interface Moves {
  fall: Move;
  rise: Move;
  /** what people add without writing it down: a rise that ends here is believed */
  isRaisedByHand?: true;
  /** both ways, toward its range: what people correct without writing it down */
  isCorrectedByHand?: true;
}

/** Heavy rain, a backwash and splash-out at once; then a pool that loses a sixtieth of its water a day. */
const DILUTION: Move = { share: 0.12, sharePerDay: 0.016 };
const ANY: Move = { share: 1, fixed: Infinity };

/** A value that is missing here is only compared with its own range. */
const MOVES: Partial<Record<Parameter, Moves>> = {
  // the sun or algae take all of it within hours; people add it every day
  freeChlorinePpm: { fall: ANY, rise: { fixed: 2, perDay: 3 }, isRaisedByHand: true },
  brominePpm: { fall: ANY, rise: { fixed: 2, perDay: 2 }, isRaisedByHand: true },
  combinedChlorinePpm: { fall: ANY, rise: { fixed: 1, perDay: 0.5 } },
  // air, plaster and a salt cell raise it by a tenth or two a day, tablets lower it as fast
  ph: { fall: { fixed: 0.5, perDay: 0.15 }, rise: { fixed: 0.5, perDay: 0.15 }, isCorrectedByHand: true },
  // acid that no one wrote down takes some
  alkalinityPpm: { fall: { share: 0.15, perDay: 6 }, rise: { share: 0.05, perDay: 4 }, isCorrectedByHand: true },
  // tap water that replaces what evaporates
  hardnessPpm: { fall: DILUTION, rise: { share: 0.05, perDay: 5 }, isRaisedByHand: true },
  // tablets in a feeder
  cyanuricAcidPpm: { fall: DILUTION, rise: { share: 0.05, perDay: 3 }, isRaisedByHand: true },
  saltPpm: { fall: DILUTION, rise: { share: 0.05, perDay: 40 }, isRaisedByHand: true },
  boratePpm: { fall: DILUTION, rise: { share: 0.05, perDay: 0.3 }, isRaisedByHand: true },
  tdsPpm: { fall: DILUTION, rise: { share: 0.1, perDay: 50 } },
  temperatureC: { fall: { fixed: 6, perDay: 3 }, rise: { fixed: 6, perDay: 3 } },
};

export const movesOf = (parameter: Parameter): Moves | undefined => MOVES[parameter];

/** How far it can have moved in so many days from this value. */
export function reachOf({ share = 0, sharePerDay = 0, fixed = 0, perDay = 0 }: Move, from: number, days: number): number {
  return Math.min(1, share + sharePerDay * days) * Math.abs(from) + fixed + perDay * days;
}

/** Conserved: only an addition or other water changes these, so that a better test outranks a rougher one for weeks. */
export const CONSERVED: readonly Parameter[] = ['hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm'];
