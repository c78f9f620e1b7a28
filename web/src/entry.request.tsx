// Draws a page that the server makes when it is asked for: React Router's own handler over the document and these pages alone. The server loads
// what web/tools/pages-at-request.ts makes of this file; the development server loads it directly.
import { renderToString } from 'react-dom/server';
import { createContext, createRequestHandler, data, Outlet, RouterContextProvider, ServerRouter } from 'react-router';
import type { ServerBuild } from 'react-router';
import { MADE_AT_REQUEST } from 'limpid:made-at-request';
import { DocumentLookContext } from './app/document-look.ts';
import type { Language } from './i18n/language.tsx';
import { Layout } from './root.tsx';

export interface Asked {
  /** of the page, as its declaration has it */
  pattern: string;
  /** the address that was asked for, without its host */
  path: string;
  language: Language;
  /** what the page shows; undefined: there is no such thing, and the page says so */
  shown: object | undefined;
}

const asked = createContext<Asked>();
const look = createContext<{ language: Language; isPrivate: boolean }>();

const loader = ({ context }: { context: Readonly<RouterContextProvider> }) => {
  const { shown } = context.get(asked);
  return shown === undefined ? data(null, 404) : shown;
};

const ROUTES = [
  { id: 'root', path: '', module: { default: Outlet, Layout } },
  ...MADE_AT_REQUEST.map(({ path, module }) => ({ id: path, parentId: 'root', path: path.slice(1), module: { ...module, loader } })),
];

const build: ServerBuild = {
  entry: {
    module: {
      // Drawn in one go: each text asks for the language of this page, and no other page is drawn in between.
      default: (request, status, headers, context, loadContext) => {
        // It is for the app's scripts, which these pages don't have.
        const { serverHandoffStream: _, ...own } = context;
        const html = renderToString(
          <DocumentLookContext value={loadContext.get(look)}>
            <ServerRouter context={own} url={request.url} />
          </DocumentLookContext>,
        );
        return new Response(`<!DOCTYPE html>${html}`, { status, headers });
      },
      handleError: (error) => {
        throw error;
      },
    },
  },
  routes: Object.fromEntries(ROUTES.map((route) => [route.id, route])),
  assets: {
    entry: { imports: [], module: '' },
    routes: Object.fromEntries(
      ROUTES.map(({ id, path, module }) => [
        id,
        {
          id,
          path,
          ...(id === 'root' ? {} : { parentId: 'root' }),
          module: '',
          hasAction: false,
          hasLoader: 'loader' in module,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
          hasDefaultExport: true,
          hasErrorBoundary: false,
        },
      ]),
    ),
    url: '',
    version: '',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
};

const handle = createRequestHandler(build, import.meta.env.MODE);

export async function draw(page: Asked): Promise<{ status: number; html: string }> {
  const context = new RouterContextProvider();
  context.set(asked, page);
  const isPrivate = MADE_AT_REQUEST.some(({ path, atRequest }) => path === page.pattern && atRequest === 'private');
  context.set(look, { language: page.language, isPrivate });
  const response = await handle(new Request(new URL(page.path, 'http://localhost')), context);
  return { status: response.status, html: await response.text() };
}
