// What a page says about itself, once: a <name>.page.ts beside its component. Plain data without code, so that the build, the tests and the
// server's tools read the same object as the browser; web/tools/page-modules.ts gives each part of the browser only what it shows.
import type { m } from '../paraglide/messages.js';

type Texts = typeof m;
/** The key of a text that needs no values. */
export type TextKey = { [Key in keyof Texts]: Texts[Key] extends () => string ? Key : never }[keyof Texts];

export type IconName = keyof typeof import('lucide-react');

export interface Page {
  /** as in routes.ts, with a slash in front */
  path: string;
  /**
   * `static`: complete HTML without the app's scripts. `complete`: complete HTML that the app takes over. `frame`: a page of the app that is
   * opened directly, with its frame in the HTML. `shell`: a page of the app that starts from the common frame.
   */
  html: 'static' | 'complete' | 'frame' | 'shell';
  /** When the service worker saves it on the device: with the app, in a quiet moment after that, or only when it is visited. */
  offline: 'install' | 'later' | 'never';
  /** only for signed-in people, and so is every address below it */
  isProtected?: boolean;
  /** shown until we know who is here; required for a protected page */
  skeleton?: Skeleton;
  /** for search engines; a page without it asks them not to list it */
  sitemap?: { priority: number; changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly' };
  /** pages that people likely open next, fetched while nothing else happens */
  prefetch?: readonly string[];

  /** what a link to it says */
  title?: TextKey;
  /** where it appears without context, as in the command palette */
  fullTitle?: TextKey;
  /** where there is little room */
  shortTitle?: TextKey;
  /** one line about it */
  summary?: TextKey;
  icon?: IconName;
  /** other words that people look for it with: puts it into the command palette */
  searchWords?: TextKey;
  /** offered by the command palette before anything is typed */
  isSuggested?: boolean;
  /** of no use when signed in */
  isForVisitors?: boolean;
  /** the plan that it comes with, where Free is not enough: the command palette says so */
  plan?: 'pro' | 'business';
  /** `bar`: at the bottom of a phone and first on a desktop, five at most. `more`: below that, on a phone in the account sheet. */
  navigation?: { group: 'bar' | 'more' | 'settings'; order: number; isHighlighted?: boolean };

  /** one of the pages that people open most: what it shares with others goes into scripts of their own (web/tools/few-chunks.ts) */
  chunks?: 'today' | 'log' | 'setup' | 'auth';
  /** made of the same parts as another page: what is checked there by hand or by axe holds here */
  looksLike?: string;
}

export interface Skeleton {
  shape: 'today' | 'cards' | 'form';
  width?: 'medium';
  /** its heading, where the address alone says it */
  title?: TextKey;
}
