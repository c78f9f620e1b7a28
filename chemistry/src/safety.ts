// Which products must never meet, in what order they go in, how long to wait between them, and what to say on each (science/chemistry 6).
// The product label overrides everything here.
import type { ProductId } from './products.ts';

export const LABEL_FIRST = 'The product label comes first: where it says otherwise, follow it.';

const CHLORINES: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'lithium-hypo'];
const ISOCYANURATES: readonly ProductId[] = ['dichlor', 'trichlor'];
const ACIDS: readonly ProductId[] = ['muriatic-acid', 'dry-acid'];
const CARBONATES: readonly ProductId[] = ['baking-soda', 'soda-ash'];
const BASES: readonly ProductId[] = ['baking-soda', 'soda-ash', 'borax'];

export const isChlorine = (productId: ProductId): boolean => CHLORINES.includes(productId);
export const isAcid = (productId: ProductId): boolean => ACIDS.includes(productId);
/** Dissolves over days: nothing that it does may be counted on today. */
export const isSlow = (productId: ProductId): boolean => productId === 'trichlor' || productId === 'cyanuric-acid';
const isOxidizer = (productId: ProductId): boolean => isChlorine(productId) || productId === 'monopersulfate';

/** What happens when two products meet, undissolved or in little water; the first rule that fits. */
const RULES: readonly { fits: (a: ProductId, b: ProductId) => boolean; reason: string }[] = [
  { fits: (a, b) => isAcid(a) && isChlorine(b), reason: 'Acid and chlorine together give off poisonous chlorine gas.' },
  {
    fits: (a, b) => a === 'cal-hypo' && ISOCYANURATES.includes(b),
    reason:
      'Calcium hypochlorite and stabilized chlorine (dichlor, trichlor) can catch fire or explode together, even as dust in a scoop or feeder.',
  },
  {
    fits: (a, b) => isChlorine(a) && isChlorine(b) && a !== b,
    reason: 'Different kinds of chlorine can react violently with each other; never share a scoop, bucket or feeder.',
  },
  { fits: (a, b) => a === 'monopersulfate' && isChlorine(b), reason: 'Monopersulfate and chlorine concentrates react with each other.' },
  { fits: (a, b) => isAcid(a) && b === 'monopersulfate', reason: 'Acid makes the oxidizer break down and give off irritating gas.' },
  { fits: (a, b) => a === 'sodium-thiosulfate' && isOxidizer(b), reason: 'Thiosulfate and an oxidizer destroy each other with much heat.' },
  { fits: (a, b) => a === 'sodium-thiosulfate' && isAcid(b), reason: 'Acid sets irritating sulfur dioxide free from thiosulfate.' },
  { fits: (a, b) => a === 'sodium-bromide' && isOxidizer(b), reason: 'Undiluted bromide and an oxidizer set bromine free.' },
  { fits: (a, b) => a === 'muriatic-acid' && b === 'dry-acid', reason: 'Two acids in one bucket spatter; use one of them.' },
  { fits: (a, b) => isAcid(a) && BASES.includes(b), reason: 'Acid and base foam up, spatter and undo each other.' },
  {
    fits: (a, b) => a === 'calcium-chloride' && BASES.includes(b),
    reason: 'Calcium and a base close together turn the water cloudy with limescale.',
  },
  {
    fits: (a, b) => a === 'cal-hypo' && CARBONATES.includes(b),
    reason: 'Calcium hypochlorite and soda close together turn the water cloudy.',
  },
  { fits: (a, b) => a === 'calcium-chloride' && isAcid(b), reason: 'Both give off much heat; one after the other, in different places.' },
  { fits: (a, b) => a === 'calcium-chloride' && isChlorine(b), reason: 'Undissolved, calcium chloride heats the chlorine that it meets.' },
];

/** Why two products must be kept apart, or null. Symmetric. Different products are never mixed before they are in the water anyway. */
export function forbiddenTogether(a: ProductId, b: ProductId): string | null {
  if (a === b) return null;
  return RULES.find((rule) => rule.fits(a, b) || rule.fits(b, a))?.reason ?? null;
}

/** Never both in one plan: fire with residues, or one kind is enough. */
export function excludeEachOther(a: ProductId, b: ProductId): boolean {
  return a !== b && ((isChlorine(a) && isChlorine(b)) || (isAcid(a) && isAcid(b)));
}

/** One takes back what the other brings: in one plan that would only be a dear way to add salt. */
export function undoEachOther(a: ProductId, b: ProductId): boolean {
  return (isAcid(a) && b === 'soda-ash') || (isAcid(b) && a === 'soda-ash');
}

/** Order of a session: water, pH, chlorine, alkalinity and borate, stabilizer and salt, calcium last (science/chemistry 6.3). */
const ORDER: Record<ProductId, number> = {
  'fill-water': 0,
  'sodium-thiosulfate': 1,
  'muriatic-acid': 2,
  'dry-acid': 2,
  'soda-ash': 3,
  'sodium-bromide': 4,
  'liquid-chlorine': 5,
  'cal-hypo': 5,
  dichlor: 5,
  trichlor: 5,
  'lithium-hypo': 5,
  monopersulfate: 5,
  'baking-soda': 6,
  borax: 6,
  'boric-acid': 6,
  'cyanuric-acid': 7,
  salt: 8,
  'calcium-chloride': 9,
};
export const orderClass = (productId: ProductId): number => ORDER[productId];

const BETWEEN_CHEMICALS_MINUTES = 30;
const SAME_AGAIN_MINUTES: Partial<Record<ProductId, number>> = {
  'muriatic-acid': 60,
  'dry-acid': 60,
  'soda-ash': 60,
  borax: 60,
  'baking-soda': 1440,
  'calcium-chloride': 240,
  'liquid-chlorine': 60,
  'cal-hypo': 60,
  dichlor: 60,
  trichlor: 60,
  'lithium-hypo': 60,
};

/** Minutes to circulate after `first` before `second` may go in (science/chemistry 6.3, 6.4). Draining has its own, by the amount. */
export function waitBetweenMinutes(first: ProductId, second: ProductId): number {
  if (first === second) return SAME_AGAIN_MINUTES[first] ?? BETWEEN_CHEMICALS_MINUTES;
  const isCalciumAndBase = (a: ProductId, b: ProductId) => a === 'calcium-chloride' && BASES.includes(b);
  if (isCalciumAndBase(first, second) || isCalciumAndBase(second, first)) return 240;
  const isCalHypoAndSoda = (a: ProductId, b: ProductId) => a === 'cal-hypo' && CARBONATES.includes(b);
  if (isCalHypoAndSoda(first, second) || isCalHypoAndSoda(second, first)) return 60;
  return BETWEEN_CHEMICALS_MINUTES;
}

/** A garden hose brings about 20 litres a minute; then an hour of mixing. */
export function refillMinutes(amountL: number): number {
  return Math.ceil(amountL / 20 / 30) * 30 + 60;
}

/** Minutes after an addition in which nobody swims, even when the water is in range. */
export function swimWaitMinutes(productId: ProductId): number {
  return productId === 'calcium-chloride' || productId === 'monopersulfate' ? 60 : 30;
}

const RETEST_MINUTES: Record<ProductId, number> = {
  'liquid-chlorine': 60,
  'cal-hypo': 60,
  dichlor: 60,
  trichlor: 1440,
  'lithium-hypo': 60,
  monopersulfate: 240,
  'sodium-bromide': 60,
  'sodium-thiosulfate': 60,
  'muriatic-acid': 240,
  'dry-acid': 240,
  'soda-ash': 240,
  'baking-soda': 240,
  borax: 1440,
  'boric-acid': 1440,
  salt: 1440,
  'calcium-chloride': 240,
  'cyanuric-acid': 10_080,
  'fill-water': 240,
};
/** Minutes after an addition before a test tells the truth (science/chemistry 6.6). */
export const retestMinutes = (productId: ProductId): number => RETEST_MINUTES[productId];

const CHLORINE_HANDLING = 'Wear goggles and gloves; pour slowly along the edge of the deep end with the pump on, not near acid.';
const HANDLING: Record<ProductId, readonly string[]> = {
  'liquid-chlorine': [CHLORINE_HANDLING, 'It bleaches clothes, wood and skin.'],
  'cal-hypo': [
    CHLORINE_HANDLING,
    'Use a clean, dry scoop that has never touched another chlorine; never put it into a tablet feeder or skimmer.',
  ],
  dichlor: [CHLORINE_HANDLING, 'Use a clean, dry scoop of its own.'],
  trichlor: [
    'Use a floater or feeder of its own that has never held another chlorine; it dissolves over days, and never lies on the floor of the pool.',
    'Wear goggles and gloves; do not breathe the fumes when you open the container.',
  ],
  'lithium-hypo': [CHLORINE_HANDLING],
  'muriatic-acid': [
    'Wear goggles and gloves, stand upwind and do not breathe the fumes.',
    'Pour slowly into moving deep water; acid goes into water, never water into acid.',
  ],
  'dry-acid': ['Wear goggles and gloves.', 'Sprinkle it slowly over moving deep water; acid goes into water, never water onto acid.'],
  'soda-ash': [
    'Wear goggles and gloves; dissolve it in a bucket of pool water and pour it along the deep end.',
    'A cloud that clears within hours is normal.',
  ],
  'baking-soda': ['Sprinkle it over the deep end with the pump on.'],
  borax: ['Dissolve it in a bucket of warm pool water first; keep it away from children and animals.'],
  'boric-acid': ['Sprinkle it slowly with the pump on; keep it away from children and animals.'],
  'calcium-chloride': ['It gets very hot: add it slowly to a full bucket of pool water, never water onto the flakes, and wear gloves.'],
  'cyanuric-acid': [
    'Hang it in a sock in front of a return or in the skimmer and squeeze it now and then; it takes days to dissolve, and pH falls as it does.',
  ],
  salt: ['Spread it along the shallow end and brush until it is gone; switch the salt cell off until it has dissolved.'],
  'sodium-thiosulfate': ['Add half, wait an hour and test: it is easy to take out too much chlorine.'],
  monopersulfate: ['Wear goggles and gloves; sprinkle it over the deep end. It reads as combined chlorine for a day.'],
  'sodium-bromide': ['Dissolve it in a bucket of pool water; the oxidizer that follows makes bromine of it.'],
  'fill-water': [
    'Stop the pump, heater and salt cell while the level is low.',
    'Never empty a pool of vinyl or fiberglass, and do not drain where ground water stands high or in a heat wave: the shell can lift, bulge or crack.',
  ],
};

/** What to say before a product is opened: handling, then what it must never meet. */
export function handlingWarnings(productId: ProductId): string[] {
  return [...HANDLING[productId]];
}

/** The neighbours that matter within one plan, one sentence each. */
export function neighbourWarnings(productId: ProductId, others: readonly ProductId[]): string[] {
  const sentences = others.map((other) => forbiddenTogether(productId, other)).filter((reason): reason is string => reason !== null);
  return [...new Set(sentences)];
}

/** Always true, worth showing once per plan. */
export const GENERAL_RULES: readonly string[] = [
  'Never mix products with each other, dry or wet. One scoop per product.',
  'Add the product to the water, never water to the product.',
  'Run the pump, keep everybody out of the water, and add one product at a time.',
  'Store acid away from chlorine and other oxidizers.',
  LABEL_FIRST,
];
