// What a pool product is: its id, how it is measured, and what it moves.

export const PRODUCT_IDS = [
  'liquid-chlorine',
  'cal-hypo',
  'dichlor',
  'trichlor',
  'lithium-hypo',
  'muriatic-acid',
  'dry-acid',
  'soda-ash',
  'baking-soda',
  'borax',
  'boric-acid',
  'calcium-chloride',
  'cyanuric-acid',
  'salt',
  'sodium-thiosulfate',
  'monopersulfate',
  'sodium-bromide',
  'bromine-tablets',
  'sequestrant',
  'metal-remover',
  'clarifier',
  'flocculant',
  'enzyme',
  'algaecide',
  'fill-water',
] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

/** What a product can move up or down in the water. */
export type ProductEffect =
  | 'freeChlorinePpm'
  | 'ph'
  | 'alkalinityPpm'
  | 'hardnessPpm'
  | 'cyanuricAcidPpm'
  | 'saltPpm'
  | 'boratePpm'
  | 'brominePpm'
  | 'sulfatePpm';

/** No effect on balance: what it does is not among the quantities of a water. */
export type ProductAid = 'metals' | 'clarity' | 'algae' | 'organics';

export interface Product {
  id: ProductId;
  name: string;
  /** liquids by amountMl, solids by amountG, water by amountL */
  form: 'liquid' | 'solid' | 'water';
  role: 'sanitizer' | 'acid' | 'base' | 'mineral' | 'stabilizer' | 'neutralizer' | 'oxidizer' | 'aid' | 'water';
  /** what it is for, where it moves nothing in the balance */
  aid?: ProductAid;
  defaultStrengthPercent: number;
  strengthRange: { low: number; high: number };
  /** g/mL of a liquid at the default strength, or of the loose solid, for scoops and cups */
  densityGPerMl?: number;
  raises: readonly ProductEffect[];
  lowers: readonly ProductEffect[];
  /** retail, United States, mid 2020s; USD per kg (solids) or litre (liquids, water): an order of magnitude for ranking, not an offer */
  typicalPriceUsdPerKgOrL: number;
  /** id in SOURCES */
  source: string;
}
