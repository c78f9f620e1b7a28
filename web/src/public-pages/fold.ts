import { clsx } from 'clsx';

/** Disclosures on the public pages, as ui/disclosure.tsx; the styles draw the marker, because there are many in a list. */
export const FOLD = 'group/fold rounded-control border border-line bg-surface dark:bg-raised';

/** The summary line. Its focus ring is inside: content that is laid out only near the screen is cut at its edge. */
export const FOLD_LINE = clsx(
  'flex min-h-11 gap-3 rounded-control px-4 hover:bg-sunken focus-visible:-outline-offset-3',
  'after:size-2 after:shrink-0 after:rotate-45 after:border-r-2 after:border-b-2 after:transition-transform group-open/fold:after:rotate-225',
);
