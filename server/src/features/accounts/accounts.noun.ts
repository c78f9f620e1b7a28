import { DownloadedAccount, DownloadedSecurity, SessionSummary } from '@limpid/contract';
import { challenges } from '../../db/tables/challenges.ts';
import { identities } from '../../db/tables/identities.ts';
import { mailLinks } from '../../db/tables/mail-links.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { passwordResets } from '../../db/tables/password-resets.ts';
import { people } from '../../db/tables/people.ts';
import { recoveryCodes } from '../../db/tables/recovery-codes.ts';
import { sessions } from '../../db/tables/sessions.ts';
import { totpFactors } from '../../db/tables/totp-factors.ts';
import type { Person } from '../../http/session.ts';
import type { Noun } from '../../registry/noun.ts';
import { describeSecurity, describeSessions } from './account-security.ts';

const accountOf = ({ createdAt, emailVerifiedAt, ...person }: Person) => ({
  ...person,
  emailVerified: emailVerifiedAt !== null,
  createdAt: createdAt.toISOString(),
});

/** The person, and what opens the account. Its tables go with the person. */
export const accounts: Noun = {
  name: 'accounts',
  tables: [people, sessions, passkeys, identities, totpFactors, recoveryCodes, passwordResets, mailLinks, challenges],
  download: [
    { of: 'person', key: 'account', schema: DownloadedAccount, read: async ({ person }) => accountOf(person) },
    { of: 'person', key: 'security', schema: DownloadedSecurity, read: (subject) => describeSecurity(subject, false) },
    { of: 'person', key: 'sessions', schema: SessionSummary, page: describeSessions },
  ],
  erasure: 'cascade',
  search: { no: 'The account is in the settings.' },
  coach: { no: 'It says nothing about water; the units come with the pool.' },
};
