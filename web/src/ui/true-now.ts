// What time it is, where the clock of this device is wrong too. How far it is off is found by the answers of the server (browser/clock.ts).

let behindMs = 0;
const watchers = new Set<() => void>();

/** How far the clock of this device is behind; below zero: ahead. For moments that this clock has given. */
export const behindBy = (): number => behindMs;

/** Now, as far as this device can tell. */
export const trueNow = (): number => Date.now() + behindMs;

/** The same as an instant: when a person did what they have just pressed. */
export const trueInstant = (): string => new Date(trueNow()).toISOString();

export function setBehind(ms: number): void {
  behindMs = ms;
  for (const watcher of watchers) watcher();
}

export const watchClock = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
