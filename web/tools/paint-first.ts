// A page of the app names its scripts in its head, and the browser would load them before anything else, and run them before it paints. Its
// frame and first texts are in the HTML: those are painted first, and the scripts get the connection and the processor right after.
const AHEAD = /<link rel="modulepreload" href="([^"]+)"\/?>/g;
const STARTER = /(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/**
 * What everything else depends on, and takes longest to run: it runs separately, so that a slow phone reacts to presses before the rest.
 */
const FIRST = /^\/assets\/react-[^/]*\.js$/;

/** All are requested at the same time, some in each task: on a slow phone each costs a millisecond or two. They run one after another. */
const ASK =
  'while(ahead.length){for(const a of ahead.splice(0,4)){' +
  "const l=document.createElement('link');l.rel='modulepreload';l.href=a;document.head.append(l)}await pause()}";

/** The styles of the whole app, asked for first: what the first paint needs is in the document (web/tools/site-styles.ts). */
const askForStyles = (address: string): string =>
  "const s=document.createElement('link');s.rel='stylesheet';" +
  `const styled=new Promise(function(r,f){s.onload=r;s.onerror=function(){f(new Error(s.href))}});s.href=${JSON.stringify(address)};` +
  'document.head.append(s);styled.catch(function(){});';

/** In the background nothing is painted, and some browsers do not tell. */
const PATIENCE_MS = 1000;

/**
 * The document from React Router, with its scripts deferred until the browser has painted. If they can't be loaded, the page reloads once
 * there is a network again: a page that never reacts would be worse. The entry of the app waits for `limpidPages`: its own script may be
 * loaded before those of the pages. Nothing is rendered before the whole style sheet is loaded.
 */
export function paintFirst(html: string, styleSheet?: string): string {
  const ahead = [...html.matchAll(AHEAD)].map(([, address]) => address);
  const [, , starter] = STARTER.exec(html) ?? [];
  if (!starter || ahead.length === 0) return html;
  return html
    .replace(AHEAD, '')
    .replace(STARTER, (_all, open: string, _text, close: string) => open + putOff(starter, ahead, styleSheet) + close);
}

function putOff(starter: string, ahead: readonly (string | undefined)[], styleSheet: string | undefined): string {
  const parts = [...starter.matchAll(IMPORT)];
  const rest = starter.replace(IMPORT, '').trim();
  if (parts.length === 0 || /^\s*import\s[^(]/m.test(rest)) throw new Error(`The document's own script has another shape:\n${starter}`);
  const first = ahead.filter((address = '') => FIRST.test(address)).map((address) => `await import(${JSON.stringify(address)});`);
  const inTurn = parts.map(([, name, address]) => `${name ? `const ${name}=` : ''}await import(${address});`);
  return (
    `let n=0;const pause=function(){return new Promise(function(r){setTimeout(r)})};` +
    `async function start(){${styleSheet ? askForStyles(styleSheet) : ''}${ASK}${[...first, ...inTurn].join('await pause();')}` +
    `${styleSheet ? 'await styled;' : ''}\n${rest}\n}\nconst ahead=${JSON.stringify([...new Set(ahead)])};\n` +
    `function go(){if(n++)return;` +
    `window.limpidPages=start().catch(function(e){console.error(e);addEventListener('online',function(){location.reload()});return new Promise(function(){})})}\n` +
    `if(document.visibilityState==='hidden')go();else{setTimeout(go,${PATIENCE_MS});` +
    `try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){go()}}`
  );
}
