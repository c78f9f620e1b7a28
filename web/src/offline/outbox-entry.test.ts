import { api, type Endpoint } from '@limpid/contract';
import { expect, it } from 'vitest';
import { OUTBOX_CALLS } from './outbox-entry.ts';

it('calls what the contract has, with its methods, paths and answers', () => {
  for (const [name, call] of Object.entries(OUTBOX_CALLS)) {
    const [noun, verb] = name.split('.') as [keyof typeof api, string];
    const endpoint = (api[noun] as unknown as Record<string, Endpoint>)[verb];
    expect(endpoint, name).toMatchObject({ method: call.method, path: call.path, status: call.status });
  }
});
