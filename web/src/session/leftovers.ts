// What a person has typed or searched and what this device stores of it, besides cached answers (cached-reads.ts) and the outbox. It is
// deleted when they sign out, and when another person signs in. Settings of the device stay: theme, language, units, the answer about
// cookies.
export const OF_PERSON = [
  'lmp-setup',
  'lmp-recent-searches',
  'lmp-recent-commands',
  'lmp-last-pool',
  'lmp-coach-personality',
  'lmp-wanted-path',
  'lmp-unverified',
  'lmp-verify-later',
  'lmp-unsent-choices',
  'lmp-left-elsewhere',
  'lmp-strip',
  'lmp-strip-dipped-at',
  'lmp-own-steps',
];
/** Tests that are being typed, one for each pool; the id of a pool is a UUID, so that settings of the log page are not meant. */
const DRAFT = /^lmp-log-[0-9a-f]{8}-/;

function clean(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) if (OF_PERSON.includes(name) || DRAFT.test(name)) storage.removeItem(name);
}

export function forgetLeftovers(): void {
  try {
    clean(localStorage);
    clean(sessionStorage);
  } catch {
    // Nothing was stored then.
  }
}
