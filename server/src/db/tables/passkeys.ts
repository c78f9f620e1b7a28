import { bigint, boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** Public keys of authenticators (WebAuthn). Nothing here is secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** base64url, chosen by the authenticator */
    credentialId: text().notNull(),
    /** base64url of the COSE key */
    publicKey: text().notNull(),
    /** 0 for ever with passkeys that live on several devices */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    isSynced: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [unique('passkeys_credential').on(table.credentialId), index('passkeys_of_person').on(table.personId)],
);
