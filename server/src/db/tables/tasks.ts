import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { equipment } from './equipment.ts';
import { pools } from './pools.ts';

/** Maintenance duties of a pool. When one is due follows from its recurrence and from what happened to it; nothing of that is stored. */
export const tasks = pgTable(
  'tasks',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    /** often made by the client, so it is unique in its pool */
    id: uuid().notNull(),
    title: text().notNull(),
    notes: text(),
    equipmentId: uuid(),
    checklist: jsonb().$type<string[]>(),
    recurrence: jsonb().$type<object>().notNull(),
    /** which task of our catalog it is */
    catalogSlug: text(),
    /** how many events it had: completions, skips, snoozes and new recurrences are numbered, so that their order does not rest on clocks */
    eventCount: integer().notNull().default(0),
    /** the number of the event that set the recurrence */
    recurrenceEvent: integer().notNull().default(0),
    snoozedUntilOn: date({ mode: 'string' }),
    snoozeEvent: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    // In the migration only equipment_id is set to null: the pool of a task stays.
    foreignKey({
      name: 'tasks_of_equipment',
      columns: [table.poolId, table.equipmentId],
      foreignColumns: [equipment.poolId, equipment.id],
    }).onDelete('set null'),
    uniqueIndex('tasks_of_catalog')
      .on(table.poolId, table.catalogSlug)
      .where(sql`catalog_slug is not null`),
  ],
);

/** Each time that a task was done. */
export const taskCompletions = pgTable(
  'task_completions',
  {
    poolId: uuid().notNull(),
    id: uuid().notNull(),
    taskId: uuid().notNull(),
    doneAt: instant().notNull(),
    note: text(),
    checked: jsonb().$type<string[]>(),
    photoIds: jsonb().$type<string[]>(),
    event: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    foreignKey({
      name: 'task_completions_of_task',
      columns: [table.poolId, table.taskId],
      foreignColumns: [tasks.poolId, tasks.id],
    }).onDelete('cascade'),
    index('task_completions_by_time').on(table.poolId, table.doneAt),
    index('task_completions_of_one').on(table.poolId, table.taskId, table.doneAt, table.event),
  ],
);

/** Each time that a task was left out. */
export const taskSkips = pgTable(
  'task_skips',
  {
    poolId: uuid().notNull(),
    id: uuid().notNull(),
    taskId: uuid().notNull(),
    skippedAt: instant().notNull(),
    reason: text(),
    event: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    foreignKey({
      name: 'task_skips_of_task',
      columns: [table.poolId, table.taskId],
      foreignColumns: [tasks.poolId, tasks.id],
    }).onDelete('cascade'),
    index('task_skips_by_time').on(table.poolId, table.skippedAt),
    index('task_skips_of_one').on(table.poolId, table.taskId, table.skippedAt, table.event),
  ],
);
