import { ChemistryError, type Heater, heatUp } from '@limpid/chemistry';
import { sentenceText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import { defineCalculator } from '../calculator.ts';
import { choice, maybeNumber, number, type Values } from '../inputs.ts';
import { poolVolume } from '../water-inputs.ts';

const heats =
  (...kinds: readonly Heater['kind'][]) =>
  (values: Values): boolean =>
    kinds.includes(values['heater'] as Heater['kind']);
const POWER = { us: ['btuh', 'kW'], metric: ['kW'] };

const inputs = () => ({
  volumeL: poolVolume(),
  fromC: number(m.calculators_water_now(), { us: 20, metric: 20 }, [0, 41], { quantity: 'temperature' }),
  toC: number(m.common_target(), { us: (82 - 32) / 1.8, metric: 28 }, [0, 41], { quantity: 'temperature' }),
  heater: choice<Heater['kind']>(
    m.common_heater(),
    'heat_pump',
    [
      { value: 'gas', label: m.calculators_gas() },
      { value: 'heat_pump', label: m.common_heat_pump() },
      { value: 'electric', label: m.calculators_electric() },
    ],
    { look: 'segments' },
  ),
  inputKw: number(m.calculators_burner_input(), { us: 117.228, metric: 100 }, [1, 1000], {
    quantity: 'power',
    offered: POWER,
    when: heats('gas'),
  }),
  efficiencyPercent: number(m.calculators_efficiency(), 82, [50, 99], { unit: '%', when: heats('gas') }),
  pricePerThermUsd: number(m.calculators_gas(), 1.5, [0, 20], { unit: m.calculators_usd_per_therm(), when: heats('gas') }),
  outputKw: number(m.calculators_heat_into_water(), { us: 32.2378, metric: 30 }, [0.5, 200], {
    quantity: 'power',
    offered: POWER,
    when: heats('heat_pump', 'electric'),
  }),
  cop: number(m.calculators_heat_pump_cop(), 5.5, [1, 16], {
    when: heats('heat_pump'),
    hint: m.calculators_heat_pump_hint(),
  }),
  pricePerKwhUsd: number(m.calculators_electricity(), 0.17, [0, 5], {
    unit: m.calculators_usd_per_kwh(),
    when: heats('heat_pump', 'electric'),
  }),
  lossKw: maybeNumber(m.calculators_lost_while_heating(), null, [0, 500], { unit: 'kW', hint: m.calculators_wind_default_hint() }),
});

type HeaterValues = Record<'inputKw' | 'efficiencyPercent' | 'pricePerThermUsd' | 'outputKw' | 'cop' | 'pricePerKwhUsd', number>;

function heaterOf(kind: Heater['kind'], values: HeaterValues): Heater {
  const { inputKw, efficiencyPercent, pricePerThermUsd, outputKw, cop, pricePerKwhUsd } = values;
  switch (kind) {
    case 'gas':
      return { kind, inputKw, efficiencyPercent, pricePerThermUsd };
    case 'heat_pump':
      return { kind, outputKw, cop, pricePerKwhUsd };
    case 'electric':
      return { kind, outputKw, pricePerKwhUsd };
  }
}

export const heaterCalculator = defineCalculator('heater', () => ({
  inputs: inputs(),
  groups: [
    { title: m.common_the_water(), names: ['volumeL', 'fromC', 'toC'] },
    {
      title: m.calculators_heater(),
      names: ['heater', 'inputKw', 'efficiencyPercent', 'pricePerThermUsd', 'outputKw', 'cop', 'pricePerKwhUsd', 'lossKw'],
    },
  ],
  fields: { heater: 'lossKw' },
  compute({ volumeL, fromC, toC, heater: kind, lossKw, ...rest }, format) {
    if (toC < fromC) throw new ChemistryError('out_of_range', m.calculators_heater_none_text(), 'toC');
    const result = heatUp({ volumeL, fromC, toC, heater: heaterOf(kind, rest), ...(lossKw === null ? {} : { lossKw }) });
    const perDegree = toC > fromC ? result.costUsd / (format.units === 'us' ? (toC - fromC) * 1.8 : toC - fromC) : 0;
    const degree = format.symbol('temperature');
    const bought =
      result.fuelTherms === null
        ? { label: m.calculators_electricity(), value: `${format.number(result.fuelKwh ?? 0, 0)} kWh` }
        : { label: m.calculators_gas(), value: m.calculators_therms({ value: format.number(result.fuelTherms, 1) }) };
    const outputKw = kind === 'gas' ? (rest.inputKw * rest.efficiencyPercent) / 100 : rest.outputKw;
    return {
      hero: { label: m.calculators_heating_takes(), value: format.number(result.hours, 1), unit: m.common_hours_inline() },
      meaning: m.calculators_heating_cost({
        from: format.parameter('temperatureC', fromC),
        to: format.parameter('temperatureC', toC),
        cost: format.usd(result.costUsd),
      }),
      panels: [
        {
          kind: 'facts',
          facts: [
            {
              label: m.common_cost(),
              value: format.usd(result.costUsd),
              note: m.calculators_cost_per_degree({ value: format.usd(perDegree), degree }),
            },
            bought,
            { label: m.calculators_heater_efficiency(), value: `${format.number(result.energyKwh, 0)} kWh` },
            { label: m.calculators_heat_from_heater(), value: `${format.number(outputKw, 1)} kW` },
          ],
        },
      ],
      arithmetic: [
        ...format.conversions(
          ['volume', volumeL],
          ['temperature', fromC],
          ['temperature', toC],
          ['power', kind === 'gas' ? rest.inputKw : rest.outputKw],
        ),
        ...result.arithmetic.map(sentenceText),
      ],
      sources: ['doe', 'units'],
    };
  },
}));
