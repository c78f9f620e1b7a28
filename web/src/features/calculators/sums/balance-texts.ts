// The engine's remarks on a water's balance, in the person's language: by their code and their numbers.
import type { Finding, Water } from '@limpid/chemistry';
import { CHECKED_RANGE, type Parameter } from '@limpid/chemistry';
import { numberFormat } from '../../../i18n/formats.ts';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import { m } from '../../../paraglide/messages.js';
import type { Say } from '../say.ts';

type Numbers = Readonly<Record<string, number>>;
type Words = (n: Numbers, water: Water, say: Say) => string;

const whole = (say: Say, value: number | undefined) => say.number(value ?? 0, 0);
/** Two digits tell how little of the chlorine is active. */
const twoDigits = (value: number | undefined, { locale }: Say) => numberFormat(locale, { maximumSignificantDigits: 2 }).format(value ?? 0);

const activeShare: Words = (n, _water, say) =>
  m.calculators_finding_active_chlorine({
    free: say.measured('freeChlorinePpm', n['freeChlorinePpm'] ?? 0),
    active: twoDigits(n['hypochlorousPpm'], say),
  });

function outside(water: Water, say: Say): string {
  return (Object.keys(CHECKED_RANGE) as (keyof typeof CHECKED_RANGE & Parameter)[])
    .filter((name) => water[name] < CHECKED_RANGE[name].low || water[name] > CHECKED_RANGE[name].high)
    .map((name) => `${parameterDisplay(name, say.units).label} ${say.parameter(name, water[name])}`)
    .join(', ');
}

const WORDS: Readonly<Record<string, Words>> = {
  default_salt_used: (n, _water, say) => m.calculators_finding_default_salt({ salt: whole(say, n['saltPpm']) }),
  default_temperature_used: (n, _water, say) =>
    m.calculators_finding_default_temperature({ temperature: say.parameter('temperatureC', n['temperatureC'] ?? 0) }),
  alkalinity_contradicts_ph: (n, water, say) =>
    m.calculators_finding_alkalinity_contradicts({
      ph: say.measured('ph', water.ph, 1),
      needed: whole(say, n['neededPpm']),
      alkalinity: whole(say, n['alkalinityPpm']),
    }),
  alkalinity_not_carbonate: (n, _water, say) =>
    m.calculators_finding_alkalinity_not_carbonate({
      carbonate: whole(say, n['carbonateAlkalinityPpm']),
      alkalinity: whole(say, n['alkalinityPpm']),
    }),
  carbon_dioxide_impossible: (n, _water, say) =>
    m.calculators_finding_carbon_dioxide({ ph: say.measured('ph', n['ph'] ?? 0, 1), alkalinity: whole(say, n['alkalinityPpm']) }),
  alkalinity_unreliable_high_chlorine: (n, _water, say) =>
    m.calculators_finding_disturbed_tests({ free: whole(say, n['freeChlorinePpm']), error: whole(say, n['alkalinityErrorPpm']) }),
  salt_below_hardness: (n, _water, say) => m.calculators_finding_salt_below_hardness({ salt: whole(say, n['saltPpm']) }),
  outside_checked_range: (_n, water, say) => m.calculators_finding_outside_checked({ values: outside(water, say) }),
  active_chlorine: activeShare,
  chlorine_too_low_for_cyanuric_acid: (n, water, say) =>
    `${activeShare(n, water, say)} ${m.calculators_finding_slow_chlorine({ ratio: whole(say, n['ratio']) })}`,
  tds_estimated: (n, _water, say) => m.calculators_finding_tds_estimated({ tds: whole(say, n['tdsPpm']) }),
};

export function balanceFindingText(finding: Finding, water: Water, say: Say): Finding {
  const words = WORDS[finding.code];
  return words ? { ...finding, text: words(finding.values ?? {}, water, say) } : finding;
}
