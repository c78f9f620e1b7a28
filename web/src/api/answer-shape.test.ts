import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { looksRight } from './answer-shape.ts';
import { readByKey } from './query-client.ts';

const POOL = ['/api', 'pools', 'p1'];
afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  it.each([
    ['the person', ['/api', 'me'], { id: 'ana' }],
    ['the pools', ['/api', 'pools'], []],
    ['a pool', POOL, { id: 'p1' }],
    ['a plan', [...POOL, 'plan'], { steps: [], findings: [] }],
    ['readings', [...POOL, 'readings', { most: 800 }], { items: [], nextCursor: null }],
    ['treatments', [...POOL, 'treatments', { limit: 20 }], { items: [] }],
  ])('to %s is known by its main parts', (_, key, right) => {
    expect(looksRight(key, right)).toBe(true);
    for (const wrong of [{ hello: 'world' }, null, 'Welcome', 7]) expect(looksRight(key, wrong), JSON.stringify(wrong)).toBe(false);
  });

  it('of which nothing is taken for granted is as good as any', () => {
    expect(looksRight(['/api', 'version'], { version: '1' })).toBe(true);
    expect(looksRight([...POOL, 'plan', 'steps'], null)).toBe(true);
  });

  it('of another shape is a failure, and what was known stays', async () => {
    const server = fakeServer({ 'GET /api/pools/p1/plan': { body: { steps: [], findings: [] } } });
    const client = new QueryClient({ defaultOptions: { queries: { queryFn: readByKey(), retry: false } } });
    const queryKey = [...POOL, 'plan'];
    await client.fetchQuery({ queryKey });
    server.on('GET /api/pools/p1/plan', { body: { hello: 'world' } });
    await expect(client.fetchQuery({ queryKey })).rejects.toThrow('not what was asked for');
    expect(client.getQueryData(queryKey)).toEqual({ steps: [], findings: [] });
  });
});
