/** One at a time: who asks while the same is under way gets its answer. A double press is one call, however slow the device is to say so. */
export function together<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  return () =>
    (running ??= ask().finally(() => {
      running = null;
    }));
}
