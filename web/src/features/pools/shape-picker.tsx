import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import type { ShapeName } from './pool-answers.ts';
import { SHAPE_LABELS } from './pool-labels.ts';
import { ShapeIcon } from './shape-drawing.tsx';

const TILE =
  'flex min-h-20 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control border border-line bg-surface px-1 py-2 text-center text-xs font-medium text-muted ' +
  'transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-tint has-checked:text-ink has-checked:ring-1 has-checked:ring-brand dark:bg-raised ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

/** The shapes as seen from above, all at one glance. */
export function ShapePicker({ value, onChange }: { value: ShapeName; onChange: (shape: ShapeName) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{m.common_shape_from_above()}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(4.25rem,25%-6px)),1fr))] gap-2 sm:grid-cols-7">
        {(Object.keys(SHAPE_LABELS) as ShapeName[]).map((shape) => (
          <label key={shape} className={TILE}>
            <input type="radio" name={name} value={shape} checked={value === shape} onChange={() => onChange(shape)} className="sr-only" />
            <span className="text-brand">
              <ShapeIcon shape={shape} />
            </span>
            {SHAPE_LABELS[shape]()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
