// In development a page that is made at the request is drawn by Vite's own server: it asks ours what the page shows, and draws that with the sources as
// they are.
import path from 'node:path';
import type { Plugin } from 'vite';
import { MADE_AT_REQUEST, patternOf } from './page-list.ts';
import type { Asked } from '../src/entry.request.tsx';

const entry = path.join(import.meta.dirname, '../src/entry.request.tsx');
const patterns = MADE_AT_REQUEST.map((page) => patternOf(page.path));

interface Drawer {
  draw: (asked: Asked) => Promise<{ status: number; html: string }>;
}

/** `apiAddress`: of our server, which has no build and therefore answers what the page shows. */
export function drawAtRequest(apiAddress: string): Plugin {
  return {
    name: 'limpid:draw-at-request',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next): void => {
        const { url = '/', headers } = request;
        const [address = '/'] = url.split('?');
        if (!patterns.some((pattern) => pattern.test(address))) {
          next();
          return;
        }
        const ask = async () => {
          const { cookie = '', 'accept-language': languages = '' } = headers;
          const answer = await fetch(apiAddress + url, { headers: { cookie, 'accept-language': languages } });
          if (!answer.ok) throw new Error(await answer.text());
          const asked = (await answer.json()) as Omit<Asked, 'path'>;
          const { draw } = (await vite.ssrLoadModule(entry)) as Drawer;
          const { status, html } = await draw({ ...asked, path: address });
          response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
        };
        ask().catch((error: unknown) => response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error)));
      });
    },
  };
}
