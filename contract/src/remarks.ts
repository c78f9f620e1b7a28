// Remarks: a line of text, the rain and the bathers of a moment. People read "note".
import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { fault } from './reasons.ts';
import { amount, Id, Instant, PageQuery, pageOf, PoolItemParams, PoolParams, text } from './values.ts';

const tag = 'remarks';
export const MOST_RAIN_MM = 2000;
export const MOST_BATHERS = 10_000;

const wholeBathers = fault('whole_number_range', { unit: 'bathers', low: 0, high: MOST_BATHERS });
const Text = text(0, 2000);
/** Of the day at the pool: later also of a weather service, which it takes precedence over. */
const RainMm = amount(0, MOST_RAIN_MM, 'mm');
const Bathers = z.number({ error: wholeBathers }).check(z.int(wholeBathers), z.gte(0, wholeBathers), z.lte(MOST_BATHERS, wholeBathers));

/** At least one of them; an empty text is none. */
export const RemarkInput = z
  .strictObject({
    id: z.optional(Id),
    at: z.optional(Instant),
    text: z.optional(Text),
    rainMm: z.optional(RainMm),
    bathers: z.optional(Bathers),
  })
  .check(
    z.refine((remark) => Boolean(remark.text) || remark.rainMm !== undefined || remark.bathers !== undefined, {
      error: fault('remark_empty'),
      path: ['text'],
    }),
  );
export type RemarkInput = z.infer<typeof RemarkInput>;

/** null takes a value away */
export const RemarkPatch = z.strictObject({
  at: z.optional(Instant),
  text: z.optional(z.nullable(Text)),
  rainMm: z.optional(z.nullable(RainMm)),
  bathers: z.optional(z.nullable(Bathers)),
});
export type RemarkPatch = z.infer<typeof RemarkPatch>;

export const Remark = z.object({
  id: Id,
  at: z.string(),
  text: z.optional(z.string()),
  rainMm: z.optional(z.number()),
  bathers: z.optional(z.number()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Remark = z.infer<typeof Remark>;

export const remarks = {
  list: get('/api/pools/{poolId}/remarks', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'What people noted about a pool, newest first: a line of text, the rain, how many bathed.',
    params: PoolParams,
    query: PageQuery,
    response: pageOf(Remark),
  }),
  record: post('/api/pools/{poolId}/remarks', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Records a remark: a text, the rain or the bathers, at least one of them.',
    params: PoolParams,
    body: RemarkInput,
    response: Remark,
  }),
  change: patch('/api/pools/{poolId}/remarks/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Corrects a remark.',
    params: PoolItemParams,
    body: RemarkPatch,
    response: Remark,
  }),
  remove: remove('/api/pools/{poolId}/remarks/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Deletes a remark.',
    params: PoolItemParams,
  }),
};
