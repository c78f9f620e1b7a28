import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';
import { pools } from './pools.ts';

/** Conversations with the coach. */
export const coachChats = pgTable(
  'coach_chats',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** null: about pools in general, or the pool is gone */
    poolId: uuid().references(() => pools.id, { onDelete: 'set null' }),
    title: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('coach_chats_by_person').on(table.personId, table.updatedAt, table.id)],
);

export const coachMessages = pgTable(
  'coach_messages',
  {
    chatId: uuid()
      .notNull()
      .references(() => coachChats.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    text: text().notNull(),
    /** of a question with a photo: its size, so that a list needs no picture (coach-photos.ts), and whether a model was shown it */
    photo: jsonb().$type<{ width: number; height: number; isShown?: boolean }>(),
    /** as the contract's cards, sources, chips and proposals */
    cards: jsonb().notNull().default([]),
    sources: jsonb().notNull().default([]),
    chips: jsonb().notNull().default([]),
    proposals: jsonb().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.id] })],
);
