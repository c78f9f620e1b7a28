import { clsx } from 'clsx';
import { StatusShape } from '../../ui/badge.tsx';
import { BothThemes, Chapter } from './book-frame.tsx';
import { COLOUR_GROUPS, type ColourUse, contrast, hexOf, type ThemeName, TOKENS } from './colours.ts';

export function ColoursChapter() {
  return (
    <Chapter
      id="colours"
      title="Color"
      text="Light and dark, in oklch. The contrast beside a color is computed here from the style sheet: 4.5 is asked of words, 3 of shapes."
    >
      <BothThemes>{(theme) => <Palette theme={theme} />}</BothThemes>
    </Chapter>
  );
}

function Palette({ theme }: { theme: ThemeName }) {
  return (
    <>
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
    </>
  );
}

function Swatch({ colour: { token, use, against, least }, theme }: { colour: ColourUse; theme: ThemeName }) {
  const tokens = TOKENS[theme];
  const value = tokens.get(token) ?? '';
  const ratio = against ? contrast(value, tokens.get(against)) : null;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-0">
      <Sample token={token} ground={least === 4.5 ? against : undefined} isLine={token.startsWith('chart')} />
      <span className="min-w-[min(100%,8rem)] flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-sm font-medium">{token}</span>
          {ratio !== null && least !== undefined ? (
            <span className={clsx('figures inline-flex items-center gap-1 text-xs font-medium', ratio >= least ? 'text-ok' : 'text-bad')}>
              <StatusShape status={ratio >= least ? 'ok' : 'bad'} size={12} />
              {ratio.toFixed(1)} on {against}
            </span>
          ) : null}
        </span>
        <span className="block text-xs text-muted">{use}</span>
      </span>
      <span className="figures ml-auto max-w-full text-right text-xs text-muted">
        <span className="block">{value.replace('oklch', '').replaceAll(/[()]/g, '')}</span>
        <span className="block">{hexOf(value)}</span>
      </span>
    </li>
  );
}

/** A colour as it is met: as words on their ground, as a line, or as a ground. */
function Sample({ token, ground, isLine }: { token: string; ground: string | undefined; isLine: boolean }) {
  const own = `var(--${token})`;
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="size-12 shrink-0">
      <rect
        x="0.5"
        y="0.5"
        width="47"
        height="47"
        rx="12"
        fill={isLine ? 'var(--surface)' : ground ? `var(--${ground})` : own}
        stroke="var(--line)"
      />
      {isLine ? (
        <path d="M8 33 18 20l9 7 13-14" fill="none" stroke={own} strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      ) : null}
      {ground ? (
        <text x="24" y="31" textAnchor="middle" fontSize="19" fontWeight="600" fill={own}>
          Aa
        </text>
      ) : null}
    </svg>
  );
}
