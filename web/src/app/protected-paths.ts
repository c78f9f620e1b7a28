// Addresses that need a session, as the specification lists them; /profile is the dashboard by another name.
const PROTECTED_PREFIXES = [
  '/dashboard',
  '/profile',
  '/pools',
  '/chemistry',
  '/maintenance',
  '/ai-coach',
  '/library',
  '/settings',
  '/subscription',
];

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
