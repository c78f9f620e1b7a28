import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode } from 'react';

export type CardTone = 'plain' | 'tint' | 'ok' | 'warn' | 'bad' | 'sunken';

const TONES: Record<CardTone, string> = {
  plain: 'border-line bg-surface shadow-card',
  tint: 'border-transparent bg-tint',
  ok: 'border-transparent bg-ok-tint',
  warn: 'border-transparent bg-warn-tint',
  bad: 'border-transparent bg-bad-tint',
  sunken: 'border-line bg-sunken',
};

export type CardProps = HTMLAttributes<HTMLElement> & {
  tone?: CardTone;
  /** none when the content brings its own (tables, lists to the edge) */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  as?: ElementType;
};

export function Card({ tone = 'plain', padding = 'md', as: Tag = 'section', className, ...rest }: CardProps) {
  const inner = { none: '', sm: 'p-4', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-8' }[padding];
  return <Tag {...rest} className={clsx('min-w-0 rounded-card border', TONES[tone], inner, className)} />;
}

/** The head of a card: what it is, a line about it, and at most one thing to do. */
export function CardHeader(props: {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
  id?: string;
  icon?: ReactNode;
}) {
  const Heading = props.level === 3 ? 'h3' : 'h2';
  // on a narrow screen the action moves below rather than squeeze the sentence into a column
  const isFull = Boolean(props.description && props.action);
  return (
    <div className={clsx('mb-4 flex items-start justify-between gap-x-4 gap-y-3', isFull && 'flex-wrap')}>
      <div className={clsx('flex items-start gap-3', isFull ? 'min-w-[min(12rem,100%)] flex-1' : 'min-w-0')}>
        {props.icon ? <IconTile>{props.icon}</IconTile> : null}
        <div className="min-w-0">
          <Heading id={props.id} className="text-lg font-semibold">
            {props.title}
          </Heading>
          {props.description ? <p className="mt-0.5 text-sm text-muted">{props.description}</p> : null}
        </div>
      </div>
      {props.action ? <div className="-my-1.5 max-w-[65%] shrink-0">{props.action}</div> : null}
    </div>
  );
}

/** 48 px tinted tile for a 24 px icon. */
export function IconTile({ children, tone = 'brand' }: { children: ReactNode; tone?: 'brand' | 'sun' | 'ok' | 'warn' | 'bad' }) {
  const tones = {
    brand: 'bg-tint text-brand',
    sun: 'bg-sun-tint text-sun-ink',
    ok: 'bg-ok-tint text-ok',
    warn: 'bg-warn-tint text-warn',
    bad: 'bg-bad-tint text-bad',
  };
  return (
    <span aria-hidden className={clsx('inline-flex size-12 shrink-0 items-center justify-center rounded-control', tones[tone])}>
      {children}
    </span>
  );
}
