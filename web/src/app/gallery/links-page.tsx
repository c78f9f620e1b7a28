import { useCurrentPool } from '../../api/current-pool.tsx';
import { useSignedInHint } from '../../session/signed-in-hint.ts';
import { m } from '../../paraglide/messages.js';
import { lazy } from '../../ui/lazy.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { GalleryForVisitors } from './gallery-for-visitors.tsx';

const { Lazy: LinkList } = lazy(() => import('../../features/photos/link-list.tsx').then((part) => part.LinkList));

export const meta = () =>
  pageMeta({ title: m.photos_links(), description: m.photos_links_description(), canonicalPath: '/gallery/links', noindex: true });

export default function LinksPage() {
  const { href } = useCurrentPool();
  const isHere = useSignedInHint();
  if (!isHere) return <GalleryForVisitors />;
  return (
    <Page width="medium">
      <PageHeader
        title={m.photos_links()}
        description={m.photos_links_description()}
        crumbs={[{ label: m.photos_title(), to: href('/gallery') }, { label: m.photos_links() }]}
      />
      <LinkList waiting={<Skeleton className="h-72 rounded-card" />} />
    </Page>
  );
}
