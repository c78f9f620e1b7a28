import * as contract from '@limpid/contract';
import { describe, expect, it } from 'vitest';
import { CACHED_ANSWERS } from '@limpid/contract/cached-answers';
import { apiModule, cachedModule, ENDPOINT_FIELDS, clientApi, clientModule, nounModule } from './client-contract.ts';

const text = clientModule({ ...contract }, '/contract/src/index.ts');
const written = new Map(
  [...text.matchAll(/^export const (\w+) = (.*);$/gm)].map(([, name = '', json = '']) => [name, JSON.parse(json) as unknown]),
);
const passedOn = /^export \{ (.*) \} from "\/contract\/src\/index\.ts";$/m.exec(text)?.[1]?.split(', ') ?? [];

describe("the browser's contract", () => {
  it('has every name of the real one, once', () => {
    expect([...written.keys(), ...passedOn, 'api'].toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it('says the same of every endpoint', () => {
    const real = contract.api as unknown as Record<string, Record<string, object>>;
    expect(text).toContain("export * as api from 'limpid:contract-api';");
    const named = [...apiModule(real).matchAll(/^export \* as (\w+) from 'limpid:contract-api\/(\w+)';$/gm)];
    expect(named.map(([, name]) => name)).toEqual(Object.keys(real));
    expect(named.map(([, , noun]) => noun)).toEqual(Object.keys(real));
    const endpointsOf = (noun: string) =>
      [...nounModule(real, noun).matchAll(/^const (\w+)_ = (.*);\nexport \{ \1_ as \1 \};$/gm)].map(
        ([, verb = '', json = '']) => [verb, JSON.parse(json) as object] as const,
      );
    const client: Record<string, Record<string, object>> = Object.fromEntries(
      Object.keys(real).map((noun) => [noun, Object.fromEntries(endpointsOf(noun))]),
    );
    for (const [noun, verbs] of Object.entries(real)) {
      expect(Object.keys(client[noun] ?? {})).toEqual(Object.keys(verbs));
      for (const [verb, endpoint] of Object.entries(verbs)) {
        const { method, path, access, creates } = endpoint as { method: string; path: string; access: string; creates: boolean };
        expect(client[noun]?.[verb], `${noun}.${verb}`).toEqual({ method, path, access, creates });
      }
    }
  });

  it('carries no schema and no word for the server', () => {
    expect(Object.keys(clientApi({ pools: { list: contract.api.pools.list } }).pools?.list ?? {})).toEqual([...ENDPOINT_FIELDS]);
    const nouns = Object.keys(contract.api).map((noun) => nounModule(contract.api, noun));
    expect(text + nouns.join('')).not.toMatch(/"summary|_zod|"problems":/);
  });

  it('writes plain data out and passes schemas on', () => {
    expect(written.get('MAXIMUM_VOLUME_L')).toBe(contract.MAXIMUM_VOLUME_L);
    expect(written.get('PROBLEMS')).toEqual(contract.PROBLEMS);
    expect(passedOn).toContain('Registration');
    expect(passedOn).not.toContain('api');
  });

  it('says of what devices keep nothing but the outcome', () => {
    const text = cachedModule({ CACHED_ANSWERS });
    expect(JSON.parse(text.slice(text.indexOf('['), -1))).toEqual(CACHED_ANSWERS);
  });
});
