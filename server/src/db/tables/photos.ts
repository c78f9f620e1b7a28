import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { equipment } from './equipment.ts';
import { pools } from './pools.ts';
import { readings } from './readings.ts';
import { taskCompletions } from './tasks.ts';

/**
 * Photos of a pool; their files are in the store. Days and months are worked out from `takenAt` in the time zone that the pool has now, so
 * that they stay right when it changes. Tags have no index of their own: a list is always of one person's pools.
 */
export const photos = pgTable(
  'photos',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    /** often made by the client; unique altogether, because a photo is found without its pool */
    id: uuid().notNull(),
    takenAt: instant().notNull(),
    caption: text(),
    tags: text().array().notNull(),
    /** of the upright original */
    width: integer().notNull(),
    height: integer().notNull(),
    /** of all files together */
    bytes: integer().notNull(),
    /** SHA-256 of the file on the device */
    fingerprint: text(),
    readingId: uuid(),
    completionId: uuid(),
    equipmentId: uuid(),
    /** its files are below; random, so that no key is used twice */
    fileKey: text().notNull(),
    /** each size exists in each of these */
    formats: text({ enum: ['jpeg', 'webp', 'avif'] })
      .array()
      .notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    unique('photos_id').on(table.id),
    unique('photos_file_key').on(table.fileKey),
    // In the migration only the column of what was deleted is set to null: the pool of a photo stays.
    foreignKey({
      name: 'photos_of_reading',
      columns: [table.poolId, table.readingId],
      foreignColumns: [readings.poolId, readings.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'photos_of_completion',
      columns: [table.poolId, table.completionId],
      foreignColumns: [taskCompletions.poolId, taskCompletions.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'photos_of_equipment',
      columns: [table.poolId, table.equipmentId],
      foreignColumns: [equipment.poolId, equipment.id],
    }).onDelete('set null'),
    index('photos_by_time').on(table.poolId, table.takenAt, table.id),
    index('photos_by_fingerprint')
      .on(table.poolId, table.fingerprint)
      .where(sql`fingerprint is not null`),
    index('photos_by_reading')
      .on(table.poolId, table.readingId)
      .where(sql`reading_id is not null`),
    index('photos_by_completion')
      .on(table.poolId, table.completionId)
      .where(sql`completion_id is not null`),
    index('photos_by_equipment')
      .on(table.poolId, table.equipmentId)
      .where(sql`equipment_id is not null`),
    check('photos_formats', sql`'jpeg' = any(${table.formats})`),
  ],
);

/** Links under which anyone can see one photo. What opens a link is worked out from its id and never stored. */
export const photoLinks = pgTable(
  'photo_links',
  {
    id: uuid().primaryKey(),
    poolId: uuid().notNull(),
    photoId: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** null: until it is revoked */
    expiresAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'photo_links_of_photo',
      columns: [table.poolId, table.photoId],
      foreignColumns: [photos.poolId, photos.id],
    }).onDelete('cascade'),
    index('photo_links_of_one').on(table.poolId, table.photoId, table.createdAt),
  ],
);
