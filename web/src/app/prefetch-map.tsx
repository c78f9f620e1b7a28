import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { savesData } from '../api/saves-data.ts';
import { whenIdle } from '../api/idle.ts';
import { afterLoad } from './after-load.ts';

interface Ahead {
  /** pages inside the app: their parts are fetched */
  pages: readonly string[];
  /** pages that are loaded whole */
  documents: readonly string[];
}

/** What one likely opens next, as far as it is built. */
export const NEXT_PAGES: Readonly<Record<string, Ahead>> = {
  '/auth': { pages: ['/dashboard'], documents: ['/'] },
  '/dashboard': { pages: ['/chemistry'], documents: [] },
  '/profile': { pages: ['/chemistry'], documents: [] },
};

/** The page's own data goes first. */
export const DATA_FIRST_MS = 2500;

/** After load and when nothing else happens; never for those who save data, nor without a network. */
export function PrefetchMap() {
  const { pathname } = useLocation();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    let isGone = false;
    const stop = afterLoad(() => whenIdle(() => !isGone && navigator.onLine && setReady(true)), DATA_FIRST_MS);
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  const ahead = isReady ? NEXT_PAGES[pathname] : undefined;
  if (!ahead) return null;
  return (
    <>
      {ahead.pages.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
      {ahead.documents.map((path) => (
        <link key={path} rel="prefetch" href={path} />
      ))}
    </>
  );
}
