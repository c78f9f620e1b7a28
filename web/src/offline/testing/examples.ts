// What the stories of two devices play with, for each declared noun.
import type { Noun, NounDeclaration, NounExample, OutboxCall, Verb } from '../noun.ts';
import { CALLS, NOUNS } from '../nouns.ts';
import type { Attachment } from '../outbox/outbox-attachment.ts';
import type { Intent } from '../outbox/outbox-entry.ts';

/** By file, as nouns.ts. */
export const declaredExamples = (): Record<string, NounExample> =>
  import.meta.glob<NounExample>('../nouns/*.ts', { eager: true, import: 'example' });

export interface Part {
  noun: Noun;
  declaration: NounDeclaration;
  example: NounExample;
  /** the usual call for each verb */
  calls: Partial<Record<Verb, OutboxCall>>;
  acts: readonly OutboxCall[];
  /** the fields that change in a story; empty where such a row says nothing but when it was */
  fields: readonly [string, string];
}

export function partOf(noun: Noun, examples: Readonly<Record<string, NounExample>>): Part {
  const declaration = NOUNS.get(noun);
  const example = Object.entries(examples).find(([file]) => file.endsWith(`/${noun}.ts`))?.[1];
  if (!declaration || !example) throw new Error(`nouns/${noun}.ts needs an \`example\` beside its \`noun\`.`);
  const known = [...CALLS.values()].filter((call) => call.noun === noun);
  const calls = Object.fromEntries(known.toReversed().map(({ verb, name }) => [verb, name]));
  const acts = known.filter(({ verb }) => verb === 'act').map(({ name }) => name);
  const [first = '', second = first] = Object.keys(example.record ?? {}).filter((name) => !declaration.fixed?.includes(name));
  return { noun, declaration, example, calls, acts, fields: [first, second] };
}

/** What a form always says of such a row: what no correction can take away. */
export const requiredOf = ({ declaration, example }: Part): Record<string, unknown> =>
  Object.fromEntries(Object.entries(example.record ?? {}).filter(([name]) => !declaration.clearable?.includes(name)));

/** Every value is written only once in a story, so that the story shows what became of which deed. A whole number stays one. */
export function valueOf({ example }: Part, field: string, serial: number): string | number {
  const given = example.record?.[field];
  if (typeof given !== 'number') return `${String(given)} ${serial}`;
  return Number.isInteger(given) ? given + (serial % 200) : Math.round(given * 10_000 + (serial % 1000)) / 10_000;
}

/** What a form is sent with, where the call is one: the file of a row says which row it is of. */
export function fileFor({ call, rowId }: Pick<Intent, 'call' | 'rowId'>): Attachment | undefined {
  if (!CALLS.get(call)?.form) return undefined;
  return { file: { type: 'text/plain', bytes: new TextEncoder().encode(rowId).buffer } };
}

/** Which call a request is, with what its path names. */
export function requestOf(
  method: string,
  url: string,
): { name: OutboxCall; noun: Noun; verb: Verb; values: Record<string, string> } | undefined {
  for (const { name, noun, verb, path, ...call } of CALLS.values()) {
    const fits = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(url);
    if (fits && call.method === method) return { name, noun, verb, values: { ...fits.groups } };
  }
  return undefined;
}
