// The seasonal guides as the public pages show them, made from content/seasonal by tools/seasonal/guides-json.ts. Only pages without scripts
// read this, while they are built: no browser gets it (web/tools/static-pages.ts).
import stored from './guides.json' with { type: 'json' };

type InLanguages<T> = Record<'en' | 'es', T>;

export interface PublicGuide {
  slug: string;
  /** null: everywhere */
  region: string | null;
  season: string;
  title: InLanguages<string>;
  summary: InLanguages<string>;
  /** MM-DD; null: only alerts open it */
  months: [string, string] | null;
  updatedOn: string;
  sources: { title: string; url: string; confidence: 'read' | 'secondary' | 'computed'; asOf?: string | undefined }[];
  items: { id: string; text: InLanguages<string>; why?: InLanguages<string>; hasDose: boolean }[];
  /** Markdown */
  body: InLanguages<string>;
}

export const PUBLIC_GUIDES = stored as unknown as readonly PublicGuide[];

/** With or without a slash at the end. */
export function requirePublicGuide(pathname: string): PublicGuide {
  const slug = /\/seasonal\/([^/]+)\/?$/.exec(pathname)?.[1];
  const guide = PUBLIC_GUIDES.find((one) => one.slug === slug);
  if (!guide) throw new Error(`No guide has the address ${pathname}.`);
  return guide;
}
