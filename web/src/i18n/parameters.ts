// How a parameter is shown and typed: only the temperature changes its unit with the person.
import { leastDecimals, type Parameter, type UnitSystem } from '@limpid/chemistry';
import { m } from '../paraglide/messages.js';
import { numberFormat } from './formats.ts';
import { languageTag } from './language.tsx';

export interface ParameterDisplay {
  label: string;
  /** two or three letters for narrow places */
  short: string;
  /** at most so many, for what was typed or computed more finely */
  decimals: number;
  /** at least so many: the precision of the test, pH 8.0 and not 8 */
  leastDecimals: number;
  unit: string;
}

interface Named {
  label: () => string;
  short: () => string;
  decimals: number;
  unit: string;
}
const DISPLAY: Record<Parameter, Named> = {
  freeChlorinePpm: { label: m.common_free_chlorine, short: m.plan_short_free_chlorine, decimals: 1, unit: 'ppm' },
  combinedChlorinePpm: { label: m.common_combined_chlorine, short: m.plan_short_combined_chlorine, decimals: 1, unit: 'ppm' },
  brominePpm: { label: m.common_bromine, short: m.plan_short_bromine, decimals: 1, unit: 'ppm' },
  ph: { label: m.common_ph, short: m.common_ph, decimals: 2, unit: '' },
  alkalinityPpm: { label: m.common_total_alkalinity, short: m.plan_short_alkalinity, decimals: 0, unit: 'ppm' },
  hardnessPpm: { label: m.common_calcium_hardness, short: m.plan_short_hardness, decimals: 0, unit: 'ppm' },
  cyanuricAcidPpm: { label: m.common_cyanuric_acid, short: m.plan_short_cyanuric_acid, decimals: 0, unit: 'ppm' },
  saltPpm: { label: m.common_salt, short: m.common_salt, decimals: 0, unit: 'ppm' },
  boratePpm: { label: m.common_borate, short: m.plan_short_borate, decimals: 0, unit: 'ppm' },
  phosphatePpb: { label: m.plan_name_phosphate, short: m.plan_short_phosphate, decimals: 0, unit: 'ppb' },
  copperPpm: { label: m.common_copper, short: m.plan_short_copper, decimals: 2, unit: 'ppm' },
  ironPpm: { label: m.common_iron, short: m.plan_short_iron, decimals: 2, unit: 'ppm' },
  tdsPpm: { label: m.common_dissolved_solids, short: m.plan_short_tds, decimals: 0, unit: 'ppm' },
  orpMv: { label: m.common_orp, short: m.common_orp, decimals: 0, unit: 'mV' },
  totalChlorinePpm: { label: m.common_total_chlorine, short: m.plan_short_total_chlorine, decimals: 1, unit: 'ppm' },
  totalHardnessPpm: { label: m.common_total_hardness, short: m.plan_short_total_hardness, decimals: 0, unit: 'ppm' },
  biguanidePpm: { label: m.common_biguanide_level, short: m.plan_short_biguanide, decimals: 0, unit: 'ppm' },
  temperatureC: { label: m.common_water_temperature, short: m.plan_short_temperature, decimals: 0, unit: '°C' },
};

const isFahrenheit = (parameter: Parameter, units: UnitSystem) => parameter === 'temperatureC' && units === 'us';

export function parameterDisplay(parameter: Parameter, units: UnitSystem): ParameterDisplay {
  const { label, short, decimals, unit } = DISPLAY[parameter];
  return {
    label: label(),
    short: short(),
    decimals,
    leastDecimals: leastDecimals(parameter),
    unit: isFahrenheit(parameter, units) ? '°F' : unit,
  };
}

/** The name inside a sentence; "pH" stays as it is. The same in both systems of units. */
export function nameInSentence(parameter: Parameter): string {
  const label = DISPLAY[parameter].label();
  return /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The canonical value in the person's unit. */
export const shownValue = (parameter: Parameter, value: number, units: UnitSystem): number =>
  isFahrenheit(parameter, units) ? (value * 9) / 5 + 32 : value;

/** What the person typed, canonical; a thousandth of a degree is enough to come back as typed. */
export const canonicalValue = (parameter: Parameter, typed: number, units: UnitSystem): number =>
  isFahrenheit(parameter, units) ? Math.round((((typed - 32) * 5) / 9) * 1000) / 1000 : typed;

/** A number that is in the person's unit already, with the decimals of its test. */
export const formatShown = (parameter: Parameter, shown: number, locale = languageTag()): string =>
  numberFormat(locale, { minimumFractionDigits: leastDecimals(parameter), maximumFractionDigits: DISPLAY[parameter].decimals }).format(
    shown,
  );

/** The number alone, in the reader's language, with the decimals of its test. */
export function formatValue(parameter: Parameter, value: number, units: UnitSystem): string {
  return formatShown(parameter, shownValue(parameter, value, units));
}

/** The number with its unit: "3.2 ppm", "84 °F", "7.5". */
export function formatWithUnit(parameter: Parameter, value: number, units: UnitSystem): string {
  const { unit } = parameterDisplay(parameter, units);
  return `${formatValue(parameter, value, units)}${unit ? ` ${unit}` : ''}`;
}

/** The saturation index: "+0.12", "−0.40". The sign is half of what it says. */
export const formatIndex = (value: number): string =>
  numberFormat(languageTag(), { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' })
    .format(Math.round(value * 100) / 100)
    .replace('-', '−');
