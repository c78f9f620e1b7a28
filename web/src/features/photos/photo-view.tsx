import type { Pool } from '@limpid/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useHiddenPhotos } from './deletions.ts';
import { PhotoDetails } from './photo-details.tsx';
import { scopeIn, searchOf } from './photo-scope.ts';
import { PhotoWaiting } from './photo-waiting.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { photoText } from './photo-text.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { usePhoto } from './photos.data.ts';
import { useAround } from './use-around.ts';

/** One photo with everything that is known about it. */
export function PhotoView({ id, pool }: { id: string; pool: Pool }) {
  const [search] = useSearchParams();
  const { pools, href } = useCurrentPool();
  const found = usePhoto(id);
  const isHidden = useHiddenPhotos().has(id);
  // An address without a list, such as that of a link, belongs to the photo's own pool.
  const scope = scopeIn(search, found.data && scopeIn(search, pool.id).poolId !== undefined ? found.data.poolId : pool.id);
  const around = useAround(id, scope, isHidden ? undefined : found.data);
  const { photo, before, after } = around;
  const words = searchOf(scope);
  const { go, close } = useWays(href(`/gallery${words}`), (next) => href(`/gallery/${next.id}${words}`));
  if (!photo && (around.isPending || found.isPending)) return <PhotoWaiting />;
  if (!photo) return <NoPhoto error={found.error} gallery={href('/gallery')} onRetry={() => void found.refetch()} />;
  const owner = pools.find(({ id: poolId }) => poolId === photo.poolId) ?? pool;
  const goOn = () => (after ? go(after) : before ? go(before) : close());
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
      <PhotoStage
        key={photo.id}
        photo={photo}
        alt={photoText(photo, owner.timeZone)}
        onNewer={before && (() => go(before))}
        onOlder={after && (() => go(after))}
        onClose={close}
      />
      <Ahead photos={[before, after]} />
      <PhotoDetails key={`${photo.id} details`} pool={owner} photo={photo} found={found.data} onDeleted={goOn} />
    </div>
  );
}

/** To the neighbors in place of this photo, so that one step back is the gallery, where it was left. */
function useWays(gallery: string, addressOf: (photo: ListedPhoto) => string) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromGallery?: boolean } | null };
  const isFromGallery = state?.isFromGallery === true;
  return {
    go: (photo: ListedPhoto) => void navigate(addressOf(photo), { replace: true, preventScrollReset: true, state }),
    close: () => void (isFromGallery ? navigate(-1) : navigate(gallery)),
  };
}

/** The pictures next door are fetched before they are wanted. */
function Ahead({ photos }: { photos: readonly (ListedPhoto | undefined)[] }) {
  const addresses = photos.flatMap((photo) => (photo?.urls.medium ? [photo.urls.medium] : [])).join(' ');
  useEffect(() => {
    for (const address of addresses.split(' ').filter(Boolean)) new Image().src = address;
  }, [addresses]);
  return null;
}

function NoPhoto({ error, gallery, onRetry }: { error: Error | null; gallery: string; onRetry: () => void }) {
  const isGone = error === null || (error instanceof ApiError && error.status === 404);
  return (
    <EmptyState
      drawing="lost"
      title={isGone ? m.photos_gone() : m.photos_not_read()}
      action={
        <>
          {isGone ? null : <Button onClick={onRetry}>{m.common_try_again()}</Button>}
          <LinkButton to={gallery} variant={isGone ? 'primary' : 'secondary'}>
            {m.photos_to_gallery()}
          </LinkButton>
        </>
      }
    >
      {isGone ? m.photos_gone_text() : errorText(error)}
    </EmptyState>
  );
}
