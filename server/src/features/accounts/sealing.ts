// Secrets that must be readable are stored encrypted: AES-256-GCM with a key derived from the installation's secret, which is not in the
// database. The owner is part of the seal: a secret cannot be moved from one row to another.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'limpid second factor', 32));

export function seal(secret: string, ownerId: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `v1.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Undefined when it was sealed under another secret, for another owner, or was changed. */
export function unseal(secret: string, ownerId: string, sealed: string): string | undefined {
  const [version, body] = sealed.split('.');
  if (version !== 'v1' || body === undefined) return undefined;
  const bytes = Buffer.from(body, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12)).setAAD(Buffer.from(ownerId));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
