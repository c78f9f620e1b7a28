import type { Parameter } from '@limpid/chemistry';
import { ageText } from '../../i18n/ages.ts';
import { languageTag } from '../../i18n/language.tsx';
import { nameInSentence } from '../../i18n/parameters.ts';
import { m } from '../../paraglide/messages.js';
import { useNow } from '../../ui/use-now.ts';

const TICK_MS = 30_000;

/** How old the values of the pool are, the newest first; those of the same age together. */
export function TestedLine({ testedAt }: { testedAt: Readonly<Record<string, string>> }) {
  const now = useNow(TICK_MS);
  const newestFirst = Object.entries(testedAt).toSorted(([, a], [, b]) => Date.parse(b) - Date.parse(a));
  const ages = Map.groupBy(newestFirst, ([, instant]) => ageText(instant, now));
  const texts = [...ages].map(([age, values]) =>
    ages.size === 1 ? m.calculators_tested({ age }) : m.calculators_tested_names({ age, names: namesOf(values) }),
  );
  return texts.length === 0 ? null : <p className="text-muted">{texts.join(' ')}</p>;
}

const namesOf = (values: readonly [string, string][]): string =>
  new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(values.map(([name]) => nameInSentence(name as Parameter)));
