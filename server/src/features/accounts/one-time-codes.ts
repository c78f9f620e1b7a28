// Codes of an authenticator app (RFC 6238: SHA-1, 6 digits, 30 s, which is what all apps can) and recovery codes.
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** a clock that is half a minute off is still right */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** without letters that look like digits */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 letters of 5 bits */
const RECOVERY_LETTERS = 16;

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Limpid', label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

export const otpauthUrl = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The 30-second step that the code belongs to; undefined when it is none of about now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

/** The latest step whose code can be right now. */
export const latestStep = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_S) + WINDOW;

/** As people type it: with spaces, hyphens, small letters, and O for 0. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

export const isTotpCode = (plain: string): boolean => /^\d{6}$/.test(plain);

/** 80 bits: no slow hash is needed to keep them from being guessed. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(plainCode(code).replaceAll('O', '0').replaceAll(/[IL]/g, '1')).digest('base64url');

function makeRecoveryCode(): string {
  const letters = Array.from(randomBytes(RECOVERY_LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

export const makeRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
