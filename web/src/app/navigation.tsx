import { clsx } from 'clsx';
import { Droplets, FlaskConical, House, Waves } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { useCurrentPool } from '../api/current-pool.tsx';

interface Place {
  to: string;
  label: string;
  icon: LucideIcon;
  /** the main thing one comes for */
  isMain?: boolean;
  /** only this address, not what lies under it */
  end?: boolean;
}

function usePlaces(): Place[] {
  const { pool, href } = useCurrentPool();
  return [
    { to: href('/dashboard'), label: 'Today', icon: House },
    { to: href('/chemistry/log'), label: 'Log a test', icon: Droplets, isMain: true },
    { to: href('/chemistry'), label: 'Chemistry', icon: FlaskConical, end: true },
    { to: pool ? href(`/pools/${pool.id}`) : '/setup', label: 'Pool', icon: Waves },
  ];
}

/** Within reach of the thumb. */
export function BottomBar() {
  const places = usePlaces();
  return (
    <nav
      data-bottom-bar
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-[480px] grid-cols-4">
        {places.map((place) => (
          <li key={place.label}>
            <NavLink
              to={place.to}
              end={place.end}
              prefetch="intent"
              className={({ isActive }) =>
                clsx(
                  'flex h-full flex-col items-center justify-center gap-1 text-xs font-medium focus-visible:-outline-offset-3',
                  isActive ? 'text-brand' : 'text-muted',
                )
              }
            >
              {({ isActive }) => (
                <>
                  <span
                    className={clsx(
                      'flex h-8 w-14 items-center justify-center rounded-full transition-colors',
                      place.isMain ? 'bg-brand text-on-brand' : isActive && 'bg-tint',
                    )}
                  >
                    <place.icon size={22} strokeWidth={1.75} aria-hidden />
                  </span>
                  {place.label}
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
  const places = usePlaces();
  return (
    <ul className="flex flex-col gap-1">
      {places.map((place) => (
        <li key={place.label}>
          <NavLink
            to={place.to}
            end={place.end}
            prefetch="intent"
            className={({ isActive }) =>
              clsx(
                'flex min-h-12 items-center gap-3 rounded-control px-3.5 text-sm font-medium transition-colors',
                isActive ? 'bg-tint text-brand' : 'text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised',
              )
            }
          >
            <place.icon size={22} strokeWidth={1.75} aria-hidden />
            {place.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
