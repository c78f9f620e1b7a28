// The fonts of our texts load after the first paint; what is painted before uses fallbacks of the same width (styles/fonts.css). An
// attribute of the page's root says which fonts are loaded. Once they are in the browser's cache the head sets it before anything is
// painted, so that returning readers never see them change.
const KEY = 'lmp-fonts';
const FAMILIES = { sans: 'Geist', serif: 'Newsreader' } as const;
export type Font = keyof typeof FAMILIES;

/** In the head, below the styles: asking for the fonts now, and not when the first text is laid out, has them ready for the first paint. */
export const FONTS_SCRIPT =
  `try{var f=localStorage.getItem('${KEY}');if(f){document.documentElement.dataset.fonts=f;` +
  `document.fonts.load('1em ${FAMILIES.sans}').catch(function(){})}}catch(e){}`;

/** English needs no accents, and accented letters are a file of their own (styles/fonts.css): other languages request it right away. */
const lettersOf = (language: string): string => (/^en\b|^$/.test(language) ? 'a' : 'aá');

const fontsHere = (): string[] => (document.documentElement.dataset['fonts'] ?? '').split(' ').filter(Boolean);

function showFonts(fonts: readonly string[]): void {
  document.documentElement.dataset['fonts'] = fonts.join(' ');
}

/** Fetches the fonts and shows the page in them; should one not come, the page stays as it is. */
export async function loadFonts(fonts: readonly Font[]): Promise<void> {
  const { lang } = document.documentElement;
  try {
    const come = await Promise.allSettled(fonts.map((font) => document.fonts.load(`1em ${FAMILIES[font]}`, lettersOf(lang))));
    const before = fontsHere();
    // One that did not come keeps no other back.
    const all = [...new Set([...before, ...fonts.filter((_, index) => come[index]?.status === 'fulfilled')])];
    if (all.length > before.length) showFonts(all);
    localStorage.setItem(KEY, all.join(' '));
  } catch {
    // Without the network they come another time; without storage the next page begins in the look-alikes again.
  }
}
