// A volume that looks like a slip: thousands left out, or liters typed as gallons and the other way around.
import type { Finding } from '../findings.ts';
import type { PoolKind } from '../pool.ts';
import { sentencesFrom } from '../sentences/sentences.ts';

export const VOLUME_SENTENCES = {
  findings_volume_unlikely:
    '{liters} L ({gallons} gal) is unusual for this kind of water. Every dose depends on it: check the digits and the unit.',
  findings_volume_unlikely_meant:
    '{liters} L ({gallons} gal) is unusual for this kind of water. Did you mean {likelyLiters} L ({likelyGallons} gal)?',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(VOLUME_SENTENCES);

const L_PER_GAL = 3.785411784;
/** Beyond these it is asked about; larger pools are public ones. */
const USUAL_L: Record<PoolKind, { low: number; high: number }> = {
  pool: { low: 4000, high: 190_000 },
  spa: { low: 400, high: 4000 },
  swim_spa: { low: 3000, high: 15_000 },
};
/** One slip each: thousands left out or doubled, liters taken for gallons, gallons for liters. */
const SLIPS = [L_PER_GAL, 1 / L_PER_GAL, 1000, 1 / 1000, 1000 * L_PER_GAL];

/** A question about a volume that is unlikely for its kind, with the one that was probably meant (`values.likelyL`); null: usual. */
export function volumeFinding(kind: PoolKind, volumeL: number): Finding | null {
  const { low, high } = USUAL_L[kind];
  if (volumeL >= low && volumeL <= high) return null;
  const likelyL = SLIPS.map((factor) => volumeL * factor).find((meant) => meant >= low && meant <= high);
  const whole = (liters: number) => Math.round(liters);
  const told = { liters: whole(volumeL), gallons: whole(volumeL / L_PER_GAL) };
  const spoken =
    likelyL === undefined
      ? sentence('findings_volume_unlikely', told)
      : sentence('findings_volume_unlikely_meant', { ...told, likelyLiters: whole(likelyL), likelyGallons: whole(likelyL / L_PER_GAL) });
  return { code: 'volume_unlikely', severity: 'ask', ...spoken, values: { volumeL, ...(likelyL !== undefined && { likelyL }) } };
}
