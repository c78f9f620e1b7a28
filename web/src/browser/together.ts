/** One at a time: a second caller gets the answer of the call under way. A double press is one call, however slow the device is to say so. */
export function together<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  return () =>
    (running ??= ask().finally(() => {
      running = null;
    }));
}
