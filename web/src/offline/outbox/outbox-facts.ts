// Facts about a row, as plain data: what a patch makes of it, and how two versions differ.
import { declarationOf } from '../nouns.ts';
import type { Fields, Intent } from './outbox-entry.ts';

/** A body with a patch applied: null takes a member away. */
export function withPatch(body: Fields | undefined, patch: Fields | undefined): Fields {
  return Object.fromEntries(Object.entries({ ...body, ...patch }).filter(([, value]) => value !== null && value !== undefined));
}

/** The row that was seen, as it would be recorded. */
export const asBody = ({ call, seen }: Pick<Intent, 'call' | 'seen'>): Fields => {
  const { computed = [] } = declarationOf({ call }) ?? {};
  const left = ['createdAt', 'updatedAt', 'waiting', ...computed];
  return Object.fromEntries(Object.entries(seen ?? {}).filter(([name]) => !left.includes(name)));
};

/** All that is known of what was done: a step says only what differs from its plan. */
export const factsOf = ({ otherwise, body }: Pick<Intent, 'otherwise' | 'body'>): Fields => withPatch(otherwise ?? body, {});

/** The patch that turns one into the other. Fields that this build does not know (from a newer server) are left alone. */
export function differences(entry: Pick<Intent, 'call'>, before: Fields, after: Fields, without: readonly string[] = []): Fields {
  const { clearable = [], fixed = [] } = declarationOf(entry) ?? {};
  const left = ['id', ...fixed, ...without];
  const names = [...Object.keys(after), ...clearable.filter((name) => name in before && !(name in after))];
  return Object.fromEntries(
    names.flatMap((name) => (left.includes(name) || isSame(before[name], after[name]) ? [] : [[name, after[name] ?? null]])),
  );
}

/** Whether two values are one to the server, which writes instants and texts in its own way. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

export const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

function tidy(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return isInstant(value) ? Date.parse(value) : value.trim().normalize('NFC') || null;
}
