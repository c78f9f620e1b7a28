import type { Photo, Pool } from '@limpid/contract';
import { Columns2, Link2 } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
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

/** What the address says about the list, and how to change it. */
function useScope(pool: Pool) {
  const [search, setSearch] = useSearchParams();
  const choose = (name: 'tag' | 'pools', value: string | undefined) =>
    setSearch(
      (before) => {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    scope: scopeIn(search, pool.id),
    chooseTag: (tag: string | undefined) => choose('tag', tag),
    chooseAll: (isAll: boolean) => choose('pools', isAll ? 'all' : undefined),
  };
}

/** The photos of a pool or of all, newest first, month by month. */
export function Gallery({ pool }: { pool: Pool }) {
  const { scope, chooseTag, chooseAll } = useScope(pool);
  const list = useNewestPhotos(scope);
  const months = useMonths(scope, !list.isPending && !list.isWhole);
  const { pools } = useCurrentPool();
  const zones = useMemo(() => new Map(pools.map(({ id, timeZone }) => [id, timeZone])), [pools]);
  const zoneOf = ({ poolId }: { poolId: string }) => zones.get(poolId) ?? pool.timeZone;
  const dropArea = useRef<HTMLDivElement>(null);
  const sections = sectionsOf(list.photos, list.isWhole ? undefined : months?.months, zoneOf);
  const isEmpty = !list.isPending && !list.error && sections.length === 0;
  const isFiltered = scope.tag !== undefined;
  const isFirst = isEmpty && !isFiltered;
  return (
    <div ref={dropArea} className="@container/gallery">
      {isFirst && pools.length < 2 ? null : (
        <>
          <GalleryFilters scope={scope} onTag={chooseTag} onAll={chooseAll} />
          <StorageLine
            aside={
              <div className="flex flex-wrap justify-end">
                <CompareLink photo={firstOfSeries(list.photos)} />
                <LinksLink />
              </div>
            }
          />
        </>
      )}
      {list.isPending ? <GalleryWaiting /> : null}
      {list.error ? <NotRead error={list.error} isAll={scope.poolId === undefined} onRetry={list.refetch} /> : null}
      {isFirst ? <GalleryEmpty pool={pool} dropArea={dropArea} /> : null}
      {isEmpty && isFiltered ? <NoneWithTag onAll={() => chooseTag(undefined)} /> : null}
      {sections.length > 0 ? (
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_8.5rem] lg:gap-8">
          <div className="min-w-0">
            <MonthPicker sections={sections} />
            {sections.map((section, index) => (
              <MonthPhotos key={section.month} section={section} scope={scope} zoneOf={zoneOf} isFirst={index === 0} />
            ))}
            {list.isWhole || months ? null : <p className="py-6 text-sm text-muted">{m.photos_older_not_read()}</p>}
          </div>
          <MonthRail sections={sections} />
        </div>
      ) : null}
      {isFirst || pool.isReadOnly ? null : <AtTheThumb pool={pool} scope={scope} dropArea={dropArea} />}
    </div>
  );
}

/** The newest photo that can be compared with another: of the same place, or without one like it. */
export function firstOfSeries(photos: readonly Pick<Photo, 'id' | 'tags'>[]): string | undefined {
  const [untagged, ...others] = photos.filter(({ tags }) => tags.length === 0);
  const isShared = (tag: string) => photos.filter(({ tags }) => tags.includes(tag)).length > 1;
  return (photos.find(({ tags }) => tags.some(isShared)) ?? (others.length > 0 ? untagged : undefined))?.id;
}

function CompareLink({ photo }: { photo: string | undefined }) {
  const { href } = useCurrentPool();
  if (photo === undefined) return null;
  return (
    <LinkButton variant="quiet" to={href(`/gallery/compare?photo=${photo}`)} iconBefore={<Columns2 size={18} aria-hidden />}>
      {m.photos_compare()}
    </LinkButton>
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
      className="-mr-4"
    >
      {m.photos_links()}
    </LinkButton>
  );
}

interface ThumbProps {
  pool: Pool;
  scope: PhotoScope;
  dropArea: RefObject<HTMLDivElement | null>;
}

/** What hands do most stays in sight, where the thumb is; with letters so large that it would hide the photos, it follows them. */
function AtTheThumb({ pool, scope: { tag }, dropArea }: ThumbProps) {
  return (
    <div className="pointer-events-none @min-[17rem]/gallery:sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-20 -mx-4 mt-4 bg-linear-to-t from-canvas from-60% to-transparent px-4 pt-8 pb-3 sm:-mx-8 sm:px-8 md:bottom-0">
      <div className="pointer-events-auto -m-1 max-h-[45dvh] w-fit max-w-full overflow-y-auto p-1 max-sm:[&_button]:px-4">
        <AddHere poolId={pool.id} takesShared dropArea={dropArea} {...(tag !== undefined && { tags: [tag] })} />
      </div>
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
