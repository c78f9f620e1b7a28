// Numbers in an article that were typed instead of taken from the engine.
const withoutShortcodes = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(/\]\([^)]*\)/g, ']');

/** Amounts that were typed instead of worked out. */
export function typedAmounts(text: string): string[] {
  const bare = withoutShortcodes(text);
  const unit =
    'ppm|ppb|mV|fl oz|oz|lb|lbs|pounds|ounces|gal|gallons|quarts?|cups?|psi|°F|°C|%|percent|kWh|watts|W|inches|feet|liters|libras|onzas|galones|tazas|litros|por ciento|pulgadas|pies';
  return [...bare.matchAll(new RegExp(String.raw`\d[\d.,/–-]*\s?(?:${unit})(?![a-zA-Z])`, 'g'))].map(([found]) => found);
}

/** "With an alkalinity around 100" says for which water, and not what it should be. */
const VALUE = String.raw`(?<!\b(?:with|con|at|an?|una?) (?:an? |una? )?)\b(?:pH|chlorine|cloro|bromine|bromo|alkalinity|alcalinidad|hardness|dureza|calcium|calcio|CYA|stabilizer|estabilizador|salt|sal|borates?|boratos)\b`;
const RANGE = String.raw`(?:between|from|entre|de) ?\d[\d.,]* ?(?:and|to|y|a) ?\d[\d.,]*|\d[\d.,]* ?(?:to|a|–) ?\d[\d.,]*`;
const AIM = String.raw`(?:around|at least|at most|alrededor de|al menos|como máximo) \d[\d.,]*`;
/** "Keep the pH between 6.0 and 9.5", "chlorine around 40": what a value should be is the engine's to say. */
export const typedTargets = (text: string): string[] =>
  [...withoutShortcodes(text).matchAll(new RegExp(String.raw`${VALUE}(?: (?:is|at|es|en|of|de))?,? (?:${RANGE}|${AIM})`, 'g'))].map(
    ([found]) => found,
  );
