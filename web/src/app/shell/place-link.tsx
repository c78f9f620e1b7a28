import { clsx } from 'clsx';
import type { Place } from 'limpid:bar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';

/** Where a place is: the page of a pool needs one, and so leads to its setup as long as there is none. */
export function useAddressOf(): (place: Pick<Place, 'path' | 'isProtected'>) => string {
  const { pool, href } = useCurrentPool();
  return ({ path, isProtected }) => {
    if (path.includes(':poolId')) return pool ? href(path.replace(':poolId', pool.id)) : '/setup';
    return isProtected ? href(path) : path;
  };
}

interface PlaceLinkProps {
  place: Place;
  to: string;
  isHere: boolean;
  className?: string;
  children?: ReactNode;
}

export function PlaceLink({ place, to, isHere, className, children }: PlaceLinkProps) {
  const shape = clsx(
    'flex items-center gap-3 rounded-control px-3.5 text-sm font-medium transition-colors',
    isHere ? 'bg-tint text-brand' : 'text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised',
    className,
  );
  const inner = (
    <>
      <place.icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 leading-tight wrap-anywhere">{place.title()}</span>
      {children}
    </>
  );
  if (place.isStatic) {
    return (
      <a href={place.path} className={shape}>
        {inner}
      </a>
    );
  }
  return (
    <Link to={to} prefetch="intent" aria-current={isHere ? 'page' : undefined} className={shape}>
      {inner}
    </Link>
  );
}
