export const IDLE_WITHIN_MS = 2000;

/** When nothing else happens, but after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: IDLE_WITHIN_MS });
  else setTimeout(task, IDLE_WITHIN_MS);
}
