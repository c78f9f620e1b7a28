// Where the draft of a test lies, and how it goes once the test is saved; apart from what a draft is, for that brings all kits along.

export const storageKey = (poolId: string): string => `lmp-log-${poolId}`;

/** What was saved is no draft any more, also when somebody has gone to another page before that was known. */
export function forgetSaved(poolId: string, id: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(poolId)) ?? 'null') as { id?: unknown } | null;
    if (kept?.id === id) localStorage.removeItem(storageKey(poolId));
  } catch {
    // Nothing was kept then.
  }
}
