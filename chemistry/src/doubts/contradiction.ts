// Values of one test that can't be of one water, in both directions: the planner and the log name them, while the calculators compute what
// they are asked (docs/decisions/033-one-judge.md).
import { carbonDioxideAtm, solveFromReading, totalsOf, totalsWithoutCarbon } from '../equilibrium.ts';
import { ChemistryError } from '../findings.ts';
import { formatNumber } from '../sentences/number-text.ts';
import { leastDecimals } from '../sentences/parameter-names.ts';
import type { Water } from '../water.ts';

/**
 * Rest pressure of carbon dioxide, atm, that no pool holds: acid in water of 300 ppm alkalinity leaves about 0.15, and air takes it out
 * within days (Henry's law as in science/chemistry 2.1; the limit is judgment).
 */
const MOST_OF_A_POOL_ATM = 0.2;

/** Why pH, alkalinity and the rest of this water exclude each other; null: they don't. */
export function contradictionIn(water: Water): ChemistryError | null {
  try {
    totalsOf(water);
  } catch (error) {
    if (error instanceof ChemistryError) return error;
    throw error;
  }
  const pressure = carbonDioxideAtm(solveFromReading(totalsWithoutCarbon(water), water.ph));
  if (pressure <= MOST_OF_A_POOL_ATM) return null;
  const neat = (value: number) => Math.round(value * 1000) / 1000;
  const [ph, alkalinity] = [neat(water.ph), neat(water.alkalinityPpm)];
  const phText = formatNumber(ph, 'en-US', 10, leastDecimals('ph'));
  return new ChemistryError(
    'alkalinity_contradicts_ph',
    `With ${alkalinity} ppm of alkalinity, pH doesn’t fall to ${phText}; at pH ${phText}, acid would have used up most of the alkalinity. ` +
      'One of the two is wrong, so test both again.',
    'water.alkalinityPpm',
    [{ code: 'findings_detail_too_much_for_ph', values: { ph, alkalinity } }],
  );
}
