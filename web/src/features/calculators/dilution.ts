import { ChemistryError, type Finding } from '@limpid/chemistry';
import { defineCalculator } from './calculator.ts';
import { choice, number } from './inputs.ts';
import type { Say } from './say.ts';
import { poolVolume } from './water-inputs.ts';

const WHAT = {
  cyanuricAcidPpm: 'Cyanuric acid',
  hardnessPpm: 'Calcium hardness',
  saltPpm: 'Salt',
  boratePpm: 'Borate',
  tdsPpm: 'Dissolved solids',
} as const;
type What = keyof typeof WHAT;

/** More than this at once is work for somebody who knows the ground water. */
const MUCH = 0.5;

const WITH_CARE: Finding = {
  code: 'drain_with_care',
  severity: 'watch',
  text: 'Never empty a pool. A vinyl liner shrinks, a shell can float up on high ground water, and plaster cracks in a heat wave. A third to a half at a time, and not after heavy rain.',
};

function requireReachable(nowPpm: number, wantedPpm: number, fillPpm: number, say: Say): void {
  if (wantedPpm > nowPpm) {
    throw new ChemistryError('out_of_range', 'The wanted value must be below the one now: fresh water only lowers it.', 'wantedPpm');
  }
  if (wantedPpm <= fillPpm && wantedPpm < nowPpm) {
    const text = `Fresh water with ${say.number(fillPpm)} ppm cannot bring it to ${say.number(wantedPpm)} ppm or lower.`;
    throw new ChemistryError('out_of_range', text, 'wantedPpm');
  }
}

export const dilutionCalculator = defineCalculator({
  name: 'dilution',
  inputs: {
    what: choice<What>(
      'What should fall',
      'cyanuricAcidPpm',
      (Object.keys(WHAT) as What[]).map((value) => ({ value, label: WHAT[value] })),
    ),
    nowPpm: number('Now', 90, [0, 100_000], { unit: 'ppm' }),
    wantedPpm: number('Wanted', 45, [0, 100_000], { unit: 'ppm' }),
    fillPpm: number('In the fill water', 0, [0, 100_000], { unit: 'ppm', hint: 'Tap water has no cyanuric acid, but often calcium' }),
    volumeL: poolVolume(),
  },
  compute({ what, nowPpm, wantedPpm, fillPpm, volumeL }, say) {
    requireReachable(nowPpm, wantedPpm, fillPpm, say);
    const fraction = nowPpm === wantedPpm ? 0 : (nowPpm - wantedPpm) / (nowPpm - fillPpm);
    const drainL = fraction * volumeL;
    const flowing = nowPpm === wantedPpm ? 0 : Math.log((nowPpm - fillPpm) / (wantedPpm - fillPpm));
    const percent = say.number(fraction * 100, 0);
    return {
      hero: { label: 'Drain and refill', value: say.amount('volume', drainL, 0), unit: say.symbol('volume') },
      ...(fraction > MUCH ? { status: { status: 'warn' as const, text: 'In two or more goes' } } : {}),
      meaning:
        fraction === 0
          ? 'Nothing to drain: it is there already.'
          : `That is ${percent} % of the water. ${WHAT[what]} falls from ${say.number(nowPpm)} to ${say.number(wantedPpm)} ppm, and everything else moves towards the tap's values.`,
      panels: [
        {
          kind: 'facts',
          facts: [
            { label: 'Of the water', value: `${percent} %` },
            {
              label: 'If it runs in and out at once',
              value: say.quantity('volume', flowing * volumeL, 0),
              note: 'always more: some of the fresh water leaves again',
            },
          ],
        },
      ],
      findings: [WITH_CARE],
      arithmetic: [
        ...say.conversions(['volume', volumeL]),
        `(${say.number(nowPpm)} − ${say.number(wantedPpm)}) ÷ (${say.number(nowPpm)} − ${say.number(fillPpm)}) = ${say.number(fraction, 4)}`,
        `${say.number(fraction, 4)} × ${say.number(volumeL, 0)} L = ${say.number(drainL, 0)} L`,
        ...say.result('volume', drainL, `${say.number(drainL, 0)} L ÷ 3.7854`),
        `running in and out at once: ln((${say.number(nowPpm)} − ${say.number(fillPpm)}) ÷ (${say.number(wantedPpm)} − ${say.number(fillPpm)})) = ${say.number(flowing, 3)} of the volume`,
      ],
      sources: ['masses'],
    };
  },
});
