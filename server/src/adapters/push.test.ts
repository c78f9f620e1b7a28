// The message on the wire: encrypted for one browser, signed with our key, and what the push service answers.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Outbound } from './outbound.ts';
import { createPush, newPushKeys } from './push.ts';

const keys = newPushKeys();
const browser = createECDH('prime256v1');
browser.generateKeys();
const secret = randomBytes(16);
const target = {
  endpoint: 'https://push.example.com/send/abc',
  p256dh: browser.getPublicKey().toString('base64url'),
  auth: secret.toString('base64url'),
};
const message = { text: '{"title":"Time to test Backyard"}', topic: 'a'.repeat(32), timeToLiveS: 3600 };

interface Sent {
  headers: Record<string, string>;
  body: Buffer;
}
function pushWith(status: number | Error) {
  const sent: Sent[] = [];
  const outbound: Outbound = {
    faultOf: async () => undefined,
    post: async (_address, { headers, body }) => {
      sent.push({ headers, body });
      if (status instanceof Error) throw status;
      return status;
    },
  };
  return { sent, push: createPush(keys, 'mailto:hello@limpid.example', outbound) };
}

/** As a browser does it (RFC 8188 and 8291). */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + keyLength);
  const shared = browser.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const input = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

describe('a push message', () => {
  it('can be read by its browser only, and is signed for its push service', async () => {
    const { sent, push } = pushWith(201);
    expect(await push.send(target, message)).toBe('sent');
    const [{ headers, body }] = sent as [Sent];
    expect(decrypt(body)).toBe(message.text);
    expect(body.toString('latin1')).not.toContain('Backyard');
    expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 3600, Topic: message.topic });
    const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers['Authorization'])) ?? [];
    expect(publicKey).toBe(push.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example.com',
      sub: 'mailto:hello@limpid.example',
    });
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });

  it.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [302, 'refused'],
    [413, 'refused'],
    [429, 'later'],
    [503, 'later'],
    [new Error('no answer'), 'later'],
  ])('answered with %s is %s', async (status, outcome) => {
    expect(await pushWith(status).push.send(target, message)).toBe(outcome);
  });
});
