import { X } from 'lucide-react';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useSeesPhotos } from '../coach.data.ts';
import type { Attachment } from './use-attachment.ts';

/** What was chosen, above the field, before it is sent. */
export function AttachedPhoto({ attachment }: { attachment: Attachment }) {
  const { photo, isOpening, fault } = attachment;
  return (
    <>
      {fault === undefined ? null : (
        <p role="alert" className="mb-2 text-sm text-bad">
          {fault}
        </p>
      )}
      <p role="status" className={isOpening ? 'mb-2 animate-breathe text-sm text-muted' : 'sr-only'}>
        {isOpening ? m.coach_photo_opening() : ''}
      </p>
      {photo && !isOpening ? <Preview attachment={attachment} url={photo.url} /> : null}
    </>
  );
}

// Reading it here comes first: that gives values, where a look gives words.
const SEEN_TEXTS = { yes: m.coach_photo_seen, no: m.coach_photo_unseen, unknown: m.coach_photo_maybe };

function Preview({ attachment: { remove, readOn }, url }: { attachment: Attachment; url: string }) {
  const { pool } = useCurrentPool();
  const seesPhotos = useSeesPhotos();
  const isRead = pool && !pool.isReadOnly;
  return (
    <div className="mb-2 rounded-control bg-tint p-2">
      <div className="flex items-center gap-3">
        <img src={url} alt={m.coach_photo_alt()} className="size-14 shrink-0 rounded-control object-cover" />
        {isRead ? (
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">
            <Button size="sm" onClick={() => void readOn('/chemistry/strip')}>
              {m.coach_photo_is_strip()}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => void readOn('/chemistry/water-photo')}>
              {m.coach_photo_is_water()}
            </Button>
          </div>
        ) : (
          <span className="flex-1" />
        )}
        <IconButton label={m.coach_photo_remove()} icon={<X size={18} aria-hidden />} onClick={remove} />
      </div>
      <p className="mt-2 text-sm">{SEEN_TEXTS[seesPhotos]()}</p>
    </div>
  );
}
