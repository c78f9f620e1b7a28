// The address under which people reach this site: canonical links, the sitemap and the cards of shared links begin with it.
// PUBLIC_URL, the name that the server knows too, must be set when the pages are built.
export const DEFAULT_SITE_URL = 'http://localhost:3000';

export function siteUrl(env: Record<string, string | undefined> = process.env): string {
  const given = env['PUBLIC_URL']?.trim();
  if (!given) return DEFAULT_SITE_URL;
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`PUBLIC_URL is no web address: ${given}`);
  return url.href.replace(/[?#].*$/, '').replace(/\/+$/, '');
}
