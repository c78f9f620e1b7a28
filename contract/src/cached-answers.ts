// What an app caches on the device: the endpoints with `offline: true`, each with the shape of its answer. An answer that an earlier build
// has cached is shown as long as its endpoint's shape is the same, whatever else has changed in the contract. At build time the pages get
// this as plain data (web/tools/client-contract.ts).
import { toJSONSchema } from 'zod/v4/core';
import type { Endpoint } from './endpoint.ts';
import { api } from './index.ts';

export interface CachedAnswer {
  path: string;
  /** the same as long as an answer of before has all that an answer has today */
  shape: string;
  /** how a right answer is told from a stranger's: '[]' is a list, 'id' has an id, 'steps' has that list */
  part: string;
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/**
 * What a page can rely on: required fields and their types. Optional fields may come and go, and lists of words (products, surfaces) may grow:
 * an answer of before stays right. An optional field that changes its type, and a word that changes its meaning, get a new name.
 */
function relied(schema: Schema): unknown {
  const { properties, required = [], additionalProperties, items, anyOf, oneOf } = schema;
  const either = anyOf ?? oneOf;
  if (either) return { either: either.map((one) => JSON.stringify(relied(one))).toSorted() };
  if (schema.type === 'array') return { each: relied(items ?? {}) };
  if (schema.type !== 'object') return schema.type === 'integer' ? 'number' : (schema.type ?? 'anything');
  const fields = required.toSorted().map((name) => [name, relied(properties?.[name] ?? {})]);
  return typeof additionalProperties === 'object' ? { fields, others: relied(additionalProperties) } : { fields };
}

/** Two 32-bit hashes of the text, in 11 letters: enough to tell shapes apart, and no secret. */
function digest(text: string): string {
  const hash = (start: number) => {
    let value = start;
    for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
    return (value >>> 0).toString(36).padStart(7, '0');
  };
  return hash(0x81_1c_9d_c5) + hash(0x1b_87_35_93).slice(3);
}

const schemaOf = (response: Endpoint['response']): Schema =>
  response ? (toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as Schema) : {};

export const shapeOf = (response: Endpoint['response']): string => digest(JSON.stringify(relied(schemaOf(response))));

function partOf({ type, properties = {}, required = [] }: Schema): string {
  if (type === 'array') return '[]';
  if (required.includes('id')) return 'id';
  return required.find((name) => properties[name]?.type === 'array') ?? '';
}

export const CACHED_ANSWERS: readonly CachedAnswer[] = Object.values(api)
  .flatMap((verbs) => Object.values(verbs) as Endpoint[])
  .filter(({ offline }) => offline)
  .map(({ path, response }) => ({ path, shape: shapeOf(response), part: partOf(schemaOf(response)) }));
