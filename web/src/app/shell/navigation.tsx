import { clsx } from 'clsx';
import { PLACES, type Place } from 'limpid:places';
import { NavLink, useLocation } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';

const BAR = PLACES.filter(({ group }) => group === 'bar');
const MORE = PLACES.filter(({ group }) => group === 'more');

/** Where a place is: the page of a pool needs one, and so leads to its setup as long as there is none. */
function useAddressOf(): (place: Place) => string {
  const { pool, href } = useCurrentPool();
  return ({ path, isProtected }) => {
    if (path.includes(':poolId')) return pool ? href(path.replace(':poolId', pool.id)) : '/setup';
    return isProtected ? href(path) : path;
  };
}

/** The one of these places that the page belongs to: the longest address that it begins with. */
function useCurrentPlace(places: readonly Place[]): Place | undefined {
  const { pathname } = useLocation();
  const addressOf = useAddressOf();
  const lengthOf = (place: Place): number => {
    const address = addressOf(place).split('?')[0] ?? '';
    return pathname === address || pathname.startsWith(`${address}/`) ? address.length : 0;
  };
  return places.filter((place) => lengthOf(place) > 0).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}

/**
 * Within reach of the thumb. Measured in the page's font size: where the labels don't fit into a fifth each, every item is as wide as its
 * label; where that is not enough, only the icons are shown, larger, and the labels are for screen readers.
 */
export function BottomBar() {
  const addressOf = useAddressOf();
  const current = useCurrentPlace(BAR);
  return (
    <nav
      data-bottom-bar
      aria-label={m.shell_main()}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md @container md:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-[480px] grid-cols-5 @max-[21rem]:flex">
        {BAR.map((place) => (
          <li key={place.path} className="min-w-0 @max-[21rem]:flex-auto">
            <NavLink
              to={addressOf(place)}
              end={place !== current}
              prefetch="intent"
              className={({ isActive }) =>
                clsx(
                  'flex h-full flex-col items-center justify-center gap-1 text-xs leading-tight font-medium focus-visible:-outline-offset-3',
                  isActive ? 'text-brand shadow-[inset_0_3px_var(--brand)]' : 'text-muted',
                )
              }
            >
              {({ isActive }) => (
                <>
                  <span
                    className={clsx(
                      'flex max-w-full items-center justify-center rounded-full transition-colors @max-[16rem]:size-12 @max-[16rem]:[&_svg]:size-8',
                      // What is done on any page is a round button; a place is a flat mark.
                      place.isHighlighted && !isActive ? '-mt-1 size-9 bg-brand text-on-brand' : 'h-8 w-14',
                      isActive && 'bg-tint',
                    )}
                  >
                    <place.icon size={22} strokeWidth={1.75} aria-hidden />
                  </span>
                  <span className="max-w-full truncate px-1 @max-[16rem]:sr-only">{(place.shortTitle ?? place.title)()}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function RailLinks() {
  return (
    <>
      <PlaceList places={BAR} />
      <p className="mt-6 mb-1 px-3.5 text-xs font-medium text-muted">{m.shell_more()}</p>
      <PlaceList places={MORE} isQuiet />
    </>
  );
}

/** Pages that don't fit into the bar on a phone. */
export function MoreLinks({ onGo }: { onGo: () => void }) {
  return (
    <nav aria-label={m.shell_secondary()}>
      <PlaceList places={MORE} onGo={onGo} />
    </nav>
  );
}

function PlaceList({ places, isQuiet = false, onGo }: { places: readonly Place[]; isQuiet?: boolean; onGo?: () => void }) {
  const addressOf = useAddressOf();
  // In the side bar both lists are below each other.
  const current = useCurrentPlace(PLACES);
  const shape = clsx(
    'flex items-center gap-3 rounded-control px-3.5 text-sm font-medium transition-colors',
    isQuiet ? 'min-h-11' : 'min-h-12',
  );
  const idle = 'text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised';
  return (
    <ul className="flex flex-col gap-1">
      {places.map((place) => (
        <li key={place.path}>
          {place.isStatic ? (
            <a href={place.path} className={clsx(shape, idle)}>
              <PlaceName place={place} />
            </a>
          ) : (
            <NavLink
              to={addressOf(place)}
              end={place !== current}
              prefetch="intent"
              onClick={onGo}
              className={({ isActive }) => clsx(shape, isActive ? 'bg-tint text-brand' : idle)}
            >
              <PlaceName place={place} />
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function PlaceName({ place }: { place: Place }) {
  return (
    <>
      <place.icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span className="min-w-0 leading-tight wrap-anywhere">{place.title()}</span>
    </>
  );
}
