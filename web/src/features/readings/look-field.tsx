import { type Look, LOOKS, type PoolKind } from '@limpid/chemistry';
import { clsx } from 'clsx';
import { Camera } from 'lucide-react';
import { useId } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { LOOK_HINTS, LOOK_LABELS } from '../../i18n/looks.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LookPicture } from './look-picture.tsx';

interface LookFieldProps {
  kind: PoolKind;
  value: Look | undefined;
  onChange: (look: Look | undefined) => void;
  /** offers to look at a photo, on another page */
  hasPhoto?: boolean;
  /** where it is the only question on the screen */
  autoFocus?: boolean;
}

/** What the water looks like, chosen from pictures; none is a valid answer. */
export function LookField({ kind, value, onChange, hasPhoto = false, autoFocus = false }: LookFieldProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${name}-hint`}>
      <legend className="mb-2 text-sm font-medium">{m.log_look()}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(30%,3.5rem),1fr))] gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(max(14%,5rem),1fr))]">
        {LOOKS.map((look, index) => (
          <label
            key={look}
            className={clsx(
              'flex cursor-pointer flex-col overflow-hidden rounded-control border border-line bg-surface transition-colors dark:bg-raised',
              'hover:border-line-strong has-checked:border-brand has-checked:bg-tint has-checked:ring-2 has-checked:ring-brand',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              value={look}
              checked={value === look}
              onChange={() => onChange(look)}
              autoFocus={autoFocus && index === 0}
              className="sr-only"
            />
            <LookPicture look={look} isSpa={kind !== 'pool'} className="aspect-4/3 w-full dark:brightness-90" />
            <span className="flex min-h-11 items-center justify-center px-1.5 text-center text-sm leading-tight font-medium wrap-anywhere">
              {LOOK_LABELS[look]()}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p id={`${name}-hint`} aria-live="polite" className="min-w-0 flex-1 basis-52 text-sm text-muted">
          {value ? LOOK_HINTS[value]() : m.log_look_hint()}
        </p>
        {value ? (
          <Button variant="quiet" size="sm" onClick={() => onChange(undefined)}>
            {m.log_look_none()}
          </Button>
        ) : hasPhoto ? (
          <PhotoLink />
        ) : null}
      </div>
    </fieldset>
  );
}

function PhotoLink() {
  const { href } = useCurrentPool();
  return (
    <LinkButton
      to={href('/chemistry/water-photo')}
      variant="quiet"
      size="sm"
      className="-ml-3"
      iconBefore={<Camera size={18} aria-hidden />}
    >
      {m.log_look_photo()}
    </LinkButton>
  );
}
