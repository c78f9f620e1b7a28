// What a plan says about the saturation index that it leads to.
import type { Finding } from '../../findings.ts';
import type { Situation } from '../input.ts';
import { afterChlorineUse } from '../ph.ts';
import { isNewSurface } from '../season.ts';
import { settledPhOf } from '../swim.ts';
import { needsShock } from '../goals.ts';
import { indexOf, saturationKnown } from '../saturation-need.ts';
import { findingSentence } from '../plan-sentences.ts';
import type { Sentence } from '../../sentences/message.ts';
import { shown } from '../../sentences/sentences.ts';
import { isCementitious } from '../../targets/targets.ts';
import type { Water } from '../../water.ts';

export function saturationFindings(situation: Situation, predicted: Water): Finding[] {
  if (!saturationKnown(situation)) return [];
  // as it will be for long: fresh chlorine lifts it only for a day
  const used = afterChlorineUse(situation, predicted);
  const settled = { ...used, ph: Math.min(used.ph, settledPhOf(situation, predicted)) };
  const index = indexOf(settled);
  const { low, high } = situation.targets.saturationIndex;
  // a bicarbonate start-up keeps it high on purpose
  if (situation.pool.startUp === 'bicarbonate' && isNewSurface(situation)) return [];
  // chlorine held at the shock level lifts it for days; a test after the shock tells
  if (needsShock(situation) && index !== null && index > high && (indexOf(situation.water) ?? 0) <= high) return [];
  if (index === null || (index >= low - 0.005 && index <= high + 0.005)) return [];
  const spoken = saturationSentence(situation, shown(index, true), index < low ? { low } : { high });
  const code = index < low ? 'saturation_low' : 'saturation_high';
  return [{ code, severity: 'watch', ...spoken, values: { saturationIndex: index, low, high } }];
}

function saturationSentence({ pool }: Situation, index: number, limit: { low: number } | { high: number }): Sentence {
  if ('high' in limit) return findingSentence('findings_saturation_high', { index, high: limit.high });
  const code = isCementitious(pool.surface) ? 'findings_saturation_low_surface' : 'findings_saturation_low_metal';
  return findingSentence(code, { index, low: limit.low });
}
