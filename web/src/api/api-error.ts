import type { Problem } from '@limpid/contract';
import { m } from '../paraglide/messages.js';

/** Any answer that is not OK. The message is "status: text", the text being the body or the status line. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** the server's details, if it answered with a problem */
  readonly problem: Problem | undefined;

  constructor(status: number, text: string, problem?: Problem) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }
}

/** The session has ended: not a network problem, and only signing in helps. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.problem?.code === 'not_signed_in';

export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  return new ApiError(response.status, text || response.statusText, parseProblem(text));
}

function parseProblem(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isProblem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value && typeof value.message === 'string';
}

type Translate = (sentence: string, problem?: Problem) => string;
let inWords: Translate = (sentence) => sentence;

/** Server messages are English. Pages in another language add their messages here (problem-words.ts); others don't load them. */
export function translateProblems(translate: Translate): void {
  inWords = translate;
}

/** What is wrong with which field; empty when the error names none. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, inWords(sentence)]));
}

/** The sentence to show to a person. */
export function sayError(error: unknown): string {
  if (!(error instanceof ApiError)) return navigator.onLine ? m.auth_say_connection_again() : m.auth_say_offline();
  if (isSessionOver(error)) return m.errors_session_over();
  return error.problem ? inWords(error.problem.message, error.problem) : m.auth_say_internal_again();
}
