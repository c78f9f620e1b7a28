// Passkeys (WebAuthn): with user verification, so that a passkey counts as two factors, and discoverable, so that no address has to be typed.
// Challenges work once, for five minutes, in the browser that asked.
import {
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  reason,
} from '@limpid/contract';
import {
  type AuthenticationResponseJSON,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../db/connection.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { logSecurity } from '../../http/log.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { hashToken } from '../../http/session.ts';
import { accountMail, recipientOf } from './account-mails.ts';
import { type AccountRequest, browserOf, openSession, type OwnRequest, signedIn, type SignedIn } from './account-request.ts';
import { findPersonById, insertMail, lockPassword } from './accounts.queries.ts';
import { type ChallengeRow, replaceChallenge, takeChallenge } from './challenges.queries.ts';
import { linkWaiting } from './google/google-links.ts';
import {
  deletePasskey,
  findPasskeyByCredential,
  insertPasskey,
  listPasskeysOf,
  type PasskeyRow,
  updatePasskeyName,
  updatePasskeyUsed,
} from './passkeys.queries.ts';
import { requireProof, requireSame, requireStillHere } from './proof.ts';
import { requireWayIn } from './last-way-in.ts';

const LIVES_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;

export interface PasskeySummary {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt?: string;
  isSynced: boolean;
}

export const toPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): PasskeySummary => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
  isSynced,
});

/** Passkeys belong to the name of the site that people use. */
const relyingParty = ({ app }: AccountRequest) => ({ expectedOrigin: app.origin, expectedRPID: new URL(app.origin).hostname });

async function keepChallenge(tx: Queries, asked: AccountRequest, kind: ChallengeRow['kind'], personId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(asked.now.getTime() + LIVES_MS);
  const browserHash = hashToken(browserOf(asked) ?? '');
  await replaceChallenge(tx, { kind, keyHash: hashToken(challenge), browserHash, personId, data: {}, expiresAt });
  return challenge;
}

/** The challenge that the answer claims to answer, if this browser was given it and has not used it; what it says is verified afterwards. */
async function takeOwnChallenge(tx: Queries, asked: AccountRequest, kind: ChallengeRow['kind'], clientDataJSON: string): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const browser = browserOf(asked);
  if (challenge === undefined || browser === undefined) throw refused(asked);
  const personId = kind === 'passkey_add' ? asked.session?.person.id : undefined;
  const wanted = { kind, keyHash: hashToken(challenge), browserHash: hashToken(browser), ...(personId === undefined ? {} : { personId }) };
  if (!(await takeChallenge(tx, wanted, asked.now))) throw refused(asked);
  return challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function refused({ request }: AccountRequest, cause?: unknown) {
  logSecurity(request, 'passkey_refused');
  return problem('passkey_refused', { cause });
}

export async function passkeyOptions(asked: OwnRequest, body: { password?: string | undefined }): Promise<PasskeyCreationOptions> {
  const { app } = asked;
  const person = await requireProof(asked, body.password);
  const known = await listPasskeysOf(app.connection.db, person.id);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  const challenge = await app.connection.withTransaction((tx) => keepChallenge(tx, asked, 'passkey_add', person.id));
  const options = await generateRegistrationOptions({
    rpName: 'Limpid',
    rpID: relyingParty(asked).expectedRPID,
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`.trim(),
    userID: new Uint8Array(Buffer.from(person.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: LIVES_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [-8, -7, -257],
  });
  return options as unknown as PasskeyCreationOptions;
}

const tooMany = () => problem('conflict', { reason: reason('passkeys_full', { count: MOST_PASSKEYS }) });

async function verifyCreation(asked: OwnRequest, response: PasskeyCreation, expectedChallenge: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      ...relyingParty(asked),
      requireUserVerification: true,
      supportedAlgorithmIDs: [-8, -7, -257],
    });
    if (verified) return registrationInfo;
  } catch (error) {
    throw refused(asked, error);
  }
  throw refused(asked);
}

export async function addPasskey(asked: OwnRequest, body: { name: string; response: PasskeyCreation }): Promise<PasskeySummary> {
  const { app, request, person, now } = asked;
  const challenge = await takeOwnChallenge(app.connection.db, asked, 'passkey_add', body.response.response.clientDataJSON);
  const { credential, credentialBackedUp } = await verifyCreation(asked, body.response, challenge);
  const row: PasskeyRow = {
    id: newId(),
    personId: person.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialBackedUp,
    name: body.name,
    createdAt: now,
    lastUsedAt: null,
  };
  await app.connection
    .withTransaction(async (tx) => {
      await requireStillHere(tx, asked);
      if ((await listPasskeysOf(tx, person.id)).length >= MOST_PASSKEYS) throw tooMany();
      await insertPasskey(tx, row);
      const told = accountMail('passkeyAdded', recipientOf(person, asked), `${app.baseUrl}/settings/security`);
      await insertMail(tx, told, now, { personId: person.id });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'passkeys_credential') ? problem('conflict', { reason: reason('passkey_known') }) : error;
    });
  logSecurity(request, 'passkey_added', person.id);
  return toPasskey(row);
}

export async function renamePasskey(db: Queries, personId: string, id: string, name: string): Promise<PasskeySummary> {
  return toPasskey(requireFound(await updatePasskeyName(db, personId, id, name)));
}

export async function removePasskey(asked: OwnRequest, id: string, body: { password?: string | undefined }): Promise<{ message: string }> {
  const { app, request, now } = asked;
  const person = await requireProof(asked, body.password);
  await app.connection.withTransaction(async (tx) => {
    await requireSame(tx, asked, person);
    if (!(await deletePasskey(tx, person.id, id))) throw problem('not_found');
    await requireWayIn(tx, person, 'passkey');
    const told = accountMail('passkeyRemoved', recipientOf(person, asked), `${app.baseUrl}/settings/security`);
    await insertMail(tx, told, now, { personId: person.id });
  });
  logSecurity(request, 'passkey_removed', person.id);
  return { message: 'The passkey no longer opens your account.' };
}

export async function passkeySignInOptions(asked: AccountRequest & { db: Queries }): Promise<PasskeyRequestOptions> {
  const challenge = await keepChallenge(asked.db, asked, 'passkey_sign_in', null);
  return { rpId: relyingParty(asked).expectedRPID, challenge, timeout: LIVES_MS, userVerification: 'required' };
}

async function verifyAssertion(asked: AccountRequest, response: PasskeyAssertion, passkey: PasskeyRow, expectedChallenge: string) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      ...relyingParty(asked),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
    if (verified) return authenticationInfo;
  } catch (error) {
    throw refused(asked, error);
  }
  throw refused(asked);
}

export async function passkeySignIn(asked: AccountRequest, { response }: { response: PasskeyAssertion }): Promise<SignedIn> {
  const { app, request, now } = asked;
  const challenge = await takeOwnChallenge(app.connection.db, asked, 'passkey_sign_in', response.response.clientDataJSON);
  const passkey = await findPasskeyByCredential(app.connection.db, response.id);
  const { userHandle } = response.response;
  // The authenticator names the owner too; a key that names another was not made here.
  const isOwners = !userHandle || Buffer.from(userHandle, 'base64url').toString('utf8') === passkey?.personId;
  if (!passkey || !isOwners) throw refused(asked);
  const { newCounter, credentialBackedUp } = await verifyAssertion(asked, response, passkey, challenge);
  const { person, isLinked } = await app.connection.withTransaction(async (tx) => {
    const owner = await findPersonById(tx, passkey.personId);
    const isHeld = owner !== undefined && (await lockPassword(tx, owner));
    // Gone in the meantime, or used by another request: the stored counter is no longer the one that was verified.
    if (!isHeld || !(await updatePasskeyUsed(tx, passkey, { counter: newCounter, isSynced: credentialBackedUp }, now)))
      throw refused(asked);
    const linked = await linkWaiting(tx, asked, owner, browserOf(asked));
    await openSession(tx, asked, owner, 'passkey');
    return { person: owner, isLinked: linked };
  });
  logSecurity(request, 'sign_in_ok', person.id);
  return { ...signedIn(person, 'Login successful'), ...(isLinked ? { linked: 'google' } : {}) };
}
