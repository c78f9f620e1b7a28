import { fromCanonical, unitSymbol, usualUnit } from '@limpid/chemistry';
import { useEffect } from 'react';
import { languageTag, useLanguage } from '../../../i18n/language.tsx';
import type { Language } from '../../../i18n/language.tsx';
import { useUnits } from '../../../i18n/units.ts';
import type { Units } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/fields/choice.tsx';
import { pageMeta } from '../../../ui/page-meta.ts';

export const meta = () =>
  pageMeta({ title: m.settings_units(), description: m.settings_units_text(), canonicalPath: '/settings/units', noindex: true });

export default function UnitsPage() {
  const { units, chooseUnits } = useUnits();
  const { language, isMissing, chooseLanguage } = useLanguage();
  useFocusOnChosen(language);
  return (
    <>
      <Card>
        <CardHeader title={m.common_units()} />
        <RadioCards
          label={m.common_units()}
          labelHidden
          columns={2}
          value={units}
          onChange={chooseUnits}
          options={[
            { value: 'us', label: m.settings_units_us(), description: m.settings_units_us_text() },
            { value: 'metric', label: m.settings_units_metric(), description: m.settings_units_metric_text() },
          ]}
        />
        <Examples units={units} />
        <p className="mt-4 text-sm text-muted">{m.settings_units_note()}</p>
      </Card>
      <Card>
        <CardHeader title={m.settings_language_head()} />
        <RadioCards
          label={m.settings_language_head()}
          labelHidden
          columns={2}
          value={language}
          onChange={(chosen) => {
            justChosen = chosen;
            chooseLanguage(chosen);
          }}
          options={[
            { value: 'en', label: <span lang="en">English</span>, description: m.settings_language_en_text() },
            { value: 'es', label: <span lang="es">Español</span>, description: m.settings_language_es_text() },
          ]}
        />
        <div aria-live="polite">
          {isMissing ? (
            <Callout tone="info" title={m.common_you_are_offline()} className="mt-4">
              {m.settings_language_missing_text()}
            </Callout>
          ) : null}
        </div>
        <p className="mt-4 text-sm text-muted">{m.settings_language_note()}</p>
      </Card>
    </>
  );
}

// Another language renders the whole page again; the keyboard focus stays where it was.
let justChosen: Language | null = null;

function useFocusOnChosen(language: Language): void {
  useEffect(() => {
    if (justChosen === language) document.querySelector<HTMLInputElement>(`input[type="radio"][value="${language}"]`)?.focus();
    justChosen = null;
  }, [language]);
}

const numberWith = (value: number, digits: number): string =>
  new Intl.NumberFormat(languageTag(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** The same pool, water and dose in the units of the choice. */
function Examples({ units }: { units: Units }) {
  const volume = usualUnit('volume', units);
  const temperature = usualUnit('temperature', units);
  const dose = usualUnit('liquid', units);
  const examples = [
    [m.settings_example_pool(), numberWith(fromCanonical('volume', 56_781, volume), 0), unitSymbol('volume', volume)],
    [m.settings_example_water(), numberWith(fromCanonical('temperature', 28, temperature), 0), unitSymbol('temperature', temperature)],
    [m.settings_example_dose(), numberWith(fromCanonical('liquid', 710, dose), 0), unitSymbol('liquid', dose)],
    [
      m.settings_example_date(),
      new Intl.DateTimeFormat(languageTag(), { day: 'numeric', month: 'short', year: 'numeric' }).format(EXAMPLE_DAY),
      '',
    ],
  ] as const;
  return (
    <dl
      aria-label={m.settings_units_example()}
      className="mt-4 two-columns grid gap-x-6 gap-y-3 rounded-control bg-sunken px-4 py-3.5 sm:grid-cols-4"
    >
      {examples.map(([label, value, unit]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="figures font-semibold wrap-anywhere">
            {value} {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const EXAMPLE_DAY = new Date(2026, 6, 4);
