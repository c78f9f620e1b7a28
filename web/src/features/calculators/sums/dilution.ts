import { ChemistryError, type Finding } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import { defineCalculator } from '../calculator.ts';
import { choice, number } from '../inputs.ts';
import type { Format } from '../format.ts';
import { poolVolume } from '../water-inputs.ts';

const WHAT = {
  cyanuricAcidPpm: m.common_cyanuric_acid,
  hardnessPpm: m.common_calcium_hardness,
  saltPpm: m.common_salt,
  boratePpm: m.common_borate,
  tdsPpm: m.common_dissolved_solids,
} as const;
type What = keyof typeof WHAT;

/** Exchanging more than this at a time is work for a person who knows the ground water. */
const MUCH = 0.5;

const withCare = (): Finding => ({
  code: 'drain_with_care',
  severity: 'watch',
  text: m.calculators_never_empty_text(),
});

function requireReachable(nowPpm: number, wantedPpm: number, fillPpm: number, format: Format): void {
  if (wantedPpm > nowPpm) {
    throw new ChemistryError('out_of_range', m.calculators_wanted_too_high(), 'wantedPpm');
  }
  if (wantedPpm <= fillPpm && wantedPpm < nowPpm) {
    const text = m.calculators_fill_too_high({ fill: format.number(fillPpm), wanted: format.number(wantedPpm) });
    throw new ChemistryError('out_of_range', text, 'wantedPpm');
  }
}

export const dilutionCalculator = defineCalculator('dilution', () => ({
  inputs: {
    what: choice<What>(
      m.calculators_parameter_to_lower(),
      'cyanuricAcidPpm',
      (Object.keys(WHAT) as What[]).map((value) => ({ value, label: WHAT[value]() })),
    ),
    nowPpm: number(m.common_now(), 90, [0, 100_000], { unit: 'ppm' }),
    wantedPpm: number(m.common_target(), 45, [0, 100_000], { unit: 'ppm' }),
    fillPpm: number(m.calculators_fill_water_value(), 0, [0, 100_000], { unit: 'ppm', hint: m.calculators_tap_cya_hint() }),
    volumeL: poolVolume(),
  },
  compute({ what, nowPpm, wantedPpm, fillPpm, volumeL }, format) {
    requireReachable(nowPpm, wantedPpm, fillPpm, format);
    const fraction = nowPpm === wantedPpm ? 0 : (nowPpm - wantedPpm) / (nowPpm - fillPpm);
    const drainL = fraction * volumeL;
    const flowing = nowPpm === wantedPpm ? 0 : Math.log((nowPpm - fillPpm) / (wantedPpm - fillPpm));
    const percent = format.number(fraction * 100, 0);
    return {
      hero: { label: m.calculators_dilution_title(), value: format.amount('volume', drainL, 0), unit: format.symbol('volume') },
      ...(fraction > MUCH ? { status: { status: 'warn' as const, text: m.calculators_two_or_more_times() } } : {}),
      meaning:
        fraction === 0
          ? m.calculators_dilution_none_text()
          : m.calculators_dilution_text({ percent, what: WHAT[what](), from: format.number(nowPpm), to: format.number(wantedPpm) }),
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: m.calculators_share_of_water(), value: format.percent(fraction * 100, 0) },
            {
              label: m.calculators_flow_through(),
              value: format.quantity('volume', flowing * volumeL, 0),
              note: m.calculators_flow_through_note(),
            },
          ],
        },
      ],
      findings: [withCare()],
      arithmetic: [
        ...format.conversions(['volume', volumeL]),
        `(${format.number(nowPpm)} − ${format.number(wantedPpm)}) ÷ (${format.number(nowPpm)} − ${format.number(fillPpm)}) = ${format.number(fraction, 4)}`,
        `${format.number(fraction, 4)} × ${format.number(volumeL, 0)} L = ${format.number(drainL, 0)} L`,
        ...format.result('volume', drainL, `${format.number(drainL, 0)} L ÷ 3.7854`),
        m.calculators_math_flow_through({
          now: format.number(nowPpm),
          fill: format.number(fillPpm),
          wanted: format.number(wantedPpm),
          share: format.number(flowing, 3),
        }),
      ],
      sources: ['masses'],
    };
  },
}));
