import { LANGUAGE_KEY } from '../../i18n/language-key.ts';

/** Who follows the link to a page's other language wants the app to speak it too. */
export function keepChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
    const chosen = link?.dataset['language'];
    if (chosen === undefined) return;
    try {
      localStorage.setItem(LANGUAGE_KEY, chosen);
    } catch {
      // The link leads to that language all the same.
    }
  });
}
