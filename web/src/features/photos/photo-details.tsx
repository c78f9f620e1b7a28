import type { PhotoLink, Pool, Reading } from '@limpid/contract';
import { Camera, Columns2, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useBelonging } from './belonging.ts';
import { deleteLater, takeBack, UNDO_MS } from './deletions.ts';
import { takenText } from './photo-text.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { useRemovePhoto } from './photos.data.ts';
import { WaterOfDay } from './water-of-day.tsx';

const { Lazy: PhotoEditor } = lazy(() => import('./photo-editor.tsx').then((part) => part.PhotoEditor));
const { Lazy: ShareDialog } = lazy(() => import('./share-dialog.tsx').then((part) => part.ShareDialog));

interface DetailsProps {
  pool: Pool;
  photo: ListedPhoto;
  found: { reading: Reading | null; links: PhotoLink[] } | undefined;
  onDeleted: () => void;
}

export function PhotoDetails({ pool, photo, found, onDeleted }: DetailsProps) {
  const { href } = useCurrentPool();
  const [open, setOpen] = useState<'edit' | 'share' | null>(null);
  const remove = useDeletion(photo, onDeleted);
  const tag = photo.tags[0];
  const compare = `/gallery/compare?photo=${photo.id}`;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div>
        {photo.caption ? (
          <h1 className="text-xl font-semibold wrap-anywhere">{photo.caption}</h1>
        ) : (
          <h1 className="text-xl font-semibold">{m.photos_one()}</h1>
        )}
        <p className="mt-1 text-sm text-muted">{takenText(photo.takenAt, pool.timeZone)}</p>
        <Tags photo={photo} />
      </div>
      <WaterOfDay pool={pool} photo={photo} found={found?.reading} />
      <BelongsTo pool={pool} photo={photo} />
      <div className="flex flex-wrap gap-2.5 lg:flex-col">
        {pool.isReadOnly ? null : (
          <LinkButton to={href(`${compare}&camera=1`)} iconBefore={<Camera size={20} aria-hidden />}>
            {m.photos_same_place()}
          </LinkButton>
        )}
        <LinkButton to={href(compare)} variant="secondary" iconBefore={<Columns2 size={20} aria-hidden />}>
          {tag === undefined ? m.photos_compare() : m.photos_compare_tag({ tag })}
        </LinkButton>
      </div>
      <div className="flex flex-wrap gap-1 border-t border-line pt-3">
        {pool.isReadOnly ? null : (
          <Button variant="quiet" iconBefore={<Pencil size={18} aria-hidden />} onClick={() => setOpen('edit')}>
            {m.common_edit()}
          </Button>
        )}
        <Button variant="quiet" iconBefore={<Share2 size={18} aria-hidden />} onClick={() => setOpen('share')}>
          {m.photos_share()}
        </Button>
        <Button variant="quiet" className="text-bad!" iconBefore={<Trash2 size={18} aria-hidden />} onClick={remove}>
          {m.common_delete()}
        </Button>
      </div>
      {open === 'edit' ? <PhotoEditor pool={pool} photo={photo} onClose={() => setOpen(null)} /> : null}
      {open === 'share' ? <ShareDialog pool={pool} photo={photo} links={found?.links} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

/** Each leads to its series. */
function Tags({ photo: { tags } }: { photo: ListedPhoto }) {
  const { href } = useCurrentPool();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={m.photos_tags()} className="mt-3 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={href(`/gallery?tag=${encodeURIComponent(tag)}`)}
            className="inline-flex min-h-11 items-center rounded-full bg-tint px-4 text-sm font-medium wrap-anywhere text-brand hover:text-brand-hover"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What it was taken of: a completed task, a piece of equipment. Its test is the water of the day. */
function BelongsTo({ pool, photo }: { pool: Pool; photo: ListedPhoto }) {
  const { completions, equipment } = useBelonging(pool, photo);
  const { href } = useCurrentPool();
  const rows = [
    { label: m.photos_task(), name: completions.find(({ value }) => value === photo.completionId)?.label, to: '/maintenance?tab=history' },
    {
      label: m.photos_equipment(),
      name: equipment.find(({ value }) => value === photo.equipmentId)?.label,
      to: `/pools/${pool.id}/equipment`,
    },
  ].filter(({ name }) => name !== undefined);
  if (rows.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {rows.map(({ label, name, to }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            <Link to={href(to)} className="font-medium text-brand hover:text-brand-hover">
              {name}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useDeletion(photo: ListedPhoto, onDeleted: () => void) {
  const remove = useRemovePhoto();
  const { toast } = useToast();
  return () => {
    const failed = (error: unknown) => void toast({ title: m.common_not_deleted(), description: writeErrorText(error), tone: 'bad' });
    const said = toast({
      title: m.photos_deleted(),
      durationMs: UNDO_MS,
      action: { label: m.common_undo(), onClick: () => takeBack(photo.id) },
    });
    deleteLater(
      photo.id,
      () => {
        said.dismiss();
        return remove(photo);
      },
      failed,
    );
    onDeleted();
  };
}
