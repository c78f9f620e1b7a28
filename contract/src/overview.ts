import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { ShoppingItem, SwimState } from './plans.ts';
import { Id, pageOf } from './values.ts';
import { ProductId } from './water.ts';
import { fault } from './reasons.ts';

/** Each pool of a page is planned for, so a page is small. */
const OVERVIEW_PAGE = 20;

/** What a person with several pools needs to know about each before opening it. */
export const PoolOverview = z.object({
  poolId: Id,
  swim: SwimState,
  /** of the newest test */
  testedAt: z.optional(z.string()),
  /** how many steps of the treatment plan are left */
  stepsLeft: z.number(),
  /** the first of them */
  nextStep: z.optional(
    z.object({
      productId: ProductId,
      strengthPercent: z.optional(z.number()),
      amountG: z.optional(z.number()),
      amountMl: z.optional(z.number()),
      amountL: z.optional(z.number()),
      /** not before: an earlier addition has to mix first */
      readyAt: z.optional(z.string()),
    }),
  ),
  /** what has to be bought for the plan */
  shopping: z.array(ShoppingItem),
  /** when the next test is due, if known */
  retestAt: z.optional(z.string()),
  /** a clear-up is open: its next action replaces the plan's */
  hasClearUp: z.boolean(),
});
export type PoolOverview = z.infer<typeof PoolOverview>;

export const overview = {
  list: get('/api/overview', {
    tag: 'plans',
    summary: 'Swim state, last test and next step of each pool, oldest pool first.',
    query: z.object({
      limit: z._default(
        z.coerce.number({ error: fault('number_range', { low: 1, high: OVERVIEW_PAGE }) }).check(z.int(), z.gte(1), z.lte(OVERVIEW_PAGE)),
        OVERVIEW_PAGE,
      ),
      cursor: z.optional(Id),
    }),
    response: pageOf(PoolOverview),
  }),
};
