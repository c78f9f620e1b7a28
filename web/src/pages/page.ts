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
  /**
   * Made by the server when it is asked for, of what its feature says (`pages` in server/src/features.ts). `private`: for who has the link; kept
   * nowhere, listed nowhere, named to no other site. `public`: kept, and asked for again each time.
   */
  atRequest?: 'private' | 'public';
  /**
   * Which values the parameter in the path has: the names of these files (then every other value is not found), or ids that only the signed-in
   * person's own data has (`personal`). Required for a path with a parameter, unless the page is made at the request.
   */
  values?: 'personal' | { files: string };
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
  /** the place that is lit while this page is open; required for a protected page */
  home?: Home;
  /**
   * Where a link to it is. `bar`: at the bottom of a phone and first on a desktop, a page for each home. `water` and `care`: a tab of that home.
   * The others are groups of the page More; on a desktop they fold.
   */
  navigation?: { group: NavigationGroup; order: number };
  /** what its tab says, if not its title */
  tabTitle?: TextKey;

  /** one of the pages that people open most: what it shares with others goes into scripts of their own (web/tools/few-chunks.ts) */
  chunks?: 'today' | 'log' | 'setup' | 'auth';
  /** made of the same parts as another page: what is checked there by hand or by axe holds here */
  looksLike?: string;
}

/** The places of the navigation: every page of the app belongs to a single one. */
export type Home = 'today' | 'water' | 'care' | 'more';

/** In the order in which they are shown. A new page goes into one of these; a new group is shown from its first page on. */
export const NAVIGATION_GROUPS = ['bar', 'water', 'care', 'help', 'community', 'you', 'work', 'developer', 'admin', 'settings'] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

export interface Skeleton {
  shape: 'today' | 'cards' | 'form';
  width?: 'medium';
  /** its heading, where the address alone says it */
  title?: TextKey;
}
