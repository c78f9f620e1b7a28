import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { SentPhoto } from './shrink-photo.ts';

/** The photo that was sent with a question. It takes up its room before it is there, so that nothing moves. */
export function QuestionPhoto({ photo: { url, width, height } }: { photo: SentPhoto }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <p className="max-w-[85%] rounded-card bg-sunken px-4 py-2.5 text-sm text-muted">{m.coach_photo_gone()}</p>;
  return (
    <img
      src={url}
      width={width}
      height={height}
      alt={m.coach_photo_alt()}
      onError={() => setGone(true)}
      className="h-auto max-h-64 w-auto max-w-[85%] rounded-card object-contain"
    />
  );
}
