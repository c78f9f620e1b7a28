// The server's rules for the log, in memory: what server/src/features/readings and http/idempotency.ts do, without a database.
// versions.test.ts of the server holds the real one to the same rules.
import type { Noun, Verb } from '../noun.ts';
import { CALLS, NOUNS } from '../nouns.ts';
import type { Fetch } from '../outbox/outbox-send.ts';
import { requestOf } from './examples.ts';

type Row = Record<string, unknown> & { id: string; updatedAt: string };
interface Answer {
  status: number;
  body?: unknown;
}

export interface LogServer {
  /** a device of the one person there is */
  connect: () => Promise<Fetch>;
  /** what the address of a list returns */
  list: (address: string) => Promise<Row[]>;
  /** ids of two fresh pools */
  newPools: () => Promise<[string, string]>;
}

const problem = (status: number, code: string, more: object = {}): Answer => ({ status, body: { code, message: code, ...more } });

interface Model {
  pools: number;
  /** by the address of their list */
  lists: Map<string, Map<string, Row>>;
  keys: Map<string, { asked: string; answer: Answer }>;
  version: number;
}

const stamp = (model: Model): string => new Date(1_700_000_000_000 + ++model.version).toISOString();

interface Asked {
  verb: Verb;
  id: string;
  body: Record<string, unknown>;
  seen: string | null;
}

function apply(model: Model, rows: Map<string, Row>, { verb, id, body, seen }: Asked): Answer {
  if (verb === 'record') {
    const rowId = String(body['id']);
    const there = rows.get(rowId);
    if (there) return { status: 201, body: there };
    const at = stamp(model);
    const row = { ...body, id: rowId, createdAt: at, updatedAt: at };
    rows.set(rowId, row);
    return { status: 201, body: row };
  }
  const row = rows.get(id);
  if (!row) return problem(404, 'not_found');
  if (seen !== null && seen !== `"${row.updatedAt}"`) return problem(409, 'conflict', { current: row });
  if (verb === 'remove') {
    rows.delete(id);
    return { status: 204 };
  }
  const kept = Object.entries({ ...row, ...body }).filter(([, value]) => value !== null);
  const changed = { ...Object.fromEntries(kept), updatedAt: stamp(model) } as Row;
  rows.set(id, changed);
  return { status: 200, body: changed };
}

function listOf({ lists }: Model, address: string): Map<string, Row> {
  const rows = lists.get(address) ?? new Map<string, Row>();
  lists.set(address, rows);
  return rows;
}

/** Where the rows of a noun are listed. */
export const addressOf = (noun: Noun, poolId: string): string => (NOUNS.get(noun)?.list ?? '').replace('{poolId}', poolId);

/** The fields of a form, and its file as text. */
async function fieldsOf(form: FormData): Promise<Record<string, unknown>> {
  const fields = await Promise.all([...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()]));
  return Object.fromEntries(fields) as Record<string, unknown>;
}

async function bodyOf({ body }: RequestInit): Promise<Record<string, unknown>> {
  if (body instanceof FormData) return fieldsOf(body);
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
}

async function answerTo(model: Model, url: string, init: RequestInit): Promise<Answer> {
  if (url === '/api/csrf-token') return { status: 200, body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } };
  if (url === '/api/me') return { status: 200, body: { id: 'ana' } };
  const request = requestOf(String(init.method), url);
  if (!request) return problem(404, 'not_found');
  const { verb, values } = request;
  const rows = listOf(model, addressOf(request.noun, values['poolId'] ?? ''));
  const headers = new Headers(init.headers);
  const key = headers.get('idempotency-key') ?? '';
  const given = await bodyOf(init);
  const asked = JSON.stringify([init.method, url, given]);
  const known = model.keys.get(key);
  if (known) return known.asked === asked ? known.answer : problem(422, 'idempotency_key_reused');
  const { answer: other, form } = CALLS.get(request.name)!;
  const { [form?.file ?? '']: file, ...body } = given;
  // Each row has its own file (fileFor).
  if (form && file !== body['id']) return problem(400, 'invalid_request');
  const answer = other
    ? { status: 200, body: { [other.list]: [] } }
    : apply(model, rows, { verb, id: values['id'] ?? '', body, seen: headers.get('if-match') });
  if (answer.status < 400) model.keys.set(key, { asked, answer });
  return answer;
}

export function serverModel(): LogServer {
  const model: Model = { pools: 0, lists: new Map(), keys: new Map(), version: 0 };
  return {
    connect: async () => async (url, init) => {
      const { status, body } = await answerTo(model, url, init);
      return new Response(status === 204 ? null : JSON.stringify(body), { status });
    },
    list: async (address) => [...listOf(model, address).values()],
    newPools: async () => {
      model.pools += 2;
      return [`pool-${model.pools - 1}`, `pool-${model.pools}`];
    },
  };
}
