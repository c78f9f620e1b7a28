import { clsx } from 'clsx';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { discardUnsaved, dropReads } from '../../api/cached-reads.ts';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FirstDrawing } from '../../ui/first-drawings.tsx';
import { messageOf } from './error-report.ts';
import { errorIdOf, reportError, reportStates } from './error-reporting.ts';
import { loadFonts } from '../fonts.ts';

function details(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : messageOf(error);
}

const FORGET_WITHIN_MS = 500;

/** With a network nothing from the cache is needed, and the cause may be in it: cached, it would break the next screen. */
async function afterForgetting(goOn: () => void): Promise<void> {
  const soon = new Promise((resolve) => {
    setTimeout(resolve, FORGET_WITHIN_MS);
  });
  if (navigator.onLine) await Promise.race([dropReads(), soon]);
  goOn();
}

interface ErrorScreenProps {
  error: unknown;
  onTryAgain: () => void;
  /** inside the app's frame, with a way to every other page */
  isFramed?: boolean;
}

/** When a screen breaks: what to do, and a number to name. */
export function ErrorScreen({ error, onTryAgain, isFramed = false }: ErrorScreenProps) {
  const id = useMemo(() => errorIdOf(error), [error]);
  useEffect(discardUnsaved, [error]);
  // Usually told before, with the components around it; never twice.
  useEffect(() => reportError(error, null), [error]);
  // If this breaks first, nothing else loads them.
  useEffect(() => void loadFonts(['sans']), []);
  const Place = isFramed ? 'div' : 'main';
  return (
    <Place
      {...(!isFramed && { id: 'main', tabIndex: -1 })}
      className={clsx(
        'mx-auto flex max-w-[600px] flex-col items-center justify-center px-6 text-center',
        isFramed ? 'min-h-[70dvh] py-10' : 'min-h-dvh py-16',
      )}
    >
      <FirstDrawing name="storm" width={192} />
      <h1 className="mt-8 text-2xl font-semibold">{m.errors_title()}</h1>
      <p className="mt-3 text-muted">{m.errors_text()}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2.5">
        <Button onClick={() => void afterForgetting(onTryAgain)}>{m.common_try_again()}</Button>
        <Button variant="secondary" onClick={() => void afterForgetting(() => window.location.reload())}>
          {m.errors_reload()}
        </Button>
        <a href="/" className={buttonClass('secondary')}>
          {m.errors_dashboard()}
        </a>
      </div>
      <p className="mt-10 text-sm text-muted">
        {m.errors_id()} <span className="figures font-medium text-ink select-all">{id}</span>
      </p>
      <ReportLine id={id} />
      <Disclosure summary={m.errors_details()} className="mt-6 w-full text-left">
        <pre className="max-h-64 overflow-auto font-mono text-xs whitespace-pre-wrap">{details(error)}</pre>
      </Disclosure>
    </Place>
  );
}

function ReportLine({ id }: { id: string }) {
  const state = useSyncExternalStore(
    reportStates.subscribe,
    () => reportStates.stateOf(id),
    () => 'sent' as const,
  );
  const texts = { sent: m.errors_reported, waiting: m.errors_report_waiting, failed: m.errors_report_failed };
  return (
    <p className="text-sm text-muted" aria-live="polite">
      {texts[state]()}
    </p>
  );
}
