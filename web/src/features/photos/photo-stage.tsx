import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { PhotoPicture, SendingMark } from './photo-picture.tsx';
import type { ListedPhoto } from './listed-photo.ts';
import { useZoom } from './use-zoom.ts';
import { MOST_SCALE } from './zoom.ts';

interface StageProps {
  photo: ListedPhoto;
  alt: string;
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
  onClose: () => void;
}

/** A press that belongs to something else: a field, a list, or what is open over the page. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open], [role="menu"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select') !== null);

const ON_DARK = 'bg-[#06141eb3] text-white! hover:bg-[#06141e]! backdrop-blur-sm';

/** The picture as large as its place, on the color of deep water in light and dark. */
export function PhotoStage({ photo, alt, onNewer, onOlder, onClose }: StageProps) {
  const { zoom, dragX, closer, farther, whole, stage, handlers } = useZoom((way) => (way === 1 ? onOlder : onNewer)?.());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event)) return;
    const run = { ArrowRight: onOlder, ArrowLeft: onNewer, '+': closer, '=': closer, '-': farther, '0': whole, Escape: onClose }[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const isWhole = zoom.scale === 1;
  return (
    <div className="relative -mx-4 -mt-6 overflow-hidden sm:mt-0 bg-[#06141e] select-none sm:mx-0 sm:rounded-card">
      <div
        ref={stage}
        {...handlers}
        className={clsx(
          'relative flex h-[min(62dvh,30rem)] items-center justify-center lg:h-[calc(100dvh-9rem)] lg:min-h-96',
          isWhole ? 'touch-pan-y cursor-zoom-in' : 'touch-none cursor-grab active:cursor-grabbing',
        )}
      >
        <div
          className={clsx('flex size-full items-center justify-center', dragX === 0 && 'transition-transform duration-200')}
          style={{ transform: `translate(${zoom.x + dragX}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          <PhotoPicture
            photo={photo}
            size={isWhole ? 'medium' : 'large'}
            alt={alt}
            isFirst
            className="max-h-full w-auto max-w-full object-contain"
          />
        </div>
      </div>
      <IconButton
        label={m.photos_back()}
        icon={<X size={22} aria-hidden />}
        onClick={onClose}
        className={clsx(ON_DARK, 'absolute top-3 left-3 rounded-full')}
      />
      <div className="absolute top-3 right-3 flex gap-1.5">
        <IconButton
          label={m.photos_zoom_out()}
          icon={<Minus size={20} aria-hidden />}
          disabled={isWhole}
          onClick={farther}
          className={clsx(ON_DARK, 'rounded-full')}
        />
        <IconButton
          label={m.photos_zoom_in()}
          icon={<Plus size={20} aria-hidden />}
          disabled={zoom.scale >= MOST_SCALE}
          onClick={closer}
          className={clsx(ON_DARK, 'rounded-full')}
        />
      </div>
      <Step label={m.photos_newer()} icon={<ChevronLeft size={24} aria-hidden />} onGo={onNewer} className="left-3" />
      <Step label={m.photos_older()} icon={<ChevronRight size={24} aria-hidden />} onGo={onOlder} className="right-3" />
      <SendingMark photo={photo} />
    </div>
  );
}

/** Stays where it is at the end of the list, so that a finger on it presses nothing else. */
function Step({
  label,
  icon,
  onGo,
  className,
}: {
  label: string;
  icon: React.ReactNode;
  onGo: (() => void) | undefined;
  className: string;
}) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={!onGo}
      onClick={onGo}
      className={clsx(ON_DARK, 'absolute top-1/2 -translate-y-1/2 rounded-full aria-disabled:opacity-30', className)}
    />
  );
}
