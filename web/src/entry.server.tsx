import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { atItsName } from './app/built-address.ts';
import { DocumentLookContext } from './app/document-look.ts';

// Runs at build time only: complete pages for the prerendered addresses, and the shell that every other address starts from.
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <DocumentLookContext value={{ isFallback: routerContext.isSpaMode }}>
        <ServerRouter context={atItsName(routerContext)} url={request.url} />
      </DocumentLookContext>,
      {
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onError(error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
  });
}
