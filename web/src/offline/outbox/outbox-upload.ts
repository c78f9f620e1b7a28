// A form with a file to the server, from a page: fetch does not say how much of it has gone.
import type { Fetch, Heard } from './outbox-send.ts';

const NO_BODY = [204, 205, 304];

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

const answerOf = (request: XMLHttpRequest): Response =>
  new Response(NO_BODY.includes(request.status) ? null : request.responseText, { status: request.status, headers: headersOf(request) });

/** As fetch, as far as the outbox needs it. */
export const upload: Fetch = (url, { method = 'POST', headers, body, signal }, heard: Heard = () => undefined) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('Failed to fetch'));
    const address = new URL(url, location.href).href;
    request.open(method, address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => heard(loaded, total));
    // A redirection is never an answer of ours.
    request.addEventListener('load', () => (request.responseURL === address ? resolve(answerOf(request)) : fail()));
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) return fail();
    request.send(body as FormData);
  });
