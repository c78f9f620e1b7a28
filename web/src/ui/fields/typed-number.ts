/** The separator that this locale puts before the decimals. */
export function decimalSeparator(locale?: string): '.' | ',' {
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find((piece) => piece.type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

/**
 * Reads what a person types: "3.2" and "3,2" are the same number. One separator followed by exactly three digits is ambiguous
 * ("15,000"); there the locale decides whether it groups thousands. Null for nothing, NaN for what is not a number.
 */
export function parseTypedNumber(text: string, locale?: string): number | null {
  const bare = text.replaceAll(/[\s\u00a0\u202f\u2009'’_]/g, '').replace('−', '-');
  if (bare === '') return null;
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return Number.NaN;
  const decimal = decimalMark(bare, decimalSeparator(locale));
  const whole = decimal === null ? bare : bare.slice(0, decimal);
  const digits = whole.replaceAll(/[.,]/g, '') + (decimal === null ? '' : `.${bare.slice(decimal + 1)}`);
  const value = Number(digits);
  return Number.isFinite(value) ? value : Number.NaN;
}

// Index of the decimal mark, or null when every separator groups thousands.
function decimalMark(bare: string, localeMark: '.' | ','): number | null {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return null;
  const mark = bare[last];
  const separators = bare.split('').filter((char) => char === '.' || char === ',');
  if (separators.length > 1) {
    const mixed = separators.some((char) => char !== mark);
    return mixed ? last : null;
  }
  const looksGrouped = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  return looksGrouped && mark !== localeMark ? null : last;
}

/** A number as a person would type it: no grouping, at most so many decimals and at least `least`, the locale's decimal mark. */
export function formatTypedNumber(value: number | null, decimals = 6, locale?: string, least = 0): string {
  if (value === null || !Number.isFinite(value)) return '';
  const options = { minimumFractionDigits: Math.min(least, decimals), maximumFractionDigits: decimals, useGrouping: false };
  return new Intl.NumberFormat(locale, options).format(value);
}
