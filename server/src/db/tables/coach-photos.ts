import { customType, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
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
    jpeg: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.messageId] }),
    foreignKey({ columns: [table.chatId, table.messageId], foreignColumns: [coachMessages.chatId, coachMessages.id] }).onDelete('cascade'),
  ],
);
