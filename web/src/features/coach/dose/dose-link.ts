// The dose calculator with the values of a card filled in.
import type { CoachCard } from '@limpid/contract';

/** What the calculator calls the wanted value of each parameter. */
export const DOSE_TARGETS: Readonly<Record<string, string>> = {
  freeChlorinePpm: 'targetFreeChlorinePpm',
  ph: 'targetPh',
  alkalinityPpm: 'targetAlkalinityPpm',
  hardnessPpm: 'targetHardnessPpm',
  cyanuricAcidPpm: 'targetCyanuricAcidPpm',
  saltPpm: 'targetSaltPpm',
  boratePpm: 'targetBoratePpm',
  brominePpm: 'targetBrominePpm',
};

/** Undefined for a step of a plan, which says nothing about a goal. */
export function doseLink({ productId, inputs }: CoachCard): string | undefined {
  const { from, to, volumeL, strengthPercent } = inputs;
  if (productId === undefined || from === undefined || to === undefined || volumeL === undefined) return undefined;
  const parameter = String(inputs['parameter'] ?? 'freeChlorinePpm');
  const target = DOSE_TARGETS[parameter];
  if (target === undefined) return undefined;
  const query = new URLSearchParams({ parameter, [target]: String(to), [parameter]: String(from), productId, volumeL: String(volumeL) });
  if (strengthPercent !== undefined) query.set('strengthPercent', String(strengthPercent));
  return `/chemistry/calculators/dose?${query.toString()}`;
}
