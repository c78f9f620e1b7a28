import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Files without a row. Every table with a `fileKey` has the trigger doom_files (in the migrations), which writes here when a row goes, also
 * with its pool or account, in the same transaction. And what stores files for a row to come writes here first: the row's transaction takes
 * the line away, so a crash in between leaves no file behind. A job removes from the store what is due.
 */
export const doomedFiles = pgTable(
  'doomed_files',
  {
    /** what their keys begin with */
    prefix: text().primaryKey(),
    dueAt: instant().notNull().defaultNow(),
  },
  (table) => [index('doomed_files_by_due').on(table.dueAt)],
);
