// Signing in with Google: a round trip that this browser begins and ends, once, within ten minutes. Where it leads is an address of ours.
import { type Google, type GoogleAccount, GoogleError, type GoogleFailure } from '../../../adapters/google.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import type { Queries } from '../../../db/connection.ts';
import { preSessionOf } from '../../../http/csrf.ts';
import { callerAddress } from '../../../http/addresses.ts';
import { logSecurity } from '../../../http/log.ts';
import { problem, ProblemError } from '../../../http/problems.ts';
import { hashToken } from '../../../http/session.ts';
import { type AccountRequest, browserOf, openSession, type OwnRequest, signedIn, type SignedIn } from '../account-request.ts';
import { addPerson } from '../accounts.ts';
import { findPersonByEmail, findPersonById, lockPassword, type PersonRow } from '../accounts.queries.ts';
import { type ChallengeRow, findChallenge, replaceChallenge, takeChallenge } from '../challenges.queries.ts';
import { link } from './google-links.ts';
import { findIdentityOf, findPersonByIdentity, insertIdentity } from '../identities.queries.ts';
import { requireProof, requireStillHere } from '../proof.ts';
import { requireSecondFactor, spendSecondFactor } from '../second-factor.ts';
import { findTotp } from '../second-factor.queries.ts';
import { reason } from '@limpid/contract';

const LIVES_MS = 10 * 60_000;

/** Why it did not work; the pages have words for each (`?error=google_...`). */
type Refusal = GoogleFailure | 'email_unverified' | 'linked_elsewhere';

interface GoogleRequest extends AccountRequest {
  google: Google;
}
export type Back = 'dashboard' | 'security';

const callbackOf = ({ app }: AccountRequest): string => `${app.baseUrl}/auth/google/callback`;
const placeOf = (back: string | undefined): string => (back === 'security' ? '/settings/security' : '/dashboard');

function keep(tx: Queries, asked: AccountRequest, row: Pick<ChallengeRow, 'kind' | 'keyHash' | 'personId' | 'data'>): Promise<void> {
  const browser = browserOf(asked) ?? preSessionOf(asked.request, asked.reply, asked.app.cookies);
  return replaceChallenge(tx, { ...row, browserHash: hashToken(browser), expiresAt: new Date(asked.now.getTime() + LIVES_MS) });
}

/** The address at Google to send this browser to. */
export async function beginGoogle(asked: GoogleRequest, back: Back, personId: string | null = null): Promise<string> {
  // A person who comes back to the settings wants to prove that it is still them: Google has to ask.
  const { url, state, nonce, codeVerifier } = await asked.google.begin(
    callbackOf(asked),
    back === 'security' ? 'select_account' : undefined,
  );
  const data = { state, nonce, codeVerifier, back };
  await asked.app.connection.withTransaction((tx) => keep(tx, asked, { kind: 'google', keyHash: hashToken(state), personId, data }));
  return url;
}

/** From the settings, with proof: a session that was left open cannot be given another way in. */
export async function linkGoogle(asked: OwnRequest & GoogleRequest, body: { password?: string | undefined }): Promise<{ url: string }> {
  const person = await requireProof(asked, body.password);
  if (await findIdentityOf(asked.app.connection.db, person.id)) {
    throw problem('conflict', { reason: reason('google_already_linked') });
  }
  return { url: await beginGoogle(asked, 'security', person.id) };
}

/** What the browser came back with, as the path to go on to. */
export async function finishGoogle(asked: GoogleRequest, query: string): Promise<string> {
  const { app, google, request, now, session } = asked;
  const browser = browserOf(asked);
  const state = new URLSearchParams(query).get('state');
  const begun =
    browser === undefined || state === null
      ? undefined
      : await takeChallenge(app.connection.db, { kind: 'google', browserHash: hashToken(browser), keyHash: hashToken(state) }, now);
  if (!begun) return refuse(asked, 'failed');
  const { nonce = '', codeVerifier = '', back } = begun.data;
  const isLink = begun.personId !== null;
  if (isLink && session?.person.id !== begun.personId) return refuse(asked, 'failed');
  try {
    const account = await google.finish(new URL(`${callbackOf(asked)}?${query}`), { state: state ?? '', nonce, codeVerifier });
    return isLink ? await linkTo(asked, account) : await signInAs(asked, account, placeOf(back));
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    request.log.info({ err: error }, 'google sign-in');
    return refuse(asked, error.failure, isLink);
  }
}

export function refuse({ request }: AccountRequest, why: Refusal, isLink = false): string {
  logSecurity(request, 'google_refused');
  return `${isLink ? '/settings/security' : '/auth'}?error=google_${why}`;
}

async function linkTo(asked: GoogleRequest, account: GoogleAccount): Promise<string> {
  const { app, session } = asked;
  const owner = await findPersonByIdentity(app.connection.db, account.issuer, account.subject);
  const person = session?.person;
  if (!person) return refuse(asked, 'failed', true);
  const linkNow = (tx: Queries) => requireStillHere(tx, { person, session }).then(() => link(tx, asked, person, account));
  const isLinked = owner ? owner.id === person.id : await app.connection.withTransaction(linkNow);
  return isLinked ? '/settings/security?linked=google' : refuse(asked, 'linked_elsewhere', true);
}

async function signInAs(asked: GoogleRequest, account: GoogleAccount, place: string): Promise<string> {
  const { app } = asked;
  const findKnown = () => findPersonByIdentity(app.connection.db, account.issuer, account.subject);
  const known = await findKnown();
  if (known) return enter(asked, known, account, place);
  if (!account.isEmailVerified) return refuse(asked, 'email_unverified');
  const owner = await findPersonByEmail(app.connection.db, account.email);
  // Opened at this moment by another request of the same person: by now the link exists.
  const justOpened = owner && (await findKnown());
  if (justOpened) return enter(asked, justOpened, account, place);
  if (owner) return waitForProof(asked, owner, account);
  return openWithGoogle(asked, account, place);
}

/** The address is not proof enough: the owner signs in once as ever, and that links the two. */
async function waitForProof(asked: GoogleRequest, owner: PersonRow, { issuer, subject, email }: GoogleAccount): Promise<string> {
  const row = { kind: 'google_link', keyHash: hashToken(`${issuer} ${subject} ${asked.request.id}`), personId: owner.id } as const;
  await asked.app.connection.withTransaction((tx) => keep(tx, asked, { ...row, data: { issuer, subject, email } }));
  return '/auth?link=google';
}

async function enter(asked: GoogleRequest, person: PersonRow, { issuer, subject }: GoogleAccount, place: string): Promise<string> {
  const isEntered = await asked.app.connection.withTransaction(async (tx) => {
    // Again under the lock: a reset in this moment may have taken the link away.
    const isHeld = await lockPassword(tx, person);
    const isStill = isHeld && (await findPersonByIdentity(tx, issuer, subject))?.id === person.id;
    if (!isStill) return 'no';
    const totp = await findTotp(tx, person.id);
    if (totp?.enabledAt) {
      await keep(tx, asked, {
        kind: 'google_code',
        keyHash: hashToken(`code ${asked.request.id}`),
        personId: person.id,
        data: { issuer, subject },
      });
      return 'code';
    }
    await openSession(tx, asked, person, 'google');
    return 'yes';
  });
  if (isEntered === 'no') return refuse(asked, 'failed');
  if (isEntered === 'code') return '/auth?code=google';
  logSecurity(asked.request, 'sign_in_ok', person.id);
  return place;
}

async function openWithGoogle(asked: GoogleRequest, account: GoogleAccount, place: string): Promise<string> {
  const { app, request, now } = asked;
  await app.limits.spend('signUpAddress', callerAddress(request));
  const { email, firstName, lastName, issuer, subject } = account;
  try {
    const person = await app.connection.withTransaction(async (tx) => {
      const added = await addPerson(
        tx,
        { email, firstName, lastName, passwordHash: null, emailVerifiedAt: now, isVerifiedInSession: true },
        now,
      );
      if (!(await insertIdentity(tx, { issuer, subject, personId: added.id, email, createdAt: now }))) throw problem('conflict');
      await openSession(tx, asked, added, 'google');
      return added;
    });
    logSecurity(request, 'sign_up', person.id);
    return place;
  } catch (error) {
    // The same person twice at the same time: the other request has opened the account, and this one signs in to it.
    const isLate = isUniqueViolation(error) || (error instanceof ProblemError && ['conflict', 'email_taken'].includes(error.code));
    const person = isLate ? await findPersonByIdentity(app.connection.db, issuer, subject) : undefined;
    if (person) return enter(asked, person, account, place);
    if (isLate) return refuse(asked, 'failed');
    throw error;
  }
}

/** The code after Google, where the account has a second factor. A wrong one may be tried again. */
export async function finishGoogleWithCode(asked: AccountRequest, body: { code: string }): Promise<SignedIn> {
  const { app, request, now } = asked;
  const browser = browserOf(asked);
  const wanted = { kind: 'google_code', browserHash: hashToken(browser ?? '') } as const;
  const waiting = browser === undefined ? undefined : await findChallenge(app.connection.db, wanted, now);
  const person = waiting?.personId ? await findPersonById(app.connection.db, waiting.personId) : undefined;
  if (!waiting || !person) throw problem('fresh_sign_in_required');
  const giveBack = await spendSecondFactor(asked, person.id, body.code);
  await app.connection.withTransaction(async (tx) => {
    const isHeld = await lockPassword(tx, person);
    const isTaken = isHeld && (await takeChallenge(tx, { ...wanted, keyHash: waiting.keyHash }, now));
    // The same Google account: by now another may be linked, of an owner who has removed this one.
    const { issuer = '', subject = '' } = waiting.data;
    const isStill = isTaken && (await findPersonByIdentity(tx, issuer, subject))?.id === person.id;
    if (!isStill) throw problem('fresh_sign_in_required');
    await requireSecondFactor(tx, asked, person, body.code);
    await openSession(tx, asked, person, 'google');
  });
  await giveBack();
  logSecurity(request, 'sign_in_ok', person.id);
  return signedIn(person, 'Login successful');
}
