// Flow, power and energy of pumps at other speeds, against published figures.
import { atSpeed, dayOfRuns, hourlyPrices, pumpUse } from '../src/index.ts';
import type { TruthRow, TruthTable } from './truth-row.ts';

const LPM_PER_GPM = 3.785411784;
/** The full speed of the pump that the Department of Energy measured. */
const DOE = { rpm: 3450, flowLpm: 66 * LPM_PER_GPM, powerW: 2000 };

const measured = (quantity: 'flow' | 'electric power', truth: number, tolerance: number, unit: string): TruthRow => ({
  label: `1,800 rpm: ${quantity}`,
  inputs: '3,450 rpm: 66 gpm, 2,000 W',
  quantity,
  unit,
  authority: 'U.S. Department of Energy, pool pumps, measured',
  truth,
  tolerance,
  toleranceReason: 'measured; motor and pipes do not follow the law exactly',
  compute: () => (quantity === 'flow' ? atSpeed(DOE, 1800).flowLpm / LPM_PER_GPM : atSpeed(DOE, 1800).powerW),
});

const cube = (rpm: number, truth: number): TruthRow => ({
  label: `${rpm.toLocaleString('en-US')} rpm: electric power`,
  inputs: '3,450 rpm: 2,000 W',
  quantity: 'electric power',
  unit: 'W',
  authority: 'affinity laws, Hydraulic Institute',
  truth,
  tolerance: 0.6,
  toleranceReason: 'tabulated to whole watts',
  compute: () => atSpeed(DOE, rpm).powerW,
});

const energy = (powerW: number, gpm: number, hours: number, truth: number): TruthRow => {
  const task = {
    volumeL: 50_000,
    turnoversPerDay: 1,
    speeds: [{ flowLpm: gpm * LPM_PER_GPM, powerW }],
    pricesPerKwhUsd: hourlyPrices(0.2, []),
  };
  return {
    label: `${powerW.toLocaleString('en-US')} W for ${hours} h a day: energy`,
    inputs: `${gpm} gpm, 365 days`,
    quantity: 'energy',
    unit: 'kWh',
    authority: 'trade example of a single-speed against a variable-speed pump, Service Industry News 2021',
    truth,
    tolerance: 0.5,
    toleranceReason: 'tabulated to whole kilowatt-hours',
    compute: () => pumpUse(task, dayOfRuns([{ fromMinute: 0, toMinute: hours * 60, speed: 0 }], 1)).kwhPerDay * 365,
  };
};

export const pumpsTable: TruthTable = {
  id: 'pumps',
  title: 'What a pump moves and uses',
  about:
    'Flow and power at another speed by the affinity laws, and the energy for a year, compared with a measured pump and worked examples.',
  sources: ['affinity-laws', 'doe-pumps'],
  rows: [
    measured('flow', 33, 2, 'gpm'),
    measured('electric power', 250, 40, 'W'),
    cube(1200, 84),
    cube(1500, 164),
    cube(2000, 390),
    cube(2400, 673),
    cube(2800, 1069),
    energy(2000, 87, 6, 4380),
    energy(300, 30, 10, 1095),
  ],
};
