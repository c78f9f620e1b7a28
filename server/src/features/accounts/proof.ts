// Proof that it is still the owner who sits in front of an open account, before anything changes that opens it.
import { logSecurity } from '../../http/log.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { isSessionThere } from '../../http/session.ts';
import type { AccountRequest, OwnRequest } from './account-request.ts';
import { findPersonById, lockPassword, type PersonRow } from './accounts.queries.ts';
import type { Queries } from '../../db/connection.ts';
import { lockPerson } from '../../db/row-locks.ts';
import { reason } from '@limpid/contract';

const FRESH_MS = 10 * 60_000;

/**
 * The password; from people who have none, a sign-in within the last ten minutes. Hashing takes long: ask before the transaction,
 * and `requireSame` inside.
 */
export async function requireProof(asked: OwnRequest, password: string | undefined, field = 'password'): Promise<PersonRow> {
  const { app, now, session } = asked;
  const person = requireFound(await findPersonById(app.connection.db, asked.person.id));
  if (person.passwordHash === null) {
    if (now.getTime() - session.createdAt.getTime() > FRESH_MS) throw problem('fresh_sign_in_required');
    return person;
  }
  if (password === undefined)
    throw problem('wrong_password', { reason: reason('password_needed'), fields: { [field]: reason('password_needed') } });
  await requirePassword(asked, person, password, field);
  return person;
}

async function requirePassword({ app, passwords, request }: AccountRequest, person: PersonRow, password: string, field: string) {
  await app.limits.spend('proof', person.id);
  if (!(await passwords.verify(password, person.passwordHash ?? undefined))) {
    logSecurity(request, 'proof_failed', person.id);
    throw wrongPassword(field);
  }
  await app.limits.giveBack('proof', person.id);
}

const wrongPassword = (field: string) => problem('wrong_password', { fields: { [field]: reason('password_wrong') } });

/**
 * Locks the person's row until the transaction ends, if the proof and the session are still valid: writes to what protects an account run
 * one by one.
 */
export async function requireSame(tx: Queries, { session }: OwnRequest, person: PersonRow, field = 'password'): Promise<void> {
  if (!(await lockPassword(tx, person))) throw wrongPassword(field);
  if (!(await isSessionThere(tx, session.id))) throw problem('not_signed_in');
}

/** For what was proven a while ago: locks the person's row, unless a new password or an undone change has ended the session since. */
export async function requireStillHere(tx: Queries, { person, session }: Pick<OwnRequest, 'person' | 'session'>): Promise<void> {
  if (!(await lockPerson(tx, person.id)) || !(await isSessionThere(tx, session.id))) throw problem('not_signed_in');
}

export interface LinkOwner {
  person: PersonRow;
  isInSession: boolean;
}

/**
 * A link in a mail proves who reads the mailbox, not whose account it is: anyone can open an account with another person's address, or
 * move theirs to it. So it also takes a session of the account or its password. Ask before the transaction, and `requireStillOwner`
 * inside.
 */
export async function requireLinkOwner(asked: AccountRequest, personId: string, password: string | undefined): Promise<LinkOwner> {
  const person = requireFound(await findPersonById(asked.app.connection.db, personId));
  if (asked.session?.person.id === personId) return { person, isInSession: true };
  if (person.passwordHash === null) throw problem('fresh_sign_in_required');
  if (password === undefined) throw problem('password_required');
  await requirePassword(asked, person, password, 'password');
  return { person, isInSession: false };
}

/** Holds the person's row; answers it as it is now. */
export async function requireStillOwner(tx: Queries, { session }: AccountRequest, owner: LinkOwner): Promise<PersonRow> {
  const { person, isInSession } = owner;
  const isStill = isInSession
    ? (await lockPerson(tx, person.id)) && session !== null && (await isSessionThere(tx, session.id))
    : await lockPassword(tx, person);
  if (!isStill) throw problem('password_required');
  return requireFound(await findPersonById(tx, person.id));
}
