// Photos that another app shared with the installed one. The service worker keeps them, also offline and signed out, until the gallery takes
// them: the page that the share opens may be closed, killed or lead to the sign-in first.
import { SHARED_STORE } from '../browser/shared-store.ts';

/** Where the phone sends them (manifest.webmanifest, and the server where no worker is active yet). */
export const SHARE_ADDRESS = '/gallery/share';
/** What became of them, as the gallery's address says. none: the phone sent no file. failed: no room. later: no worker was active. */
export const SHARE_OUTCOMES = ['1', 'none', 'failed', 'later'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];
export const SHARED_PARAMETER = 'shared';

const FIELD = 'photos';
const MOST = 100;

export interface SharedPhoto {
  key: string;
  file: Blob;
}

async function keep(files: readonly File[]): Promise<void> {
  const cache = await caches.open(SHARED_STORE);
  const first = Date.now();
  for (const [index, file] of files.slice(0, MOST).entries()) {
    const key = `${SHARE_ADDRESS}/${String(first + index).padStart(15, '0')}-${index}`;
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await cache.put(key, new Response(file, { headers: { 'content-type': file.type || 'application/octet-stream' } }));
  }
}

/** The worker's answer to a share: it keeps the files, and the address of the gallery says how that went. */
export async function receiveShare(request: Pick<Request, 'formData'>): Promise<ShareOutcome> {
  try {
    const given = (await request.formData()).getAll(FIELD);
    // Some versions of Chrome on Android send the form without the file.
    const files = given.filter((value): value is File => typeof value !== 'string' && value.size > 0);
    if (files.length === 0) return 'none';
    await keep(files);
    return '1';
  } catch {
    return 'failed';
  }
}

/** In the order in which they were shared. */
export async function sharedPhotos(): Promise<SharedPhoto[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_STORE))) return [];
  const cache = await caches.open(SHARED_STORE);
  const keys = (await cache.keys()).map(({ url }) => url).toSorted();
  const found = await Promise.all(keys.map(async (key) => ({ key, file: await (await cache.match(key))?.blob() })));
  return found.flatMap(({ key, file }) => (file ? [{ key, file }] : []));
}

/** Taken, or not wanted. */
export async function forgetShared(key: string): Promise<void> {
  await (await caches.open(SHARED_STORE)).delete(key);
}
