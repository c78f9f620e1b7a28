// "Trichlor over time …", "Which product raises …?": what products do is in the engine's table, so it decides.
import { type Product, PRODUCTS } from '@limpid/chemistry';
import type { Choice } from '../../understanding/choices.ts';
import type { CoachLanguage } from '../../understanding/fold.ts';
import { inSentence, productName } from '../../skills/names.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { productOf, readMessage } from '../../understanding/frame.ts';

type Changed = Product['raises'][number];

interface Effect {
  parameter: Changed;
  isRaised: boolean;
  /** "leaves no calcium": the product does not do it */
  isAbsent: boolean;
}

const PARAMETERS: readonly (readonly [Changed, RegExp])[] = [
  ['cyanuricAcidPpm', /\b(?:cyanuric acid|stabilizer|conditioner|cya)\b/g],
  ['hardnessPpm', /\b(?:calcium hardness|hardness|calcium(?! hypo| chlor))\b/g],
  ['alkalinityPpm', /\b(?:total alkalinity|alkalinity|ta)\b/g],
  ['ph', /\bph\b/g],
  ['saltPpm', /\bsalt(?:s|iness)?\b/g],
];
const VERBS =
  /\b(?:(?<not>avoid(?:s|ing)?|without (?:also )?(?:adding|raising|changing|affecting|leaving)|(?:does not|doesn't|do not|don't|never) (?:add|raise|change|leave)|(?:adds?|leaves?) (?:no|neither)|no|nor)|(?<up>rais(?:es?|ing)|increas(?:es?|ing)|adds?|adding|builds? up|higher|introduces?)|(?<down>lower(?:s|ing)?|reduc(?:es?|ing)|decreas(?:es?|ing)))\b/g;

/** Each value with the verb that stands before it. */
export function effectsIn(text: string): Effect[] {
  const verbs = [...text.matchAll(VERBS)];
  const found = PARAMETERS.flatMap(([parameter, names]) => [...text.matchAll(names)].map(({ index }) => ({ parameter, at: index })));
  return found.flatMap(({ parameter, at }): Effect[] => {
    const verb = verbs.findLast(({ index }) => index < at)?.groups;
    return verb === undefined ? [] : [{ parameter, isRaised: verb.down === undefined, isAbsent: verb.not !== undefined }];
  });
}

const does = ({ raises, lowers }: Product, { parameter, isRaised, isAbsent }: Effect): boolean =>
  isAbsent ? !raises.includes(parameter) && !lowers.includes(parameter) : (isRaised ? raises : lowers).includes(parameter);

function productIn(text: string): Product | undefined {
  const names = new Set(readMessage(text).chemicals.map(({ name }) => productOf(name)));
  const [only] = names;
  return names.size === 1 && only !== undefined ? PRODUCTS[only] : undefined;
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

const PASSIVE =
  /^(?:the )?(.{2,40}?) (?:is|are|can be|gets?) (?:(?<up>raised|increased)|(?<down>lowered|reduced|decreased))(?: \w+)? (?:by|with)(?: adding)?$/;
/** "Hardness is raised with …" asks which product raises hardness. */
const asActive = (question: string): string =>
  question
    .replace(/[\s.:…]+$/, '')
    .replace(PASSIVE, (_, value: string, up?: string) => `which ${up === undefined ? 'lowers' : 'raises'} ${value}`);

/** The one answer that the table supports; missing where none or several are, or the question is about something else. */
export function byEffect(asked: string, choices: readonly Choice[]): Choice | undefined {
  const question = asActive(asked);
  const wanted = effectsIn(question);
  if (wanted.length > 0 && /^(?:which|what|to)\b/.test(question)) {
    const products = choices.map((choice) => ({ choice, product: productIn(choice.text) }));
    const others = products.filter(({ product }) => product === undefined);
    const fitting = products.filter(({ product }) => product !== undefined && wanted.every((effect) => does(product, effect)));
    // No product does it: what is no product is left.
    return only(fitting.length === 0 ? others : fitting)?.choice;
  }
  const product = productIn(question);
  if (!product || wanted.length > 0) return undefined;
  const claims = choices.map((choice) => ({ choice, effects: effectsIn(choice.text.toLowerCase()) }));
  if (claims.filter(({ effects }) => effects.length > 0).length < 2) return undefined;
  return only(claims.filter(({ effects }) => effects.length > 0 && effects.every((effect) => does(product, effect))))?.choice;
}

/** "Works better at a higher pH" says nothing of what it does to the pH. */
const CLAIMS_EFFECT =
  /^(?:(?:adding|using|the|a) )?[\w -]{2,40}?\b(?:raises?|lowers?|increases?|reduces?|decreases?|adds?|leaves?|contributes?)\b(?!.*\b(?:at|when|if|because|than)\b)/;
/** Whether a product does what is said of it ("acid raises alkalinity"); undefined where no single product or no effect is named. */
export function isTrueEffect(claim: string): { verdict: boolean; product: Product } | undefined {
  if (!CLAIMS_EFFECT.test(claim)) return undefined;
  const product = productIn(claim);
  const effects = effectsIn(claim.replace(/^adding /, '')).filter(({ parameter }) => !NAME_OF[parameter]?.test(claim));
  return product && effects.length > 0 ? { verdict: effects.every((effect) => does(product, effect)), product } : undefined;
}
/** "Muriatic acid: it lowers pH and alkalinity." The little salt or sulfate that stays is left out. */
export function whatItDoes({ id, raises, lowers }: Product, language: CoachLanguage): string {
  const list = (names: readonly Changed[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(names.map((name) => inSentence(name as ParameterName, { language })));
  const up = raises.filter((name) => name !== 'sulfatePpm' && (name !== 'saltPpm' || id === 'salt'));
  const [ups, downs] = language === 'es' ? ['sube', 'baja'] : ['it raises', 'it lowers'];
  const parts = [...(up.length > 0 ? [`${ups} ${list(up)}`] : []), ...(lowers.length > 0 ? [`${downs} ${list(lowers)}`] : [])];
  const name = productName(id, language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${parts.join('; ')}.`;
}
/** "Calcium hypochlorite", "cyanuric acid": the product's own name. */
const NAME_OF: Partial<Record<Changed, RegExp>> = { cyanuricAcidPpm: /^(?:the )?(?:cyanuric acid|stabilizer|conditioner|cya)\b/ };
