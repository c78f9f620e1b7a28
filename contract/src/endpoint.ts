// An endpoint is plain data: the server binds it, the browser calls it, the OpenAPI document lists it.
import type { $ZodType, input, output } from 'zod/v4/core';
import type { ProblemCode } from './problems.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** Who may ask; the rules are in server/src/access. public: anyone · user: signed in · pool: signed in and the pool in the path is theirs (the handler receives it) */
export type Access = 'public' | 'user' | 'pool';
/** Names of the rate limits; the figures are settings of the server. */
export type LimitName = 'anonymous' | 'person' | 'calculators' | 'signIn' | 'signUp' | 'passwordReset' | 'contact';

export interface Endpoint<
  Params extends $ZodType | undefined = $ZodType | undefined,
  Query extends $ZodType | undefined = $ZodType | undefined,
  Body extends $ZodType | undefined = $ZodType | undefined,
  Response extends $ZodType | undefined = $ZodType | undefined,
> {
  method: Method;
  /** with {name} for parameters */
  path: string;
  access: Access;
  /** one sentence for the API description */
  summary: string;
  tag: string;
  params: Params;
  query: Query;
  body: Body;
  /** undefined: answered without a body (204) */
  response: Response;
  status: 200 | 201 | 202 | 204;
  /** the problems that this endpoint names besides the general ones */
  problems: readonly ProblemCode[];
  /** accepts Idempotency-Key */
  creates: boolean;
  /** rests on a row: accepts If-Match with the row's `updatedAt` (409 with the row as it is now when it has changed), and Idempotency-Key */
  conditional: boolean;
  limit: LimitName;
  /** no transaction around the handler: it only computes, or opens its own after slow work */
  withoutTransaction: boolean;
  /** also for a pool beyond what the plan covers, which can otherwise only be read */
  worksReadOnly: boolean;
  /** an app keeps the last answer on the device and shows it while the server cannot be reached (cached-answers.ts) */
  offline: boolean;
  /** the body is a form with a file (multipart/form-data) instead of JSON: the name of its field, and how large it may be. The other fields are `body` */
  upload: { field: string; maximumBytes: number } | undefined;
  /** the write is exempt from the protection token: it changes nothing that belongs to anyone */
  withoutToken: boolean;
}

type Schema = $ZodType | undefined;
export type Options<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = Partial<
  Omit<Endpoint<P, Q, B, R>, 'method' | 'path'>
> & { summary: string; tag: string };

function endpoint(method: Method) {
  return <P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined, R extends Schema = undefined>(
    path: string,
    options: Options<P, Q, B, R>,
  ): Endpoint<P, Q, B, R> => {
    const access = options.access ?? 'user';
    return {
      method,
      path,
      access,
      params: undefined as P,
      query: undefined as Q,
      body: undefined as B,
      response: undefined as R,
      status: options.response ? 200 : 204,
      problems: [],
      creates: false,
      conditional: false,
      limit: access === 'public' ? 'anonymous' : 'person',
      withoutTransaction: method === 'GET',
      worksReadOnly: method === 'GET',
      offline: false,
      upload: undefined,
      withoutToken: false,
      ...options,
    };
  };
}

export const get = endpoint('GET');
export const post = endpoint('POST');
export const patch = endpoint('PATCH');
export const remove = endpoint('DELETE');

type Input<S> = S extends $ZodType ? input<S> : undefined;
type Output<S> = S extends $ZodType ? output<S> : undefined;
/** What the caller hands over. */
export type ParamsOf<E extends Endpoint> = Input<E['params']>;
export type QueryOf<E extends Endpoint> = Input<E['query']>;
export type BodyOf<E extends Endpoint> = Input<E['body']>;
/** What the handler receives, checked. */
export type CheckedParams<E extends Endpoint> = Output<E['params']>;
export type CheckedQuery<E extends Endpoint> = Output<E['query']>;
export type CheckedBody<E extends Endpoint> = Output<E['body']>;
/** What comes back. */
export type AnswerOf<E extends Endpoint> = Output<E['response']>;
/** What the handler must give. */
export type GivenAnswer<E extends Endpoint> = Input<E['response']>;
