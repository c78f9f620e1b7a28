import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chunkModules } from './tools/chunk-modules.ts';
import { drawAtRequest } from './tools/draw-at-request.ts';
import { fewChunks } from './tools/few-chunks.ts';
import { clientContract } from './tools/client-contract.ts';
import { clientMessages } from './tools/client-messages.ts';
import { MESSAGE_OPTIONS, messageProject } from './tools/message-options.ts';
import { pageModules } from './tools/page-modules.ts';
import { madeAtRequest } from './tools/pages-at-request.ts';
import { siteUrl } from './tools/site-url.ts';
import { staticPages } from './tools/static-pages.ts';

// The API of a server that runs beside `react-router dev`; npm run dev sets it.
const apiAddress = process.env['LIMPID_API'] ?? 'http://127.0.0.1:3000';
const proxied = ['/api', '/auth/login', '/auth/register', '/auth/logout', '/auth/google', '/sw.js'];

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      ...MESSAGE_OPTIONS,
      project: messageProject(import.meta.dirname),
      outdir: join(import.meta.dirname, 'src', 'paraglide'),
    }),
    clientContract(import.meta.dirname),
    clientMessages(import.meta.dirname),
    staticPages(),
    pageModules(import.meta.dirname),
    madeAtRequest(),
    drawAtRequest(apiAddress),
    tailwindcss(),
    reactRouter(),
    fewChunks(),
    chunkModules(import.meta.dirname),
  ],
  // Scripts name each other by names that stay; the import map in the document says which file each name means. So a change renames the
  // scripts that changed, and not all that import them.
  environments: { client: { build: { chunkImportMap: true } } },
  // the one script of the pages without the app is built separately
  worker: { plugins: () => [pageModules(import.meta.dirname)] },
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl()) },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: apiAddress, changeOrigin: false }])) },
});
