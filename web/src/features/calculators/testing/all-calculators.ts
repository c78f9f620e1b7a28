import type { Calculator } from '../calculator.ts';
import { balanceCalculator } from '../balance.ts';
import { bathersCalculator } from '../bathers.ts';
import { breakpointCalculator } from '../breakpoint.ts';
import { chlorineStrengthCalculator } from '../chlorine-strength.ts';
import { contactTimeCalculator } from '../contact-time.ts';
import { dilutionCalculator } from '../dilution.ts';
import { doseCalculator } from '../dose.ts';
import { dropsCalculator } from '../drops.ts';
import { effectCalculator } from '../effect.ts';
import { evaporationCalculator } from '../evaporation.ts';
import { heaterCalculator } from '../heater.ts';
import { leakTestCalculator } from '../leak-test.ts';
import { planCalculator } from '../plan.ts';
import { saltCellCalculator } from '../salt-cell.ts';
import { targetsCalculator } from '../targets.ts';
import { turnoverCalculator } from '../turnover.ts';
import { unitsCalculator } from '../units.ts';
import { volumeCalculator } from '../volume.ts';

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
