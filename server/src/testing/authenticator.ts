// A passkey in software, for tests: an ES256 key that answers as an authenticator does (attestation "none"), and can be made to lie.
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const bytesOf = (value: string): Buffer => Buffer.from(value, 'base64url');
const textOf = (value: Buffer): string => value.toString('base64url');
const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

/** CBOR, as much as attestations need: unsigned and negative numbers, bytes, texts, maps. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([key, member]) => [cbor(key), cbor(member)])]);
}

export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** signs with another key */
  key?: KeyObject;
}

export interface SoftPasskey {
  id: string;
  create: (options: Record<string, unknown>, lies?: Lies) => object;
  get: (options: Record<string, unknown>, lies?: Lies) => object;
}

export const makeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

interface Credential {
  id: Buffer;
  origin: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  isSynced: boolean;
  userHandle: string;
  counter: number;
}

function clientData({ origin }: Credential, type: string, challenge: unknown, lies: Lies): Buffer {
  const told = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(told));
}

const PRESENT = 0b1;
const VERIFIED = 0b100;
const BACKED_UP = 0b1_1000;
const ATTESTED = 0b100_0000;

function authenticatorData({ origin, isSynced, counter }: Credential, lies: Lies, attested: Buffer = Buffer.alloc(0)): Buffer {
  const verified = lies.isUserVerified === false ? 0 : VERIFIED;
  const flags = PRESENT | verified | (isSynced ? BACKED_UP : 0) | (attested.length > 0 ? ATTESTED : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(lies.counter ?? counter);
  return Buffer.concat([sha256(lies.rpId ?? new URL(origin).hostname), Buffer.from([flags]), count, attested]);
}

function attestedData({ id, publicKey }: Credential): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesOf(x)],
    [-3, bytesOf(y)],
  ]);
  return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
}

function create(credential: Credential, options: Record<string, unknown>, lies: Lies): object {
  credential.userHandle = (options['user'] as { id: string }).id;
  const attestation = new Map<string, Cbor>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authenticatorData(credential, lies, attestedData(credential))],
  ]);
  const response = {
    clientDataJSON: textOf(clientData(credential, 'webauthn.create', options['challenge'], lies)),
    attestationObject: textOf(cbor(attestation)),
    transports: ['internal'],
  };
  return { ...named(credential), clientExtensionResults: { credProps: { rk: true } }, authenticatorAttachment: 'platform', response };
}

function get(credential: Credential, options: Record<string, unknown>, lies: Lies): object {
  credential.counter += credential.isSynced ? 0 : 1;
  const client = clientData(credential, 'webauthn.get', options['challenge'], lies);
  const data = authenticatorData(credential, lies);
  const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
  const response = {
    clientDataJSON: textOf(client),
    authenticatorData: textOf(data),
    signature: textOf(signed.sign(lies.key ?? credential.privateKey)),
    userHandle: lies.userHandle ?? credential.userHandle,
  };
  return { ...named(credential), clientExtensionResults: {}, response };
}

const named = ({ id }: Credential) => ({ id: textOf(id), rawId: textOf(id), type: 'public-key' });

export function softPasskey(origin = 'http://limpid.test', { isSynced = false } = {}): SoftPasskey {
  const credential: Credential = { id: randomBytes(32), origin, ...makeKey(), isSynced, userHandle: '', counter: 0 };
  return {
    id: textOf(credential.id),
    create: (options, lies = {}) => create(credential, options, lies),
    get: (options, lies = {}) => get(credential, options, lies),
  };
}
