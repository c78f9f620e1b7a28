// One number per error, so that what the reader names and what was reported are the same thing.
const ids = new WeakMap<object, string>();

function newErrorId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

export function errorIdOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return newErrorId();
  const known = ids.get(error);
  if (known) return known;
  const made = newErrorId();
  ids.set(error, made);
  return made;
}

/** With the component stack, to the console: where a reporting service is configured, it listens there. */
export function reportError(error: unknown, componentStack: string | null | undefined): void {
  console.error('Unexpected error', { errorId: errorIdOf(error), error, componentStack: componentStack ?? null });
}
