import { clsx } from 'clsx';
import { BAR, HOMES } from 'limpid:bar';
import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { Home } from '../../pages/page.ts';
import { m } from '../../paraglide/messages.js';
import { lazy } from '../../ui/lazy.tsx';
import { fetchLogSheet } from '../logging/log-host.tsx';
import { openLogSheet } from '../logging/log-store.ts';
import { PlaceLink, useAddressOf } from './place-link.tsx';

const { Lazy: RailGroups } = lazy(() => import('./place-groups.tsx').then((part) => part.RailGroups));

/** The place that this page belongs to, as its declaration says. */
export function useHome(): Home {
  const { pathname } = useLocation();
  return HOMES.find(({ pattern }) => pattern.test(pathname))?.home ?? 'more';
}

const [BEFORE_LOG, AFTER_LOG] = [BAR.slice(0, 2), BAR.slice(2)];

/**
 * Within reach of the thumb. Measured in the page's font size: where the labels don't fit into a fifth each, every item is as wide as its
 * label; where that is not enough, only the icons are shown, larger, and the labels are for screen readers.
 */
export function BottomBar() {
  return (
    <nav
      data-bottom-bar
      aria-label={m.shell_main()}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md @container md:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-[480px] grid-cols-5 @max-[21rem]:flex">
        <BarPlaces places={BEFORE_LOG} />
        <li className={BAR_ITEM}>
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={fetchLogSheet}
            onFocus={fetchLogSheet}
            onClick={() => openLogSheet('choices')}
            className={clsx(BAR_LINK, 'w-full text-muted')}
          >
            {/* What is done on any page is a round button; a place is a flat mark. */}
            <span className={clsx(BAR_MARK, '-mt-1 size-9 bg-brand text-on-brand')}>
              <Plus size={22} strokeWidth={1.75} aria-hidden />
            </span>
            <span className={BAR_LABEL}>{m.shell_log_short()}</span>
          </button>
        </li>
        <BarPlaces places={AFTER_LOG} />
      </ul>
    </nav>
  );
}

const BAR_ITEM = 'min-w-0 @max-[21rem]:flex-auto';
const BAR_LINK = 'flex h-full flex-col items-center justify-center gap-1 text-xs leading-tight font-medium focus-visible:-outline-offset-3';
const BAR_MARK =
  'flex max-w-full items-center justify-center rounded-full transition-colors @max-[16rem]:size-12 @max-[16rem]:[&_svg]:size-8';
const BAR_LABEL = 'max-w-full truncate px-1 @max-[16rem]:sr-only';

function BarPlaces({ places }: { places: typeof BAR }) {
  const addressOf = useAddressOf();
  const home = useHome();
  return places.map((place) => {
    const isHere = place.home === home;
    return (
      <li key={place.path} className={BAR_ITEM}>
        <Link
          to={addressOf(place)}
          prefetch="intent"
          aria-current={isHere ? 'page' : undefined}
          className={clsx(BAR_LINK, isHere ? 'text-brand shadow-[inset_0_3px_var(--brand)]' : 'text-muted')}
        >
          <span className={clsx(BAR_MARK, 'h-8 w-14', isHere && 'bg-tint')}>
            <place.icon size={22} strokeWidth={1.75} aria-hidden />
          </span>
          <span className={BAR_LABEL}>{place.title()}</span>
        </Link>
      </li>
    );
  });
}

/** The side bar of a desktop: the homes first, then the groups of all other pages, which fold. */
export function RailLinks() {
  const addressOf = useAddressOf();
  const home = useHome();
  return (
    <>
      <ul className="flex flex-col gap-1">
        {BAR.filter((place) => place.home !== 'more').map((place) => (
          <li key={place.path}>
            <PlaceLink place={place} to={addressOf(place)} isHere={place.home === home} className="min-h-12" />
          </li>
        ))}
      </ul>
      <RailGroups />
    </>
  );
}
