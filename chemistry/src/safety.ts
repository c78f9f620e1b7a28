// Which products must never meet, in what order they go in, how long to wait between them, and what to say on each (science/chemistry 6).
// The product label overrides everything here.
import type { ProductId } from './products/product-identity.ts';
import type { Sentence } from './sentences/message.ts';
import { SAFETY_SENTENCES } from './sentences/safety-sentences.ts';
import { textsOf } from './sentences/sentences.ts';

const CHLORINES: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'lithium-hypo'];
const ISOCYANURATES: readonly ProductId[] = ['dichlor', 'trichlor'];
const ACIDS: readonly ProductId[] = ['muriatic-acid', 'dry-acid'];
const CARBONATES: readonly ProductId[] = ['baking-soda', 'soda-ash'];
const BASES: readonly ProductId[] = ['baking-soda', 'soda-ash', 'borax'];

export const isChlorine = (productId: ProductId): boolean => CHLORINES.includes(productId);
export const isAcid = (productId: ProductId): boolean => ACIDS.includes(productId);
/** Dissolves over days: nothing that it does may be counted on today. */
export const isSlow = (productId: ProductId): boolean =>
  productId === 'trichlor' || productId === 'cyanuric-acid' || productId === 'bromine-tablets';
const isOxidizer = (productId: ProductId): boolean =>
  isChlorine(productId) || productId === 'monopersulfate' || productId === 'bromine-tablets';

/** All of them are the same for every water: they contain no values. */
type PlainSentence = keyof typeof SAFETY_SENTENCES;
const sentence = (code: PlainSentence): Sentence => ({ text: SAFETY_SENTENCES[code], messages: [{ code }] });

/** What happens when two products meet, undissolved or in little water; the first rule that fits. */
const RULES: readonly { fits: (a: ProductId, b: ProductId) => boolean; reason: PlainSentence }[] = [
  { fits: (a, b) => isAcid(a) && isChlorine(b), reason: 'steps_apart_acid_and_chlorine' },
  {
    fits: (a, b) => a === 'cal-hypo' && ISOCYANURATES.includes(b),
    reason: 'steps_apart_cal_hypo_and_stabilized',
  },
  {
    fits: (a, b) => isChlorine(a) && isChlorine(b) && a !== b,
    reason: 'steps_apart_two_chlorines',
  },
  { fits: (a, b) => a === 'bromine-tablets' && isChlorine(b), reason: 'steps_apart_two_chlorines' },
  { fits: (a, b) => isAcid(a) && b === 'bromine-tablets', reason: 'steps_apart_acid_and_chlorine' },
  { fits: (a, b) => a === 'algaecide' && isChlorine(b), reason: 'steps_apart_algaecide_and_chlorine' },
  { fits: (a, b) => a === 'monopersulfate' && isChlorine(b), reason: 'steps_apart_monopersulfate_and_chlorine' },
  { fits: (a, b) => isAcid(a) && b === 'monopersulfate', reason: 'steps_apart_acid_and_monopersulfate' },
  { fits: (a, b) => a === 'sodium-thiosulfate' && isOxidizer(b), reason: 'steps_apart_thiosulfate_and_oxidizer' },
  { fits: (a, b) => a === 'sodium-thiosulfate' && isAcid(b), reason: 'steps_apart_thiosulfate_and_acid' },
  { fits: (a, b) => a === 'sodium-bromide' && isOxidizer(b), reason: 'steps_apart_bromide_and_oxidizer' },
  { fits: (a, b) => a === 'muriatic-acid' && b === 'dry-acid', reason: 'steps_apart_two_acids' },
  { fits: (a, b) => isAcid(a) && BASES.includes(b), reason: 'steps_apart_acid_and_base' },
  {
    fits: (a, b) => a === 'calcium-chloride' && BASES.includes(b),
    reason: 'steps_apart_calcium_and_base',
  },
  {
    fits: (a, b) => a === 'cal-hypo' && CARBONATES.includes(b),
    reason: 'steps_apart_cal_hypo_and_soda',
  },
  { fits: (a, b) => a === 'calcium-chloride' && isAcid(b), reason: 'steps_apart_calcium_and_acid' },
  { fits: (a, b) => a === 'calcium-chloride' && isChlorine(b), reason: 'steps_apart_calcium_and_chlorine' },
];

/** Why two products must stay apart, or null. Symmetric. Different products are never mixed before they are in the water anyway. */
export const forbiddenTogether = (a: ProductId, b: ProductId): string | null => mustStayApart(a, b)?.text ?? null;

export function mustStayApart(a: ProductId, b: ProductId): Sentence | null {
  const reason = a === b ? undefined : RULES.find((rule) => rule.fits(a, b) || rule.fits(b, a))?.reason;
  return reason === undefined ? null : sentence(reason);
}

/** Never both in one plan: fire with residues, or one kind is enough. */
export function excludeEachOther(a: ProductId, b: ProductId): boolean {
  return a !== b && ((isChlorine(a) && isChlorine(b)) || (isAcid(a) && isAcid(b)));
}

/** One takes back what the other brings: in one plan that would only be a dear way to add salt. */
export function undoEachOther(a: ProductId, b: ProductId): boolean {
  return (isAcid(a) && b === 'soda-ash') || (isAcid(b) && a === 'soda-ash');
}

/** Order of a session: water, pH, chlorine, alkalinity and borate, salt, stabilizer, calcium last (science/chemistry 6.3). */
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
  salt: 7,
  'cyanuric-acid': 8,
  'calcium-chloride': 9,
  'bromine-tablets': 5,
  sequestrant: 1,
  'metal-remover': 1,
  enzyme: 10,
  clarifier: 10,
  flocculant: 10,
  algaecide: 10,
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
  sequestrant: 1440,
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

/** Minutes after an addition without swimming, even when the water is in range. */
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
  'bromine-tablets': 1440,
  sequestrant: 1440,
  'metal-remover': 1440,
  clarifier: 1440,
  flocculant: 1440,
  enzyme: 1440,
  algaecide: 1440,
  'fill-water': 240,
};
/** Minutes after an addition before a test tells the truth (science/chemistry 6.6). */
export const retestMinutes = (productId: ProductId): number => RETEST_MINUTES[productId];

const CHLORINE_HANDLING = 'steps_handle_chlorine';
const HANDLING: Record<ProductId, readonly PlainSentence[]> = {
  'liquid-chlorine': [CHLORINE_HANDLING, 'steps_handle_bleaches'],
  'cal-hypo': [CHLORINE_HANDLING, 'steps_handle_cal_hypo_scoop'],
  dichlor: [CHLORINE_HANDLING, 'steps_handle_own_scoop'],
  trichlor: ['steps_handle_trichlor_feeder', 'steps_handle_trichlor_fumes'],
  'lithium-hypo': [CHLORINE_HANDLING],
  'muriatic-acid': ['steps_handle_acid_fumes', 'steps_handle_acid_pour'],
  'dry-acid': ['steps_handle_goggles', 'steps_handle_dry_acid'],
  'soda-ash': ['steps_handle_soda_ash', 'steps_handle_cloud'],
  'baking-soda': ['steps_handle_baking_soda'],
  borax: ['steps_handle_borax'],
  'boric-acid': ['steps_handle_boric_acid'],
  'calcium-chloride': ['steps_handle_calcium'],
  'cyanuric-acid': ['steps_handle_cyanuric_acid'],
  salt: ['steps_handle_salt'],
  'sodium-thiosulfate': ['steps_handle_thiosulfate'],
  monopersulfate: ['steps_handle_monopersulfate'],
  'sodium-bromide': ['steps_handle_sodium_bromide'],
  'bromine-tablets': ['steps_handle_bromine_tablets', 'steps_handle_trichlor_fumes'],
  sequestrant: ['steps_handle_sequestrant'],
  'metal-remover': ['steps_handle_sequestrant'],
  clarifier: ['steps_handle_clarifier'],
  flocculant: ['steps_handle_flocculant'],
  enzyme: ['steps_handle_enzyme'],
  algaecide: ['steps_handle_algaecide'],
  'fill-water': ['steps_handle_fill_water_level', 'steps_handle_fill_water_shell'],
};

/** What to say before a product is opened: handling, then what it must never meet. */
export const handlingSentences = (productId: ProductId): Sentence[] => HANDLING[productId].map((code) => sentence(code));
export const handlingWarnings = (productId: ProductId): string[] => textsOf(handlingSentences(productId));

/** The neighbours that matter within one plan, one sentence each. */
export function neighbourSentences(productId: ProductId, others: readonly ProductId[]): Sentence[] {
  const reasons = others.map((other) => mustStayApart(productId, other)).filter((reason) => reason !== null);
  return reasons.filter(({ text }, index) => reasons.findIndex((other) => other.text === text) === index);
}

export const spaDrainSentence = (): Sentence => sentence('steps_spa_switch_off');
export const coldGranulesSentence = (): Sentence => sentence('steps_handle_cold_granules');

/** Always true, worth showing once per plan. */
const GENERAL: readonly PlainSentence[] = [
  'steps_rule_never_mix',
  'steps_rule_into_water',
  'steps_rule_one_at_a_time',
  'steps_rule_store_apart',
  'steps_rule_label_first',
];
export const generalRules = (): Sentence[] => GENERAL.map((code) => sentence(code));
export const GENERAL_RULES: readonly string[] = GENERAL.map((code) => SAFETY_SENTENCES[code]);
export const LABEL_FIRST = SAFETY_SENTENCES.steps_rule_label_first;
