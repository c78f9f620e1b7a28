// A browser that has signed in to an account before carries a proof of it. Its sign-ins are counted separately, so that strangers who use
// up an account's tries do not lock out its owner. The proof is an HMAC over the stored password hash, with the installation's secret:
// nothing more has to be stored, and a new password voids every proof.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

interface Owner {
  id: string;
  passwordHash: string | null;
}

const macOf = (secret: string, owner: Owner, nonce: string): string =>
  createHmac('sha256', secret)
    .update(`device:${owner.id}:${owner.passwordHash ?? ''}:${nonce}`)
    .digest('base64url');

export function makeDeviceProof(secret: string, owner: Owner): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${macOf(secret, owner, nonce)}`;
}

/** The name of the device (to count by) when the proof is this account's. */
export function deviceOf(secret: string, proof: string | undefined, owner: Owner): string | undefined {
  const [nonce, mac, ...rest] = (proof ?? '').split('.');
  if (!nonce || !mac || rest.length > 0) return undefined;
  const expected = Buffer.from(macOf(secret, owner, nonce));
  const given = Buffer.from(mac);
  return expected.length === given.length && timingSafeEqual(expected, given) ? nonce : undefined;
}
