import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { errorText } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { type MonthSection, monthText } from './gallery-months.ts';
import { PhotoPicture, SendingMark } from './photo-picture.tsx';
import { type PhotoScope, searchOf } from './photo-scope.ts';
import { photoText } from './photo-text.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { useMonthPhotos } from './photos.data.ts';

interface MonthProps {
  section: MonthSection;
  scope: PhotoScope;
  zoneOf: (photo: ListedPhoto) => string;
  /** the month at the top of the page */
  isFirst: boolean;
}

export const monthId = (month: string): string => `month-${month}`;

const GRID = 'grid grid-flow-dense grid-cols-3 gap-1.5 sm:grid-cols-4 sm:gap-2 xl:grid-cols-5';
/** The newest photo of a month is twice as large, where others stand beside it. */
const tileClass = (index: number, count: number) => clsx('relative block', index === 0 && count > 2 && 'col-span-2 row-span-2');

/** A month under its name, which stays in sight. Its space is given before its photos are read, so nothing below it moves. */
export function MonthPhotos({ section, scope, zoneOf, isFirst }: MonthProps) {
  const { month, count, photos } = section;
  const title = monthText(month);
  return (
    <section aria-labelledby={monthId(month)} className="mb-8">
      <h2
        id={monthId(month)}
        tabIndex={-1}
        className="sticky top-14 z-10 -mx-4 mb-1 flex min-h-13 scroll-mt-14 flex-wrap items-baseline gap-x-2 bg-canvas/90 py-3 pr-18 pl-4 text-lg font-semibold backdrop-blur-md outline-none md:top-0 md:scroll-mt-0 sm:-mx-8 sm:pl-8 lg:mx-0 lg:px-0"
      >
        {title} <span className="figures text-sm font-normal text-muted">{m.photos_count({ count })}</span>
      </h2>
      {photos ? (
        <Tiles photos={photos} scope={scope} zoneOf={zoneOf} isFirst={isFirst} />
      ) : (
        <ReadWhenNear section={section} scope={scope} zoneOf={zoneOf} isFirst={isFirst} />
      )}
    </section>
  );
}

function Tiles({ photos, scope, zoneOf, isFirst }: Omit<MonthProps, 'section'> & { photos: readonly ListedPhoto[] }) {
  const { href } = useCurrentPool();
  const search = searchOf(scope);
  return (
    <ul className={GRID}>
      {photos.map((photo, index) => (
        <li key={photo.id} className={tileClass(index, photos.length)}>
          <Link
            to={href(`/gallery/${photo.id}${search}`)}
            state={{ isFromGallery: true }}
            className="group relative block aspect-square overflow-hidden rounded-small bg-sunken focus-visible:outline-offset-2 sm:rounded-control"
          >
            <PhotoPicture
              photo={photo}
              size={index === 0 && photos.length > 2 ? 'medium' : 'small'}
              alt={photoText(photo, zoneOf(photo))}
              isFirst={isFirst && index < 6}
              className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
            />
            <SendingMark photo={photo} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Read when it comes near; a keyboard gets there by its button. */
function ReadWhenNear(props: MonthProps) {
  const { month, count } = props.section;
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true), {
      rootMargin: '800px 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  if (isWanted) return <ReadMonth {...props} />;
  return (
    <div ref={place} className="relative">
      <Space count={count} />
      <Button variant="secondary" className="absolute top-4 left-4" onClick={() => setWanted(true)}>
        {m.photos_show_month({ month: monthText(month) })}
      </Button>
    </div>
  );
}

function ReadMonth({ section: { month, count }, ...rest }: MonthProps) {
  const { photos, isPending, error, refetch } = useMonthPhotos(rest.scope, month);
  if (error) {
    const retry = (
      <Button variant="secondary" size="sm" onClick={refetch}>
        {m.common_try_again()}
      </Button>
    );
    return (
      <Callout tone="warn" title={m.photos_not_read()} action={retry}>
        {errorText(error)}
      </Callout>
    );
  }
  return isPending ? <Space count={count} /> : <Tiles photos={photos} {...rest} />;
}

function Space({ count }: { count: number }) {
  return (
    <div aria-hidden className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={tileClass(index, count)}>
          <span className="block aspect-square rounded-small bg-sunken sm:rounded-control" />
        </span>
      ))}
    </div>
  );
}
