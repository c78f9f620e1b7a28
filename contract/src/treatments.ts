import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { Id, Instant, PageQuery, pageOf, PoolItemParams, PoolParams, text } from './values.ts';
import { AmountG, AmountL, AmountMl, ProductId, StrengthPercent, WaterInput } from './water.ts';
import { fault } from './reasons.ts';

const tag = 'treatments';
const amounts = { amountG: z.optional(AmountG), amountMl: z.optional(AmountMl), amountL: z.optional(AmountL) };
const oneAmount = (value: { amountG?: number | undefined; amountMl?: number | undefined; amountL?: number | undefined }) =>
  [value.amountG, value.amountMl, value.amountL].filter((given) => given !== undefined).length === 1;

/** Solids by amountG, liquids by amountMl, replaced water by amountL. */
export const TreatmentInput = z
  .strictObject({
    id: z.optional(Id),
    doneAt: z.optional(Instant),
    productId: ProductId,
    strengthPercent: z.optional(StrengthPercent),
    ...amounts,
    fillWater: z.optional(WaterInput),
    note: z.optional(text(0, 2000)),
  })
  .check(z.refine(oneAmount, { error: fault('amounts_many'), path: ['amountG'] }));
export type TreatmentInput = z.infer<typeof TreatmentInput>;

export const TreatmentPatch = z.strictObject({
  doneAt: z.optional(Instant),
  strengthPercent: z.optional(StrengthPercent),
  ...amounts,
  note: z.optional(z.nullable(text(0, 2000))),
});
export type TreatmentPatch = z.infer<typeof TreatmentPatch>;

export const Treatment = z.object({
  id: Id,
  doneAt: z.string(),
  productId: ProductId,
  strengthPercent: z.optional(z.number()),
  amountG: z.optional(z.number()),
  amountMl: z.optional(z.number()),
  amountL: z.optional(z.number()),
  fillWater: z.optional(WaterInput),
  note: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Treatment = z.infer<typeof Treatment>;

export const treatments = {
  list: get('/api/pools/{poolId}/treatments', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'What was put into or done to the water, newest first.',
    params: PoolParams,
    query: PageQuery,
    response: pageOf(Treatment),
  }),
  record: post('/api/pools/{poolId}/treatments', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Records a treatment.',
    params: PoolParams,
    body: TreatmentInput,
    response: Treatment,
  }),
  change: patch('/api/pools/{poolId}/treatments/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Corrects a treatment.',
    params: PoolItemParams,
    body: TreatmentPatch,
    response: Treatment,
  }),
  remove: remove('/api/pools/{poolId}/treatments/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Deletes a treatment.',
    params: PoolItemParams,
  }),
};
