import { BANNER_DELAY_MS } from '../../consent/consent.ts';

/** The whole page may come to the screen some frames after its first part; and the question about cookies waits as long (consent/consent.ts). */
const WHOLE_PAGE_MS = BANNER_DELAY_MS;
/** In the background nothing is painted, and some browsers do not tell. */
const PATIENCE_MS = 3000;

/**
 * Fetches the one script of the pages without the app once everything has loaded and the browser says that it has painted: even a deferred
 * script takes its share of a slow line, and of a slow processor, from the first paint.
 */
export const lazyScript = (url: string): string =>
  `(function(){var n=0;function go(){if(n++)return;var s=document.createElement('script');` +
  `${import.meta.env.DEV ? "s.type='module';" : ''}s.src=${JSON.stringify(url)};document.head.append(s)}` +
  `addEventListener('load',function(){setTimeout(go,${PATIENCE_MS});` +
  `try{new PerformanceObserver(function(){setTimeout(go,${WHOLE_PAGE_MS})}).observe({type:'paint',buffered:true})}catch(e){}})})()`;
