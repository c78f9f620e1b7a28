// The engine's remarks on a water's balance, in the person's language: by their code and their numbers.
import type { Finding, Water } from '@limpid/chemistry';
import { CHECKED_RANGE, type Parameter } from '@limpid/chemistry';
import { numberFormat } from '../../../i18n/formats.ts';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import { m } from '../../../paraglide/messages.js';
import type { Format } from '../format.ts';

type Numbers = Readonly<Record<string, number>>;
type FindingText = (n: Numbers, water: Water, format: Format) => string;

const whole = (format: Format, value: number | undefined) => format.number(value ?? 0, 0);
/** Two digits tell how little of the chlorine is active. */
const twoDigits = (value: number | undefined, { locale }: Format) =>
  numberFormat(locale, { maximumSignificantDigits: 2 }).format(value ?? 0);

const activeShare: FindingText = (n, _water, format) =>
  m.calculators_finding_active_chlorine({
    free: format.measured('freeChlorinePpm', n['freeChlorinePpm'] ?? 0),
    active: twoDigits(n['hypochlorousPpm'], format),
  });

function outside(water: Water, format: Format): string {
  return (Object.keys(CHECKED_RANGE) as (keyof typeof CHECKED_RANGE & Parameter)[])
    .filter((name) => water[name] < CHECKED_RANGE[name].low || water[name] > CHECKED_RANGE[name].high)
    .map((name) => `${parameterDisplay(name, format.units).label} ${format.parameter(name, water[name])}`)
    .join(', ');
}

const FINDING_TEXTS: Readonly<Record<string, FindingText>> = {
  default_salt_used: (n, _water, format) => m.calculators_finding_default_salt({ salt: whole(format, n['saltPpm']) }),
  default_temperature_used: (n, _water, format) =>
    m.calculators_finding_default_temperature({ temperature: format.parameter('temperatureC', n['temperatureC'] ?? 0) }),
  alkalinity_contradicts_ph: (n, water, format) =>
    m.calculators_finding_alkalinity_contradicts({
      ph: format.measured('ph', water.ph, 1),
      needed: whole(format, n['neededPpm']),
      alkalinity: whole(format, n['alkalinityPpm']),
    }),
  alkalinity_not_carbonate: (n, _water, format) =>
    m.calculators_finding_alkalinity_not_carbonate({
      carbonate: whole(format, n['carbonateAlkalinityPpm']),
      alkalinity: whole(format, n['alkalinityPpm']),
    }),
  carbon_dioxide_impossible: (n, _water, format) =>
    m.calculators_finding_carbon_dioxide({ ph: format.measured('ph', n['ph'] ?? 0, 1), alkalinity: whole(format, n['alkalinityPpm']) }),
  alkalinity_unreliable_high_chlorine: (n, _water, format) =>
    m.calculators_finding_disturbed_tests({ free: whole(format, n['freeChlorinePpm']), error: whole(format, n['alkalinityErrorPpm']) }),
  salt_below_hardness: (n, _water, format) => m.calculators_finding_salt_below_hardness({ salt: whole(format, n['saltPpm']) }),
  outside_checked_range: (_n, water, format) => m.calculators_finding_outside_checked({ values: outside(water, format) }),
  active_chlorine: activeShare,
  chlorine_too_low_for_cyanuric_acid: (n, water, format) =>
    `${activeShare(n, water, format)} ${m.calculators_finding_slow_chlorine({ ratio: whole(format, n['ratio']) })}`,
  tds_estimated: (n, _water, format) => m.calculators_finding_tds_estimated({ tds: whole(format, n['tdsPpm']) }),
};

export function balanceFindingText(finding: Finding, water: Water, format: Format): Finding {
  const text = FINDING_TEXTS[finding.code];
  return text ? { ...finding, text: text(finding.values ?? {}, water, format) } : finding;
}
