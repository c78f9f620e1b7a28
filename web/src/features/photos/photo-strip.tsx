import { clsx } from 'clsx';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Pool } from '@limpid/contract';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PhotoPicture, SendingMark } from './photo-picture.tsx';
import { isInScope, type PhotoScope, queryOf, searchOf } from './photo-scope.ts';
import { photoText } from './photo-text.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { useNewestPhotos } from './photos.data.ts';

const { Lazy: PhotoSheet } = lazy(() => import('./photo-sheet.tsx').then((part) => part.PhotoSheet));

/** What the photos belong to: a test, a completed task, a piece of equipment, or the days of a clear-up. */
export type Beside = Omit<PhotoScope, 'poolId' | 'tag'>;

interface StripProps {
  pool: Pool;
  beside: Beside;
  /** what it is, for the sheet and for screen readers: "Test of Sat, Nov 21, 6:40 PM" */
  name: string;
  /** of photos that are taken here */
  tags?: readonly string[];
  /** what the button says */
  label?: string;
  /** the button is left out */
  isQuiet?: boolean;
}

/**
 * The photos beside something. A page with many rows reads the newest photos of the pool once; only where these are not all does a row
 * ask for its own.
 */
export function useBeside(pool: Pool, beside: Beside): readonly ListedPhoto[] {
  const newest = useNewestPhotos({ poolId: pool.id });
  const own = useNewestPhotos({ poolId: pool.id, ...(newest.isPending || newest.isWhole ? {} : beside) });
  const photos = newest.isWhole ? newest.photos : own.photos;
  return photos.filter((photo) => isInScope(photo, { ...beside, poolId: pool.id }, pool.timeZone));
}

export function PhotoStrip({ pool, beside, name, tags, label, isQuiet = false }: StripProps) {
  const photos = useBeside(pool, beside);
  const canTake = !pool.isReadOnly && !isQuiet;
  if (photos.length === 0 && !canTake) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {photos.length > 0 ? <Thumbnails pool={pool} photos={photos} beside={beside} name={name} /> : null}
      {canTake ? <TakeOne pool={pool} beside={beside} name={name} tags={tags} label={label} /> : null}
    </div>
  );
}

function Thumbnails({ pool, photos, beside, name }: Pick<StripProps, 'pool' | 'beside' | 'name'> & { photos: readonly ListedPhoto[] }) {
  const { href } = useCurrentPool();
  const search = searchOf({ poolId: pool.id, ...beside });
  return (
    <ul aria-label={m.photos_beside({ name })} className="flex max-w-full gap-1.5 overflow-x-auto p-0.5">
      {photos.map((photo) => (
        <li key={photo.id} className="shrink-0">
          <Link to={href(`/gallery/${photo.id}${search}`)} className="relative block size-16 overflow-hidden rounded-small bg-sunken">
            <PhotoPicture photo={photo} size="small" alt={photoText(photo, pool.timeZone)} className="size-full object-cover" />
            <SendingMark photo={photo} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TakeOne({ pool, beside, name, tags, label }: Omit<StripProps, 'isQuiet'>) {
  const [isOpen, setOpen] = useState(false);
  const { from: _from, to: _to, ...place } = queryOf({ poolId: pool.id, ...beside });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={clsx(label === undefined && '-ml-3')}
        aria-label={label === undefined ? m.photos_take_for({ name }) : undefined}
        iconBefore={<Camera size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {label ?? m.photos_take()}
      </Button>
      {isOpen ? (
        <PhotoSheet
          poolId={pool.id}
          {...place}
          {...(tags && { tags })}
          title={m.photos_take_for({ name })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
