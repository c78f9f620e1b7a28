import type { Calculator } from '../calculator.ts';
import { balanceCalculator } from '../sums/balance.ts';
import { bathersCalculator } from '../sums/bathers.ts';
import { breakpointCalculator } from '../sums/breakpoint.ts';
import { chlorineStrengthCalculator } from '../sums/chlorine-strength.ts';
import { contactTimeCalculator } from '../sums/contact-time.ts';
import { dilutionCalculator } from '../sums/dilution.ts';
import { doseCalculator } from '../sums/dose.ts';
import { dropsCalculator } from '../sums/drops.ts';
import { effectCalculator } from '../sums/effect.ts';
import { evaporationCalculator } from '../sums/evaporation.ts';
import { heaterCalculator } from '../sums/heater.ts';
import { leakTestCalculator } from '../sums/leak-test.ts';
import { planCalculator } from '../sums/plan.ts';
import { saltCellCalculator } from '../sums/salt-cell.ts';
import { targetsCalculator } from '../sums/targets.ts';
import { turnoverCalculator } from '../sums/turnover.ts';
import { unitsCalculator } from '../units.ts';
import { volumeCalculator } from '../sums/volume.ts';

/** In the order of their names. */
export const ALL_CALCULATORS: readonly Calculator[] = [
  planCalculator,
  balanceCalculator,
  doseCalculator,
  effectCalculator,
  targetsCalculator,
  volumeCalculator,
  dilutionCalculator,
  turnoverCalculator,
  saltCellCalculator,
  heaterCalculator,
  evaporationCalculator,
  leakTestCalculator,
  bathersCalculator,
  breakpointCalculator,
  contactTimeCalculator,
  chlorineStrengthCalculator,
  dropsCalculator,
  unitsCalculator,
];
