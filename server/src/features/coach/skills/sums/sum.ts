// What every sum needs: its shape, and how it finds its numbers.
import type { Frame } from '../../understanding/frame.ts';
import type { Quantity, QuantityKind } from '../../understanding/numbers/quantities.ts';
import { type Card, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

export type Sum = (frame: Frame, context: CoachContext) => Reply | undefined;

export const one = (frame: Frame, kind: QuantityKind): Quantity | undefined => frame.quantities.find((quantity) => quantity.kind === kind);
export const fits = (frame: Frame, pattern: RegExp) => pattern.test(frame.text);
/** "Per pound", "for each gallon": one of it. */
export const PER_AMOUNT =
  /\b(?:per|for each|for every|a|por|por cada) (pound|lb|ounce|oz|quart|gallon|libra|onza|galon|kilo|kg)s?\b(?! of (?:pool|water))/;

export const GPM = 3.785411784;
export const PSI = 6.894757293168361;
export const FT = 0.3048;

/** A result in words and as a card; `unit` is that of `value`. */
export function result(
  context: CoachContext,
  texts: { en: string; es: string },
  card: Omit<Card, 'kind' | 'title'> & { title?: string; kind?: Card['kind'] },
): Reply {
  return reply(inLanguage(context, texts), { cards: [{ kind: 'value', title: '', ...card }] });
}

export const volumeOf = (frame: Frame, context: CoachContext): number | undefined =>
  frame.volumeL ?? one(frame, 'volume')?.value ?? context.pool?.traits.volumeL;
