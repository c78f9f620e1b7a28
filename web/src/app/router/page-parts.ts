// Which scripts each page is made of: half of the table of pages, and only who fetches a page ahead asks. It comes when the page stands.
import type { UNSAFE_AssetsManifest } from 'react-router';

type Parts = Readonly<Record<string, string[]>>;

const fetchParts = async (address: string): Promise<Parts> => ((await import(/* @vite-ignore */ address)) as { parts: Parts }).parts;

/** Until then, and without a network, a page that is fetched ahead is its own script alone; what that imports follows it. */
export async function learnParts({ url, routes }: Pick<UNSAFE_AssetsManifest, 'routes' | 'url'>, fetchThem = fetchParts): Promise<void> {
  const parts = await fetchThem(url.replace('manifest-', 'page-parts-')).catch((): Parts => ({}));
  for (const [id, imports] of Object.entries(parts)) Object.assign(routes[id] ?? {}, { imports });
}
