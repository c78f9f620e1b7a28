// A call that sends a file: a form with it, and the body as its other fields. Apart from the others, because hardly any page needs it.
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '@limpid/contract';
import { errorFromResponse } from './api-error.ts';
import { pathSegments, sendProtected } from './client.ts';

interface FileInput<E extends Endpoint> {
  params?: ParamsOf<E>;
  body: BodyOf<E>;
  file: Blob;
}

/** Throws ApiError for any answer that is not OK. */
export async function callWithFile<E extends Endpoint>(endpoint: E, { params, body, file }: FileInput<E>): Promise<AnswerOf<E>> {
  const form = new FormData();
  for (const [name, value] of Object.entries<unknown>(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append('file', file);
  // The browser names the boundary of the form.
  const init: RequestInit = { method: endpoint.method, credentials: 'include', headers: { Accept: 'application/json' }, body: form };
  const response = await sendProtected(pathSegments(endpoint.path, params).join('/'), init);
  if (!response.ok) throw await errorFromResponse(response);
  return (await response.json()) as AnswerOf<E>;
}
