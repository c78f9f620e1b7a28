import type { Message, Problem } from '@limpid/contract';
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

/** As the server sent it, or as the outbox kept it. */
type Sentences = Partial<Pick<Problem, 'message' | 'reason' | 'fields' | 'fieldReasons'>> & { code?: string };
type Translate = (sentence: string, messages: readonly Message[] | undefined, code?: string) => string;
let translated: Translate = (sentence) => sentence;

/** Server sentences are English, with their codes. Pages in another language add their texts here (reason-texts.ts); others don't load them. */
export function translateProblems(translate: Translate): void {
  translated = translate;
}

/** What the server says of some fields, in the language of the page. */
export const fieldTexts = ({ fields = {}, fieldReasons = {} }: Sentences): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, translated(sentence, fieldReasons[field])]));

/** The sentence of a problem, in the language of the page. */
export const sentenceOf = ({ message = '', reason, code }: Sentences): string => translated(message, reason, code);

/** What is wrong with which field; empty when the error names none. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? fieldTexts(error.problem ?? {}) : {};
}

/** The sentence to show to a person. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return navigator.onLine ? m.auth_say_connection_again() : m.auth_say_offline();
  if (isSessionOver(error)) return m.errors_session_over();
  return error.problem ? sentenceOf(error.problem) : m.auth_say_internal_again();
}
