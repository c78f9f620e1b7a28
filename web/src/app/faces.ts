// The faces of our texts come after the first paint; what is painted before stands in look-alikes of the same width (styles/fonts.css).
// The root of the page says which faces are here. Once they lie in the browser's cache the head says so before anything is painted, so
// that whoever returns never sees them change.
const KEY = 'lmp-faces';
const FAMILIES = { sans: 'Geist', serif: 'Newsreader' } as const;
export type Face = keyof typeof FAMILIES;

/** In the head, below the styles: asking for the faces now, and not when the first text is laid out, has them ready for the first paint. */
export const FACES_SCRIPT =
  `try{var f=localStorage.getItem('${KEY}');if(f){document.documentElement.dataset.faces=f;` +
  `document.fonts.load('1em ${FAMILIES.sans}').catch(function(){})}}catch(e){}`;

/** English does without accents, and their letters are a file of their own (styles/fonts.css): others ask for it at once. */
const lettersOf = (language: string): string => (/^en\b|^$/.test(language) ? 'a' : 'aá');

const facesHere = (): string[] => (document.documentElement.dataset['faces'] ?? '').split(' ').filter(Boolean);

function showFaces(faces: readonly string[]): void {
  document.documentElement.dataset['faces'] = faces.join(' ');
}

/** Fetches the faces and shows the page in them; should one not come, the page stays as it is. */
export async function bringFaces(faces: readonly Face[]): Promise<void> {
  const { lang } = document.documentElement;
  try {
    const come = await Promise.allSettled(faces.map((face) => document.fonts.load(`1em ${FAMILIES[face]}`, lettersOf(lang))));
    const before = facesHere();
    // One that did not come keeps no other back.
    const all = [...new Set([...before, ...faces.filter((_, index) => come[index]?.status === 'fulfilled')])];
    if (all.length > before.length) showFaces(all);
    localStorage.setItem(KEY, all.join(' '));
  } catch {
    // Without the network they come another time; without storage the next page begins in the look-alikes again.
  }
}
