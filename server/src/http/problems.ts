// Everything that goes wrong leaves the house as a problem (RFC 9457), with a code that does not change and a sentence for people.
import { ChemistryError } from '@limpid/chemistry';
import { type Problem, type ProblemCode, PROBLEM_CODES, PROBLEMS } from '@limpid/contract';
import { databaseCode, isDatabaseUnavailable } from '../db/errors.ts';

export interface ProblemDetails {
  /** the sentence for people; the title of the code when left out */
  message?: string;
  /** dotted path of the input → what is wrong and what to do */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** of a conflict: the row as it is now */
  current?: unknown;
  /** what the log should know and the answer must not say */
  cause?: unknown;
}

export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;
  constructor(code: ProblemCode, details: ProblemDetails) {
    super(details.message ?? PROBLEMS[code][1], { cause: details.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.details = details;
  }
}

/** More faults than a form can show help no one, and an answer must stay smaller than the request that it refuses. */
export const MOST_FIELDS = 50;
const LONGEST_PATH = 200;
const LONGEST_SENTENCE = 500;

function bounded(fields: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(fields).slice(0, MOST_FIELDS);
  return Object.fromEntries(entries.map(([path, sentence]) => [path.slice(0, LONGEST_PATH), sentence.slice(0, LONGEST_SENTENCE)]));
}

export const problem = (code: ProblemCode, details: ProblemDetails = {}): ProblemError => new ProblemError(code, details);

/** A row, or the 404 that tells neither "not yours" from "not there". */
export function requireFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw problem('not_found');
  return row;
}

/** Codes of Fastify and of Node's HTTP parser that are the caller's doing. */
const CALLERS_FAULT: Record<string, [ProblemCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', PROBLEMS.payload_too_large[1]],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', PROBLEMS.unsupported_media_type[1]],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', 'The body is not as long as it says.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_request', 'The body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_request', 'The body is not valid JSON.'],
  FST_ERR_BAD_URL: ['invalid_request', 'The address cannot be read.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', PROBLEMS.not_found[1]],
  FST_ERR_NOT_FOUND: ['not_found', PROBLEMS.not_found[1]],
};

interface Coded {
  code?: unknown;
  statusCode?: unknown;
}

function fromChemistry(error: ChemistryError): ProblemError {
  const code = (PROBLEM_CODES as string[]).includes(error.code) ? (error.code as ProblemCode) : 'invalid_request';
  if (code === 'invalid_request' && error.field === undefined) return problem('no_answer', { message: error.message });
  return problem(code, { message: error.message, ...(error.field === undefined ? {} : { fields: { [error.field]: error.message } }) });
}

function fromDatabase(error: unknown): ProblemError | undefined {
  const code = databaseCode(error);
  if (code === '23505') return problem('conflict', { cause: error });
  // What the row belongs to was deleted in this moment.
  if (code === '23503') return problem('not_found', { cause: error });
  if (isDatabaseUnavailable(error)) return problem('unavailable', { cause: error, retryAfterSeconds: 2 });
  return undefined;
}

/** Any error as a problem; an unexpected one is a 500 that reveals nothing about the inside. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ChemistryError) return fromChemistry(error);
  const { code, statusCode: status } = (error ?? {}) as Coded;
  const known = CALLERS_FAULT[String(code)];
  if (known) return problem(known[0], { message: known[1], cause: error });
  // More is waiting than can be done in time, as passwords to be hashed.
  if (status === 503) return problem('unavailable', { cause: error, retryAfterSeconds: 2 });
  return (
    fromDatabase(error) ??
    problem(typeof status === 'number' && status >= 400 && status < 500 ? 'invalid_request' : 'internal', { cause: error })
  );
}

/** The body of the answer. */
export function problemBody(error: ProblemError, requestId: string): Problem {
  const [status, title] = PROBLEMS[error.code];
  return {
    type: `urn:limpid:problem:${error.code}`,
    title,
    status,
    code: error.code,
    ...(error.details.fields ? { fields: bounded(error.details.fields) } : {}),
    ...(error.details.current === undefined ? {} : { current: error.details.current }),
    requestId,
    message: error.message.slice(0, LONGEST_SENTENCE),
  };
}
