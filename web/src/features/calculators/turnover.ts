import { type PumpCost, pumpCost, pumpHours } from '@limpid/chemistry';
import type { Fact } from './answer.ts';
import { defineCalculator } from './calculator.ts';
import { number } from './inputs.ts';
import type { Say } from './say.ts';
import { poolVolume } from './water-inputs.ts';

function factsOf(cost: PumpCost, fullHours: number, fullUsd: number, say: Say): Fact[] {
  const saved = fullUsd - cost.costPerDayUsd;
  return [
    { label: 'Flow at this speed', value: say.quantity('flow', cost.flowLpm, 0) },
    { label: 'Power at this speed', value: `${say.number(cost.powerW, 0)} W`, note: 'real motors save a little less' },
    { label: 'Electricity', value: `${say.number(cost.kwhPerDay, 1)} kWh a day`, note: `${say.usd(cost.costPerDayUsd * 30)} in 30 days` },
    {
      label: 'At full speed it would be',
      value: `${say.number(fullHours, 1)} h, ${say.usd(fullUsd)}`,
      ...(saved > 0.01 ? { note: `${say.usd(saved * 30)} more in 30 days` } : {}),
    },
  ];
}

export const turnoverCalculator = defineCalculator({
  name: 'turnover',
  inputs: {
    volumeL: poolVolume(),
    turnovers: number('Turnovers a day', 1, [0.1, 10], { hint: 'One is usual at home; clear water needs skimming more than turnovers' }),
    flowLpm: number('Flow at full speed', { us: 227.12470704, metric: 230 }, [1, 20_000], {
      quantity: 'flow',
      offered: { us: ['gpm'], metric: ['lpm', 'm3h'] },
    }),
    powerW: number('Power at full speed', 1500, [10, 20_000], { unit: 'W' }),
    ratedRpm: number('Full speed', 3450, [500, 4000], { unit: 'rpm' }),
    rpm: number('Speed it runs at', 1725, [500, 4000], { unit: 'rpm' }),
    pricePerKwhUsd: number('Electricity', 0.17, [0, 5], { unit: 'USD per kWh' }),
  },
  groups: [
    { title: 'Your pool', names: ['volumeL', 'turnovers'] },
    { title: 'Its pump', names: ['flowLpm', 'powerW', 'ratedRpm', 'rpm', 'pricePerKwhUsd'] },
  ],
  compute({ volumeL, turnovers, flowLpm, powerW, ratedRpm, rpm, pricePerKwhUsd }, say) {
    const pump = { ratedPowerW: powerW, ratedFlowLpm: flowLpm, ratedRpm, pricePerKwhUsd };
    const slowFlowLpm = pumpCost({ ...pump, rpm, hoursPerDay: 0 }).flowLpm;
    const need = pumpHours({ volumeL, flowLpm: slowFlowLpm, turnovers });
    const cost = pumpCost({ ...pump, rpm, hoursPerDay: Math.min(24, need.hours) });
    const full = pumpHours({ volumeL, flowLpm, turnovers });
    const fullCost = pumpCost({ ...pump, rpm: ratedRpm, hoursPerDay: Math.min(24, full.hours) });
    return {
      hero: { label: 'Run the pump', value: say.number(need.hours, 1), unit: 'h a day' },
      ...(need.fitsInDay ? {} : { status: { status: 'warn' as const, text: 'More than a day has' } }),
      meaning: need.fitsInDay
        ? `${say.number(need.filteredFraction * 100, 0)} % of the water passes the filter at least once, for ${say.usd(cost.costPerDayUsd)} a day.`
        : 'At this speed the pump cannot do it in a day: run it faster, or be content with fewer turnovers.',
      panels: [{ kind: 'facts', facts: factsOf(cost, full.hours, fullCost.costPerDayUsd, say) }],
      arithmetic: [
        ...say.conversions(['volume', volumeL], ['flow', flowLpm]),
        `${say.number(flowLpm, 1)} L/min × ${say.number(rpm, 0)} ÷ ${say.number(ratedRpm, 0)} = ${say.number(slowFlowLpm, 1)} L/min at this speed`,
        ...need.arithmetic,
        ...cost.arithmetic,
      ],
      sources: ['gage', 'affinity'],
    };
  },
});
