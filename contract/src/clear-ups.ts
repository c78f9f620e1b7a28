import * as z from 'zod/mini';
import { get, patch, post } from './endpoint.ts';
import { Id, Instant, PageQuery, pageOf, PoolItemParams, PoolParams } from './values.ts';
import { fault } from './reasons.ts';

const tag = 'clear-ups';

const Outcome = z.enum(['clear', 'stopped'], { error: fault('choose_one_of', { options: 'clear, stopped' }) });

export const ClearUpInput = z.strictObject({ id: z.optional(Id), startedAt: z.optional(Instant) });
export type ClearUpInput = z.infer<typeof ClearUpInput>;

/** null opens it again, as long as no other one is open */
export const ClearUpPatch = z.strictObject({ outcome: z.nullable(Outcome), endedAt: z.optional(Instant) });
export type ClearUpPatch = z.infer<typeof ClearUpPatch>;

/** A guided clear-up of cloudy or green water. What is to be done in it follows from the log of the pool. */
export const ClearUp = z.object({
  id: Id,
  startedAt: z.string(),
  /** missing: it is open */
  endedAt: z.optional(z.string()),
  /** clear: all three criteria were met · stopped: by the person */
  outcome: z.optional(Outcome),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ClearUp = z.infer<typeof ClearUp>;

export const clearUps = {
  list: get('/api/pools/{poolId}/clear-ups', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'The clear-ups of a pool, newest first; at most one is open.',
    params: PoolParams,
    query: PageQuery,
    response: pageOf(ClearUp),
  }),
  start: post('/api/pools/{poolId}/clear-ups', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Starts a clear-up. While one is open, that one is answered.',
    params: PoolParams,
    body: ClearUpInput,
    response: ClearUp,
  }),
  change: patch('/api/pools/{poolId}/clear-ups/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Ends a clear-up, or opens it again.',
    params: PoolItemParams,
    body: ClearUpPatch,
    response: ClearUp,
    problems: ['conflict'],
  }),
};
