import { ContactMessage } from '@limpid/contract';
import { eq, or, sql } from 'drizzle-orm';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import type { Noun } from '../../registry/noun.ts';
import { pageOfMessages } from './contact.queries.ts';

export const contact: Noun = {
  name: 'contact',
  tables: [contactMessages],
  download: [
    { of: 'person', key: 'messages', schema: ContactMessage, page: ({ db, person }, query) => pageOfMessages(db, person.id, query) },
  ],
  // A message that was written signed out belongs to the reader of its mailbox: only a person who has confirmed the address erases it.
  erasure: async (tx, { id, email, emailVerifiedAt }) => {
    const byAddress = emailVerifiedAt === null ? undefined : eq(sql`lower(${contactMessages.email})`, email);
    await tx.delete(contactMessages).where(or(eq(contactMessages.personId, id), byAddress));
  },
  search: { no: 'Between the person and us.' },
  coach: { no: 'Between the person and us.' },
};
