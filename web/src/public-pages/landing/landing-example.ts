import { householdDose, plan, toCanonical } from '@limpid/chemistry';
import type { PlanStep } from '@limpid/chemistry';
import { doseLabelText, productName } from '../../i18n/product-names.ts';
import { translatedSentences } from '../../i18n/sentences.ts';
import { getLocale } from '../../paraglide/runtime.js';

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
const timeOf = (instant: number) =>
  new Date(instant).toLocaleTimeString(`${getLocale()}-US`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** A text of the engine in the language of the page. */
const spoken = (text: string, messages: Parameters<typeof translatedSentences>[0] | undefined): string =>
  (getLocale() === 'en' || !messages ? null : translatedSentences(messages)) ?? text;

function poured(step: PlanStep): string {
  return doseLabelText(householdDose({ system: 'us', amountMl: step.amountMl, amountG: step.amountG }).label);
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
};

const { steps } = planned;
const swimSafeAt = Date.parse(planned.swimSafeAt);

export const exampleSteps = () =>
  steps.map((step) => ({
    at: timeOf(Date.parse(STARTS_AT) + step.afterMinutes * 60_000),
    dose: poured(step),
    product: productName(step.productId).toLowerCase(),
    why: spoken(step.why, step.messages?.why),
  }));

export const exampleSwimFrom = () => timeOf(swimSafeAt);

export function exampleArithmetic(): string[] {
  const last = steps.at(-1);
  return last?.arithmetic.map((line, index) => spoken(line, last.messages?.arithmetic[index])) ?? [];
}
