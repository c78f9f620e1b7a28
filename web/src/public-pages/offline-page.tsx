// Shown in place of a page that is not on this device while offline: at its own address, or inserted by the worker in the frame of the
// missing page.
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSignedInHint } from '../session/signed-in-hint.ts';
import { isProtected } from '../app/shell/protected-paths.ts';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { OfflineDrawing } from './offline-drawing.tsx';
import { ownPath } from './own-path.ts';

export const handle = { static: true };

export const meta = () =>
  pageMeta({ title: m.common_you_are_offline(), description: m.install_offline_text(), canonicalPath: undefined, noindex: true });

const WORKING = [
  { path: '/dashboard', title: () => m.common_today(), text: () => m.install_offline_today_text() },
  { path: '/chemistry/log', title: () => m.common_log_a_test(), text: () => m.install_offline_log_text() },
  { path: '/chemistry', title: () => m.common_water_chemistry(), text: () => m.install_offline_chemistry_text() },
  { path: '/chemistry/calculators', title: () => m.common_calculators(), text: () => m.install_offline_calculators_text() },
];

/** The address that was asked for: where one is, or what the worker wrote down. */
function useWanted(): { path: string; isElsewhere: boolean } {
  const { pathname, search } = useLocation();
  if (pathname !== '/offline') return { path: pathname + search, isElsewhere: false };
  const from = new URLSearchParams(search).get('from') ?? '';
  return { path: ownPath(from), isElsewhere: true };
}

/** The router keeps what the worker put in the place of a page: only a new document brings the page itself. */
const isLoadedHere = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
};

/** The wanted page is tried again as soon as there is a network, or right away if it is back already. */
function useWayOn(wanted: string, isElsewhere: boolean): void {
  useEffect(() => {
    const goOn = () => (isElsewhere ? window.location.replace(wanted) : window.location.reload());
    if (!isElsewhere && navigator.onLine && !isLoadedHere()) goOn();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [wanted, isElsewhere]);
}

/** A page that needs a session, or the way to one. */
function isOfPerson(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname === '/auth' || isProtected(pathname);
}

export default function OfflinePage() {
  const { path: wanted, isElsewhere } = useWanted();
  const isSignedIn = useSignedInHint();
  useWayOn(wanted, isElsewhere);
  return (
    <div className="mx-auto flex w-full max-w-[600px] flex-col items-center px-6 py-12 text-center sm:py-16">
      <OfflineDrawing />
      <h1 className="mt-6 text-2xl font-semibold">{m.common_you_are_offline()}</h1>
      <p className="mt-3 measure-46 text-muted">{m.install_offline_text()}</p>
      {!isSignedIn && isOfPerson(wanted) ? <p className="mt-3 measure-46 text-muted">{m.install_offline_signed_out()}</p> : null}
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">
        <a href={wanted} className={buttonClass('primary', 'lg')}>
          {m.common_try_again()}
        </a>
        {isSignedIn ? (
          <a href="/dashboard" className={buttonClass('secondary', 'lg')}>
            {m.install_offline_open()}
          </a>
        ) : null}
      </div>
      {isSignedIn ? <WhatWorks /> : null}
    </div>
  );
}

/** All of it opens only for signed-in people. */
function WhatWorks() {
  return (
    <section aria-labelledby="works-offline" className="mt-12 w-full text-left">
      <h2 id="works-offline" className="text-lg font-semibold">
        {m.install_offline_works()}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {WORKING.map(({ path, title, text }) => (
          <li key={path}>
            <a href={path} className="flex min-h-16 items-center gap-3 px-5 py-3.5 hover:bg-sunken">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title()}</span>
                <span className="block text-sm text-muted">{text()}</span>
              </span>
              <ChevronRight size={20} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
