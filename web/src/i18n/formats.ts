// To make one of Intl's formatters costs more than to use it, and a table of tests wants hundreds: each is made once.
const made = new Map<string, unknown>();

function kept<Format>(kind: string, tag: string, options: object, make: () => Format): Format {
  const key = `${kind} ${tag} ${JSON.stringify(options)}`;
  const known = made.get(key) as Format | undefined;
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}

export const numberFormat = (tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  kept('number', tag, options, () => new Intl.NumberFormat(tag, options));

/** "lun 23 de nov": with the Spanish of the United States, Intl puts a comma after the day that no one says. */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept('date', tag, options, () => new Intl.DateTimeFormat(tag === 'es-US' ? 'es-MX' : tag, options));

export const ageFormat = (tag: string): Intl.RelativeTimeFormat =>
  kept('age', tag, {}, () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
