import { type Balance, balance, balanceFindings, type Range, targets, type Water, completeWater } from '@limpid/chemistry';
import type { Answer, Panel } from './answer.ts';
import { defineCalculator } from './calculator.ts';
import type { Say } from './say.ts';
import { knownSurface, phAndAlkalinity, surfaceChoice, typedWater, WARM_DAY, waterInput } from './water-inputs.ts';

/** The sum starts from a water whose index is close to 0, and turns one value after the other into this water's. */
const START: Water = completeWater({ ph: 7.5, alkalinityPpm: 100, hardnessPpm: 300, saltPpm: 600, temperatureC: 25 });
const ORDER = [
  ['temperatureC', 'temperature'],
  ['saltPpm', 'salt'],
  ['hardnessPpm', 'calcium hardness'],
  ['alkalinityPpm', 'alkalinity'],
  ['cyanuricAcidPpm', 'cyanuric acid'],
  ['boratePpm', 'borate'],
  ['freeChlorinePpm', 'free chlorine'],
  ['ph', 'pH'],
] as const satisfies readonly (readonly [keyof Water, string])[];

const indexOf = (water: Water): number | null => balance(water).saturationIndex;

/** What each value contributes: the equilibrium solved again after each, so the lines add up to the index. */
function saturationSum(water: Water, say: Say): string[] {
  const lines: string[] = [];
  let current = START;
  let index = indexOf(current) ?? 0;
  lines.push(`pH 7.5, alkalinity 100, hardness 300, salt 600 ppm, ${say.parameter('temperatureC', 25)}: ${say.signed(index, 3)}`);
  for (const [name, label] of ORDER) {
    const next = { ...current, [name]: water[name] };
    const after = indexOf(next);
    if (after === null) return [];
    if (current[name] !== water[name]) {
      const change = after - index;
      lines.push(
        `${label} ${say.parameter(name, current[name])} → ${say.parameter(name, water[name])}: ${change < 0 ? '−' : '+'} ${say.number(Math.abs(change), 3)}`,
      );
    }
    [current, index] = [next, after];
  }
  lines.push(`= saturation index ${say.signed(index, 3)}`);
  return lines;
}

function alkalinityLine(water: Water, b: Balance, say: Say): string {
  const chlorine = water.alkalinityPpm - b.carbonateAlkalinityPpm - b.cyanurateAlkalinityPpm - b.borateAlkalinityPpm;
  const part = (value: number) => say.number(value, 1);
  return `${part(water.alkalinityPpm)} total − ${part(b.cyanurateAlkalinityPpm)} cyanurate − ${part(b.borateAlkalinityPpm)} borate − ${part(chlorine)} chlorine and water = ${part(b.carbonateAlkalinityPpm)} ppm carbonate alkalinity`;
}

function meaningOf(index: number | null, range: Range): string {
  if (index === null) return 'Without calcium and carbonate there is no index: such water takes calcium wherever it finds it.';
  if (index < -0.6) return 'Corrosive: this water dissolves plaster and grout and attacks metal. Raise pH, alkalinity or hardness.';
  if (index < range.low) return 'Slightly corrosive: over months it takes calcium out of plaster and grout.';
  if (index > 0.6) return 'Scale-forming: calcium drops out in the heater, in a salt cell and along the waterline. Lower the pH first.';
  if (index > range.high) return 'Slightly scale-forming: watch the heater and the waterline.';
  return 'Balanced: this water neither leaves scale nor dissolves the surface.';
}

function statusOf(index: number | null, range: Range): NonNullable<Answer['status']> {
  if (index === null) return { status: 'unknown', text: 'No index' };
  if (index < range.low) return { status: index < -0.6 ? 'bad' : 'low', text: index < -0.6 ? 'Corrosive' : 'Slightly corrosive' };
  if (index > range.high) return { status: index > 0.6 ? 'bad' : 'high', text: index > 0.6 ? 'Scale-forming' : 'Slightly scale-forming' };
  return { status: 'ok', text: 'Balanced' };
}

function alkalinityPanel(water: Water, b: Balance, say: Say): Panel {
  const chlorine = Math.max(0, water.alkalinityPpm - b.carbonateAlkalinityPpm - b.cyanurateAlkalinityPpm - b.borateAlkalinityPpm);
  const part = (label: string, value: number) => ({ label, value, text: say.number(value, 1) });
  return {
    kind: 'split',
    title: 'What the alkalinity is made of',
    unit: 'ppm',
    parts: [
      part('Carbonate', b.carbonateAlkalinityPpm),
      part('Cyanurate', b.cyanurateAlkalinityPpm),
      part('Borate', b.borateAlkalinityPpm),
      part('Chlorine and water', chlorine),
    ],
  };
}

function chlorinePanels(water: Water, b: Balance, say: Say): Panel[] {
  if (water.freeChlorinePpm <= 0) return [];
  const part = (label: string, value: number) => ({ label, value, text: value < 0.1 ? say.number(value, 3) : say.number(value, 2) });
  return [
    {
      kind: 'split',
      title: 'What the free chlorine is',
      unit: 'ppm',
      parts: [
        part('Active (HOCl)', b.hypochlorousPpm),
        part('Slow (OCl−)', b.hypochloritePpm),
        part('Held by cyanuric acid', b.stabilizedChlorinePpm),
      ],
    },
  ];
}

function comparison(b: Balance, say: Say): Panel {
  const index = (value: number | null) => (value === null ? '–' : say.signed(value, 2));
  return {
    kind: 'facts',
    title: 'For comparison, and for the curious',
    facts: [
      { label: 'Langelier index', value: index(b.langelierIndex), note: 'the customary table formula' },
      { label: 'Ryznar index', value: b.ryznarIndex === null ? '–' : say.number(b.ryznarIndex, 2), note: '6 to 7 is balanced' },
      {
        label: 'Calcite to drop out',
        value: b.calcitePrecipitationPpm === null ? '–' : `${say.signed(b.calcitePrecipitationPpm, 1)} ppm`,
        note: 'minus: it would dissolve',
      },
      { label: 'pH in open air', value: b.phAtOpenAir === null ? '–' : say.number(b.phAtOpenAir, 2), note: 'where it drifts, untouched' },
      { label: 'pH buffer', value: `${say.number(b.bufferMeqPerPh, 2)} meq/L`, note: 'acid or base for one unit of pH' },
      { label: 'Ionic strength', value: `${say.number(b.ionicStrength, 4)} mol/L` },
    ],
  };
}

/** The findings that only repeat the number and its sentence. */
const SAID_ABOVE = ['water_balanced', 'water_corrosive', 'water_scaling', 'no_calcium'];

const inputs = {
  ...phAndAlkalinity(7.7, 90),
  hardnessPpm: waterInput('hardnessPpm', 320),
  cyanuricAcidPpm: waterInput('cyanuricAcidPpm', 40),
  freeChlorinePpm: waterInput('freeChlorinePpm', 4),
  temperatureC: waterInput('temperatureC', WARM_DAY),
  saltPpm: waterInput('saltPpm'),
  boratePpm: waterInput('boratePpm'),
  surface: surfaceChoice(),
};

export const balanceCalculator = defineCalculator({
  name: 'balance',
  inputs,
  groups: [
    { title: 'Your water', names: ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'freeChlorinePpm', 'temperatureC'] },
    { title: 'More, if you know it', names: ['saltPpm', 'boratePpm', 'surface'] },
  ],
  compute(values, say) {
    const typed = typedWater(values);
    const water = completeWater(typed);
    const b = balance(typed);
    const { surface } = values;
    const range = targets(knownSurface(surface), water.cyanuricAcidPpm).saturationIndex;
    const index = b.saturationIndex;
    const sum = index === null ? [] : saturationSum(water, say);
    return {
      hero: { label: 'Saturation index', value: index === null ? '–' : say.signed(index, 2) },
      status: statusOf(index, range),
      meaning: meaningOf(index, range),
      panels: [
        {
          kind: 'ranges',
          title: 'On the scale',
          rows: [
            {
              label: 'Saturation index',
              text: index === null ? 'not known' : say.signed(index, 2),
              value: index,
              target: range,
              note: `balanced from ${say.signed(range.low, 1)} to ${say.signed(range.high, 1)}`,
            },
          ],
        },
        alkalinityPanel(water, b, say),
        ...chlorinePanels(water, b, say),
        comparison(b, say),
      ],
      findings: balanceFindings(typed, surface === 'unknown' ? undefined : surface).filter(({ code }) => !SAID_ABOVE.includes(code)),
      arithmetic: [alkalinityLine(water, b, say), ...sum],
      sources: ['plummer-busenberg', 'truesdell-jones', 'obrien', 'morris', 'langelier-table', 'ryznar'],
    };
  },
});
