// In the browser an endpoint is a method and a path: what `@limpid/contract` exports as plain data is written out at build time, and the
// schemas with the library behind them come along only into a script that names one (the forms that check what is typed).
import path from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = '@limpid/contract';
const CLIENT = '\0limpid:contract';
/** What devices keep is worked out from the schemas (contract/src/cached-answers.ts): pages get the outcome. */
const CACHED_ENTRY = '@limpid/contract/cached-answers';
const CLIENT_CACHED = '\0limpid:contract-cached-answers';
/** What the pages read of an endpoint; the rest is for the server. */
export const ENDPOINT_FIELDS = ['method', 'path', 'access', 'creates'] as const;

/** The endpoints: a module for each noun, so that a script carries those of the nouns that it calls. */
const API = 'limpid:contract-api';
const NOUN = /^\0limpid:contract-api\/(\w+)$/;

type Nouns = Record<string, Record<string, object>>;

/** The endpoints without schemas, summaries, limits and problems. */
export function clientApi(api: Nouns): Nouns {
  const client = (endpoint: object) => Object.fromEntries(ENDPOINT_FIELDS.map((field) => [field, endpoint[field as keyof object]]));
  const nouns = Object.entries(api).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(Object.entries(verbs).map(([verb, one]) => [verb, client(one)])),
  ]);
  return Object.fromEntries(nouns) as Nouns;
}

const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return ['string', 'number', 'boolean'].includes(typeof value);
  return Object.getPrototypeOf(value) === Object.prototype && !('_zod' in value) && Object.values(value).every(isPlain);
};

/** A module with the same names: data as data, everything else from the real one. */
export function clientModule(contract: Record<string, unknown>, realPath: string): string {
  const { api: _, ...others } = contract;
  const data = Object.entries(others).filter(([, value]) => isPlain(value));
  const rest = Object.keys(others).filter((name) => !data.some(([known]) => known === name));
  const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;
  return [
    `export * as api from '${API}';`,
    ...data.map(([name, value]) => constant(name, value)),
    `export { ${rest.join(', ')} } from ${JSON.stringify(realPath)};`,
  ].join('\n');
}

/** `api` as nested modules: the bundler follows `api.pools.list` to the noun and leaves out unused calls. */
export const apiModule = (api: Nouns): string =>
  Object.keys(api)
    .map((noun) => `export * as ${noun} from '${API}/${noun}';`)
    .join('\n');

export const nounModule = (api: Nouns, noun: string): string =>
  Object.entries(clientApi(api)[noun] ?? {})
    .map(([verb, endpoint]) => `const ${verb}_ = ${JSON.stringify(endpoint)};\nexport { ${verb}_ as ${verb} };`)
    .join('\n');

/** What devices keep, as plain data. */
export const cachedModule = ({ CACHED_ANSWERS }: { CACHED_ANSWERS: unknown }): string =>
  `export const CACHED_ANSWERS = ${JSON.stringify(CACHED_ANSWERS)};`;

export function clientContract(webRoot: string): Plugin {
  const real = path.resolve(webRoot, '../contract/src/index.ts');
  const realCached = path.resolve(webRoot, '../contract/src/cached-answers.ts');
  return {
    name: 'limpid:client-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id) {
      if (id === API || id.startsWith(`${API}/`)) return { id: `\0${id}`, moduleSideEffects: false };
      const client = id === ENTRY ? CLIENT : id === CACHED_ENTRY ? CLIENT_CACHED : null;
      return client && { id: client, moduleSideEffects: false };
    },
    async load(id) {
      if (id === CLIENT_CACHED) return cachedModule((await import(realCached)) as { CACHED_ANSWERS: unknown });
      const noun = NOUN.exec(id)?.[1];
      if (id !== CLIENT && id !== `\0${API}` && noun === undefined) return null;
      const contract = (await import(real)) as Record<string, unknown>;
      if (id === CLIENT) return clientModule(contract, real);
      return noun === undefined ? apiModule(contract['api'] as Nouns) : nounModule(contract['api'] as Nouns, noun);
    },
  };
}
