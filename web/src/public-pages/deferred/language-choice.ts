import { LANGUAGE_KEY } from '../../i18n/language-key.ts';

/** Who follows the link to a page's other language wants the app to speak it too. */
export function keepChosenLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-language]'))
    link.addEventListener('click', () => {
      try {
        localStorage.setItem(LANGUAGE_KEY, link.lang);
      } catch {
        // The link leads to that language all the same.
      }
    });
}
