// What strips and their fields are called.
import type { UnitSystem } from '@limpid/chemistry';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { formatValue, parameterDisplay } from '../../i18n/parameters.ts';
import { m } from '../../paraglide/messages.js';
import type { Analyte, StripLayout } from './layout.data.ts';

export const analyteDisplay = parameterDisplay;
export const formatAnalyte = formatValue;

/** As fine as a strip can be read at all. */
const STEP: Partial<Record<Analyte, number>> = {
  freeChlorinePpm: 0.1,
  totalChlorinePpm: 0.1,
  brominePpm: 0.1,
  ph: 0.1,
  copperPpm: 0.1,
  ironPpm: 0.1,
};
export function readable(analyte: Analyte, value: number): number {
  const step = STEP[analyte] ?? (value < 100 ? 5 : 10);
  return Math.round(Math.round(value / step) * step * 100) / 100;
}

/** A number as charts print it: 0 and 10, but pH 7.0. */
export const printed = (analyte: Analyte, value: number, units: UnitSystem): string =>
  analyte === 'ph' ? formatAnalyte(analyte, value, units) : numberFormat(languageTag()).format(value);

/** The first row of a chart in words: what it measures, and the numbers at its two ends. */
export function endsOf({ pads: [first] }: StripLayout, units: UnitSystem): { value: string; left: string; right: string } {
  const { analyte, values } = first ?? { analyte: 'ph', values: [] };
  const [left, right] = [values[0], values.at(-1)].map((value) => printed(analyte, value ?? 0, units));
  const { label } = analyteDisplay(analyte, units);
  return { value: label.charAt(0).toLowerCase() + label.slice(1), left: left ?? '', right: right ?? '' };
}

const NAMES: Record<string, () => string> = {
  four: m.strip_layout_four,
  six: m.strip_layout_six,
  seven: m.strip_layout_seven,
  bromine: m.strip_layout_bromine,
  own: m.strip_layout_own,
};

/** Its pads in their order, short. */
export const padNames = ({ pads }: StripLayout, units: UnitSystem): string =>
  pads.map(({ analyte }) => analyteDisplay(analyte, units).short).join(' · ');

export const layoutName = ({ id }: StripLayout): string => NAMES[id]?.() ?? id;
