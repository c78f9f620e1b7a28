import { useMemo, useSyncExternalStore } from 'react';
import { languageTag, useLanguage } from '../../i18n/language.tsx';
import { useSentences } from '../../i18n/engine-text.ts';
import { useUnits } from '../../i18n/units.ts';
import { type Format, formatIn } from './format.ts';

const never = () => () => undefined;

/** False while the page is made at build time and during its first render in the browser, which must give the same text. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** How to say numbers to this person. */
export function useFormat(): Format {
  const { units } = useUnits();
  const isInBrowser = useIsInBrowser();
  const { language } = useLanguage();
  const hasSentences = useSentences();
  const locale = isInBrowser ? languageTag() : 'en-US';
  // The words come from the language, and from its sentences once they are loaded: what was said before must be said again.
  // eslint-disable-next-line react/exhaustive-deps
  return useMemo(() => formatIn(units, locale), [units, locale, language, hasSentences]);
}
