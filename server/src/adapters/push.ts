// Web Push: the message is encrypted for one browser (RFC 8291) and signed with our key pair (RFC 8292), then handed to the browser's push
// service, whose address the browser gave us.
import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Outbound } from './outbound.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface PushMessage {
  text: string;
  /** a later message with the same topic takes the place of one that still waits at the push service; up to 32 characters */
  topic: string;
  /** how long the push service keeps it for a browser that is off */
  timeToLiveS: number;
}
/**
 * gone: the browser takes no more messages · forbidden: the push service says that we may not send there · refused: this message will
 * never be taken · later: try again
 */
export type PushOutcome = 'sent' | 'gone' | 'forbidden' | 'refused' | 'later';

export interface PushSender {
  /** for browsers that subscribe */
  publicKey: string;
  /** Why this endpoint cannot be used; undefined: it can. */
  faultOf: (endpoint: string) => Promise<string | undefined>;
  send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;
}

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}
export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

const TIMEOUT_MS = 10_000;
const CURVE = 'prime256v1';
const AUTH_BYTES = 16;
const POINT_BYTES = 65;

const bytesOf = (text: string): Buffer | undefined =>
  /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text.replace(/=+$/, ''), 'base64url') : undefined;

function isPoint(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, CURVE);
    return true;
  } catch {
    return false;
  }
}

/** Which of a browser's keys cannot be encrypted for: the public key is an uncompressed point on P-256, the secret has 16 bytes. */
export function keyFaultsOf({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): ('p256dh' | 'auth')[] {
  const point = bytesOf(p256dh);
  const isKey = point?.length === POINT_BYTES && point[0] === 4 && isPoint(point);
  return [...(isKey ? [] : ['p256dh' as const]), ...(bytesOf(auth)?.length === AUTH_BYTES ? [] : ['auth' as const])];
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 403) return 'forbidden';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** `contact`: where a push service can reach us, an https or a mailto address. */
export function createPush(keys: PushKeys, contact: string, outbound: Outbound): PushSender {
  const send: PushSender['send'] = async ({ endpoint, p256dh, auth }, { text, topic, timeToLiveS }) => {
    // Stored before they were checked when they came.
    if (keyFaultsOf({ p256dh, auth }).length > 0) return 'gone';
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contact, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: timeToLiveS,
      topic,
      urgency: 'normal',
    });
    return outbound.post(endpoint, { headers, body: body ?? Buffer.alloc(0), timeoutMs: TIMEOUT_MS }).then(
      outcomeOf,
      // Unreachable, too slow, or an address that is no longer public.
      () => 'later' as const,
    );
  };
  return { publicKey: keys.publicKey, faultOf: outbound.faultOf, send };
}
