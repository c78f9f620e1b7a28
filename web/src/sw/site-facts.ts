// What the worker has to know of the build; made after the pages are built (tools/build-parts/service-worker.ts) and built in.
export interface CachedFile {
  url: string;
  /** the start of the SHA-256 of its content: what arrives is held against it */
  revision: string;
  /** needed to open the app at all; the only files fetched ahead for people who save data */
  isShell: boolean;
  /** only for those whose browser speaks it */
  language?: string;
}

export interface SiteFacts {
  version: string;
  /** cached when the worker is installed, within a budget */
  files: CachedFile[];
  /** the rest of the app: cached when a person who uses it is idle */
  laterFiles: CachedFile[];
  /** addresses of the app, as patterns, with the cached address of each one's HTML */
  appPages: Record<string, string>;
  /** complete pages, which may be cached after a visit */
  publicPages: string[];
  /** complete pages that the app's frame can show too, with the scripts that this takes beyond those cached at install */
  framePages: Record<string, string[]>;
  /** the chunk of each page: when it can't be fetched, the one of the offline page takes its place */
  pageModules: string[];
  offlineModule: string;
  /** scripts that no page imports from the start */
  lazyParts: string[];
}

/** the address of the page shown instead of uncached ones; an address of the app */
export const OFFLINE_PAGE = '/offline';

declare const LIMPID_SITE: SiteFacts;

export const builtIn = (): SiteFacts => LIMPID_SITE;
