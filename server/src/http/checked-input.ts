// The gate for everything that comes in: first what no text or number may be, then the contract's closed schemas.
import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import { englishOf, type Reason, reason, type ReasonCode, reasonOf } from '@limpid/contract';
import { safeParse } from 'zod/v4/core';
import { MOST_FIELDS, problem } from './problems.ts';

const DEEPEST = 32;
const MOST_MEMBERS = 50_000;
const MOST_UNKNOWN_NAMED = 10;
const UNSTORABLE = reason('text_characters');

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/**
 * Refuses what PostgreSQL would refuse or silently change: NUL, lone surrogates, numbers that are not finite, and structures
 * deeper or wider than anything the product has. A loop, not a recursion: the depth is the caller's.
 */
function refuseUnstorable(input: unknown): void {
  const queue: { value: unknown; path: string; depth: number }[] = [{ value: input, path: '', depth: 0 }];
  for (let index = 0; index < queue.length; index += 1) {
    const { value, path, depth } = queue[index] as (typeof queue)[number];
    if (typeof value === 'string' && !isStorable(value)) refuse(path, UNSTORABLE);
    if (typeof value === 'number' && !Number.isFinite(value)) refuse(path, reason('number_infinite'));
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) refuse('body', reason('nested_deeply'));
    for (const [key, member] of Object.entries(value)) {
      if (!isStorable(key)) refuse(path, UNSTORABLE);
      queue.push({ value: member, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 });
    }
    if (queue.length > MOST_MEMBERS) refuse('body', reason('members_many'));
  }
}

function refuse(path: string, because: Reason): never {
  throw problem('invalid_request', { reason: because, fields: { [path === '' ? 'body' : path.slice(0, 200)]: because } });
}

const PLAIN: Readonly<Record<string, ReasonCode>> = {
  invalid_type: 'value_missing',
  too_small: 'value_small',
  too_big: 'value_large',
  invalid_format: 'value_form',
  invalid_value: 'choose_option',
  invalid_union: 'value_union',
};

/** The reason that the contract gives, else one by the kind of issue. */
const becauseOf = (issue: $ZodIssue): Reason => reasonOf(issue.message) ?? { code: PLAIN[issue.code] ?? 'value_wrong' };

function addIssue(fields: Record<string, Reason>, issue: $ZodIssue, prefix: readonly PropertyKey[]): void {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys.slice(0, MOST_UNKNOWN_NAMED))
      fields[[...path, key].map(String).join('.').slice(0, 200)] ??= reason('field_unknown');
    return;
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The form that the input came closest to: the one with the fewest faults.
    const closest = [...issue.errors].toSorted((a, b) => a.length - b.length)[0] ?? [];
    for (const inner of closest) addIssue(fields, inner, path);
    return;
  }
  fields[path.length === 0 ? 'body' : path.map(String).join('.').slice(0, 200)] ??= becauseOf(issue);
}

/** Dotted path → reason. */
function fieldsOf(issues: readonly $ZodIssue[]): Record<string, Reason> {
  const fields: Record<string, Reason> = Object.create(null) as Record<string, Reason>;
  for (const issue of issues) {
    if (Object.keys(fields).length >= MOST_FIELDS) break;
    addIssue(fields, issue, []);
  }
  return fields;
}

/** The input as the schema gives it back, or a 400 that names every field. */
export function checked(schema: $ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  refuseUnstorable(input);
  const result = safeParse(schema, input ?? {});
  if (result.success) return result.data;
  const fields = fieldsOf(result.error.issues);
  const [only, ...others] = Object.values(fields);
  throw problem('invalid_request', { fields, reason: others.length === 0 ? only : undefined });
}

/** Path parameters that cannot name anything name nothing: 404, as for a thing that is not there. */
export function checkedParams(schema: $ZodType | undefined, params: unknown): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, params);
  if (!result.success || !Object.values(params as Record<string, string>).every(isStorable)) throw problem('not_found');
  return result.data;
}

const englishFields = (issues: readonly $ZodIssue[]) =>
  Object.fromEntries(Object.entries(fieldsOf(issues)).map(([path, because]) => [path, englishOf(because)]));

/** What the handler gave, as the contract promises it: unknown members are left behind, a wrong one is our fault. */
export function promised(schema: $ZodType | undefined, answer: unknown): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, answer);
  if (result.success) return result.data;
  throw new Error(`The answer breaks the contract: ${JSON.stringify(englishFields(result.error.issues))}`);
}
