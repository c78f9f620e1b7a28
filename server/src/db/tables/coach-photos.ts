import { sql } from 'drizzle-orm';
import { customType, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { coachMessages } from './coach-chats.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Photos that were sent with questions. They go with their question. */
export const coachPhotos = pgTable(
  'coach_photos',
  {
    chatId: uuid().notNull(),
    messageId: uuid().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** of the picture in the store of files; never used twice. null: it is still in `jpeg` */
    fileKey: text(),
    /** of rows from before there was a store; moved there by a job */
    jpeg: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.messageId] }),
    foreignKey({ columns: [table.chatId, table.messageId], foreignColumns: [coachMessages.chatId, coachMessages.id] }).onDelete('cascade'),
    uniqueIndex('coach_photos_by_file').on(table.fileKey),
    index('coach_photos_unmoved')
      .on(table.chatId)
      .where(sql`file_key is null`),
  ],
);
