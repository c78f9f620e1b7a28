// A read without an answer ends: a connection that accepts everything and returns nothing would show skeletons forever.
import { noteUnreached } from './reach.ts';

export const READ_PATIENCE_MS = 15_000;

/** Ends when the work does, when the caller cancels, or when it has taken too long. */
export async function inTime<Result>(outer: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const leave = () => controller.abort(outer?.reason);
  if (outer?.aborted) leave();
  outer?.addEventListener('abort', leave);
  const timer = setTimeout(() => controller.abort(new DOMException('There was no answer in time.', 'TimeoutError')), READ_PATIENCE_MS);
  const ended = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  try {
    return await Promise.race([work(signal), ended]);
  } catch (error) {
    // Neither a canceled call nor anything that was answered.
    if (!outer?.aborted && (error instanceof TypeError || isTooLate(error))) noteUnreached();
    throw error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', leave);
  }
}

export const isTooLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
