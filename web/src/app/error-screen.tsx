import { useMemo } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Drawing } from '../ui/drawings.tsx';
import { errorIdOf } from './error-reporting.ts';

function details(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : JSON.stringify(error, null, 2);
}

/** When a screen breaks: what one can do, and a number to name. */
export function ErrorScreen({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const id = useMemo(() => errorIdOf(error), [error]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-[600px] flex-col items-center justify-center px-6 py-16 text-center"
    >
      <Drawing name="storm" width={192} />
      <h1 className="mt-8 text-2xl font-semibold">Something went wrong</h1>
      <p className="mt-3 text-muted">An unexpected error occurred in the application</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2.5">
        <Button onClick={onTryAgain}>Try again</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload application
        </Button>
        <a href="/" className={buttonClass('secondary')}>
          Go to dashboard
        </a>
      </div>
      <p className="mt-10 text-sm text-muted">
        Error ID: <span className="figures font-medium text-ink">{id}</span>
      </p>
      <p className="text-sm text-muted">This error has been automatically reported for investigation.</p>
      <Disclosure summary="Technical details" className="mt-6 w-full text-left">
        <pre className="max-h-64 overflow-auto font-mono text-xs whitespace-pre-wrap">{details(error)}</pre>
      </Disclosure>
    </main>
  );
}
