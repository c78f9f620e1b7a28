// The small values that everything on the wire is made of, each with the sentence that a wrong one gets.
import * as z from 'zod/mini';
import { fault, type Unit } from './reasons.ts';

const isPlain = (text: string) => text.isWellFormed() && !text.includes('\u0000');
/**
 * Invisible characters: the controls except tab and line ends, and those that change the direction of their neighbors, so that one name
 * looks like another. Joiners stay allowed: emoji of several parts need them.
 */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const BROKEN = fault('text_characters');

/** The limits of a text that people wrote; `broken` is the message for characters that cannot be stored. */
export const readable = (broken = BROKEN) => [
  z.refine<string>(isPlain, broken),
  z.refine<string>((text) => !UNSEEN.test(text), fault('text_invisible')),
];

const within = (low: number, high: number, missing: string) =>
  z.string({ error: missing }).check(z.trim(), z.minLength(low, missing), z.maxLength(high, fault('text_long', { count: high })));

/** Trimmed text for storage, without broken or invisible characters. */
export const text = (low: number, high: number, missing = fault('text_missing')) => within(low, high, missing).check(...readable());

/** Trimmed text that is searched for and not stored: stray characters from pasting are no reason to refuse it. */
export const lookedUp = (low: number, high: number, missing: string) => within(low, high, missing).check(z.refine<string>(isPlain, BROKEN));

const LINE_ENDS = /[\t\r\n\u2028\u2029]+/g;
/** For text on one line, such as a name: a pasted line end becomes a space. */
export const inOneLine = () => z.overwrite<string>((text) => text.replace(LINE_ENDS, ' '));

/** A finite number within limits, named with its unit in the message. */
export const amount = (low: number, high: number, unit: Unit | '' = '') => {
  const range = unit ? fault('number_range_unit', { low, high, unit }) : fault('number_range', { low, high });
  return z.number({ error: range }).check(z.gte(low, range), z.lte(high, range));
};

/** More than nothing, up to `high`. */
export const positive = (high: number, unit: Unit | '' = '') => {
  const range = unit ? fault('number_positive_unit', { high, unit }) : fault('number_positive', { high });
  return z.number({ error: range }).check(z.gt(0, range), z.lte(high, range));
};

export const Id = z.uuid({ error: fault('id_invalid') });
export const Instant = z.iso.datetime({ offset: true, error: fault('instant_invalid') });
/** A day of the calendar, without a time zone. */
export const Day = z.iso.date({ error: fault('day_invalid') });
export const Email = z
  .string({ error: fault('email_invalid') })
  .check(z.trim(), z.maxLength(254, fault('email_invalid')), z.email(fault('email_invalid')));

/** The page of a list. */
export const PageQuery = z.object({
  limit: z._default(z.coerce.number({ error: fault('number_range', { low: 1, high: 200 }) }).check(z.int(), z.gte(1), z.lte(200)), 50),
  cursor: z.optional(z.string().check(z.maxLength(200, fault('cursor_invalid')))),
});

export const pageOf = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });

const messageAmount = z.object({ amountG: z.optional(z.number()), amountMl: z.optional(z.number()), measures: z.enum(['us', 'metric']) });
const plainValue = z.union([z.number(), z.string(), messageAmount]);
/** A part of a sentence, such as one of several products. */
const MessagePart = z.object({ code: z.string(), values: z.optional(z.record(z.string(), plainValue)) });
/**
 * One sentence without its language: a stable code (the key of its message in the pages) and its values. Numbers are canonical and rounded
 * as the English text shows them; `parameter` contains a parameter, `product` a product's id; a list is of parts with commas between them;
 * any other text is the same in every language.
 */
export const Message = z.object({
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.number(), z.string(), messageAmount, z.array(MessagePart)]))),
});
export type Message = z.infer<typeof Message>;

export const Finding = z.object({
  code: z.string(),
  severity: z.enum(['danger', 'act', 'watch', 'info', 'ask']),
  text: z.string(),
  /** the sentences of the text, for other languages; missing where only English is spoken so far */
  messages: z.optional(z.array(Message)),
  parameter: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.number())),
});

export const PoolParams = z.object({ poolId: Id });
export const PoolItemParams = z.object({ poolId: Id, id: Id });
