// The two caches of the service worker. `kept`: the files of the build, each by its address and revision, so that two builds exist next to each other while the newer one waits, and unchanged files are not downloaded again. `visited`: pages and assets of the last visits, the oldest are
// removed. Neither ever holds an API answer, so there is no personal data in them.
import type { CachedFile } from './site-facts.ts';

const KEPT = 'limpid-kept';
const VISITED = 'limpid-visited';
const VISITED_LIMIT = 240;
const AT_ONCE = 6;
const REVISION_LENGTH = 12;

const keyOf = ({ url, revision }: CachedFile): string => `${url}?revision=${revision}`;

export async function revisionOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, REVISION_LENGTH);
}

/** An answer as it can be stored: its bytes are unpacked, so the headers must not say otherwise. */
function storable(bytes: BodyInit, from: Response): Response {
  const headers = new Headers(from.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(bytes, { status: 200, headers });
}

/** Without cookies, so that everyone gets the same; a portal's page or half a file does not pass for it. */
async function fetchFile(file: CachedFile): Promise<Response> {
  const isHashed = file.url.startsWith('/assets/');
  for (const cache of isHashed ? (['default', 'reload'] as const) : (['no-cache'] as const)) {
    const response = await fetch(file.url, { cache, credentials: 'omit', redirect: 'error' });
    const bytes = await response.arrayBuffer();
    if (response.ok && (await revisionOf(bytes)) === file.revision) return storable(bytes, response);
  }
  throw new Error(`${file.url} is not what this build made.`);
}

export async function keepFiles(files: readonly CachedFile[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => !present.has(new URL(keyOf(file), location.origin).href));
  const worker = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift()) await cache.put(keyOf(file), await fetchFile(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** What earlier builds left, once this one is in charge. */
export async function forgetOldFiles(files: readonly CachedFile[]): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('limpid-') && name !== KEPT && name !== VISITED) await caches.delete(name);
  const cache = await caches.open(KEPT);
  const wanted = new Set(files.map((file) => new URL(keyOf(file), location.origin).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

export async function findStored(path: string, files: readonly CachedFile[]): Promise<Response | undefined> {
  const file = files.find(({ url }) => url === path);
  return file && (await caches.match(keyOf(file), { cacheName: KEPT, ignoreVary: true }));
}

export const findVisited = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: VISITED, ignoreVary: true });

export async function keepVisited(path: string, response: Response): Promise<void> {
  const cache = await caches.open(VISITED);
  await cache.delete(path);
  await cache.put(path, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - VISITED_LIMIT)).map((request) => cache.delete(request)));
}
