// Pool chemicals: identity only here; stoichiometry is added below by the engine.
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
  'fill-water',
] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];
