import { api } from '@limpid/contract';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { useRead } from '../../../api/reads.ts';
import { useIsOnline } from '../../../browser/online.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../../ui/page-header.tsx';
import { pageMeta } from '../../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CompareView } from './compare-view.tsx';
import { isOwnDocument } from './own-document.ts';
import { SamePlace } from './same-place.tsx';
import { type SeriesPhoto, useSeries } from './series.data.ts';

export const meta = () =>
  pageMeta({ title: m.camera_compare(), description: m.camera_compare_text(), canonicalPath: '/gallery/compare', noindex: true });

export default function ComparePage() {
  const { pool } = useCurrentPool();
  const id = useSearchParams()[0].get('photo') ?? '';
  const found = useFoundPhoto(id, pool?.id ?? '');
  return (
    <Page>
      <PageHeader
        title={m.camera_compare()}
        eyebrow={found.photo?.tags[0] ?? '\u00a0'}
        crumbs={[{ label: m.camera_gallery(), to: '/gallery' }, { label: m.camera_compare() }]}
      />
      {found.photo ? (
        <Series key={found.photo.poolId} photo={found.photo} />
      ) : found.isPending ? (
        <Waiting />
      ) : (
        <EmptyState drawing="pool" title={m.camera_gone_title()} action={<LinkButton to="/gallery">{m.camera_to_gallery()}</LinkButton>}>
          {m.camera_gone_text()}
        </EmptyState>
      )}
    </Page>
  );
}

/** By its id from the server, or among the photos of the pool that this device knows: also one that waits here, and offline. */
function useFoundPhoto(id: string, poolId: string): { photo: SeriesPhoto | undefined; isPending: boolean } {
  const isOnline = useIsOnline();
  const { photos, isPending } = useSeries(poolId, undefined);
  const asked = useRead(api.photos.find, { params: { id } }, { enabled: id !== '', retry: false });
  const photo = photos.find((known) => known.id === id) ?? asked.data;
  return { photo, isPending: !photo && id !== '' && ((isOnline && asked.isPending) || isPending) };
}

function Series({ photo }: { photo: SeriesPhoto }) {
  const { pools, href } = useCurrentPool();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const series = useSeries(photo.poolId, photo.tags[0]);
  const timeZone = pools.find(({ id }) => id === photo.poolId)?.timeZone ?? 'UTC';
  const isCamera = search.get('camera') === '1';
  const mayOpen = !isCamera || isOwnDocument();
  useEffect(() => {
    if (!mayOpen) window.location.reload();
  }, [mayOpen]);
  if ((series.isPending && series.photos.length === 0) || !mayOpen) return <Waiting />;
  const address = (photoId: string, more: Record<string, string>) =>
    href(`/gallery/compare?${new URLSearchParams({ photo: photoId, ...more }).toString()}`);
  if (isCamera) {
    const last = photo.tags.length > 0 ? (series.photos.at(-1) ?? photo) : photo;
    return (
      <SamePlace
        last={last}
        timeZone={timeZone}
        onAdded={(id) => void navigate(address(last.id, { with: id }), { replace: true })}
        onClose={() => void navigate(address(photo.id, {}), { replace: true })}
      />
    );
  }
  return (
    <CompareView
      photos={series.photos.some(({ id }) => id === photo.id) ? series.photos : [photo, ...series.photos]}
      photo={photo}
      withId={search.get('with')}
      timeZone={timeZone}
      againHref={address(photo.id, { camera: '1' })}
      onChoose={(ids) => setSearch((before) => ({ ...Object.fromEntries(before), ...ids }), { replace: true, preventScrollReset: true })}
    />
  );
}

function Waiting() {
  return (
    <Loading label={m.camera_loading()}>
      <Skeleton className="mb-5 h-11 w-72 max-w-full" />
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}
