// What the planner assumes until its owner says better: marked as an assumption wherever it is shown.
import type { Place, Pool, PumpSpeed } from '@limpid/contract';
import type { ListedEquipment } from './equipment.data.ts';

/** The U.S. Department of Energy's comparison of a pump at full speed and at about half: 66 gpm for 2,000 W, and 33 gpm for 250 W. */
const FULL_SPEED: PumpSpeed = { rpm: 3450, flowLpm: 250, powerW: 2000 };
const HALF_SPEED: PumpSpeed = { rpm: 1800, flowLpm: 125, powerW: 250 };

/** The pump of a hot tub is another kind. */
export function typicalSpeeds({ kind, pumpFlowLpm }: Pool, { variant }: ListedEquipment): PumpSpeed[] {
  if (kind === 'spa') return [];
  if (pumpFlowLpm !== null) return [{ flowLpm: pumpFlowLpm, powerW: FULL_SPEED.powerW }];
  return variant === 'variable_speed' ? [FULL_SPEED, HALF_SPEED] : [FULL_SPEED];
}

/** U.S. Energy Information Administration, Electric Power Annual with data for 2023: what homes paid on average, in USD per kWh. */
export const PRICE_YEAR = 2023;
const PRICES: Readonly<Record<string, number>> = { AZ: 0.1402, CA: 0.2951, FL: 0.1521, HI: 0.4239, NV: 0.1667 };

export const typicalPrice = (place: Pick<Place, 'state'> | null): number | undefined => (place ? PRICES[place.state] : undefined);
