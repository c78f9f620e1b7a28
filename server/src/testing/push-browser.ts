// The other end of Web Push: a browser that opens what was encrypted for it, and the check of the signature that a push service makes.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

export interface PushBrowser {
  keys: { p256dh: string; auth: string };
  /** As a browser does it (RFC 8188 and 8291); throws where the message is not for it. */
  open: (body: Buffer) => string;
}

/** `known`: the keys of a published example. */
export function pushBrowser(known?: { privateKey: string; auth: string }): PushBrowser {
  const own = createECDH('prime256v1');
  if (known) own.setPrivateKey(Buffer.from(known.privateKey, 'base64url'));
  else own.generateKeys();
  const secret = known ? Buffer.from(known.auth, 'base64url') : randomBytes(16);
  const open = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
    const input = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), secret, info, 32));
    const key = Buffer.from(hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
    const sealed = body.subarray(21 + keyLength);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };
  return { keys: { p256dh: own.getPublicKey().toString('base64url'), auth: secret.toString('base64url') }, open };
}

export interface Signed {
  isSigned: boolean;
  publicKey: string;
  claims: { aud: string; sub: string; exp: number };
}

/** What a push service reads from the header of a request (RFC 8292). */
export function signedBy(authorization: string): Signed {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  return {
    isSigned: verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url')),
    publicKey,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Signed['claims'],
  };
}
