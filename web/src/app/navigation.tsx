import { clsx } from 'clsx';
import { Calculator, CircleHelp, Droplets, FlaskConical, House, Settings, ShieldCheck, Waves } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { useCurrentPool } from '../api/current-pool.tsx';
import { POOL_CALCULATORS } from '../features/calculators/calculator-names.ts';
import { m } from '../paraglide/messages.js';

interface Place {
  to: string;
  label: string;
  /** where there is little room */
  short?: string;
  icon: LucideIcon;
  /** the main thing one comes for */
  isMain?: boolean;
  /** only this address, not what lies under it */
  end?: boolean;
  /** loaded whole: it carries no app */
  isWhole?: boolean;
}

function usePlaces(): Place[] {
  const { pool, href } = useCurrentPool();
  return [
    { to: href('/dashboard'), label: m.shell_today(), icon: House },
    { to: href('/chemistry/log'), label: m.shell_log(), short: m.shell_log_short(), icon: Droplets, isMain: true },
    { to: href('/chemistry'), label: m.shell_chemistry(), icon: FlaskConical, end: true },
    { to: pool ? href(`/pools/${pool.id}`) : '/setup', label: m.shell_pool(), icon: Waves },
  ];
}

function useSecondaryPlaces(): Place[] {
  const { href } = useCurrentPool();
  return [
    { to: href(POOL_CALCULATORS), label: m.shell_calculators(), icon: Calculator },
    { to: '/proof', label: m.shell_proof(), icon: ShieldCheck },
    { to: '/faq', label: m.shell_questions(), icon: CircleHelp, isWhole: true },
    { to: '/settings', label: m.shell_settings(), icon: Settings },
  ];
}

/**
 * Within reach of the thumb. Measured in the letters of the page: where they are so large that the words do not fit into a quarter each, every
 * place is as wide as its word; where that is not enough, the pictures stand alone, larger, and the words are for those who listen.
 */
export function BottomBar() {
  const places = usePlaces();
  // The calculators have no place of their own here.
  const isAtCalculators = useLocation().pathname.startsWith(POOL_CALCULATORS);
  return (
    <nav
      data-bottom-bar
      aria-label={m.shell_main()}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md @container md:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-[480px] grid-cols-4 @max-[19rem]:flex">
        {places.map((place) => (
          <li key={place.label} className="min-w-0 @max-[19rem]:flex-auto">
            <NavLink
              to={place.to}
              end={place.end && !isAtCalculators}
              prefetch="intent"
              className={({ isActive }) =>
                clsx(
                  'flex h-full flex-col items-center justify-center gap-1 text-xs leading-tight font-medium focus-visible:-outline-offset-3',
                  isActive ? 'text-brand' : 'text-muted',
                )
              }
            >
              {({ isActive }) => (
                <>
                  <span
                    className={clsx(
                      'flex h-8 w-14 items-center justify-center rounded-full transition-colors @max-[15rem]:h-12 @max-[15rem]:w-18 @max-[15rem]:[&_svg]:size-8',
                      place.isMain ? 'bg-brand text-on-brand' : isActive && 'bg-tint',
                    )}
                  >
                    <place.icon size={22} strokeWidth={1.75} aria-hidden />
                  </span>
                  <span className="max-w-full truncate px-1 @max-[15rem]:sr-only">{place.short ?? place.label}</span>
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
      <PlaceList places={usePlaces()} />
      <p className="mt-6 mb-1 px-3.5 text-xs font-medium text-muted">{m.shell_more()}</p>
      <PlaceList places={useSecondaryPlaces()} isQuiet />
    </>
  );
}

/** What has no room in the bar under the thumb. */
export function MoreLinks({ onGo }: { onGo: () => void }) {
  return (
    <nav aria-label={m.shell_secondary()}>
      <PlaceList places={useSecondaryPlaces()} onGo={onGo} />
    </nav>
  );
}

function PlaceList({ places, isQuiet = false, onGo }: { places: readonly Place[]; isQuiet?: boolean; onGo?: () => void }) {
  const shape = clsx(
    'flex items-center gap-3 rounded-control px-3.5 text-sm font-medium transition-colors',
    isQuiet ? 'min-h-11' : 'min-h-12',
  );
  const idle = 'text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised';
  return (
    <ul className="flex flex-col gap-1">
      {places.map((place) => (
        <li key={place.label}>
          {place.isWhole ? (
            <a href={place.to} className={clsx(shape, idle)}>
              <PlaceName place={place} />
            </a>
          ) : (
            <NavLink
              to={place.to}
              end={place.end}
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
      <span className="min-w-0 truncate">{place.label}</span>
    </>
  );
}
