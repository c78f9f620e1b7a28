import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/fields/choice.tsx';
import type { SeriesPhoto } from './series.data.ts';
import { dayText } from './series-text.ts';
import { frameStyle, SeriesPicture } from './series-picture.tsx';

const SPEEDS_MS = { slow: 1500, normal: 700, fast: 250 } as const;
type Speed = keyof typeof SPEEDS_MS;

/** Where people want less motion, nothing plays: each press shows the next photo. */
const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The photos of a series one after the other, in one frame. */
export function TimeLapse({ photos, timeZone }: { photos: readonly SeriesPhoto[]; timeZone: string }) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [isStill] = useState(wantsLessMotion);
  const count = photos.length;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), SPEEDS_MS[speed]);
    return () => clearInterval(timer);
  }, [isPlaying, speed, count]);
  const [first] = photos;
  const shown = photos[Math.min(at, count - 1)];
  if (!first || !shown) return null;
  const step = (by: number) => {
    setPlaying(false);
    setAt((now) => (now + by + count) % count);
  };
  const day = dayText(shown.takenAt, timeZone);
  return (
    <div className="flex flex-col gap-4">
      <div className="relative mx-auto w-full overflow-hidden rounded-card bg-sunken" style={frameStyle(first)}>
        {/* The next one is there before it is its turn. */}
        {[shown, photos[(at + 1) % count] ?? shown].toReversed().map((photo) => (
          <SeriesPicture
            key={photo.id}
            photo={photo}
            alt={photo === shown ? m.camera_photo_of({ day }) : ''}
            className={photo === shown ? '' : 'invisible'}
          />
        ))}
        <span className="absolute bottom-3 left-3 rounded-control bg-[#06141ecc] px-2.5 py-1 text-xs font-medium text-[#fff]">{day}</span>
      </div>
      <p className="figures text-center text-sm text-muted" aria-live={isPlaying ? 'off' : 'polite'}>
        {m.camera_lapse_at({ at: String(at + 1), count: String(count), day })}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-2.5">
        <IconButton
          tone="outline"
          label={m.camera_lapse_previous()}
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => step(-1)}
        />
        {isStill ? null : (
          <Button
            onClick={() => setPlaying(!isPlaying)}
            iconBefore={isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          >
            {isPlaying ? m.camera_lapse_pause() : m.camera_lapse_play()}
          </Button>
        )}
        <IconButton tone="outline" label={m.camera_lapse_next()} icon={<ChevronRight size={20} aria-hidden />} onClick={() => step(1)} />
        {isStill ? null : (
          <SegmentedControl
            label={m.camera_lapse_speed()}
            value={speed}
            onChange={setSpeed}
            options={[
              { value: 'slow', label: m.camera_lapse_slow() },
              { value: 'normal', label: m.camera_lapse_normal() },
              { value: 'fast', label: m.camera_lapse_fast() },
            ]}
          />
        )}
      </div>
    </div>
  );
}
