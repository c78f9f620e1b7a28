import { outline, type PoolShape } from '@limpid/chemistry';
import { useId } from 'react';
import type { ChoiceInput } from './inputs.ts';

const DEPTHS = { shallowDepthM: 1, deepDepthM: 1 };
const TYPICAL: Record<PoolShape['shape'], PoolShape> = {
  rectangle: { shape: 'rectangle', lengthM: 10, widthM: 5, ...DEPTHS },
  round: { shape: 'round', diameterM: 6, ...DEPTHS },
  oval: { shape: 'oval', lengthM: 10, widthM: 6, ...DEPTHS },
  stadium: { shape: 'stadium', lengthM: 10, widthM: 5, ...DEPTHS },
  kidney: { shape: 'kidney', lengthM: 10, widthAM: 5, widthBM: 4, ...DEPTHS },
  l_shape: { shape: 'l_shape', lengthM: 10, widthM: 4, length2M: 3, width2M: 4, ...DEPTHS },
  freeform: { shape: 'freeform', areaM2: 40, ...DEPTHS },
};

const TILE =
  'flex min-h-20 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control border border-line bg-surface px-1 py-2 text-center text-xs font-medium text-muted ' +
  'transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-tint has-checked:text-ink has-checked:ring-1 has-checked:ring-brand dark:bg-raised ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

/** The shapes as seen from above. */
export function ShapeChoice({ input, value, onChange }: { input: ChoiceInput; value: string; onChange: (value: string) => void }) {
  const name = useId();
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{input.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(4.25rem,25%-6px)),1fr))] gap-2">
        {input.options.map((option) => (
          <label key={option.value} className={TILE}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <ShapeIcon shape={option.value as PoolShape['shape']} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ShapeIcon({ shape }: { shape: PoolShape['shape'] }) {
  const points = outline(TYPICAL[shape]);
  const width = Math.max(...points.map((point) => point.x));
  const height = Math.max(...points.map((point) => point.y));
  const scale = Math.min(36 / width, 24 / height);
  const at = (x: number, y: number) =>
    `${((40 - width * scale) / 2 + x * scale).toFixed(1)} ${((28 - height * scale) / 2 + y * scale).toFixed(1)}`;
  return (
    <svg viewBox="0 0 40 28" width="40" height="28" aria-hidden className="text-brand">
      <path
        d={`M${points.map(({ x, y }) => at(x, y)).join('L')}Z`}
        fill="currentColor"
        fillOpacity="0.16"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}
