import { balance } from '@limpid/chemistry';

/** The water of the examples in the articles, without stabilizer: the diagram shows the shares that their texts name. */
const WATER = { alkalinityPpm: 100, hardnessPpm: 250, cyanuricAcidPpm: 0, freeChlorinePpm: 4, saltPpm: 1000, temperatureC: 26 };

/** The share of free chlorine that is active (hypochlorous acid), from 0 to 1. */
export const activeShareAt = (ph: number): number => balance({ ...WATER, ph }).hypochlorousPpm / WATER.freeChlorinePpm;
