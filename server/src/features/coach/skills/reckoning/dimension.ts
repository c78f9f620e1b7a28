// What a number measures, as powers of a few bases: a flow is L³ R⁻¹. Numbers go together where their dimensions do.

/** L m · M g of a product · A g of what is active in it · V m³ of a product · R h of running · C days · K °C of difference · E kJ · U $ · I A · #… things that are counted */
export type Dimension = Readonly<Record<string, number>>;

export const NONE: Dimension = {};

export function times(one: Dimension, other: Dimension, power = 1): Dimension {
  const product: Record<string, number> = { ...one };
  for (const [base, exponent] of Object.entries(other)) {
    const sum = (product[base] ?? 0) + exponent * power;
    if (sum === 0) delete product[base];
    else product[base] = sum;
  }
  return product;
}

export const keyOf = (dimension: Dimension): string =>
  Object.entries(dimension)
    .map(([base, power]) => `${base}${power}`)
    .toSorted()
    .join(' ');

export const isSame = (one: Dimension, other: Dimension): boolean => keyOf(one) === keyOf(other);
export const isNone = (dimension: Dimension): boolean => Object.keys(dimension).length === 0;
