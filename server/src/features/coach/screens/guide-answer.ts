// A guided list of the pool as an answer, with the amount for this pool.
import { type GuideName, guideOf, isSpa, type Sentence } from '@limpid/chemistry';
import { findArticle } from '../../library/articles.ts';
import { productName } from '../skills/names.ts';
import { amountText } from '../skills/numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { titleKey } from '../understanding/about.ts';
import { GUIDE_TEXTS } from './guide-texts.ts';

export const guideTitled = (key: string): string | undefined =>
  Object.entries(GUIDE_TEXTS).find(([, { title }]) => titleKey(title.en) === key || titleKey(title.es) === key)?.[0];

export const isGuide = (name: string): boolean => Object.hasOwn(GUIDE_TEXTS, name);

/** The first amount that the list of this pool names. */
export function guideAmount(name: string, context: CoachContext): string | undefined {
  const { pool, measures } = context;
  if (!pool) return undefined;
  const { first, after } = guideOf(name as GuideName, { pool: pool.traits, water: pool.plan.water, shelf: [...pool.shelf], measures });
  const dosed = [...first, ...after].flatMap(doseIn)[0];
  if (!dosed) return undefined;
  const amount = amountText(dosed.amount, dosed.product, context);
  return inLanguage(context, {
    en: `For ${pool.name}, that’s ${amount} of ${productName(dosed.product, 'en')}.`,
    es: `Para ${pool.name} son ${amount} de ${productName(dosed.product, 'es')}.`,
  });
}
type Product = Parameters<typeof productName>[0];
function doseIn({ messages: [message] }: Sentence): { product: Product; amount: { amountG?: number; amountMl?: number } }[] {
  const { amount, product } = message?.values ?? {};
  return typeof amount === 'object' && !Array.isArray(amount) && typeof product === 'string'
    ? [{ product: product as Product, amount }]
    : [];
}

export function guideAnswer(name: string, context: CoachContext): Reply | undefined {
  const guide = GUIDE_TEXTS[name];
  if (!guide) return undefined;
  const { pool, language } = context;
  const amount = guideAmount(name, context);
  const text = pool && isSpa(pool.traits) ? (guide.ofTub ?? guide)[language] : guide[language];
  const article = guide.slug === undefined ? undefined : findArticle(guide.slug, language);
  return reply(amount === undefined ? text : `${text} ${amount}`, {
    sources: [
      ...(pool ? [{ title: guide.title[language], url: `/pools/${pool.id}?guide=${name}` }] : []),
      ...(article ? [{ title: article.title, url: `/library/${article.slug}` }] : []),
    ],
  });
}
