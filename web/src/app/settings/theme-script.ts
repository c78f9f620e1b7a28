// What the head of every page does about its looks: apart from what changes them (theme.ts), which few pages need.

/** In percent of the browser's own size. */
export const TEXT_SIZES = ['100', '112', '125', '150', '175', '200'] as const;

export const THEME_KEY = 'lmp-theme';
export const TEXT_SIZE_KEY = 'lmp-text-size';
export const MOTION_KEY = 'lmp-motion';

/** Runs in the head of pages with scripts, before anything is painted; the content policy allows it by its hash. */
export const THEME_SCRIPT =
  `try{var d=document.documentElement,g=function(k){return localStorage.getItem(k)},t=g('${THEME_KEY}'),s=g('${TEXT_SIZE_KEY}');` +
  `if(t==='light'||t==='dark')d.dataset.theme=t;if(/^(${TEXT_SIZES.slice(1).join('|')})$/.test(s))d.style.fontSize=s+'%';` +
  `if(g('${MOTION_KEY}')==='reduce')d.dataset.motion='reduce'}catch(e){}`;
