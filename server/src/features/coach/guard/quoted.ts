// What people wrote and what we did not compute: names, notes, excerpts. For a model it is data between marks that no one can guess, and no
// number in it may become an amount of an answer.
import { randomBytes } from 'node:crypto';

const MARK = Symbol('quoted');
export interface Quoted {
  [MARK]: true;
  text: string;
}

export const quoted = (text: string): Quoted => ({ [MARK]: true, text });
export const isQuoted = (value: unknown): value is Quoted => typeof value === 'object' && value !== null && MARK in value;

/** New for each request. */
export const newMark = (): string => `data-${randomBytes(9).toString('hex')}`;

const LONGEST = 600;
/** Its own marks are taken out of the text, so that it cannot end the quotation. */
export const between = (mark: string, text: string): string =>
  `<${mark}>${text.replaceAll(mark, '').replaceAll(/[<>]/g, ' ').slice(0, LONGEST)}</${mark}>`;

/** The result of a tool as the model reads it. */
export const serialized = (mark: string, data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) => (isQuoted(value) ? between(mark, value.text) : value));
