import { Link } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { LinkActions, linkEndText } from './link-row.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { dayTakenText, photoText } from './photo-text.ts';
import { useLinks } from './photos.data.ts';

/** Every photo that others can see, in one list. */
export function LinkList() {
  const { data, error, isPending, refetch } = useLinks();
  const { pools, href } = useCurrentPool();
  const zoneOf = (poolId: string) => pools.find(({ id }) => id === poolId)?.timeZone ?? 'UTC';
  if (isPending) return <LinksWaiting />;
  if (error && !data) {
    return (
      <Callout
        tone="bad"
        live
        title={m.photos_links_not_read()}
        action={
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {errorText(error)}
      </Callout>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        drawing="calm"
        title={m.photos_links_empty()}
        action={<LinkButton to={href('/gallery')}>{m.photos_to_gallery()}</LinkButton>}
      >
        {m.photos_links_empty_text()}
      </EmptyState>
    );
  }
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {data.items.map(({ photo, ...link }) => {
          const zone = zoneOf(link.poolId);
          const name = photoText(photo, zone);
          return (
            <li key={link.id} className="flex flex-wrap items-center gap-4 p-4 sm:p-5">
              <Link to={href(`/gallery/${photo.id}`)} className="block size-20 shrink-0 overflow-hidden rounded-control bg-sunken">
                <PhotoPicture photo={photo} size="small" alt={name} className="size-full object-cover" />
              </Link>
              <div className="min-w-[min(14rem,100%)] flex-1">
                <p className="font-medium wrap-anywhere">{photo.caption || m.photos_of_day({ day: dayTakenText(photo.takenAt, zone) })}</p>
                <p className="text-sm text-muted">{linkEndText(link, zone)}</p>
                <p className="text-sm text-muted">{m.photos_link_made({ day: dayTakenText(link.createdAt, zone) })}</p>
              </div>
              <LinkActions link={link} name={name} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function LinksWaiting() {
  return (
    <Loading label={m.photos_loading()}>
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}
