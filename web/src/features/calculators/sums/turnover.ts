import { ChemistryError, type PumpCost, pumpCost, pumpHours } from '@limpid/chemistry';
import { sentenceText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import type { Fact } from '../answer.ts';
import { defineCalculator } from '../calculator.ts';
import { number } from '../inputs.ts';
import type { Format } from '../format.ts';
import { poolVolume } from '../water-inputs.ts';

function factsOf(cost: PumpCost, fullHours: number, fullUsd: number, format: Format): Fact[] {
  const saved = fullUsd - cost.costPerDayUsd;
  return [
    { label: m.calculators_flow_speed(), value: format.quantity('flow', cost.flowLpm, 0) },
    { label: m.calculators_power_speed(), value: `${format.number(cost.powerW, 0)} W`, note: m.calculators_saving_note() },
    {
      label: m.calculators_electricity(),
      value: m.calculators_kwh_day({ value: format.number(cost.kwhPerDay, 1) }),
      note: m.calculators_spread_30_days({ value: format.usd(cost.costPerDayUsd * 30) }),
    },
    {
      label: m.calculators_at_full_speed(),
      value: `${format.number(fullHours, 1)} h, ${format.usd(fullUsd)}`,
      ...(saved > 0.01 ? { note: m.calculators_more_in_30_days({ value: format.usd(saved * 30) }) } : {}),
    },
  ];
}

export const turnoverCalculator = defineCalculator('turnover', () => ({
  inputs: {
    volumeL: poolVolume(),
    turnovers: number(m.common_turnovers_a_day(), 1, [0.1, 10], { hint: m.calculators_turnovers_hint() }),
    flowLpm: number(m.calculators_flow_full_speed(), { us: 227.12470704, metric: 230 }, [1, 20_000], {
      quantity: 'flow',
      offered: { us: ['gpm'], metric: ['lpm', 'm3h'] },
    }),
    powerW: number(m.calculators_power_full_speed(), 1500, [10, 20_000], { unit: 'W' }),
    ratedRpm: number(m.calculators_full_speed(), 3450, [500, 4000], { unit: 'rpm' }),
    rpm: number(m.calculators_running_speed(), 1725, [500, 4000], { unit: 'rpm' }),
    pricePerKwhUsd: number(m.calculators_electricity(), 0.17, [0, 5], { unit: m.calculators_usd_per_kwh() }),
  },
  groups: [
    { title: m.common_your_pool(), names: ['volumeL', 'turnovers'] },
    { title: m.calculators_its_pump(), names: ['flowLpm', 'powerW', 'ratedRpm', 'rpm', 'pricePerKwhUsd'] },
  ],
  compute({ volumeL, turnovers, flowLpm, powerW, ratedRpm, rpm, pricePerKwhUsd }, format) {
    if (rpm > ratedRpm) throw new ChemistryError('out_of_range', m.calculators_speed_too_high(), 'rpm');
    const pump = { ratedPowerW: powerW, ratedFlowLpm: flowLpm, ratedRpm, pricePerKwhUsd };
    const slowFlowLpm = pumpCost({ ...pump, rpm, hoursPerDay: 0 }).flowLpm;
    const need = pumpHours({ volumeL, flowLpm: slowFlowLpm, turnovers });
    const cost = pumpCost({ ...pump, rpm, hoursPerDay: Math.min(24, need.hours) });
    const full = pumpHours({ volumeL, flowLpm, turnovers });
    const fullCost = pumpCost({ ...pump, rpm: ratedRpm, hoursPerDay: Math.min(24, full.hours) });
    return {
      hero: { label: m.calculators_run_pump(), value: format.number(need.hours, 1), unit: m.common_hours_per_day_unit() },
      ...(need.fitsInDay ? {} : { status: { status: 'warn' as const, text: m.calculators_too_many_hours() } }),
      meaning: need.fitsInDay
        ? m.calculators_turnover_text({
            percent: format.number(need.filteredFraction * 100, 0),
            cost: format.usd(cost.costPerDayUsd),
          })
        : m.calculators_pump_too_slow(),
      panels: [{ kind: 'facts', facts: factsOf(cost, full.hours, fullCost.costPerDayUsd, format) }],
      arithmetic: [
        ...format.conversions(['volume', volumeL], ['flow', flowLpm]),
        m.calculators_math_flow({
          flow: format.number(flowLpm, 1),
          rpm: format.number(rpm, 0),
          ratedRpm: format.number(ratedRpm, 0),
          slowFlow: format.number(slowFlowLpm, 1),
        }),
        ...need.arithmetic.map(sentenceText),
        ...cost.arithmetic.map(sentenceText),
      ],
      sources: ['gage', 'affinity'],
    };
  },
}));
