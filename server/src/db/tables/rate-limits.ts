import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How often something was asked in one window of time; shared by all servers, counted by `on conflict do update`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** the name of the limit and whom it counts, such as `signIn:203.0.113.7` */
    key: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
    /** when the row may be swept */
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index('rate_limits_by_end').on(table.expiresAt)],
);
