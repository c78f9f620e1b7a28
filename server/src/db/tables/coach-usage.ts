import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { people } from './people.ts';

/** What a person asked of the language model in a month, counted before each answer and given back when it fails. */
export const coachUsage = pgTable(
  'coach_usage',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** the first day of the month, in UTC */
    monthOn: date({ mode: 'string' }).notNull(),
    answers: integer().notNull().default(0),
    inputTokens: bigint({ mode: 'number' }).notNull().default(0),
    outputTokens: bigint({ mode: 'number' }).notNull().default(0),
    costMicros: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.personId, table.monthOn] })],
);
