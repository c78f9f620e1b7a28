import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useWaitingPicture } from '../../../offline/use-sending.ts';
import type { SeriesPhoto } from './series.data.ts';

/** Fills the frame, cut where its sides differ from it: photos of a series are rarely of one shape. */
export function SeriesPicture({ photo, alt, className }: { photo: SeriesPhoto; alt: string; className?: string }) {
  const waiting = useWaitingPicture(photo.id);
  const src = photo.urls.large || waiting;
  const look = clsx('absolute inset-0 size-full select-none', className);
  if (!src) {
    return (
      <span role="img" aria-label={alt} className={clsx(look, 'grid place-items-center bg-sunken text-muted')}>
        <ImageOff size={28} aria-hidden />
      </span>
    );
  }
  return <img src={src} alt={alt} draggable={false} className={clsx(look, 'object-cover')} />;
}

/** The frame of all pictures of a series: as the first is, within what a screen can show. */
export function frameStyle({ width, height }: Pick<SeriesPhoto, 'width' | 'height'>) {
  const ratio = width > 0 && height > 0 ? Math.min(2, Math.max(0.6, width / height)) : 4 / 3;
  return { aspectRatio: String(ratio), maxWidth: `calc(72dvh * ${ratio})` };
}
