// How a parameter is shown and typed: only the temperature changes its unit with the person.
import type { Parameter, UnitSystem } from '@limpid/chemistry';

export interface ParameterDisplay {
  label: string;
  /** two or three letters for narrow places */
  short: string;
  decimals: number;
  unit: string;
}

const DISPLAY: Record<Parameter, ParameterDisplay> = {
  freeChlorinePpm: { label: 'Free chlorine', short: 'FC', decimals: 1, unit: 'ppm' },
  combinedChlorinePpm: { label: 'Combined chlorine', short: 'CC', decimals: 1, unit: 'ppm' },
  brominePpm: { label: 'Bromine', short: 'Br', decimals: 1, unit: 'ppm' },
  ph: { label: 'pH', short: 'pH', decimals: 2, unit: '' },
  alkalinityPpm: { label: 'Total alkalinity', short: 'TA', decimals: 0, unit: 'ppm' },
  hardnessPpm: { label: 'Calcium hardness', short: 'CH', decimals: 0, unit: 'ppm' },
  cyanuricAcidPpm: { label: 'Cyanuric acid', short: 'CYA', decimals: 0, unit: 'ppm' },
  saltPpm: { label: 'Salt', short: 'Salt', decimals: 0, unit: 'ppm' },
  boratePpm: { label: 'Borate', short: 'B', decimals: 0, unit: 'ppm' },
  phosphatePpb: { label: 'Phosphate', short: 'PO4', decimals: 0, unit: 'ppb' },
  copperPpm: { label: 'Copper', short: 'Cu', decimals: 2, unit: 'ppm' },
  ironPpm: { label: 'Iron', short: 'Fe', decimals: 2, unit: 'ppm' },
  tdsPpm: { label: 'Dissolved solids', short: 'TDS', decimals: 0, unit: 'ppm' },
  orpMv: { label: 'ORP', short: 'ORP', decimals: 0, unit: 'mV' },
  temperatureC: { label: 'Water temperature', short: 'Temp', decimals: 0, unit: '°C' },
};

const isFahrenheit = (parameter: Parameter, units: UnitSystem) => parameter === 'temperatureC' && units === 'us';

export function parameterDisplay(parameter: Parameter, units: UnitSystem): ParameterDisplay {
  const display = DISPLAY[parameter];
  return isFahrenheit(parameter, units) ? { ...display, unit: '°F' } : display;
}

/** The canonical value in the person's unit. */
export const shownValue = (parameter: Parameter, value: number, units: UnitSystem): number =>
  isFahrenheit(parameter, units) ? (value * 9) / 5 + 32 : value;

/** What the person typed, canonical; a thousandth of a degree is enough to come back as typed. */
export const canonicalValue = (parameter: Parameter, typed: number, units: UnitSystem): number =>
  isFahrenheit(parameter, units) ? Math.round((((typed - 32) * 5) / 9) * 1000) / 1000 : typed;

/** The number alone, in the reader's language, with the decimals that this parameter deserves. */
export function formatValue(parameter: Parameter, value: number, units: UnitSystem): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: DISPLAY[parameter].decimals }).format(
    shownValue(parameter, value, units),
  );
}

/** The number with its unit: "3.2 ppm", "84 °F", "7.5". */
export function formatWithUnit(parameter: Parameter, value: number, units: UnitSystem): string {
  const { unit } = parameterDisplay(parameter, units);
  return `${formatValue(parameter, value, units)}${unit ? ` ${unit}` : ''}`;
}
