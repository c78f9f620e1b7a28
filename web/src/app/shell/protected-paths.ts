import { PROTECTED_PREFIXES } from 'limpid:protected-prefixes';

/** Whether an address needs a session, by the declarations of the pages (*.page.ts). */
export function isProtected(pathname: string): boolean {
  return PROTECTED_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

const WANTED_KEY = 'lmp-wanted-path';

/** Remembers where a visitor wanted to go. */
export function storeWantedPath(path: string): void {
  try {
    sessionStorage.setItem(WANTED_KEY, path);
  } catch {
    // Only a memory; the way to /auth does not depend on it.
  }
}

export function wantedPath(): string | null {
  try {
    return sessionStorage.getItem(WANTED_KEY);
  } catch {
    return null;
  }
}

export function clearWantedPath(): void {
  try {
    sessionStorage.removeItem(WANTED_KEY);
  } catch {
    // Nothing was stored then.
  }
}
