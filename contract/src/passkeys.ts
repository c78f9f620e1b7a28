// What a browser and the server say to each other about passkeys: the JSON forms of WebAuthn, with limits.
import * as z from 'zod/mini';
import { Id, inOneLine, Instant, text } from './values.ts';
import { fault } from './reasons.ts';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const base64url = (high: number) =>
  z
    .string({ error: fault('passkey_answer_invalid') })
    .check(
      z.minLength(1, fault('passkey_answer_invalid')),
      z.maxLength(high, fault('passkey_answer_long')),
      z.regex(/^[\w-]+$/, fault('passkey_answer_invalid')),
    );

const about = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key', { error: fault('passkey_answer_invalid') }),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  /** asked for nothing that we read from it */
  clientExtensionResults: z.record(z.string().check(z.maxLength(60)), z.unknown()),
};

/** What `navigator.credentials.create` gave, as JSON. */
export const PasskeyCreation = z.strictObject({
  ...about,
  response: z.strictObject({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    authenticatorData: z.optional(base64url(20_000)),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(base64url(20_000)),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What `navigator.credentials.get` gave, as JSON. */
export const PasskeyAssertion = z.strictObject({
  ...about,
  response: z.strictObject({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(20_000),
    signature: base64url(20_000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

const Descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.enum(TRANSPORTS))) });

/** `optionsJSON` of startRegistration. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  extensions: z.object({ credProps: z.literal(true) }),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** `optionsJSON` of startAuthentication: for any passkey that this browser knows for us. */
export const PasskeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

export const PasskeyName = text(1, 60, fault('passkey_name_missing')).check(inOneLine());

export const PasskeySummary = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.optional(Instant),
  /** stored by a password manager and synced to its devices, not on one device only */
  isSynced: z.boolean(),
});
