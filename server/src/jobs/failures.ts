/** Of a run over many: each is done whatever becomes of the others, and the run fails at its end with everything that failed. */
export function createFailures() {
  const reasons: unknown[] = [];
  return {
    count: () => reasons.length,
    collect: async (works: Promise<unknown>[]): Promise<void> => {
      for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') reasons.push(result.reason);
    },
    throwAny: (): void => {
      if (reasons.length > 0) throw new AggregateError(reasons, `${reasons.length} in this run failed.`);
    },
  };
}
