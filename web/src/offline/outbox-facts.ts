// What is said of a row, as plain data: what a patch makes of it, and what is different between two ways of saying it.
import type { Fields, Intent } from './outbox-entry.ts';

/** A body with a patch applied: null takes a member away. */
export function withPatch(body: Fields | undefined, patch: Fields | undefined): Fields {
  return Object.fromEntries(Object.entries({ ...body, ...patch }).filter(([, value]) => value !== null && value !== undefined));
}

/** A row as one would record it. */
export const asBody = (row: Fields | undefined): Fields => {
  const { createdAt: _createdAt, updatedAt: _updatedAt, waiting: _waiting, ...body } = row ?? {};
  return body;
};

/** All that is known of what was done: a step says only what differs from its plan. */
export const factsOf = ({ otherwise, body }: Pick<Intent, 'otherwise' | 'body'>): Fields => withPatch(otherwise ?? body, {});

export const MOMENTS = ['takenAt', 'doneAt'];
/** What no correction can carry: that of a treatment takes neither another product nor other water. */
const NEVER_CHANGED = ['id', 'productId', 'fillWater'];
/**
 * What a correction can take away; outbox-facts.test.ts holds it against the contract. Whatever else stands in a row that was not said here
 * (what a later server knows beside it) is left alone.
 */
export const CLEARABLE = [
  'note',
  'look',
  'freeChlorinePpm',
  'combinedChlorinePpm',
  'brominePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'phosphatePpb',
  'copperPpm',
  'ironPpm',
  'tdsPpm',
  'orpMv',
  'temperatureC',
];

/** The patch that makes the one of the other. */
export function differences(before: Fields, after: Fields, without: readonly string[] = []): Fields {
  const left = [...NEVER_CHANGED, ...without];
  const names = [...Object.keys(after), ...CLEARABLE.filter((name) => name in before && !(name in after))];
  return Object.fromEntries(
    names.flatMap((name) => (left.includes(name) || isSame(name, before[name], after[name]) ? [] : [[name, after[name] ?? null]])),
  );
}

/** Whether two values of a field are one to the server, which writes instants and notes in its own way. */
export const isSame = (name: string, one: unknown, other: unknown): boolean =>
  JSON.stringify(tidy(name, one)) === JSON.stringify(tidy(name, other));

function tidy(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (name === 'note') return value.trim().normalize('NFC') || null;
  if (!MOMENTS.includes(name)) return value;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? value : ms;
}
