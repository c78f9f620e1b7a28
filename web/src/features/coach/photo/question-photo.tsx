import { useState } from 'react';
import { useIsOnline } from '../../../browser/online.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { SentPhoto } from './sent-photo.ts';

interface PhotoProps {
  photo: SentPhoto;
}

/** The photo that was sent with a question. Tried again when the connection is back. */
export function QuestionPhoto({ photo }: PhotoProps) {
  const isOnline = useIsOnline();
  return <Shown key={`${photo.url} ${isOnline}`} photo={photo} />;
}

const MOST_HEIGHT_PX = 256;

/** It takes up its room before it is there, so that nothing moves. */
function Shown({ photo: { url, width, height } }: PhotoProps) {
  const [isGone, setGone] = useState(false);
  const [isLarge, setLarge] = useState(false);
  if (isGone) return <p className="max-w-[85%] rounded-card bg-sunken px-4 py-2.5 text-sm text-muted">{m.coach_photo_gone()}</p>;
  const widthPx = Math.round(Math.min(width, (MOST_HEIGHT_PX * width) / height));
  return (
    <>
      <button
        type="button"
        aria-label={m.coach_photo_enlarge()}
        onClick={() => setLarge(true)}
        className="flex min-h-11 min-w-11 items-center justify-end"
        style={{ width: `min(85%, ${widthPx}px)` }}
      >
        <img
          src={url}
          width={width}
          height={height}
          alt={m.coach_photo_alt()}
          onError={() => setGone(true)}
          className="h-auto w-full rounded-card"
          style={{ aspectRatio: `${width} / ${height}` }}
        />
      </button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={m.coach_photo_alt()} size="lg">
        <img src={url} width={width} height={height} alt={m.coach_photo_alt()} className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full" />
      </Dialog>
    </>
  );
}
