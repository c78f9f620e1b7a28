import { householdDose, plan, PRODUCTS, toCanonical } from '@limpid/chemistry';
import type { PlanStep } from '@limpid/chemistry';

// The example of the start page is no drawing: the engine plans this water while the page is built.
const VOLUME_GAL = 15_000;
const STARTS_AT = '2026-07-01T18:30:00.000Z';
const water = { freeChlorinePpm: 3.5, ph: 7.9, alkalinityPpm: 90, hardnessPpm: 320, cyanuricAcidPpm: 40, saltPpm: 800, temperatureC: 27 };

const planned = plan({
  pool: { volumeL: toCanonical('volume', VOLUME_GAL, 'gal'), surface: 'plaster' },
  water,
  at: STARTS_AT,
  measures: 'us',
  shelf: [{ productId: 'liquid-chlorine' }, { productId: 'muriatic-acid' }],
});
const targets = planned.targets;
const freeChlorine = targets?.freeChlorine;
if (!targets || !freeChlorine || !planned.predicted || !planned.swimSafeAt) throw new Error('The example of the start page has no plan.');

// The example is an evening anywhere, so its clock has no time zone.
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const timeAfter = (minutes: number) => clock.format(new Date(Date.parse(STARTS_AT) + minutes * 60_000));

function poured(step: PlanStep): string {
  return householdDose({ system: 'us', amountMl: step.amountMl, amountG: step.amountG }).label;
}

export const EXAMPLE = {
  volume: `${VOLUME_GAL.toLocaleString('en-US')} gal`,
  freeChlorine: {
    value: water.freeChlorinePpm,
    predicted: planned.predicted.freeChlorinePpm ?? null,
    target: { low: freeChlorine.targetLowPpm, high: freeChlorine.targetHighPpm },
  },
  alkalinity: { value: water.alkalinityPpm, target: targets.alkalinityPpm },
  ph: { value: water.ph, predicted: planned.predicted.ph, target: targets.ph },
  steps: planned.steps.map((step) => ({
    at: timeAfter(step.afterMinutes),
    dose: poured(step),
    product: PRODUCTS[step.productId].name.toLowerCase(),
    why: step.why,
  })),
  swimFrom: clock.format(new Date(planned.swimSafeAt)),
  arithmetic: planned.steps.at(-1)?.arithmetic ?? [],
};
