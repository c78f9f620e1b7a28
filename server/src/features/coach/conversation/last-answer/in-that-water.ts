// "How much salt for that?", "¿cuánta sal le pongo a eso?" after a size was worked out: the dose in that water, and not in the own pool.
import { figures } from '../../skills/numbers.ts';
import { inLanguage, type Reply } from '../../skills/reply.ts';
import type { After } from '../after.ts';
import { aimOf } from '../dose-aim.ts';

const IN_THAT = /\b(?:in|for|to) (?:that|it|this one|that one|that size|that much)\b|\b(?:en|para|a) (?:es[oa]|ese tamano)\b/;
const ASKS = /\b(?:how much|cuant[oa])\b/;
const L_PER_GAL = 3.785411784;
const REACHES = 2;

/** Undefined where no size was worked out just before. */
export function inThatWater({ question, text, earlier, context, answerTo }: After): Reply | undefined {
  if (!IN_THAT.test(text) || !ASKS.test(text)) return undefined;
  const aim = aimOf(question);
  if (!aim || aim.volumeL !== undefined) return undefined;
  for (const [at, before] of earlier.slice(0, REACHES).entries()) {
    const { cards, abstained } = answerTo(before, earlier.slice(at + 1));
    const size = abstained ? undefined : cards.find(({ kind }) => kind === 'volume')?.value;
    if (size === undefined || size <= 0) continue;
    const gallons = figures(Math.round(size / L_PER_GAL)).replaceAll(',', '');
    const water = inLanguage(context, { en: `in ${gallons} gallons`, es: `en ${gallons} galones` });
    return answerTo(`${text.replace(IN_THAT, '').replace(/[?.! ]+$/, '')} ${water}`, []);
  }
  return undefined;
}
