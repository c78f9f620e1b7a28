import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ThemeName } from './colours.ts';

/** One chapter of the book. */
export function Chapter({ id, title, text, children }: { id: string; title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-10 first:border-0 first:pt-0">
      <h2 id={id} className="scroll-mt-6 text-2xl font-semibold">
        {title}
      </h2>
      {text ? <p className="mt-2 measure-62 text-muted">{text}</p> : null}
      <div className="mt-6 flex flex-col gap-6">{children}</div>
    </section>
  );
}

/** The same in the light and in the dark, whatever this device has chosen. */
export function BothThemes({ children }: { children: (theme: ThemeName) => ReactNode }) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 rounded-hero border border-line bg-canvas p-5 text-ink sm:p-7">
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

/** A component with its name, what it promises, and its states. */
export function Specimen(props: { name: string; note?: ReactNode; children: ReactNode; plain?: boolean }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">{props.name}</h3>
      {props.note ? <p className="mt-0.5 measure-70 text-sm text-muted">{props.note}</p> : null}
      <div className={clsx('mt-3 min-w-0', !props.plain && 'rounded-card border border-line bg-surface p-5 sm:p-6')}>{props.children}</div>
    </div>
  );
}

/** States side by side, each with its name under it. */
export function States({ children, columns = 'auto' }: { children: ReactNode; columns?: 'auto' | 2 | 3 }) {
  return (
    <div
      className={clsx(
        'gap-x-6 gap-y-6',
        columns === 'auto' ? 'flex flex-wrap items-end' : 'grid items-start sm:grid-cols-2',
        columns === 3 && 'lg:grid-cols-3',
      )}
    >
      {children}
    </div>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {children}
      <p className="mt-2 text-xs text-muted">{name}</p>
    </div>
  );
}

/** A value that the specification or the style fixes, with its name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="figures font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
