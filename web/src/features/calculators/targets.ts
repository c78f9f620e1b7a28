import { balance, type Range, type Targets, targets } from '@limpid/chemistry';
import type { Panel } from './answer.ts';
import { defineCalculator } from './calculator.ts';
import { number } from './inputs.ts';
import type { Say } from './say.ts';
import { kindChoice, knownSurface, sanitizerChoice, settingChoice, surfaceChoice } from './water-inputs.ts';

const LOWEST_ROW_PPM = 20;
const HIGHEST_ROW_PPM = 100;
const ROW_STEP_PPM = 10;

const rangeText = (range: Range, say: Say, unit: string, digits = 1) =>
  `${say.number(range.low, digits)} to ${say.number(range.high, digits)}${unit ? ` ${unit}` : ''}`;

/** The chart is in steps of 10 ppm of cyanuric acid; between two rows it is a straight line. */
function chlorineSum(traits: Parameters<typeof targets>[0], cyanuricAcidPpm: number, set: Targets, say: Say): string[] {
  const chlorine = set.freeChlorine;
  if (!chlorine) return ['This sanitizer goes without free chlorine.'];
  if (traits.kind === 'spa' || traits.kind === 'swim_spa')
    return ['Spas: minimum 3, target 3 to 5, shock 10 ppm, whatever the cyanuric acid.'];
  if (cyanuricAcidPpm < LOWEST_ROW_PPM)
    return [`Under ${LOWEST_ROW_PPM} ppm of cyanuric acid: minimum ${cyanuricAcidPpm > 0 ? 2 : 1}, target 2 to 4, shock 10 ppm.`];
  const low = Math.min(Math.floor(cyanuricAcidPpm / ROW_STEP_PPM) * ROW_STEP_PPM, HIGHEST_ROW_PPM - ROW_STEP_PPM);
  const high = low + ROW_STEP_PPM;
  const [a, b] = [low, high].map((row) => targets(traits, row).freeChlorine);
  if (!a || !b) return [];
  const part = (cyanuricAcidPpm - low) / ROW_STEP_PPM;
  const line = (name: string, from: number, to: number, is: number) =>
    `${name}: ${say.number(from)} + (${say.number(to)} − ${say.number(from)}) × ${say.number(part)} = ${say.number(is)} ppm`;
  return [
    `chart rows ${low} and ${high} ppm of cyanuric acid; (${say.number(cyanuricAcidPpm)} − ${low}) ÷ 10 = ${say.number(part)} of the way`,
    line('minimum', a.minimumPpm, b.minimumPpm, chlorine.minimumPpm),
    line('target from', a.targetLowPpm, b.targetLowPpm, chlorine.targetLowPpm),
    `target to: ${say.number(chlorine.targetLowPpm)} + 2 = ${say.number(chlorine.targetHighPpm)} ppm`,
    line('shock', a.shockPpm, b.shockPpm, chlorine.shockPpm),
  ];
}

function rangePanel(set: Targets, say: Say): Panel {
  const row = (label: string, target: Range, unit: string, digits = 0, note?: string) => ({
    label,
    text: rangeText(target, say, unit, digits),
    value: null,
    target,
    ...(note === undefined ? {} : { note }),
  });
  return {
    kind: 'ranges',
    title: 'Everything else',
    rows: [
      row('pH', set.ph, '', 1),
      row('Total alkalinity', set.alkalinityPpm, 'ppm'),
      row('Calcium hardness', set.hardnessPpm, 'ppm'),
      row('Cyanuric acid', set.cyanuricAcidPpm, 'ppm'),
      row('Salt', set.saltPpm, 'ppm'),
      row('Borate', set.boratePpm, 'ppm'),
      row('Saturation index', set.saturationIndex, '', 1),
    ],
  };
}

/** How much of the lower target is active: what the chart keeps level. */
function activeShare(freeChlorinePpm: number, cyanuricAcidPpm: number, say: Say): string {
  const { hypochlorousPpm } = balance({
    ph: 7.5,
    alkalinityPpm: 90 + cyanuricAcidPpm / 3,
    hardnessPpm: 250,
    cyanuricAcidPpm,
    freeChlorinePpm,
  });
  return `${say.number(hypochlorousPpm, 3)} ppm`;
}

export const targetsCalculator = defineCalculator({
  name: 'targets',
  inputs: {
    cyanuricAcidPpm: number('Cyanuric acid', 40, [0, 300], { unit: 'ppm', hint: 'The chlorine you need follows it' }),
    sanitizer: sanitizerChoice(),
    kind: kindChoice(),
    surface: surfaceChoice(),
    setting: settingChoice(),
  },
  compute({ cyanuricAcidPpm, surface, ...traits }, say) {
    const pool = { ...traits, ...knownSurface(surface) };
    const set = targets(pool, cyanuricAcidPpm);
    const { freeChlorine, brominePpm } = set;
    const facts = freeChlorine
      ? [
          { label: 'Never below', value: `${say.number(freeChlorine.minimumPpm, 1)} ppm`, note: 'of free chlorine' },
          { label: 'Shock level', value: `${say.number(freeChlorine.shockPpm, 1)} ppm`, note: 'against algae' },
          {
            label: 'Active at the lower target',
            value: activeShare(freeChlorine.targetLowPpm, cyanuricAcidPpm, say),
            note: 'HOCl at pH 7.5',
          },
        ]
      : [];
    const isTooMuch = cyanuricAcidPpm > set.cyanuricAcidPpm.high;
    return {
      hero: freeChlorine
        ? {
            label: 'Free chlorine',
            value: `${say.number(freeChlorine.targetLowPpm, 1)}–${say.number(freeChlorine.targetHighPpm, 1)}`,
            unit: 'ppm',
          }
        : brominePpm
          ? { label: 'Bromine', value: `${say.number(brominePpm.low, 1)}–${say.number(brominePpm.high, 1)}`, unit: 'ppm' }
          : { label: 'Free chlorine', value: 'None' },
      ...(isTooMuch ? { status: { status: 'high' as const, text: 'Cyanuric acid is high' } } : {}),
      meaning: freeChlorine
        ? 'Cyanuric acid shields chlorine from the sun and holds most of it back. The more there is, the more free chlorine keeps the same strength.'
        : brominePpm
          ? 'Bromine is not held by cyanuric acid, nor shielded by it from the sun.'
          : 'Biguanide is spoiled by chlorine and bromine: never mix them.',
      panels: [...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []), rangePanel(set, say)],
      arithmetic: chlorineSum(pool, cyanuricAcidPpm, set, say),
      sources: ['fc-cya', 'falk', 'apsp', 'mahc', 'obrien'],
    };
  },
});
