import { useLocation } from 'react-router';
import { otherLanguageOf } from '../../i18n/addresses.ts';

/** Each in its own language, for those who read no other. */
const NAMES = { en: 'English', es: 'Español' } as const;

/** To the same page in the other language, where it has an address; the choice is kept on this device (deferred/language-choice.ts). */
export function LanguageLink({ className }: { className: string }) {
  const other = otherLanguageOf(useLocation().pathname);
  if (!other) return null;
  const { language, path } = other;
  return (
    <a href={path} lang={language} hrefLang={language} data-language="" className={className}>
      {NAMES[language]}
    </a>
  );
}
