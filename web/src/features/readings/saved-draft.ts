// Where the draft of a test is stored, and how it is deleted once the test is saved; separate from the draft itself, which would load all
// kits.

export const storageKey = (poolId: string): string => `lmp-log-${poolId}`;

/** A saved test is no draft any more, even if the person has left the page before that was known. */
export function forgetSaved(poolId: string, id: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(poolId)) ?? 'null') as { id?: unknown } | null;
    if (kept?.id === id) localStorage.removeItem(storageKey(poolId));
  } catch {
    // Nothing was stored then.
  }
}
