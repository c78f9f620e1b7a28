/** The separator that this locale puts before the decimals. */
export function decimalSeparator(locale?: string): '.' | ',' {
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find((piece) => piece.type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

/** Between digits and before three of them, a space or an apostrophe groups thousands. */
const GROUP_GAPS = /(?<=\d)[\s\u00a0\u202f\u2009'’_](?=\d{3}(?!\d))/g;
/** One mark at most: it comes before the decimals. The last may still be missing while a person types. */
const WITH_ONE_MARK = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;
/** Groups of three; the other mark may follow once. */
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)$/;

/**
 * Reads what a person types: "3.2" and "3,2" are the same number. One separator followed by exactly three digits is ambiguous
 * ("15,000"); there the locale decides whether it groups thousands. Null for nothing, NaN for what is not one number ("2..5", "1.2.3").
 */
export function parseTypedNumber(text: string, locale?: string): number | null {
  const bare = text.trim().replaceAll(GROUP_GAPS, '').replace('−', '-');
  if (bare === '') return null;
  const marks = bare.replaceAll(/[^.,]/g, '');
  if (!(marks.length > 1 ? GROUPED : WITH_ONE_MARK).test(bare)) return Number.NaN;
  const value = Number(withPoint(bare, decimalSeparator(locale)));
  return Number.isFinite(value) ? value : Number.NaN;
}

function withPoint(bare: string, localeMark: '.' | ','): string {
  const at = decimalMark(bare, localeMark);
  if (at === null) return bare.replaceAll(/[.,]/g, '');
  return `${bare.slice(0, at).replaceAll(/[.,]/g, '')}.${bare.slice(at + 1)}`;
}

// Index of the decimal mark, or null when every separator groups thousands.
function decimalMark(bare: string, localeMark: '.' | ','): number | null {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return null;
  const mark = bare[last];
  const marks = bare.replaceAll(/[^.,]/g, '');
  if (marks.length > 1) return marks.includes(mark === '.' ? ',' : '.') ? last : null;
  const looksGrouped = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  return looksGrouped && mark !== localeMark ? null : last;
}

/** A number as a person would type it: no grouping, at most so many decimals and at least `least`, the locale's decimal mark. */
export function formatTypedNumber(value: number | null, decimals = 6, locale?: string, least = 0): string {
  if (value === null || !Number.isFinite(value)) return '';
  const options = { minimumFractionDigits: Math.min(least, decimals), maximumFractionDigits: decimals, useGrouping: false };
  return new Intl.NumberFormat(locale, options).format(value);
}
