// Numbers as people type and read them. Formatting uses Intl only, so it is the same everywhere.
import { fromCanonical, type Quantity, toCanonical, type UnitOf, type UnitSystem, unitSymbol, usualUnit } from '../units.ts';

export type DecimalMark = '.' | ',';

const SPACES = /[\s\u00a0\u202f\u2009]/g;
const GROUPED: Record<DecimalMark, RegExp> = { '.': /^\d{1,3}(,\d{3})+$/, ',': /^\d{1,3}(\.\d{3})+$/ };

function isGroupedWhole(text: string, decimalMark: DecimalMark): boolean {
  return GROUPED[decimalMark].test(text) && !text.startsWith('0');
}

/** The digits with `.` as the decimal mark and no group marks, or null when the marks make no sense. */
function plainDigits(text: string, decimalMark: DecimalMark): string | null {
  const lastDot = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastDot >= 0 && lastComma >= 0) {
    // both kinds: the later one is the decimal mark, the others group
    const mark: DecimalMark = lastDot > lastComma ? '.' : ',';
    const at = Math.max(lastDot, lastComma);
    const whole = text.slice(0, at);
    return isGroupedWhole(whole, mark) ? `${whole.replace(/[.,]/g, '')}.${text.slice(at + 1)}` : null;
  }
  if (isGroupedWhole(text, decimalMark)) return text.replace(/[.,]/g, '');
  // several marks of the other kind are groups without doubt: 1.234.567
  if (isGroupedWhole(text, decimalMark === '.' ? ',' : '.') && (text.match(/[.,]/g)?.length ?? 0) > 1) return text.replace(/[.,]/g, '');
  return text.replace(',', '.');
}

/**
 * Reads a number as typed: `3.2`, `3,2`, `15,000`, `15 000`, `1.234,5`. One comma or dot before exactly three digits is ambiguous
 * (`1,500`): it is a group mark unless it is the person's own `decimalMark` (default `.`). No exponents. null for anything else.
 */
export function parseNumber(text: string, decimalMark: DecimalMark = '.'): number | null {
  const compact = text.replace(SPACES, '').replace(/['’]/g, '').replace(/^[−–]/, '-');
  const match = /^([+-]?)([\d.,]+)$/.exec(compact);
  if (!match) return null;
  const digits = plainDigits(match[2] as string, decimalMark);
  if (digits === null || !/^(\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  const value = Number(digits);
  if (!Number.isFinite(value)) return null;
  return match[1] === '-' ? -value : value;
}

const FEET_AND_INCHES = /^(?:(\S+?)\s*(?:'|′|’|ft\.?|feet|foot))?\s*(?:(\S+?)\s*(?:"|″|”|''|in\.?|inch|inches))?$/i;
const METRIC_LENGTH = /^(\S+?)\s*(m|cm|mm)$/i;

/**
 * Reads a length into metres: `12' 6"`, `12 ft 6 in`, `12.5` (feet in the US system), `3,8`, `380 cm`, `3.8 m` (a written unit wins over
 * the system). null for anything else, and for negative lengths.
 */
export function parseLengthM(text: string, system: UnitSystem, decimalMark: DecimalMark = '.'): number | null {
  const trimmed = text.trim();
  const plain = parseNumber(trimmed, decimalMark);
  if (plain !== null) return plain < 0 ? null : toCanonical('length', plain, usualUnit('length', system));
  const metric = METRIC_LENGTH.exec(trimmed);
  if (metric) {
    const value = parseNumber(metric[1] as string, decimalMark);
    return value === null || value < 0 ? null : toCanonical('length', value, (metric[2] as string).toLowerCase() as 'm' | 'cm' | 'mm');
  }
  const match = FEET_AND_INCHES.exec(trimmed);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const feet = match[1] === undefined ? 0 : parseNumber(match[1], decimalMark);
  const inches = match[2] === undefined ? 0 : parseNumber(match[2], decimalMark);
  if (feet === null || inches === null || feet < 0 || inches < 0) return null;
  return toCanonical('length', feet, 'ft') + toCanonical('length', inches, 'in');
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number in the reader's language, at most `digits` decimals (default 2) and at least `least`, never "-0". */
export function formatNumber(value: number, locale = 'en-US', digits = 2, least = 0): string {
  const key = `${locale} ${digits} ${least}`;
  let format = formats.get(key);
  if (!format) {
    const options = { minimumFractionDigits: Math.min(least, digits), maximumFractionDigits: digits, signDisplay: 'negative' } as const;
    formats.set(key, (format = new Intl.NumberFormat(locale, options)));
  }
  return format.format(value);
}

/** Decimals that a person needs, by the size of the number. */
function usefulDigits(value: number): number {
  const size = Math.abs(value);
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
}

const DIGITS: Partial<Record<Quantity, number>> = { volume: 0, temperature: 1, flow: 0 };

/** A canonical value with its unit in the reader's system: `15,000 gal`, `27.5 °C`. Volumes are shown to the whole gallon or litre. */
export function formatQuantity<Q extends Quantity>(
  quantity: Q,
  canonical: number,
  system: UnitSystem,
  options: { locale?: string; digits?: number; unit?: UnitOf<Q> } = {},
): string {
  const unit = options.unit ?? usualUnit(quantity, system);
  const value = fromCanonical(quantity, canonical, unit);
  const digits = options.digits ?? DIGITS[quantity] ?? usefulDigits(value);
  return `${formatNumber(value, options.locale, digits)} ${unitSymbol(quantity, unit)}`;
}

/** A length: `12 ft 6 in` to the nearest inch, or `3.81 m` to the centimetre. */
export function formatLength(metres: number, system: UnitSystem, locale?: string): string {
  if (system === 'metric') return formatQuantity('length', metres, 'metric', { digits: 2, ...(locale && { locale }) });
  const inches = Math.round(Math.abs(fromCanonical('length', metres, 'in')));
  const sign = metres < 0 && inches > 0 ? '-' : '';
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  if (feet === 0) return `${sign}${rest} in`;
  return `${sign}${formatNumber(feet, locale, 0)} ft${rest ? ` ${rest} in` : ''}`;
}
