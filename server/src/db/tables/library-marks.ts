import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** What a person marked in an article of the library. The articles are files: a slug that is gone leaves a row that is never shown. */
export const libraryMarks = pgTable(
  'library_marks',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    isBookmarked: boolean().notNull().default(false),
    progressPercent: integer().notNull().default(0),
    isHelpful: boolean(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.slug] }),
    check('library_marks_progress', sql`${table.progressPercent} between 0 and 100`),
  ],
);
