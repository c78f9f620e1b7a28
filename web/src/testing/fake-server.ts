import { vi } from 'vitest';

export interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

type Answer = { status?: number; body?: unknown; text?: string } | Error;
type Handler = Answer | ((request: SentRequest) => Answer | Promise<Answer>);

export interface FakeServer {
  requests: SentRequest[];
  /** answers from now on; the key is "METHOD /path" */
  on: (route: string, handler: Handler) => void;
  sentTo: (route: string) => SentRequest[];
}

/** Replaces fetch. Unknown routes answer 404, so that a missing one is noticed. */
export function fakeServer(routes: Record<string, Handler> = {}): FakeServer {
  const handlers = new Map(Object.entries(routes));
  const requests: SentRequest[] = [];
  const answer = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = url instanceof Request ? url.url : url.toString();
    const method = init.method ?? 'GET';
    const headers = Object.fromEntries([...new Headers(init.headers).entries()].map(([name, value]) => [name.toLowerCase(), value]));
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { method, path, headers, body };
    requests.push(request);
    const handler = handlers.get(`${method} ${path}`) ??
      handlers.get(`${method} ${path.split('?')[0]}`) ?? { status: 404, text: 'nothing here' };
    const given = await (typeof handler === 'function' ? handler(request) : handler);
    if (given instanceof Error) throw given;
    const { status = 200, body: payload, text } = given;
    return new Response(status === 204 ? null : (text ?? JSON.stringify(payload ?? {})), { status });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return {
    requests,
    on: (route, handler) => handlers.set(route, handler),
    sentTo: (route) => requests.filter((request) => `${request.method} ${request.path}` === route),
  };
}

export function problemBody(status: number, code: string, message: string, fields?: Record<string, string>) {
  return { type: `urn:problem:${code}`, title: message, status, code, message, requestId: 'r1', ...(fields ? { fields } : {}) };
}
