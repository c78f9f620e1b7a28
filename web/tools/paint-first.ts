// A page of the app names its scripts in its head, and the browser would fetch them before anything else, and run them before it paints.
// Its frame and first words stand in the HTML: those are painted first, the scripts have the line and the processor right after.
const AHEAD = /<link rel="modulepreload" href="([^"]+)"\/?>/g;
const STARTER = /(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** What everything else rests on, and the longest to run: it is run by itself, so that a slow phone hears presses before the rest. */
const FIRST = /^\/assets\/react-[^/]*\.js$/;

/** All are asked for at once, some in each task: on a slow phone each costs the page a millisecond or two. They are run one after another. */
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
 * The document that React Router made, with its scripts put off until the browser says that it has painted. Where they cannot be had,
 * the page is opened anew once there is a network again: a page that stands but never answers would be worse. The entry of the app waits
 * for `limpidPages`: its own script may be here before those of the pages. Nothing is drawn before the whole style sheet is here.
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
