// Whether an answer can be what was asked for. What speaks JSON and says 200 may still not be our server, and an answer without its main
// parts would take the page down: now, and at every opening for as long as this device keeps it. Not the contract's check, which would
// cost more than it is worth here; only what a page takes for granted.
import type { QueryKey } from '@tanstack/react-query';

const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;
const hasId = (answer: unknown): boolean => typeof partOf(answer, 'id') === 'string';
const hasList =
  (name: string) =>
  (answer: unknown): boolean =>
    Array.isArray(partOf(answer, name));

const SHAPES: readonly [RegExp, (answer: unknown) => boolean][] = [
  [/^\/api\/me$/, hasId],
  [/^\/api\/pools$/, Array.isArray],
  [/^\/api\/pools\/[^/]+$/, hasId],
  [/^\/api\/pools\/[^/]+\/plan$/, hasList('steps')],
  [/^\/api\/pools\/[^/]+\/(readings|treatments)$/, hasList('items')],
];

/** True where nothing is taken for granted. */
export function looksRight(key: QueryKey, answer: unknown): boolean {
  const address = key.filter((part) => typeof part === 'string').join('/');
  const [, isRight] = SHAPES.find(([pattern]) => pattern.test(address)) ?? [];
  return isRight?.(answer) ?? true;
}
