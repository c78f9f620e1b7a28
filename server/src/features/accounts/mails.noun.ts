import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { mails as table } from '../../db/tables/mails.ts';
import { forgetMails } from '../../jobs/mail-forgetting.ts';
import type { Noun } from '../../registry/noun.ts';

export const mails: Noun = {
  name: 'mails',
  tables: [table],
  download: { leftOut: 'Emptied once sent; the person has them in their mailbox.' },
  // Those to the address, and those that wait and name the person. What was written signed out belongs to the reader of the mailbox: only
  // a person who has confirmed the address erases it.
  erasure: async (tx, leaving) => {
    const { id, email, emailVerifiedAt } = leaving;
    const isWaiting = and(isNull(table.sentAt), isNull(table.givenUpAt));
    // The whole address, not one that ends or begins like it.
    const address = email.replaceAll(/[^a-z0-9@]/g, '\\$&');
    const named = emailVerifiedAt === null ? `(^|\\s)${id}($|\\s)` : `(^|[\\s<:])(${id}|${address})($|[\\s>])`;
    const isTheirs = or(eq(table.recipient, email), eq(table.personId, id), and(isWaiting, sql`${table.bodyText} ~* ${named}`));
    const gone = await tx.delete(table).where(isTheirs).returning({ id: table.id });
    await forgetMails(
      tx,
      leaving,
      gone.map((mail) => mail.id),
    );
  },
  search: { no: 'They hold links that open accounts.' },
  coach: { no: 'They hold links that open accounts.' },
};
