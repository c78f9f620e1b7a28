import { bigint, date, pgTable } from 'drizzle-orm/pg-core';

/** What the language model cost the whole installation on a day. No personal data. */
export const coachSpending = pgTable('coach_spending', {
  dayOn: date({ mode: 'string' }).primaryKey(),
  /** in millionths of a US dollar, with what is reserved for answers that are being made */
  costMicros: bigint({ mode: 'number' }).notNull().default(0),
});
