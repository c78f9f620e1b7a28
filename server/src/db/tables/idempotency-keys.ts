import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** Answers of requests that came with an Idempotency-Key, to be given again when the same request comes again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** such as `POST /api/pools` */
    methodPath: text().notNull(),
    bodyHash: text().notNull(),
    /** null: still being worked on */
    status: integer(),
    response: jsonb().$type<unknown>(),
    createdAt: instant().notNull().defaultNow(),
    answeredAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] }), index('idempotency_keys_by_age').on(table.createdAt)],
);
