// Units that people use, and what they are in ours. Exact by definition (international yard and pound, US gallon of 231 cubic inches).

export const UNIT_SYSTEMS = ['us', 'metric'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

interface Unit {
  /** canonical = value × scale + offset */
  scale: number;
  offset?: number;
  symbol: string;
}

/** By quantity; the canonical unit has scale 1. */
export const UNITS = {
  /** canonical L */
  volume: {
    L: { scale: 1, symbol: 'L' },
    m3: { scale: 1000, symbol: 'm³' },
    gal: { scale: 3.785411784, symbol: 'gal' },
    imperialGal: { scale: 4.54609, symbol: 'imp gal' },
    ft3: { scale: 28.316846592, symbol: 'ft³' },
  },
  /** poured amounts, canonical mL */
  liquid: {
    mL: { scale: 1, symbol: 'mL' },
    L: { scale: 1000, symbol: 'L' },
    tsp: { scale: 4.92892159375, symbol: 'tsp' },
    tbsp: { scale: 14.78676478125, symbol: 'tbsp' },
    flOz: { scale: 29.5735295625, symbol: 'fl oz' },
    cup: { scale: 236.5882365, symbol: 'cups' },
    pt: { scale: 473.176473, symbol: 'pt' },
    qt: { scale: 946.352946, symbol: 'qt' },
    gal: { scale: 3785.411784, symbol: 'gal' },
  },
  /** canonical g */
  mass: {
    g: { scale: 1, symbol: 'g' },
    kg: { scale: 1000, symbol: 'kg' },
    oz: { scale: 28.349523125, symbol: 'oz' },
    lb: { scale: 453.59237, symbol: 'lb' },
  },
  /** canonical m */
  length: {
    m: { scale: 1, symbol: 'm' },
    cm: { scale: 0.01, symbol: 'cm' },
    mm: { scale: 0.001, symbol: 'mm' },
    ft: { scale: 0.3048, symbol: 'ft' },
    in: { scale: 0.0254, symbol: 'in' },
  },
  /** canonical m² */
  area: { m2: { scale: 1, symbol: 'm²' }, ft2: { scale: 0.09290304, symbol: 'ft²' } },
  /** canonical °C */
  temperature: { C: { scale: 1, symbol: '°C' }, F: { scale: 5 / 9, offset: -160 / 9, symbol: '°F' } },
  /** canonical L/min */
  flow: {
    lpm: { scale: 1, symbol: 'L/min' },
    m3h: { scale: 1000 / 60, symbol: 'm³/h' },
    gpm: { scale: 3.785411784, symbol: 'gpm' },
  },
  /** canonical kPa */
  pressure: {
    kPa: { scale: 1, symbol: 'kPa' },
    bar: { scale: 100, symbol: 'bar' },
    psi: { scale: 6.894757293168361, symbol: 'psi' },
  },
  /** canonical m/s */
  speed: { mps: { scale: 1, symbol: 'm/s' }, kmh: { scale: 1 / 3.6, symbol: 'km/h' }, mph: { scale: 0.44704, symbol: 'mph' } },
  /** canonical kWh */
  energy: { kWh: { scale: 1, symbol: 'kWh' }, therm: { scale: 105505.585262 / 3600, symbol: 'therms' } },
  /** canonical kW */
  power: { kW: { scale: 1, symbol: 'kW' }, btuh: { scale: 1.05505585262 / 3600, symbol: 'Btu/h' } },
} as const satisfies Record<string, Record<string, Unit>>;

export type Quantity = keyof typeof UNITS;
export type UnitOf<Q extends Quantity> = keyof (typeof UNITS)[Q] & string;

function unit<Q extends Quantity>(quantity: Q, name: UnitOf<Q>): Unit {
  return (UNITS[quantity] as Record<string, Unit>)[name] as Unit;
}

/** From a person's unit to ours. */
export function toCanonical<Q extends Quantity>(quantity: Q, value: number, from: UnitOf<Q>): number {
  const { scale, offset } = unit(quantity, from);
  return value * scale + (offset ?? 0);
}

/** From our unit to a person's. */
export function fromCanonical<Q extends Quantity>(quantity: Q, value: number, to: UnitOf<Q>): number {
  const { scale, offset } = unit(quantity, to);
  return (value - (offset ?? 0)) / scale;
}

/** Between any two units of one quantity. */
export function convert<Q extends Quantity>(quantity: Q, value: number, from: UnitOf<Q>, to: UnitOf<Q>): number {
  return from === to ? value : fromCanonical(quantity, toCanonical(quantity, value, from), to);
}

/** The symbol next to a number in this unit. */
export function unitSymbol<Q extends Quantity>(quantity: Q, name: UnitOf<Q>): string {
  return unit(quantity, name).symbol;
}

const USUAL: { [Q in Quantity]: Record<UnitSystem, UnitOf<Q>> } = {
  volume: { us: 'gal', metric: 'L' },
  liquid: { us: 'flOz', metric: 'mL' },
  mass: { us: 'oz', metric: 'g' },
  length: { us: 'ft', metric: 'm' },
  area: { us: 'ft2', metric: 'm2' },
  temperature: { us: 'F', metric: 'C' },
  flow: { us: 'gpm', metric: 'lpm' },
  pressure: { us: 'psi', metric: 'bar' },
  speed: { us: 'mph', metric: 'kmh' },
  energy: { us: 'kWh', metric: 'kWh' },
  power: { us: 'btuh', metric: 'kW' },
};

/** The unit in which this system's people expect a quantity. */
export function usualUnit<Q extends Quantity>(quantity: Q, system: UnitSystem): UnitOf<Q> {
  return USUAL[quantity][system];
}
