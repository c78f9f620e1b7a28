import { clsx } from 'clsx';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import type { PhotoScope } from './photo-scope.ts';
import { useTags } from './photos.data.ts';

interface FiltersProps {
  scope: PhotoScope;
  onTag: (tag: string | undefined) => void;
  onAll: (isAll: boolean) => void;
}

/** Whose photos, and which series. Each appears when there is a choice. */
export function GalleryFilters({ scope, onTag, onAll }: FiltersProps) {
  const { pools } = useCurrentPool();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {pools.length > 1 ? (
        <SegmentedControl
          label={m.photos_which_pools()}
          labelHidden
          value={scope.poolId === undefined ? 'all' : 'one'}
          onChange={(value) => onAll(value === 'all')}
          options={[
            { value: 'one', label: m.shopping_this_pool() },
            { value: 'all', label: m.shopping_all_pools() },
          ]}
        />
      ) : null}
      <TagChoice scope={scope} onTag={onTag} />
    </div>
  );
}

function TagChoice({ scope: { poolId, tag }, onTag }: Omit<FiltersProps, 'onAll'>) {
  const known = useTags(poolId);
  const tags = tag === undefined || known.includes(tag) ? known : [tag, ...known];
  if (tags.length === 0) return null;
  return (
    <ul aria-label={m.photos_tags()} className="-mx-1 flex max-w-full gap-1.5 overflow-x-auto p-1">
      {[undefined, ...tags].map((one) => (
        <li key={one ?? ''} className="shrink-0">
          <button
            type="button"
            aria-pressed={one === tag}
            onClick={() => onTag(one)}
            className={clsx(
              'min-h-11 rounded-full border px-4 text-sm font-medium transition-colors',
              one === tag ? 'border-brand bg-tint text-brand' : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink',
            )}
          >
            {one ?? m.photos_all_tags()}
          </button>
        </li>
      ))}
    </ul>
  );
}
