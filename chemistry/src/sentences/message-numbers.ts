// How many decimals a number in a sentence has at least: those of its test, so that a sentence says pH 8.0 as the test does.
import { leastDecimals } from './parameter-names.ts';
import type { Parameter } from '../water.ts';

/** Values that are a pH in every sentence. */
const PH = new Set(['ph', 'fromPh', 'toPh', 'settledPh']);
/** Values and bounds of the parameter that the sentence is about. */
const OWN = new Set(['value', 'low', 'high', 'from', 'to', 'after', 'likely', 'toLow', 'toHigh', 'fromLow', 'fromHigh', 'before', 'fill']);
/** Measured or expected values; minimum, limit and shock level are levels to aim at, not readings. */
const READ = new Set(['value', 'from', 'to', 'combined', 'free', 'total']);

const ABOUT_PH = /_swim_ph_|_ph_(low|fine|high|lifted)$|_target_of_ph$|_ph_corrected_by_others$|_detail_leaves_model$/;
const ABOUT_CHLORINE =
  /free_chlorine|_label_limit|_away_chlorine|_swim_(bromine|iron|copper)_|combined_chlorine|makes_bromine|algae_risk|total_below_free/;

/** One end of "6.0 to 7.5", of which the other has a decimal. */
const isEndOfMixedRange = (name: string, { low, high }: Readonly<Record<string, unknown>>): boolean =>
  (name === 'low' || name === 'high') && [low, high].some((end) => typeof end === 'number' && !Number.isInteger(end));

export function leastMessageDecimals(code: string, name: string, values: Readonly<Record<string, unknown>>): number {
  if (PH.has(name)) return 1;
  const { parameter, field } = values;
  if (isEndOfMixedRange(name, values)) return 1;
  if (typeof parameter === 'string') return OWN.has(name) ? leastDecimals(parameter as Parameter) : 0;
  if (typeof field === 'string') return field === 'ph' && OWN.has(name) ? 1 : 0;
  if (ABOUT_PH.test(code)) return OWN.has(name) ? 1 : 0;
  return ABOUT_CHLORINE.test(code) && READ.has(name) ? 1 : 0;
}

const NEVER_CUT = 10;
/** A number in a sentence of any language: with the decimals that it has, and those of its test. */
export function messageNumber(
  code: string,
  name: string,
  value: number,
  values: Readonly<Record<string, unknown>>,
  locale: string,
): string {
  // A sum is read in whole numbers.
  const isWhole = name.startsWith('whole');
  return formatOf(locale, isWhole, isWhole ? 0 : leastMessageDecimals(code, name, values)).format(value);
}

/** A format takes longer to make than a whole sentence. */
const formats = new Map<string, Intl.NumberFormat>();
function formatOf(locale: string, isWhole: boolean, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${isWhole} ${minimumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    const maximumFractionDigits = isWhole ? 0 : NEVER_CUT;
    format = new Intl.NumberFormat(locale, { useGrouping: true, minimumFractionDigits, maximumFractionDigits, signDisplay: 'negative' });
    formats.set(key, format);
  }
  return format;
}
