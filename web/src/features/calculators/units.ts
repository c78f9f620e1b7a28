import { convert, type Quantity, type UnitOf, UNITS, unitSymbol } from '@limpid/chemistry';
import { numberFormat } from '../../i18n/formats.ts';
import { m } from '../../paraglide/messages.js';
import { defineCalculator } from './calculator.ts';
import { choice, type ChoiceInput, number, type Values } from './inputs.ts';
import type { Format } from './format.ts';

const QUANTITIES: Record<Quantity, () => string> = {
  volume: m.calculators_volume_title,
  liquid: m.calculators_liquid_volume,
  mass: m.calculators_weight,
  length: m.common_length,
  area: m.calculators_area,
  temperature: m.calculators_temperature,
  flow: m.common_flow,
  pressure: m.common_pressure,
  speed: m.common_speed,
  energy: m.calculators_energy,
  power: m.common_power,
};
const NAMES = Object.keys(QUANTITIES) as Quantity[];
const unitName = (quantity: Quantity): string => `${quantity}Unit`;

/** What most people have in their hand, and what they look for. */
const FIRST: Record<Quantity, readonly [from: string, to: string]> = {
  volume: ['gal', 'L'],
  liquid: ['flOz', 'mL'],
  mass: ['lb', 'g'],
  length: ['ft', 'm'],
  area: ['ft2', 'm2'],
  temperature: ['F', 'C'],
  flow: ['gpm', 'lpm'],
  pressure: ['psi', 'bar'],
  speed: ['mph', 'kmh'],
  energy: ['therm', 'kWh'],
  power: ['btuh', 'kW'],
};

const unitInputs = () =>
  Object.fromEntries(
    NAMES.map((quantity) => [
      unitName(quantity),
      choice(
        m.common_unit(),
        FIRST[quantity][0],
        Object.keys(UNITS[quantity]).map((value) => ({ value, label: unitSymbol(quantity, value as never) })),
        { when: (values: Values) => values['quantity'] === quantity },
      ),
    ]),
  ) as Record<`${Quantity}Unit`, ChoiceInput>;

const text = (value: number, format: Format) => {
  const size = Math.abs(value);
  return size !== 0 && size < 0.01
    ? numberFormat(format.locale, { maximumSignificantDigits: 3 }).format(value)
    : format.number(value, size >= 1000 ? 1 : size >= 1 ? 3 : 4);
};

export const unitsCalculator = defineCalculator('units', () => ({
  inputs: {
    quantity: choice<Quantity>(
      m.common_what(),
      'volume',
      NAMES.map((value) => ({ value, label: QUANTITIES[value]() })),
    ),
    value: number(m.common_value(), 15_000, [-1e9, 1e9]),
    ...unitInputs(),
  },
  compute(values, format) {
    const { quantity, value } = values;
    const from = values[`${quantity}Unit`] as UnitOf<Quantity>;
    const wanted = FIRST[quantity][1] === from ? FIRST[quantity][0] : FIRST[quantity][1];
    const to = (name: string) => convert(quantity, value, from, name as never);
    const symbol = (name: string) => unitSymbol(quantity, name as never);
    const factor = convert(quantity, 1, from, wanted as never);
    return {
      hero: {
        label: m.calculators_unit_equals({ value: text(value, format), unit: symbol(from) }),
        value: text(to(wanted), format),
        unit: symbol(wanted),
      },
      meaning: m.calculators_units_exact(),
      panels: [
        {
          kind: 'facts',
          title: m.calculators_all_units_title(),
          facts: Object.keys(UNITS[quantity]).map((name) => ({ label: symbol(name), value: text(to(name), format) })),
        },
      ],
      arithmetic: [
        quantity === 'temperature'
          ? wanted === 'C'
            ? `(${text(value, format)} − 32) × 5 ÷ 9 = ${text(to('C'), format)} °C`
            : `${text(value, format)} × 9 ÷ 5 + 32 = ${text(to('F'), format)} °F`
          : `${text(value, format)} ${symbol(from)} × ${numberFormat(format.locale, { maximumSignificantDigits: 9 }).format(factor)} = ${text(to(wanted), format)} ${symbol(wanted)}`,
      ],
      sources: ['units'],
    };
  },
}));
