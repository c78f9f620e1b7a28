import { clsx } from 'clsx';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { THEMES, useTheme } from './theme.ts';
import type { Theme } from './theme.ts';

/** The three looks, each shown small. */
export function ThemeChoice() {
  const { theme, chooseTheme } = useTheme();
  const name = useId();
  const labels: Record<Theme, string> = {
    system: m.settings_theme_system(),
    light: m.common_light(),
    dark: m.common_dark(),
  };
  return (
    <fieldset>
      <legend className="sr-only">{m.common_light_and_dark()}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.1rem,100%),1fr))] gap-2 sm:gap-3">
        {THEMES.map((value) => (
          <label
            key={value}
            className={clsx(
              'cursor-pointer rounded-control border border-line p-1.5 transition-colors sm:p-2 hover:border-line-strong',
              'has-checked:border-brand has-checked:bg-tint has-checked:ring-1 has-checked:ring-brand',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <ThemePicture theme={value} />
            <span className="flex min-h-11 items-center gap-2 px-1 pt-1 text-sm leading-tight font-medium">
              <input
                type="radio"
                name={name}
                value={value}
                checked={theme === value}
                onChange={() => chooseTheme(value)}
                className="size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface outline-none checked:border-[6px] checked:border-brand"
              />
              {labels[value]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

// Both themes are next to each other here, so these are the tokens' values, not the tokens, which only know the active theme.
const LIGHT = {
  canvas: 'oklch(0.985 0.006 215)',
  card: 'oklch(1 0 0)',
  line: 'oklch(0.905 0.014 220)',
  ink: 'oklch(0.24 0.035 238)',
  brand: 'oklch(0.5 0.095 226)',
};
const DARK = {
  canvas: 'oklch(0.185 0.028 238)',
  card: 'oklch(0.265 0.032 236)',
  line: 'oklch(0.335 0.03 234)',
  ink: 'oklch(0.965 0.008 215)',
  brand: 'oklch(0.8 0.105 212)',
};

function ThemePicture({ theme }: { theme: Theme }) {
  const id = useId();
  return (
    <svg viewBox="0 0 160 96" aria-hidden className="max-h-36 w-full rounded-small border border-line">
      <Screen look={theme === 'dark' ? DARK : LIGHT} />
      {theme === 'system' ? (
        <>
          <clipPath id={id}>
            <path d="M160 0v96H44L116 0z" />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <Screen look={DARK} />
          </g>
        </>
      ) : null}
    </svg>
  );
}

/** The app in small: a headline, two numbers, a curve, a button. */
function Screen({ look }: { look: typeof LIGHT }) {
  return (
    <>
      <rect width="160" height="96" fill={look.canvas} />
      <rect x="12" y="12" width="62" height="8" rx="4" fill={look.ink} />
      <rect x="12" y="26" width="38" height="4" rx="2" fill={look.ink} opacity="0.45" />
      {[12, 84].map((x) => (
        <g key={x}>
          <rect x={x} y="40" width="64" height="44" rx="8" fill={look.card} stroke={look.line} />
          <rect x={x + 8} y="48" width="22" height="7" rx="3.5" fill={look.ink} />
        </g>
      ))}
      <path d="M20 74c8-10 14-10 22-3s14 5 24-6" fill="none" stroke={look.brand} strokeWidth="2.5" strokeLinecap="round" />
      <rect x="92" y="66" width="48" height="10" rx="5" fill={look.brand} />
    </>
  );
}
