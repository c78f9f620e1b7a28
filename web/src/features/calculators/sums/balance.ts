import { type Balance, balance, balanceFindings, type Range, targets, type Water, completeWater } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import type { Answer, Panel } from '../answer.ts';
import { balanceFindingText } from './balance-texts.ts';
import { defineCalculator } from '../calculator.ts';
import type { Format } from '../format.ts';
import { knownSurface, phAndAlkalinity, surfaceChoice, typedWater, WARM_DAY, waterInput } from '../water-inputs.ts';

/** The sum starts from a water whose index is close to 0, and turns one value after the other into this water's. */
const START: Water = completeWater({ ph: 7.5, alkalinityPpm: 100, hardnessPpm: 300, saltPpm: 600, temperatureC: 25 });
const ORDER = [
  ['temperatureC', m.calculators_line_temperature],
  ['saltPpm', m.calculators_line_salt],
  ['hardnessPpm', m.calculators_line_hardness],
  ['alkalinityPpm', m.calculators_line_alkalinity],
  ['cyanuricAcidPpm', m.calculators_line_cyanuric],
  ['boratePpm', m.calculators_line_borate],
  ['freeChlorinePpm', m.calculators_line_chlorine],
  ['ph', m.calculators_line_ph],
] as const satisfies readonly (readonly [keyof Water, (values: { change: string }) => string])[];

const indexOf = (water: Water): number | null => balance(water).saturationIndex;

/** What each value contributes: the equilibrium solved again after each, so the lines add up to the index. */
function saturationSum(water: Water, format: Format): string[] {
  const lines: string[] = [];
  let current = START;
  let index = indexOf(current) ?? 0;
  lines.push(m.calculators_line_start({ temperature: format.parameter('temperatureC', 25), index: format.signed(index, 3) }));
  for (const [name, lineText] of ORDER) {
    const next = { ...current, [name]: water[name] };
    const after = indexOf(next);
    if (after === null) return [];
    if (current[name] !== water[name]) {
      const moved = after - index;
      const change = `${format.parameter(name, current[name])} → ${format.parameter(name, water[name])}: ${moved < 0 ? '−' : '+'} ${format.number(Math.abs(moved), 3)}`;
      lines.push(lineText({ change }));
    }
    [current, index] = [next, after];
  }
  lines.push(m.calculators_math_saturation_index({ value: format.signed(index, 3) }));
  return lines;
}

function alkalinityLine(water: Water, b: Balance, format: Format): string {
  const chlorine = water.alkalinityPpm - b.carbonateAlkalinityPpm - b.cyanurateAlkalinityPpm - b.borateAlkalinityPpm;
  const part = (value: number) => format.number(value, 1);
  return m.calculators_math_carbonate({
    total: part(water.alkalinityPpm),
    cyanurate: part(b.cyanurateAlkalinityPpm),
    borate: part(b.borateAlkalinityPpm),
    chlorine: part(chlorine),
    carbonate: part(b.carbonateAlkalinityPpm),
  });
}

function meaningOf(index: number | null, range: Range): string {
  if (index === null) return m.calculators_no_index_text();
  if (index < -0.6) return m.calculators_corrosive_text();
  if (index < range.low) return m.calculators_slightly_corrosive_text();
  if (index > 0.6) return m.calculators_scale_forming_text();
  if (index > range.high) return m.calculators_slightly_scale_forming_text();
  return m.calculators_balanced_text();
}

function statusOf(index: number | null, range: Range): NonNullable<Answer['status']> {
  if (index === null) return { status: 'unknown', text: m.calculators_no_index() };
  if (index < range.low)
    return { status: index < -0.6 ? 'bad' : 'low', text: index < -0.6 ? m.calculators_corrosive() : m.calculators_slightly_corrosive() };
  if (index > range.high)
    return {
      status: index > 0.6 ? 'bad' : 'high',
      text: index > 0.6 ? m.calculators_scale_forming() : m.calculators_slightly_scale_forming(),
    };
  return { status: 'ok', text: m.calculators_balanced() };
}

function alkalinityPanel(water: Water, b: Balance, format: Format): Panel {
  const chlorine = Math.max(0, water.alkalinityPpm - b.carbonateAlkalinityPpm - b.cyanurateAlkalinityPpm - b.borateAlkalinityPpm);
  const part = (label: string, value: number) => ({ label, value, text: format.number(value, 1) });
  return {
    kind: 'split',
    title: m.calculators_alkalinity_title(),
    unit: 'ppm',
    parts: [
      part(m.calculators_carbonate(), b.carbonateAlkalinityPpm),
      part(m.calculators_cyanurate(), b.cyanurateAlkalinityPpm),
      part(m.common_borate(), b.borateAlkalinityPpm),
      part(m.calculators_chlorine_and_water(), chlorine),
    ],
  };
}

function chlorinePanels(water: Water, b: Balance, format: Format): Panel[] {
  if (water.freeChlorinePpm <= 0) return [];
  const part = (label: string, value: number) => ({ label, value, text: value < 0.1 ? format.number(value, 3) : format.number(value, 2) });
  return [
    {
      kind: 'split',
      title: m.calculators_free_chlorine_title(),
      unit: 'ppm',
      parts: [
        part(m.calculators_active_hocl(), b.hypochlorousPpm),
        part(m.calculators_slow_ocl(), b.hypochloritePpm),
        part(m.calculators_bound_by_cya(), b.stabilizedChlorinePpm),
      ],
    },
  ];
}

function comparison(b: Balance, format: Format): Panel {
  const index = (value: number | null) => (value === null ? '–' : format.signed(value, 2));
  return {
    kind: 'facts',
    title: m.calculators_comparison_title(),
    facts: [
      { label: m.calculators_langelier_index(), value: index(b.langelierIndex), note: m.calculators_langelier_note() },
      {
        label: m.calculators_ryznar_index(),
        value: b.ryznarIndex === null ? '–' : format.number(b.ryznarIndex, 2),
        note: m.calculators_ryznar_hint(),
      },
      {
        label: m.calculators_calcite_potential(),
        value: b.calcitePrecipitationPpm === null ? '–' : `${format.signed(b.calcitePrecipitationPpm, 1)} ppm`,
        note: m.calculators_calcite_note(),
      },
      {
        label: m.common_ph_in_open_air(),
        value: b.phAtOpenAir === null ? '–' : format.measured('ph', b.phAtOpenAir),
        note: m.calculators_ph_drift_note(),
      },
      { label: m.calculators_ph_buffer(), value: `${format.number(b.bufferMeqPerPh, 2)} meq/L`, note: m.calculators_buffer_hint() },
      { label: m.calculators_ionic_strength(), value: `${format.number(b.ionicStrength, 4)} mol/L` },
    ],
  };
}

/** The findings that only repeat the number and its sentence. */
const SHOWN_ABOVE = ['water_balanced', 'water_corrosive', 'water_scaling', 'no_calcium'];

const inputs = () => ({
  ...phAndAlkalinity(7.7, 90),
  hardnessPpm: waterInput('hardnessPpm', 320),
  cyanuricAcidPpm: waterInput('cyanuricAcidPpm', 40),
  freeChlorinePpm: waterInput('freeChlorinePpm', 4),
  temperatureC: waterInput('temperatureC', WARM_DAY),
  saltPpm: waterInput('saltPpm'),
  boratePpm: waterInput('boratePpm'),
  surface: surfaceChoice(),
});

export const balanceCalculator = defineCalculator('balance', () => ({
  inputs: inputs(),
  groups: [
    {
      title: m.calculators_water_title(),
      names: ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'freeChlorinePpm', 'temperatureC'],
    },
    { title: m.calculators_more_values(), names: ['saltPpm', 'boratePpm', 'surface'] },
  ],
  compute(values, format) {
    const typed = typedWater(values);
    const water = completeWater(typed);
    const b = balance(typed);
    const { surface } = values;
    const range = targets(knownSurface(surface), water.cyanuricAcidPpm).saturationIndex;
    const index = b.saturationIndex;
    const sum = index === null ? [] : saturationSum(water, format);
    return {
      hero: { label: m.common_saturation_index(), value: index === null ? '–' : format.signed(index, 2) },
      status: statusOf(index, range),
      meaning: meaningOf(index, range),
      panels: [
        {
          kind: 'ranges',
          title: m.calculators_scale(),
          rows: [
            {
              label: m.common_saturation_index(),
              text: index === null ? m.common_unknown() : format.signed(index, 2),
              value: index,
              target: range,
              note: m.calculators_balanced_from({ low: format.signed(range.low, 1), high: format.signed(range.high, 1) }),
            },
          ],
        },
        alkalinityPanel(water, b, format),
        ...chlorinePanels(water, b, format),
        comparison(b, format),
      ],
      findings: balanceFindings(typed, surface === 'unknown' ? undefined : surface)
        .filter(({ code }) => !SHOWN_ABOVE.includes(code))
        .map((finding) => balanceFindingText(finding, water, format)),
      arithmetic: [alkalinityLine(water, b, format), ...sum],
      sources: ['plummer-busenberg', 'truesdell-jones', 'obrien', 'morris', 'langelier-table', 'ryznar'],
    };
  },
}));
