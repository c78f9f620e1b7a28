import { X } from 'lucide-react';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useSeesPhotos } from '../coach.data.ts';
import type { Attachment } from './use-attachment.ts';

/** The photo above the field, before it is sent. */
export function AttachedPhoto({ attachment: { photo, isOpening, fault, remove, readOn } }: { attachment: Attachment }) {
  const { pool } = useCurrentPool();
  const seesPhotos = useSeesPhotos();
  if (fault !== undefined)
    return (
      <p role="alert" className="mb-2 text-sm text-bad">
        {fault}
      </p>
    );
  if (isOpening)
    return (
      <p role="status" className="mb-2 animate-breathe text-sm text-muted">
        {m.coach_photo_opening()}
      </p>
    );
  if (!photo) return null;
  return (
    <div className="mb-2 rounded-control bg-tint p-2">
      <div className="flex items-center gap-3">
        <img src={photo.url} alt={m.coach_photo_alt()} className="size-14 shrink-0 rounded-control object-cover" />
        <p role="status" className="min-w-0 flex-1 text-sm">
          {seesPhotos ? m.coach_photo_seen() : m.coach_photo_unseen()}
        </p>
        <IconButton label={m.coach_photo_remove()} icon={<X size={18} aria-hidden />} onClick={remove} />
      </div>
      {pool && !pool.isReadOnly ? (
        <div className="flex flex-wrap">
          <Button variant="quiet" size="sm" onClick={() => readOn('/chemistry/strip')}>
            {m.coach_photo_is_strip()}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => readOn('/chemistry/water-photo')}>
            {m.coach_photo_is_water()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
