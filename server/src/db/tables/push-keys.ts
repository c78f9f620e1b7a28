import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The key pair by which push services know this installation: one row, made at the first start, the same for every server. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text().notNull(),
  /** encrypted under the installation's secret */
  sealedPrivateKey: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});
