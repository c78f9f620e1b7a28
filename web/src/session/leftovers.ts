// What a person has typed or searched and what this device stores of it, besides cached answers (cached-reads.ts) and the outbox. It is
// deleted when they sign out, and when another person signs in. Settings of the device stay: theme, language, units, the answer about
// cookies.
export const OF_PERSON = (
  'setup recent-searches recent-commands last-pool coach-personality coach-saved wanted-path unverified verify-later ' +
  'unsent-choices unsent-marks left-elsewhere strip strip-dipped-at own-steps drafts contact'
)
  .split(' ')
  .map((name) => `lmp-${name}`);
/** Whatever is stored for one pool, by its UUID: tests that are being typed, check marks of guided lists. */
const OF_POOL = /^lmp-\w+-[\da-f]{8}-/;

function clean(storage: Storage): void {
  for (const name of Object.keys(storage)) if (OF_PERSON.includes(name) || OF_POOL.test(name)) storage.removeItem(name);
}

export function forgetLeftovers(): void {
  try {
    clean(localStorage);
    clean(sessionStorage);
  } catch {
    // Nothing was stored then.
  }
}
