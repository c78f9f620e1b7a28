// Everything that goes wrong leaves the house as a problem (RFC 9457), with a code that does not change and a sentence for people.
import { ChemistryError } from '@limpid/chemistry';
import { englishOf, type Message, type Problem, type ProblemCode, PROBLEM_CODES, PROBLEMS, reason, type Reason } from '@limpid/contract';
import { databaseCode, isDatabaseUnavailable } from '../db/errors.ts';

/** What a person is told: one of our reasons, or a sentence of the engine with its codes. */
export type Told = Reason | { text: string; messages?: Message[] | undefined };
export const textOf = (told: Told): string => ('text' in told ? told.text : englishOf(told));
const messagesOf = (told: Told): Message[] =>
  'text' in told ? (told.messages ?? []) : [{ code: told.code, ...(told.values ? { values: told.values } : {}) }];

export interface ProblemDetails {
  /** the sentence for people; the title of the code when left out */
  reason?: Told | undefined;
  /** dotted path of the input → what is wrong and what to do */
  fields?: Record<string, Told>;
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
    super(details.reason ? textOf(details.reason) : PROBLEMS[code][1], { cause: details.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.details = details;
  }
}

/** More faults than a form can show help no one, and an answer must stay smaller than the request that it refuses. */
export const MOST_FIELDS = 50;
const LONGEST_PATH = 200;
const LONGEST_SENTENCE = 500;

function fieldsOf(fields: Readonly<Record<string, Told>>): Pick<Problem, 'fields' | 'fieldReasons'> {
  const entries = Object.entries(fields)
    .slice(0, MOST_FIELDS)
    .map(([path, told]) => [path.slice(0, LONGEST_PATH), told] as const);
  return {
    fields: Object.fromEntries(entries.map(([path, told]) => [path, textOf(told).slice(0, LONGEST_SENTENCE)])),
    fieldReasons: Object.fromEntries(entries.map(([path, told]) => [path, messagesOf(told)])),
  };
}

export const problem = (code: ProblemCode, details: ProblemDetails = {}): ProblemError => new ProblemError(code, details);

/** A row, or the 404 that tells neither "not yours" from "not there". */
export function requireFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw problem('not_found');
  return row;
}

/** Codes of Fastify and of Node's HTTP parser that are the caller's doing. */
const CALLERS_FAULT: Record<string, [ProblemCode, Reason?]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', reason('body_length')],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_request', reason('body_empty')],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_request', reason('body_not_json')],
  FST_ERR_BAD_URL: ['invalid_request', reason('address_unreadable')],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found'],
  FST_ERR_NOT_FOUND: ['not_found'],
};

interface Coded {
  code?: unknown;
  statusCode?: unknown;
}

/** The engine's sentence with its codes. */
export const toldBy = ({ message, messages }: ChemistryError): Told => ({ text: message, messages });

function fromChemistry(error: ChemistryError): ProblemError {
  const code = (PROBLEM_CODES as string[]).includes(error.code) ? (error.code as ProblemCode) : 'invalid_request';
  const told = toldBy(error);
  if (code === 'invalid_request' && error.field === undefined) return problem('no_answer', { reason: told });
  return problem(code, { reason: told, ...(error.field === undefined ? {} : { fields: { [error.field]: told } }) });
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
  if (known) return problem(known[0], { reason: known[1], cause: error });
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
    ...(error.details.fields ? fieldsOf(error.details.fields) : {}),
    ...(error.details.current === undefined ? {} : { current: error.details.current }),
    requestId,
    message: error.message.slice(0, LONGEST_SENTENCE),
    ...(error.details.reason ? { reason: messagesOf(error.details.reason) } : {}),
  };
}
