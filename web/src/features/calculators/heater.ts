import { ChemistryError, type Heater, heatUp } from '@limpid/chemistry';
import { defineCalculator } from './calculator.ts';
import { choice, maybeNumber, number, type Values } from './inputs.ts';
import { poolVolume } from './water-inputs.ts';

const heats =
  (...kinds: readonly Heater['kind'][]) =>
  (values: Values): boolean =>
    kinds.includes(values['heater'] as Heater['kind']);
const POWER = { us: ['btuh', 'kW'], metric: ['kW'] };

const inputs = {
  volumeL: poolVolume(),
  fromC: number('Water now', { us: 20, metric: 20 }, [0, 41], { quantity: 'temperature' }),
  toC: number('Wanted', { us: (82 - 32) / 1.8, metric: 28 }, [0, 41], { quantity: 'temperature' }),
  heater: choice<Heater['kind']>(
    'Heater',
    'heat_pump',
    [
      { value: 'gas', label: 'Gas' },
      { value: 'heat_pump', label: 'Heat pump' },
      { value: 'electric', label: 'Electric' },
    ],
    { look: 'segments' },
  ),
  inputKw: number('Burner input', { us: 117.228, metric: 100 }, [1, 1000], { quantity: 'power', offered: POWER, when: heats('gas') }),
  efficiencyPercent: number('Efficiency', 82, [50, 99], { unit: '%', when: heats('gas') }),
  pricePerThermUsd: number('Gas', 1.5, [0, 20], { unit: 'USD per therm', when: heats('gas') }),
  outputKw: number('Heat into the water', { us: 32.2378, metric: 30 }, [0.5, 200], {
    quantity: 'power',
    offered: POWER,
    when: heats('heat_pump', 'electric'),
  }),
  cop: number('Heat out per electricity in (COP)', 5.5, [1, 16], {
    when: heats('heat_pump'),
    hint: 'On the data sheet; it falls with cold air',
  }),
  pricePerKwhUsd: number('Electricity', 0.17, [0, 5], { unit: 'USD per kWh', when: heats('heat_pump', 'electric') }),
  lossKw: maybeNumber('Lost to the air meanwhile', null, [0, 500], { unit: 'kW', hint: 'Left open: none, as under a cover' }),
};

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

export const heaterCalculator = defineCalculator({
  name: 'heater',
  inputs,
  groups: [
    { title: 'The water', names: ['volumeL', 'fromC', 'toC'] },
    {
      title: 'The heater',
      names: ['heater', 'inputKw', 'efficiencyPercent', 'pricePerThermUsd', 'outputKw', 'cop', 'pricePerKwhUsd', 'lossKw'],
    },
  ],
  fields: { heater: 'lossKw' },
  compute({ volumeL, fromC, toC, heater: kind, lossKw, ...rest }, say) {
    if (toC < fromC) throw new ChemistryError('out_of_range', 'The water is warmer than that already: a heater only warms.', 'toC');
    const result = heatUp({ volumeL, fromC, toC, heater: heaterOf(kind, rest), ...(lossKw === null ? {} : { lossKw }) });
    const perDegree = toC > fromC ? result.costUsd / (say.units === 'us' ? (toC - fromC) * 1.8 : toC - fromC) : 0;
    const degree = say.symbol('temperature');
    const bought =
      result.fuelTherms === null
        ? { label: 'Electricity', value: `${say.number(result.fuelKwh ?? 0, 0)} kWh` }
        : { label: 'Gas', value: `${say.number(result.fuelTherms, 1)} therms` };
    const outputKw = kind === 'gas' ? (rest.inputKw * rest.efficiencyPercent) / 100 : rest.outputKw;
    return {
      hero: { label: 'Heating takes', value: say.number(result.hours, 1), unit: 'hours' },
      meaning: `From ${say.parameter('temperatureC', fromC)} to ${say.parameter('temperatureC', toC)} for about ${say.usd(result.costUsd)}.`,
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: 'Cost', value: say.usd(result.costUsd), note: `${say.usd(perDegree)} for each ${degree}` },
            bought,
            { label: 'Heat that stays in the water', value: `${say.number(result.energyKwh, 0)} kWh` },
            { label: 'Heat from the heater', value: `${say.number(outputKw, 1)} kW` },
          ],
        },
      ],
      arithmetic: [
        ...say.conversions(
          ['volume', volumeL],
          ['temperature', fromC],
          ['temperature', toC],
          ['power', kind === 'gas' ? rest.inputKw : rest.outputKw],
        ),
        ...result.arithmetic,
      ],
      sources: ['doe', 'units'],
    };
  },
});
