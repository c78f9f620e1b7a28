// Signing in with email and password, and a code where a second factor is on.
import type { api, BodyOf } from '@limpid/contract';
import { cookieNames, readCookie } from '../../http/cookies.ts';
import { logSecurity } from '../../http/log.ts';
import { problem } from '../../http/problems.ts';
import { type AccountRequest, browserOf, emailKey, normalizedEmail, openSession, signedIn, type SignedIn } from './account-request.ts';
import { findPersonByEmail, lockPassword, type PersonRow, updatePerson } from './accounts.queries.ts';
import { linkWaiting } from './google/google-links.ts';
import { deviceOf } from './known-device.ts';
import { requireSecondFactor, spendSecondFactor } from './second-factor.ts';

/** Counts the try: by the account's address, or by the browser when the account knows it. */
async function spendTry({ app, request }: AccountRequest, email: string, person: PersonRow | undefined): Promise<() => Promise<void>> {
  const proof = readCookie(request, cookieNames(app.cookies).device);
  const device = person && deviceOf(app.secret, proof, person);
  const [name, who] =
    device && person ? (['signInDevice', `${person.id}:${device}`] as const) : (['signInAccount', emailKey(email)] as const);
  await app.limits.spend(name, who);
  return () => app.limits.giveBack(name, who);
}

export async function signIn(asked: AccountRequest, body: BodyOf<typeof api.accounts.login>): Promise<SignedIn> {
  const { app, passwords, request, now } = asked;
  const email = normalizedEmail(body.email);
  const person = await findPersonByEmail(app.connection.db, email);
  const giveBack = await spendTry(asked, email, person);
  const refused = () => {
    logSecurity(request, 'sign_in_failed');
    return problem('wrong_credentials');
  };
  const isRight = await passwords.verify(body.password, person?.passwordHash ?? undefined);
  if (!person?.passwordHash || !isRight) throw refused();
  const giveCodeBack = await spendSecondFactor(asked, person.id, body.code);
  const renewed = passwords.isOutdated(person.passwordHash) ? await passwords.hash(body.password) : undefined;
  const current = renewed ? { ...person, passwordHash: renewed } : person;
  const isLinked = await app.connection.withTransaction(async (tx) => {
    if (!(await lockPassword(tx, person))) throw refused();
    await requireSecondFactor(tx, asked, person, body.code);
    if (renewed) await updatePerson(tx, person.id, { passwordHash: renewed }, now);
    const linked = await linkWaiting(tx, asked, current, browserOf(asked));
    await openSession(tx, asked, current, 'password');
    return linked;
  });
  await giveBack();
  await giveCodeBack();
  logSecurity(request, 'sign_in_ok', person.id);
  return { ...signedIn(person, 'Login successful'), ...(isLinked ? { linked: 'google' } : {}) };
}
