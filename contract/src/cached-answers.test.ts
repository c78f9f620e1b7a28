import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CACHED_ANSWERS, shapeOf } from './cached-answers.ts';
import type { Endpoint } from './endpoint.ts';
import { api } from './index.ts';

const task = { id: z.uuid(), title: z.string(), state: z.enum(['todo', 'done']), steps: z.array(z.object({ at: z.string() })) };
const shape = (fields: Parameters<typeof z.object>[0]) => shapeOf(z.object(fields));
const now = shape(task);

describe('the shape of an answer', () => {
  it('stays when an answer of before is still right', () => {
    expect(shape({ ...task, note: z.optional(z.string()) }), 'one more optional field').toBe(now);
    expect(shape({ ...task, title: z.string().check(z.maxLength(20)) }), 'a limit').toBe(now);
    const { id, title, state, steps } = task;
    expect(shape({ steps, state, title, id }), 'another order').toBe(now);
    expect(shape({ ...task, state: z.enum(['todo', 'done', 'skipped']) }), 'one more word').toBe(now);
  });

  it('changes when it is not', () => {
    expect(shape({ ...task, dueOn: z.string() }), 'one more field that pages rely on').not.toBe(now);
    expect(shape({ ...task, title: z.number() }), 'another type').not.toBe(now);
    expect(shape({ ...task, steps: z.array(z.object({ at: z.number() })) }), 'another type inside').not.toBe(now);
    expect(shape({ ...task, title: z.nullable(z.string()) }), 'nothing where something was').not.toBe(now);
  });
});

describe('what an app keeps', () => {
  it('are the answers of the endpoints that say so, each by its own shape', () => {
    const offline = Object.values(api)
      .flatMap((verbs) => Object.values(verbs) as Endpoint[])
      .filter((endpoint) => endpoint.offline);
    expect(CACHED_ANSWERS.map(({ path }) => path)).toEqual(offline.map(({ path }) => path));
    for (const { method, path, response, access } of offline) {
      expect([method, Boolean(response)], path).toEqual(['GET', true]);
      expect(path.startsWith('/api/pools/{poolId}'), path).toBe(access === 'pool');
    }
    expect(new Set(CACHED_ANSWERS.map((one) => one.shape)).size).toBe(CACHED_ANSWERS.length);
  });

  it('tells an answer of ours from another', () => {
    const part = (path: string) => CACHED_ANSWERS.find((one) => one.path === path)?.part;
    expect(part('/api/me')).toBe('id');
    expect(part('/api/pools')).toBe('[]');
    expect(part('/api/pools/{poolId}/plan')).toBe('steps');
    expect(part('/api/pools/{poolId}/readings')).toBe('items');
  });
});
