import type { Problem } from '@limpid/contract';

const NO_CONNECTION = 'Failed to connect to server. Please try again.';

/** Any answer that is not OK. The message is "status: text", the text being the body or the status line. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** what the server said in detail, when it spoke our problem format */
  readonly problem: Problem | undefined;

  constructor(status: number, text: string, problem?: Problem) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }
}

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

/** What is wrong with which field; empty when the error names none. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
}

/** The sentence to show to a person. */
export function sayError(error: unknown): string {
  if (!(error instanceof ApiError)) return NO_CONNECTION;
  return error.problem?.message ?? 'Something went wrong on our side. Please try again.';
}
