import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from './drawings.tsx';
import type { DrawingName } from './drawings.tsx';

/** Nothing here yet, or something broke: says why, and offers the one thing to do next. */
export function EmptyState(props: {
  drawing: DrawingName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}) {
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <div className={clsx('flex flex-col items-center px-4 py-8 text-center', props.className)}>
      <Drawing name={props.drawing} />
      <Heading className={clsx('mt-5 max-w-full font-semibold wrap-anywhere', props.level === 1 ? 'text-2xl' : 'text-lg')}>
        {props.title}
      </Heading>
      {props.children ? <div className="mt-2 measure-46 text-sm text-balance text-muted">{props.children}</div> : null}
      {props.action ? <div className="mt-6 flex flex-wrap justify-center gap-2.5">{props.action}</div> : null}
    </div>
  );
}
