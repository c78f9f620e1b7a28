import { useParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useSignedInHint } from '../../session/signed-in-hint.ts';
import { PhotoWaiting } from '../../features/photos/photo-waiting.tsx';
import { m } from '../../paraglide/messages.js';
import { lazy } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { GalleryForVisitors } from './gallery-for-visitors.tsx';
import { NoPool } from './no-pool.tsx';

const { Lazy: PhotoView } = lazy(() => import('../../features/photos/photo-view.tsx').then((part) => part.PhotoView));

export const meta = ({ params }: { params: { photoId?: string } }) =>
  pageMeta({
    title: m.photos_one(),
    description: m.photos_description(),
    canonicalPath: params.photoId === undefined ? undefined : `/gallery/${params.photoId}`,
    noindex: true,
  });

export default function PhotoPage() {
  const { photoId = '' } = useParams();
  const { pool, isLoading } = useCurrentPool();
  const isHere = useSignedInHint();
  if (!isHere) return <GalleryForVisitors />;
  return (
    <Page>{pool ? <PhotoView id={photoId} pool={pool} waiting={<PhotoWaiting />} /> : isLoading ? <PhotoWaiting /> : <NoPool />}</Page>
  );
}
