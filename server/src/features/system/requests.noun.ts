import { like, or } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts';
import { rateLimits } from '../../db/tables/rate-limits.ts';
import type { Noun } from '../../registry/noun.ts';

/** What is counted and remembered of requests, for hours or days. */
export const requests: Noun = {
  name: 'requests',
  tables: [idempotencyKeys, rateLimits],
  download: { leftOut: 'Counts and repeated answers, gone within two days.' },
  erasure: async (tx, { id, emailKey }) => {
    await tx.delete(rateLimits).where(or(like(rateLimits.key, `%:${id}%`), like(rateLimits.key, `%:${emailKey}`)));
  },
  search: { no: 'Nothing to read.' },
  coach: { no: 'Nothing to read.' },
};
