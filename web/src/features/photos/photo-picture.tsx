import { clsx } from 'clsx';
import { PHOTO_SIDES_PX, type PhotoSize } from '@limpid/contract';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useSending, useWaitingPicture } from '../../offline/use-sending.ts';
import { m } from '../../paraglide/messages.js';
import type { ListedPhoto } from './listed-photo.ts';

interface PictureProps {
  photo: ListedPhoto;
  size: PhotoSize;
  alt: string;
  className?: string;
  /** the one that is looked at: not fetched late */
  isFirst?: boolean;
  onLoad?: () => void;
}

/** The sides of the picture in this size, in pixels. */
export function sidesOf({ width, height }: Pick<ListedPhoto, 'width' | 'height'>, size: PhotoSize): { width: number; height: number } {
  const by = Math.min(1, PHOTO_SIDES_PX[size] / Math.max(width, height, 1));
  // One that waits doesn't know its sides yet.
  return width > 0 ? { width: Math.round(width * by), height: Math.round(height * by) } : { width: 320, height: 240 };
}

/** A photo in the size that its place needs: from this device as long as it waits there, else from the server. */
export function PhotoPicture({ photo, size, alt, className, isFirst = false, onLoad }: PictureProps) {
  const waiting = useWaitingPicture(photo.id);
  const address = photo.urls[size] || waiting;
  const [failed, setFailed] = useState<string>();
  if (address === undefined || failed === address) return <NoPicture alt={alt} className={className} />;
  return (
    <img
      {...sidesOf(photo, size)}
      src={address}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onLoad={onLoad}
      onError={() => setFailed(address)}
      className={className}
    />
  );
}

function NoPicture({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <span role="img" aria-label={alt} className={clsx('grid place-items-center bg-sunken text-muted', className)}>
      <ImageOff size={24} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

/** Over a photo that waits: how much of it has gone, and in words that it waits. */
export function SendingMark({ photo }: { photo: ListedPhoto }) {
  const sending = useSending(photo.id);
  if (!photo.waiting) return null;
  const percent = sending ? Math.round((100 * sending.sentBytes) / Math.max(1, sending.totalBytes)) : 0;
  const text = photo.waiting === 'stopped' ? m.offline_needs_you() : sending ? m.photos_sending({ percent }) : m.common_waiting();
  return (
    <span className="absolute inset-x-0 bottom-0 bg-[#06141ecc] px-2 pt-1 pb-1.5 text-left text-xs font-medium text-white">
      {text}
      <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-white/30">
        <span className="block h-full rounded-full bg-[#61d0e5]" style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}
