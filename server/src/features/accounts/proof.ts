// Proof that it is still the owner who sits in front of an open account, before anything changes that opens it.
import { logSecurity } from '../../http/log.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { isSessionThere } from '../../http/session.ts';
import type { OwnRequest } from './account-request.ts';
import { findPersonById, lockPassword, type PersonRow } from './accounts.queries.ts';
import type { Queries } from '../../db/connection.ts';
import { lockPerson } from '../../db/row-locks.ts';

const FRESH_MS = 10 * 60_000;

/**
 * The password; from people who have none, a sign-in within the last ten minutes. Hashing takes long: ask before the transaction,
 * and `requireSame` inside.
 */
export async function requireProof(asked: OwnRequest, password: string | undefined, field = 'password'): Promise<PersonRow> {
  const { app, passwords, request, now, session } = asked;
  const person = requireFound(await findPersonById(app.connection.db, asked.person.id));
  if (person.passwordHash === null) {
    if (now.getTime() - session.createdAt.getTime() > FRESH_MS) throw problem('fresh_sign_in_required');
    return person;
  }
  if (password === undefined)
    throw problem('wrong_password', { message: 'Enter your password', fields: { [field]: 'Enter your password' } });
  await app.limits.spend('proof', person.id);
  if (!(await passwords.verify(password, person.passwordHash))) {
    logSecurity(request, 'proof_failed', person.id);
    throw wrongPassword(field);
  }
  await app.limits.giveBack('proof', person.id);
  return person;
}

const wrongPassword = (field: string) => problem('wrong_password', { fields: { [field]: 'This is not your password' } });

/**
 * Holds the person's row until the transaction ends, if the proof and the session still stand: writes to what protects an account run one
 * by one.
 */
export async function requireSame(tx: Queries, { session }: OwnRequest, person: PersonRow, field = 'password'): Promise<void> {
  if (!(await lockPassword(tx, person))) throw wrongPassword(field);
  if (!(await isSessionThere(tx, session.id))) throw problem('not_signed_in');
}

/** For what was proven a while ago: holds the person's row, if a new password or an undone change has not ended the session meanwhile. */
export async function requireStillHere(tx: Queries, { person, session }: Pick<OwnRequest, 'person' | 'session'>): Promise<void> {
  if (!(await lockPerson(tx, person.id)) || !(await isSessionThere(tx, session.id))) throw problem('not_signed_in');
}
