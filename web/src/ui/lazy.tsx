// A part of a page that most visits never open: fetched when it is wanted, with a word in its place when it cannot be.
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { lazyPart } from './lazy-loader.ts';

/** The component as if it were here, with `waiting` in its place until it is; `prepare` fetches it ahead. */
export function lazy<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(fetchPart);

  function Lazy({ waiting, ...props }: Props & { waiting?: ReactNode }) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => part.current());
    const [hasFailed, setFailed] = useState(false);
    const isWanted = Part === null && !hasFailed;
    useEffect(() => {
      if (!isWanted) return undefined;
      let isCurrent = true;
      part.load().then(
        // Rendered in slices: the person may press something in between.
        (loaded) => isCurrent && startTransition(() => setPart(() => loaded)),
        () => isCurrent && setFailed(true),
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);
    if (Part) return <Part {...(props as unknown as Props)} />;
    return hasFailed ? <NotFetched onTryAgain={() => setFailed(false)} /> : waiting;
  }

  return { Lazy, prepare: () => void part.load().catch(() => undefined) };
}

/** A person who has just pressed for it is shown the message, wherever it is; otherwise the page does not move. */
function NotFetched({ onTryAgain }: { onTryAgain: () => void }) {
  const show = useCallback((note: HTMLElement | null) => {
    if (navigator.userActivation?.isActive) note?.scrollIntoView({ block: 'nearest' });
  }, []);
  const action = (
    <Button variant="secondary" size="sm" onClick={onTryAgain}>
      {m.common_try_again()}
    </Button>
  );
  return (
    <div ref={show} className="scroll-my-24">
      <Callout tone="warn" live action={action}>
        {m.ui_part_not_loaded()}
      </Callout>
    </div>
  );
}
