// What the worker has to know of the build; made after the pages are built (tools/service-worker.ts) and built in.
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
  /** kept when the worker is installed, within a budget */
  files: CachedFile[];
  /** the rest of the app: kept when somebody who uses it has a quiet moment */
  laterFiles: CachedFile[];
  /** addresses of the app, as patterns, and under which kept address the HTML of each lies */
  appPages: Record<string, string>;
  /** complete pages, which may be kept when they were read */
  publicPages: string[];
  /** complete pages that the app's frame can show as well, with the scripts that this takes beyond those kept at install */
  framePages: Record<string, string[]>;
  /** the chunk of each page: when one cannot be had, the one of the offline page takes its place */
  pageModules: string[];
  offlineModule: string;
  /** scripts that no page imports from the start */
  lateParts: string[];
}

/** where the page is that stands in for others; an address of the app */
export const OFFLINE_PAGE = '/offline';

declare const LIMPID_SITE: SiteFacts;

export const builtIn = (): SiteFacts => LIMPID_SITE;
