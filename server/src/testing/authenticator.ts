// A passkey in software, for tests: an ES256 key that answers as an authenticator does (attestation "none"), and can be told to lie.
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

export function softPasskey(origin = 'http://limpid.test', { isSynced = false } = {}): SoftPasskey {
  const { privateKey, publicKey } = makeKey();
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = textOf(credentialId);
  let userHandle = '';
  let counter = 0;
  const cose = () =>
    cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    );

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (lies: Lies, attested = Buffer.alloc(0)) => {
    const backup = isSynced ? 0b0001_1000 : 0;
    const flags = 0b1 | (lies.isUserVerified === false ? 0 : 0b100) | backup | (attested.length > 0 ? 0b0100_0000 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? new URL(origin).hostname), Buffer.from([flags]), count, attested]);
  };

  return {
    id,
    create: (options, lies = {}) => {
      userHandle = (options['user'] as { id: string }).id;
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(lies, Buffer.concat([Buffer.alloc(16), length, credentialId, cose()]));
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      const clientDataJSON = textOf(clientData('webauthn.create', String(options['challenge']), lies));
      const response = { clientDataJSON, attestationObject: textOf(attestation), transports: ['internal'] };
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: { credProps: { rk: true } },
        authenticatorAttachment: 'platform',
        response,
      };
    },
    get: (options, lies = {}) => {
      counter += isSynced ? 0 : 1;
      const client = clientData('webauthn.get', String(options['challenge']), lies);
      const data = authenticatorData(lies);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(lies.key ?? privateKey);
      const response = {
        clientDataJSON: textOf(client),
        authenticatorData: textOf(data),
        signature: textOf(signature),
        userHandle: lies.userHandle ?? userHandle,
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}
