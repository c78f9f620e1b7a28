import { useCurrentPool } from '../../api/current-pool.tsx';
import { useSignedInHint } from '../../session/signed-in-hint.ts';
import { m } from '../../paraglide/messages.js';
import { lazy } from '../../ui/lazy.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { GalleryForVisitors } from './gallery-for-visitors.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { NoPool } from './no-pool.tsx';

// Visitors don't need it.
const { Lazy: Gallery } = lazy(() => import('../../features/photos/gallery.tsx').then((part) => part.Gallery));

export const meta = () =>
  pageMeta({
    title: m.photos_title(),
    description: m.photos_description(),
    keywords: ['pool photos', 'pool before and after', 'green pool photos'],
    canonicalPath: '/gallery',
    noindex: true,
  });

export default function GalleryPage() {
  return useSignedInHint() ? <OwnGallery /> : <GalleryForVisitors />;
}

function OwnGallery() {
  const { pool, isLoading } = useCurrentPool();
  return (
    <Page>
      <PageHeader title={m.photos_title()} eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)} />
      {pool ? <Gallery key={pool.id} pool={pool} waiting={<GallerySkeleton />} /> : isLoading ? <GallerySkeleton /> : <NoPool />}
    </Page>
  );
}
