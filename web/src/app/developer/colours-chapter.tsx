import { clsx } from 'clsx';
import { StatusShape } from '../../ui/badge.tsx';
import { Chapter } from './book-frame.tsx';
import { COLOUR_GROUPS, type ColourUse, contrast, hexOf, type ThemeName, TOKENS } from './colours.ts';

const GROUNDS: Record<string, string> = {
  canvas: 'bg-canvas',
  surface: 'bg-surface',
  raised: 'bg-raised',
  sunken: 'bg-sunken',
  tint: 'bg-tint',
  line: 'bg-line',
  'line-strong': 'bg-line-strong',
  ink: 'bg-ink',
  muted: 'bg-muted',
  brand: 'bg-brand',
  'brand-hover': 'bg-brand-hover',
  'on-brand': 'bg-on-brand',
  sun: 'bg-sun',
  'on-sun': 'bg-on-sun',
  'sun-ink': 'bg-sun-ink',
  'sun-tint': 'bg-sun-tint',
  ok: 'bg-ok',
  'ok-tint': 'bg-ok-tint',
  'ok-band': 'bg-ok-band',
  warn: 'bg-warn',
  'warn-tint': 'bg-warn-tint',
  bad: 'bg-bad',
  'bad-hover': 'bg-bad-hover',
  'bad-tint': 'bg-bad-tint',
  'on-bad': 'bg-on-bad',
  veil: 'bg-veil',
};

export function ColoursChapter() {
  return (
    <Chapter
      id="colours"
      title="Colour"
      text="Light and dark, in oklch. The contrast beside a colour is computed here from the style sheet: 4.5 is asked of words, 3 of shapes."
    >
      <div className="grid gap-6 xl:grid-cols-2">
        <Palette theme="light" />
        <Palette theme="dark" />
      </div>
    </Chapter>
  );
}

function Palette({ theme }: { theme: ThemeName }) {
  return (
    <div data-theme={theme} className="min-w-0 rounded-hero border border-line bg-canvas p-5 text-ink sm:p-7">
      <h3 className="mb-5 text-lg font-semibold">{theme === 'light' ? 'Light' : 'Dark'}</h3>
      <div className="flex flex-col gap-7">
        {COLOUR_GROUPS.map(({ name, colours }) => (
          <div key={name}>
            <h4 className="mb-2 text-xs font-medium text-muted">{name}</h4>
            <ul className="flex flex-col">
              {colours.map((colour) => (
                <Swatch key={colour.token} colour={colour} theme={theme} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

function Swatch({ colour: { token, use, against, least }, theme }: { colour: ColourUse; theme: ThemeName }) {
  const tokens = TOKENS[theme];
  const value = tokens.get(token) ?? '';
  const ratio = against ? contrast(value, tokens.get(against)) : null;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-0">
      {GROUNDS[token] ? (
        <span aria-hidden className={clsx('size-10 shrink-0 rounded-control border border-line', GROUNDS[token])} />
      ) : (
        <svg aria-hidden viewBox="0 0 40 40" className="size-10 shrink-0">
          <path
            d="M2 30 12 16l10 8L38 6"
            fill="none"
            stroke={`var(--${token})`}
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      <span className="min-w-0 flex-1 basis-40">
        <span className="block text-sm font-medium">{token}</span>
        <span className="block text-xs text-muted">{use}</span>
      </span>
      <span className="figures text-right text-xs text-muted">
        <span className="block">{value.replace('oklch', '').replaceAll(/[()]/g, '')}</span>
        <span className="block">{hexOf(value)}</span>
      </span>
      <span className="figures w-24 text-right text-xs">
        {ratio !== null && least !== undefined ? (
          <span className={clsx('inline-flex items-center gap-1 font-medium', ratio >= least ? 'text-ok' : 'text-bad')}>
            <StatusShape status={ratio >= least ? 'ok' : 'bad'} size={12} />
            {ratio.toFixed(1)} on {against}
          </span>
        ) : null}
      </span>
    </li>
  );
}
