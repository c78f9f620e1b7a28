// Accounts: opening one, signing out, and what we tell the person about it.
import type { api, BodyOf, Me } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { logSecurity } from '../../http/log.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { endSession, type Person } from '../../http/session.ts';
import {
  type AccountRequest,
  normalizedEmail,
  openSession,
  requireUncommon,
  signedIn,
  type SignedIn,
  usernameOf,
} from './account-request.ts';
import { countPools, insertPerson, type PersonRow, updatePerson } from './accounts.queries.ts';
import { mailVerification } from './email-verification.ts';
import { entitlementsOf } from './entitlements.ts';
import { isReservedForAnother } from './mail-links.queries.ts';

type NewPerson = Parameters<typeof insertPerson>[1];

/** A person with an address that no one uses, nor may still return to. */
export async function addPerson(tx: Queries, given: NewPerson, now: Date): Promise<PersonRow> {
  const added = await insertPerson(tx, given, now);
  // After the insert, which has waited for anyone who was just leaving this address.
  if (await isReservedForAnother(tx, added.email, added.id, now)) throw problem('email_taken');
  return added;
}

export const takenIfKnown = (error: unknown): unknown => (isUniqueViolation(error, 'people_email_taken') ? problem('email_taken') : error);

export async function openAccount(asked: AccountRequest, body: BodyOf<typeof api.accounts.register>): Promise<SignedIn> {
  const email = normalizedEmail(body.email);
  requireUncommon(body.password, [email, body.firstName, body.lastName]);
  const passwordHash = await asked.passwords.hash(body.password);
  const { firstName, lastName } = body;
  const person = await asked.app.connection
    .withTransaction(async (tx) => {
      const added = await addPerson(tx, { email, firstName, lastName, passwordHash }, asked.now);
      await mailVerification(tx, asked, added);
      await openSession(tx, asked, added, 'password');
      return added;
    })
    .catch((error: unknown) => {
      throw takenIfKnown(error);
    });
  logSecurity(asked.request, 'sign_up', person.id);
  return signedIn(person, 'Account created');
}

export async function signOut(tx: Queries, { app, request, reply, session }: AccountRequest): Promise<{ message: string }> {
  if (session) {
    await endSession(tx, reply, session.token, app.cookies);
    logSecurity(request, 'sign_out', session.person.id);
  }
  reply.header('clear-site-data', '"cache"');
  return { message: 'Signed out' };
}

export async function describeMe(db: Queries, person: Person): Promise<Me> {
  const entitlements = entitlementsOf(person, await countPools(db, person.id));
  const { id, email, firstName, lastName, units, language, planId, planStatus } = person;
  return {
    id,
    email,
    username: usernameOf(email),
    firstName,
    lastName,
    units,
    language,
    emailVerified: person.emailVerifiedAt !== null,
    hasPassword: person.hasPassword,
    subscription_plan: planId,
    subscription_status: planStatus,
    plan: { planId, status: planStatus },
    entitlements,
  };
}

export async function changeMe(tx: Queries, person: Person, changes: BodyOf<typeof api.accounts.change>, now: Date): Promise<Me> {
  const changed = requireFound(await updatePerson(tx, person.id, changes, now));
  return describeMe(tx, { ...changed, hasPassword: changed.passwordHash !== null });
}
