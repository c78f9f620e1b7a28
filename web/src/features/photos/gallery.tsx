import type { Pool } from '@limpid/contract';
import { Link2 } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useIsOnline } from '../../browser/online.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AddHere } from './add-here.tsx';
import { GalleryEmpty } from './gallery-empty.tsx';
import { GalleryFilters } from './gallery-filters.tsx';
import { sectionsOf } from './gallery-months.ts';
import { MonthPhotos } from './month-photos.tsx';
import { MonthPicker, MonthRail } from './month-rail.tsx';
import { type PhotoScope, scopeIn } from './photo-scope.ts';
import { useMonths, useNewestPhotos } from './photos.data.ts';
import { StorageLine } from './storage-line.tsx';

/** The photos of a pool or of all, newest first, month by month. */
export function Gallery({ pool }: { pool: Pool }) {
  const [search, setSearch] = useSearchParams();
  const scope = scopeIn(search, pool.id);
  const list = useNewestPhotos(scope);
  const months = useMonths(scope, !list.isPending && !list.isWhole);
  const { pools } = useCurrentPool();
  const zones = useMemo(() => new Map(pools.map(({ id, timeZone }) => [id, timeZone])), [pools]);
  const zoneOf = ({ poolId }: { poolId: string }) => zones.get(poolId) ?? pool.timeZone;
  const choose = (name: 'tag' | 'pools', value: string | undefined) =>
    setSearch(
      (before) => {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const sections = sectionsOf(list.photos, list.isWhole ? undefined : months?.months, zoneOf);
  const isEmpty = !list.isPending && !list.error && sections.length === 0;
  const isFiltered = scope.tag !== undefined;
  if (isEmpty && !isFiltered && pools.length < 2) return <GalleryEmpty pool={pool} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <GalleryFilters scope={scope} onTag={(tag) => choose('tag', tag)} onAll={(isAll) => choose('pools', isAll ? 'all' : undefined)} />
        <LinksLink />
      </div>
      <StorageLine />
      {list.isPending ? <GalleryWaiting /> : null}
      {list.error ? <NotRead error={list.error} isAll={scope.poolId === undefined} onRetry={list.refetch} /> : null}
      {isEmpty ? isFiltered ? <NoneWithTag onAll={() => choose('tag', undefined)} /> : <GalleryEmpty pool={pool} /> : null}
      {sections.length > 0 ? (
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_8.5rem] lg:gap-8">
          <div className="min-w-0">
            {sections.map((section, index) => (
              <MonthPhotos key={section.month} section={section} scope={scope} zoneOf={zoneOf} isFirst={index === 0} />
            ))}
            {list.isWhole || months ? null : <p className="py-6 text-sm text-muted">{m.photos_older_not_read()}</p>}
          </div>
          <MonthRail sections={sections} />
        </div>
      ) : null}
      <AtTheThumb pool={pool} scope={scope} sections={sections} />
    </>
  );
}

function LinksLink() {
  const { href } = useCurrentPool();
  return (
    <LinkButton
      variant="quiet"
      to={href('/gallery/links')}
      prefetch="intent"
      iconBefore={<Link2 size={18} aria-hidden />}
      className="-mx-4 sm:mx-0"
    >
      {m.photos_links()}
    </LinkButton>
  );
}

/** What hands do most is where the thumb is; on a desktop it is in the corner of the page. */
function AtTheThumb({ pool, scope, sections }: { pool: Pool; scope: PhotoScope; sections: Parameters<typeof MonthPicker>[0]['sections'] }) {
  return (
    <div className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 flex flex-wrap items-end justify-between gap-2 bg-linear-to-t from-canvas from-60% to-transparent px-4 pt-6 pb-3 md:bottom-0 md:mx-0 md:justify-end md:px-0">
      <MonthPicker sections={sections} />
      {pool.isReadOnly ? null : <AddHere poolId={pool.id} tags={scope.tag === undefined ? [] : [scope.tag]} />}
    </div>
  );
}

export function GalleryWaiting() {
  return (
    <Loading label={m.photos_loading()}>
      <Skeleton className="mb-4 h-7 w-44" />
      <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-4 sm:gap-2 xl:grid-cols-5">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className={index === 0 ? 'col-span-2 row-span-2 aspect-square h-auto' : 'aspect-square h-auto'} />
        ))}
      </div>
    </Loading>
  );
}

function NotRead({ error, isAll, onRetry }: { error: Error; isAll: boolean; onRetry: () => void }) {
  const isOnline = useIsOnline();
  const retry = (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {m.common_try_again()}
    </Button>
  );
  return (
    <Callout tone={isOnline ? 'bad' : 'warn'} live title={m.photos_not_read()} action={retry}>
      {isOnline ? errorText(error) : isAll ? m.photos_offline_all() : m.photos_offline_none()}
    </Callout>
  );
}

function NoneWithTag({ onAll }: { onAll: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 py-8">
      <p className="text-muted">{m.photos_none_with_tag()}</p>
      <Button variant="secondary" onClick={onAll}>
        {m.photos_all_tags()}
      </Button>
    </div>
  );
}
