// The whole API as an OpenAPI 3.1 document, made from the endpoints; the server answers it at GET /api/openapi.json.
import type { $ZodType } from 'zod/v4/core';
import { registry, toJSONSchema } from 'zod/v4/core';
import { type Endpoint } from './endpoint.ts';
import * as contract from './index.ts';
import { api, Problem, type ProblemCode, PROBLEMS } from './index.ts';

type Json = Record<string, unknown>;

/** Schemas that the document names once and refers to. */
const named = registry<{ id: string }>();
for (const [name, value] of Object.entries(contract)) if (isSchema(value)) named.add(value, { id: name });

function isSchema(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Components gathered while the paths are written; one document at a time, and the contract never changes. */
const components: Record<string, unknown> = {};

function schemaOf(schema: $ZodType, io: 'input' | 'output'): Json {
  const made = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: named,
    override: ({ jsonSchema }) => {
      // the format says it; the pattern of zod is longer than the rest of the document
      if (jsonSchema.format) delete jsonSchema.pattern;
      delete jsonSchema['id'];
    },
  }) as Json;
  // what is asked for and what is answered may differ (defaults), so each side has its own component
  const suffix = io === 'input' ? 'Given' : '';
  const { $schema: _schema, $defs = {}, ...rest } = referring(made, suffix);
  for (const [name, definition] of Object.entries($defs as Json)) components[name + suffix] = definition;
  return rest;
}

/** The same schema with references into the components of the document. */
function referring(made: Json, suffix: string): Json {
  return JSON.parse(JSON.stringify(made).replaceAll(/"#\/\$defs\/([^"]+)"/g, `"#/components/schemas/$1${suffix}"`)) as Json;
}

const ALWAYS = ['too_many_requests', 'internal', 'unavailable'] as const;
const GENERAL: Record<Endpoint['access'], readonly ProblemCode[]> = {
  public: ALWAYS,
  user: ['not_signed_in', ...ALWAYS],
  pool: ['not_signed_in', 'not_found', ...ALWAYS],
};

const isWrite = (endpoint: Endpoint) => endpoint.method !== 'GET';
const takesKey = (endpoint: Endpoint) => endpoint.creates || endpoint.conditional;

/** Every problem that the endpoint may answer; the tests of the server refuse any other. */
export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const codes = new Set<ProblemCode>([...GENERAL[endpoint.access], ...endpoint.problems]);
  if (endpoint.body ?? endpoint.query ?? endpoint.params) codes.add('invalid_request');
  if (endpoint.upload) for (const code of ['payload_too_large', 'unsupported_media_type', 'unavailable'] as const) codes.add(code);
  if (endpoint.body) for (const code of ['payload_too_large', 'unsupported_media_type'] as const) codes.add(code);
  if (isWrite(endpoint) && !endpoint.withoutToken) codes.add('csrf_token_invalid');
  if (endpoint.params) codes.add('not_found');
  if (endpoint.access === 'pool' && !endpoint.worksReadOnly) codes.add('plan_limit_reached');
  if (takesKey(endpoint)) for (const code of ['idempotency_key_reused', 'request_in_flight', 'conflict'] as const) codes.add(code);
  return [...codes];
}

function responsesOf(endpoint: Endpoint): Json {
  const responses: Json = {
    [endpoint.status]: endpoint.response
      ? { description: 'Done.', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } }
      : { description: 'Done; nothing to say.' },
  };
  for (const code of problemsOf(endpoint)) {
    const [status, title] = PROBLEMS[code];
    const earlier = responses[status] as { description: string } | undefined;
    responses[status] = {
      description: earlier ? `${earlier.description} · ${code}: ${title}` : `${code}: ${title}`,
      ...(status === 429 ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'seconds to wait' } } } : {}),
      content: { 'application/problem+json': { schema: schemaOf(Problem, 'output') } },
    };
  }
  return responses;
}

/** The members of an object schema as parameters of the path or the query. */
function parametersIn(schema: $ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function headersOf(endpoint: Endpoint): Json[] {
  const headers: Json[] = [];
  if (isWrite(endpoint) && !endpoint.withoutToken) {
    headers.push({
      name: 'X-CSRF-Token',
      in: 'header',
      required: true,
      schema: { type: 'string' },
      description: 'from GET /api/csrf-token',
    });
  }
  if (takesKey(endpoint)) {
    headers.push({ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } });
  }
  if (endpoint.conditional) {
    headers.push({
      name: 'If-Match',
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description: 'The updatedAt that was seen last, in double quotes; 409 with the row as it is now when it has changed since.',
    });
  }
  return headers;
}

/** A schema that has a name of its own, in full. */
function dereferenced(schema: Json): Json {
  const name = String(schema['$ref'] ?? '').replace('#/components/schemas/', '');
  return (components[name] as Json | undefined) ?? schema;
}

function requestBodyOf({ body, upload }: Endpoint): Json {
  if (!body) return {};
  const schema = schemaOf(body, 'input');
  if (!upload) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const { properties, required } = dereferenced(schema) as { properties?: Json; required?: string[] };
  const file = { type: 'string', format: 'binary', description: `The file, at most ${upload.maximumBytes} bytes.` };
  const form = {
    type: 'object',
    properties: { [upload.field]: file, ...properties },
    required: [upload.field, ...(required ?? [])],
    additionalProperties: false,
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

function operationOf(endpoint: Endpoint, operationId: string): Json {
  return {
    operationId,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [...parametersIn(endpoint.params, 'path'), ...parametersIn(endpoint.query, 'query'), ...headersOf(endpoint)],
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

/** Routes that are not calls of the contract: navigations and the document itself. */
const NAVIGATIONS: Json = {
  '/auth/google': {
    get: {
      operationId: 'accounts.google',
      summary:
        'Begins sign-in with Google; without configuration leads to /auth?error=google_not_configured. `back=security` ends in the settings.',
      tags: ['accounts'],
      security: [],
      responses: { 302: { description: 'To Google, or back to /auth.' } },
    },
  },
  '/auth/google/callback': {
    get: {
      operationId: 'accounts.googleCallback',
      summary: 'Where Google sends the browser back to; the address to register there. Leads on to a page that says how it went.',
      tags: ['accounts'],
      security: [],
      responses: { 302: { description: 'To the dashboard, the settings, or /auth with the reason.' } },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'system.openapi',
      summary: 'This document.',
      tags: ['system'],
      security: [],
      responses: { 200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: { type: 'object' } } } } },
    },
  },
};

/** The OpenAPI 3.1 document. `sessionCookie` is the cookie's name under plain HTTP. */
export function openApiDocument(version: string, sessionCookie = 'lmp_session'): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, endpoints] of Object.entries(api)) {
    for (const [verb, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint, `${noun}.${verb}`) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Limpid',
      version,
      description: 'Pools, readings, treatments, plans and calculators. Units are in the names; concentrations are mg/L, called ppm.',
    },
    paths: { ...paths, ...NAVIGATIONS },
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}
