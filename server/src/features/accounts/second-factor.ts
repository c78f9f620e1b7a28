// The second factor: an authenticator app, and recovery codes for when it is lost. A code works once, even with many simultaneous requests.
import type { Queries } from '../../db/connection.ts';
import { logSecurity } from '../../http/log.ts';
import { problem } from '../../http/problems.ts';
import type { AccountRequest, OwnRequest } from './account-request.ts';
import { accountMail, recipientOf } from './account-mails.ts';
import { insertMail, type PersonRow } from './accounts.queries.ts';
import {
  hashRecoveryCode,
  isTotpCode,
  latestStep,
  makeRecoveryCodes,
  makeSecret,
  otpauthUrl,
  plainCode,
  stepOf,
} from './one-time-codes.ts';
import { requireProof, requireSame, requireStillHere } from './proof.ts';
import { seal, unseal } from './sealing.ts';
import {
  countRecoveryCodes,
  deleteTotp,
  enableTotp,
  findTotp,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
  type TotpRow,
  upsertPendingTotp,
} from './second-factor.queries.ts';
import { reason } from '@limpid/contract';

/** A secret that was shown and not confirmed is void after this. */
const PENDING_MS = 60 * 60_000;
/** Fewer left: time to make new ones. */
const FEW_CODES = 3;

const settingsUrl = (asked: AccountRequest): string => `${asked.app.baseUrl}/settings/security`;
const alreadyOn = () => problem('conflict', { reason: reason('two_step_on') });
const notOn = () => problem('conflict', { reason: reason('two_step_off') });
const wrongCode = () => problem('wrong_code', { fields: { code: reason('code_wrong') } });

export async function startTotp(
  asked: OwnRequest,
  body: { password?: string | undefined },
): Promise<{ secret: string; otpauthUrl: string }> {
  const person = await requireProof(asked, body.password);
  const secret = makeSecret();
  const sealedSecret = seal(asked.app.secret, person.id, secret);
  await asked.app.connection.withTransaction(async (tx) => {
    await requireSame(tx, asked, person);
    if (!(await upsertPendingTotp(tx, { personId: person.id, sealedSecret, createdAt: asked.now }))) throw alreadyOn();
  });
  return { secret, otpauthUrl: otpauthUrl(secret, person.email) };
}

export async function confirmTotp(asked: OwnRequest, body: { code: string }): Promise<{ recoveryCodes: string[] }> {
  const { app, request, person, now } = asked;
  const row = await findTotp(app.connection.db, person.id);
  if (row?.enabledAt) throw alreadyOn();
  if (!row || now.getTime() - row.createdAt.getTime() > PENDING_MS) throw problem('conflict', { reason: reason('start_again') });
  await app.limits.spend('secondFactor', person.id);
  const step = stepOfRow(asked, row, body.code);
  if (step === undefined) throw wrongCode();
  const recoveryCodes = makeRecoveryCodes();
  await app.connection.withTransaction(async (tx) => {
    await requireStillHere(tx, asked);
    if (!(await enableTotp(tx, row, step, now))) throw alreadyOn();
    await replaceRecoveryCodes(tx, person.id, recoveryCodes.map(hashRecoveryCode));
    await insertMail(tx, accountMail('secondFactorOn', recipientOf(person, asked), settingsUrl(asked)), now, { personId: person.id });
  });
  await app.limits.giveBack('secondFactor', person.id);
  logSecurity(request, 'second_factor_on', person.id);
  return { recoveryCodes };
}

function stepOfRow({ app, request, now }: AccountRequest, row: TotpRow, code: string): number | undefined {
  const opened = unseal(app.secret, row.personId, row.sealedSecret);
  if (opened === undefined) request.log.error('A second factor cannot be read any more: was SESSION_SECRET changed?');
  const plain = plainCode(code);
  return opened === undefined || !isTotpCode(plain) ? undefined : stepOf(opened, plain, now);
}

/** Uses a code up: of the app, or one for recovery. Call it inside the transaction of what the code allows. */
async function takeCode(tx: Queries, asked: AccountRequest, person: PersonRow, row: TotpRow, code: string): Promise<boolean> {
  const { request, now } = asked;
  const step = stepOfRow(asked, row, code);
  if (step !== undefined) return takeStep(tx, person.id, step, latestStep(now));
  if (isTotpCode(plainCode(code)) || !(await takeRecoveryCode(tx, person.id, hashRecoveryCode(code)))) return false;
  const left = await countRecoveryCodes(tx, person.id);
  const kind = left < FEW_CODES ? 'fewRecoveryCodes' : 'recoveryCodeUsed';
  await insertMail(tx, accountMail(kind, recipientOf(person, asked), settingsUrl(asked), { left }), now, { personId: person.id });
  logSecurity(request, 'recovery_code_used', person.id);
  return true;
}

/**
 * Before the transaction of a sign-in whose first factor was right: asks for the code, and counts it by the person, whatever the browser,
 * so that who knows the password has few tries. Answers how to give the try back.
 */
export async function spendSecondFactor({ app }: AccountRequest, personId: string, code: string | undefined): Promise<() => Promise<void>> {
  const row = await findTotp(app.connection.db, personId);
  if (!row?.enabledAt) return async () => {};
  if (code === undefined) throw problem('second_factor_required');
  await app.limits.spend('secondFactor', personId);
  return () => app.limits.giveBack('secondFactor', personId);
}

/** Inside it: nothing happens where the second factor is off; else the code is used up. */
export async function requireSecondFactor(tx: Queries, asked: AccountRequest, person: PersonRow, code: string | undefined): Promise<void> {
  const row = await findTotp(tx, person.id);
  if (!row?.enabledAt) return;
  if (code === undefined) throw problem('second_factor_required');
  if (await takeCode(tx, asked, person, row, code)) return;
  logSecurity(asked.request, 'second_factor_failed', person.id);
  throw problem('second_factor_wrong', { fields: { code: reason('code_wrong') } });
}

/** In an open account: proof and a code, then `work` in the same transaction. */
async function withProofAndCode(
  asked: OwnRequest,
  body: { password?: string | undefined; code: string },
  work: (tx: Queries, person: PersonRow) => Promise<void>,
): Promise<void> {
  const { app, request } = asked;
  const person = await requireProof(asked, body.password);
  await app.limits.spend('secondFactor', person.id);
  await app.connection.withTransaction(async (tx) => {
    await requireSame(tx, asked, person);
    const row = await findTotp(tx, person.id);
    if (!row?.enabledAt) throw notOn();
    if (!(await takeCode(tx, asked, person, row, body.code))) {
      logSecurity(request, 'second_factor_failed', person.id);
      throw wrongCode();
    }
    await work(tx, person);
  });
  await app.limits.giveBack('secondFactor', person.id);
}

export async function removeTotp(asked: OwnRequest, body: { password?: string | undefined; code: string }): Promise<{ message: string }> {
  await withProofAndCode(asked, body, async (tx, person) => {
    await deleteTotp(tx, person.id);
    await insertMail(tx, accountMail('secondFactorOff', recipientOf(person, asked), settingsUrl(asked)), asked.now, {
      personId: person.id,
    });
  });
  logSecurity(asked.request, 'second_factor_off', asked.person.id);
  return { message: 'Two-step sign-in is off' };
}

export async function renewRecoveryCodes(
  asked: OwnRequest,
  body: { password?: string | undefined; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = makeRecoveryCodes();
  await withProofAndCode(asked, body, async (tx, person) => {
    await replaceRecoveryCodes(tx, person.id, recoveryCodes.map(hashRecoveryCode));
    await insertMail(tx, accountMail('recoveryCodesRenewed', recipientOf(person, asked), settingsUrl(asked)), asked.now, {
      personId: person.id,
    });
  });
  logSecurity(asked.request, 'recovery_codes_renewed', asked.person.id);
  return { recoveryCodes };
}
