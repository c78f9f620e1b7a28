// Ending reminder emails by one press, without signing in (RFC 8058). The link carries who it is for and a signature: nothing is stored, and a
// mail from last year still works. It can do nothing but this.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../../db/connection.ts';
import { findAddressee } from './notification-settings.queries.ts';
import { stopMails } from './notification-settings.ts';

const ID_BYTES = 16;
/** Short, so that the header with the address stays in one line. */
const SIGNATURE_BYTES = 15;

const signatureOf = (secret: string, personId: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe:${personId}`).digest().subarray(0, SIGNATURE_BYTES);

const tokenOf = (secret: string, personId: string): string =>
  Buffer.concat([Buffer.from(personId.replaceAll('-', ''), 'hex'), signatureOf(secret, personId)]).toString('base64url');

export const unsubscribeUrl = (site: { baseUrl: string; secret: string }, personId: string): string =>
  `${site.baseUrl}/unsubscribe?t=${tokenOf(site.secret, personId)}`;

function personOf(secret: string, token: string): string | undefined {
  if (!/^[\w-]{42}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const personId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const signature = bytes.subarray(ID_BYTES);
  const expected = signatureOf(secret, personId);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? personId : undefined;
}

/** False: the link is not ours. */
export async function unsubscribe(tx: Queries, secret: string, token: string, now: Date): Promise<boolean> {
  const personId = personOf(secret, token);
  if (personId === undefined) return false;
  // The account may be gone: then there are no mails either.
  if (await findAddressee(tx, personId)) await stopMails(tx, personId, now);
  return true;
}
