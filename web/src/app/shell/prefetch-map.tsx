import { NEXT_IN_APP } from 'limpid:next-pages';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { savesData } from '../../browser/saves-data.ts';
import { whenIdle } from '../../browser/idle.ts';
import { afterLoad } from '../after-load.ts';

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
  const ahead = isReady ? NEXT_IN_APP[pathname] : undefined;
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
