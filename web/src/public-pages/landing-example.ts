import { householdDose, PRODUCTS, targets, toCanonical } from '@limpid/chemistry';

// The example of the start page: real targets and a real dose, rounded as one pours it; the rounded dose is what the prediction uses.
const VOLUME_GAL = 15_000;
const volumeL = toCanonical('volume', VOLUME_GAL, 'gal');
const cyanuricAcidPpm = 40;
const measuredPpm = 3.5;
const wantedPpm = 6;
const product = PRODUCTS['liquid-chlorine'];
// Trade percent: grams of available chlorine in 100 mL.
const chlorineMgPerMl = product.defaultStrengthPercent * 10;

const limits = targets({ surface: 'plaster' }, cyanuricAcidPpm);
const poured = householdDose({ system: 'us', amountMl: ((wantedPpm - measuredPpm) * volumeL) / chlorineMgPerMl });
const predictedPpm = measuredPpm + ((poured.amountMl ?? 0) * chlorineMgPerMl) / volumeL;

export const EXAMPLE = {
  volume: `${VOLUME_GAL.toLocaleString('en-US')} gal`,
  cyanuricAcid: String(cyanuricAcidPpm),
  dose: poured.label,
  product: `liquid chlorine (${product.defaultStrengthPercent} %)`,
  freeChlorine: {
    number: measuredPpm,
    value: measuredPpm.toFixed(1),
    predicted: predictedPpm,
    target: { low: limits.freeChlorine?.targetLowPpm ?? 0, high: limits.freeChlorine?.targetHighPpm ?? 0 },
  },
  predictedText: predictedPpm.toFixed(1),
  ph: { number: 7.5, value: '7.5', target: limits.ph },
  arithmetic: [
    `${wantedPpm.toFixed(1)} − ${measuredPpm.toFixed(1)} = ${(wantedPpm - measuredPpm).toFixed(1)} ppm to add`,
    `${(wantedPpm - measuredPpm).toFixed(1)} mg/L × ${Math.round(volumeL).toLocaleString('en-US')} L = ${Math.round(((wantedPpm - measuredPpm) * volumeL) / 1000)} g of chlorine`,
    `${Math.round(((wantedPpm - measuredPpm) * volumeL) / 1000)} g ÷ ${(chlorineMgPerMl / 1000).toFixed(3)} g/mL = ${Math.round(((wantedPpm - measuredPpm) * volumeL) / chlorineMgPerMl).toLocaleString('en-US')} mL, ${poured.label} on your jug`,
  ],
} as const;
