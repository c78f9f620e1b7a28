import { balance, type Range, type Targets, targets } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import type { Panel } from '../answer.ts';
import { defineCalculator } from '../calculator.ts';
import { number } from '../inputs.ts';
import type { Format } from '../format.ts';
import { kindChoice, knownSurface, sanitizerChoice, settingChoice, surfaceChoice } from '../water-inputs.ts';

const LOWEST_ROW_PPM = 20;
const HIGHEST_ROW_PPM = 100;
const ROW_STEP_PPM = 10;

const rangeText = (range: Range, format: Format, unit: string, digits = 1) =>
  `${m.common_range({ low: format.number(range.low, digits), high: format.number(range.high, digits) })}${unit ? ` ${unit}` : ''}`;

/** The chart is in steps of 10 ppm of cyanuric acid; between two rows it is a straight line. */
function chlorineSum(traits: Parameters<typeof targets>[0], cyanuricAcidPpm: number, set: Targets, format: Format): string[] {
  const chlorine = set.freeChlorine;
  if (!chlorine) return [m.calculators_no_free_chlorine()];
  if (traits.kind === 'spa' || traits.kind === 'swim_spa') return [m.calculators_spa_targets_text()];
  if (cyanuricAcidPpm < LOWEST_ROW_PPM)
    return [m.calculators_low_cya_targets_text({ lowest: LOWEST_ROW_PPM, minimum: cyanuricAcidPpm > 0 ? 2 : 1 })];
  const low = Math.min(Math.floor(cyanuricAcidPpm / ROW_STEP_PPM) * ROW_STEP_PPM, HIGHEST_ROW_PPM - ROW_STEP_PPM);
  const high = low + ROW_STEP_PPM;
  const [a, b] = [low, high].map((row) => targets(traits, row).freeChlorine);
  if (!a || !b) return [];
  const part = (cyanuricAcidPpm - low) / ROW_STEP_PPM;
  const line = (name: string, from: number, to: number, is: number) =>
    `${name}: ${format.number(from)} + (${format.number(to)} − ${format.number(from)}) × ${format.number(part)} = ${format.number(is)} ppm`;
  return [
    m.calculators_math_chart_rows({ low, high, cyanuricAcid: format.number(cyanuricAcidPpm), part: format.number(part) }),
    line(m.calculators_line_minimum(), a.minimumPpm, b.minimumPpm, chlorine.minimumPpm),
    line(m.calculators_math_target_from(), a.targetLowPpm, b.targetLowPpm, chlorine.targetLowPpm),
    m.calculators_math_target_to({ low: format.number(chlorine.targetLowPpm), high: format.number(chlorine.targetHighPpm) }),
    line(m.calculators_line_shock(), a.shockPpm, b.shockPpm, chlorine.shockPpm),
  ];
}

function rangePanel(set: Targets, format: Format): Panel {
  const row = (label: string, target: Range, unit: string, digits = 0, note?: string) => ({
    label,
    text: rangeText(target, format, unit, digits),
    value: null,
    target,
    ...(note === undefined ? {} : { note }),
  });
  return {
    kind: 'ranges',
    title: m.calculators_everything_else(),
    rows: [
      {
        ...row('pH', set.ph, ''),
        text: m.common_range({ low: format.measured('ph', set.ph.low), high: format.measured('ph', set.ph.high) }),
      },
      row(m.common_total_alkalinity(), set.alkalinityPpm, 'ppm'),
      row(m.common_calcium_hardness(), set.hardnessPpm, 'ppm'),
      row(m.common_cyanuric_acid(), set.cyanuricAcidPpm, 'ppm'),
      row(m.common_salt(), set.saltPpm, 'ppm'),
      row(m.common_borate(), set.boratePpm, 'ppm'),
      row(m.common_saturation_index(), set.saturationIndex, '', 1),
    ],
  };
}

/** How much of the lower target is active: what the chart keeps level. */
function activeShare(freeChlorinePpm: number, cyanuricAcidPpm: number, format: Format): string {
  const { hypochlorousPpm } = balance({
    ph: 7.5,
    alkalinityPpm: 90 + cyanuricAcidPpm / 3,
    hardnessPpm: 250,
    cyanuricAcidPpm,
    freeChlorinePpm,
  });
  return `${format.number(hypochlorousPpm, 3)} ppm`;
}

export const targetsCalculator = defineCalculator('targets', () => ({
  inputs: {
    cyanuricAcidPpm: number(m.common_cyanuric_acid(), 40, [0, 300], { unit: 'ppm', hint: m.calculators_cya_hint() }),
    sanitizer: sanitizerChoice(),
    kind: kindChoice(),
    surface: surfaceChoice(),
    setting: settingChoice(),
  },
  compute({ cyanuricAcidPpm, surface, ...traits }, format) {
    const pool = { ...traits, ...knownSurface(surface) };
    const set = targets(pool, cyanuricAcidPpm);
    const { freeChlorine, brominePpm } = set;
    const facts = freeChlorine
      ? [
          {
            label: m.calculators_never_below(),
            value: `${format.number(freeChlorine.minimumPpm, 1)} ppm`,
            note: m.calculators_of_free_chlorine(),
          },
          { label: m.common_shock_level(), value: `${format.number(freeChlorine.shockPpm, 1)} ppm`, note: m.calculators_against_algae() },
          {
            label: m.calculators_active_at_low_target(),
            value: activeShare(freeChlorine.targetLowPpm, cyanuricAcidPpm, format),
            note: m.calculators_hocl_at_7_5(),
          },
        ]
      : [];
    const isTooMuch = cyanuricAcidPpm > set.cyanuricAcidPpm.high;
    return {
      hero: freeChlorine
        ? {
            label: m.common_free_chlorine(),
            value: `${format.number(freeChlorine.targetLowPpm, 1)}–${format.number(freeChlorine.targetHighPpm, 1)}`,
            unit: 'ppm',
          }
        : brominePpm
          ? { label: m.common_bromine(), value: `${format.number(brominePpm.low, 1)}–${format.number(brominePpm.high, 1)}`, unit: 'ppm' }
          : { label: m.common_free_chlorine(), value: m.calculators_none() },
      ...(isTooMuch ? { status: { status: 'high' as const, text: m.calculators_cya_high_title() } } : {}),
      meaning: freeChlorine
        ? m.calculators_cya_explained()
        : brominePpm
          ? m.calculators_bromine_no_cya()
          : m.calculators_biguanide_warning(),
      panels: [...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []), rangePanel(set, format)],
      arithmetic: chlorineSum(pool, cyanuricAcidPpm, set, format),
      sources: ['fc-cya', 'falk', 'apsp', 'mahc', 'obrien'],
    };
  },
}));
