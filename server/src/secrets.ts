// Secrets that nobody should have to invent: made once, kept in the data folder for this account only.
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class SecretError extends Error {
  override name = 'SecretError';
}

/** The secret of that name, the same at every start. */
export function keepSecret(folder: string, name: string): string {
  mkdirSync(join(folder, '..'), { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const kept = read(path);
  if (kept !== undefined) return kept;
  // Written aside and then linked, so that it is never half there and two starts at once agree on one.
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
  chmodSync(aside, 0o600);
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') writeFileSync(path, readFileSync(aside), { mode: 0o600, flag: 'wx' });
  } finally {
    rmSync(aside, { force: true });
  }
  return read(path) ?? '';
}

function read(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return undefined;
  if (process.platform !== 'win32' && (status.mode & 0o077) !== 0)
    throw new SecretError(`The secret ${path} can be read by other accounts. Close it with: chmod 600 "${path}"`);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new SecretError(`The secret ${path} is damaged. Delete it: a new one is made, and everybody signs in again.`);
  return secret;
}
