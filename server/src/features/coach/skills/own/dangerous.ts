// "Is a pH of 8.2 dangerous?": yes or no first, by what keeps people out of the water.
import { type PoolTraits, swimState } from '@limpid/chemistry';
import { type CoachContext, inLanguage } from '../reply.ts';

const ASKED =
  /\b(?:dangerous|danger|unsafe|harmful|toxic|hurt (?:me|us|you|anyone|them)|safe|peligros[oa]|peligro|dana|danin[oa]|toxic[oa]|segur[oa])\b/;
const SAFE = /\b(?:safe|segur[oa])\b/;
/** Right for the values that were not asked about, so that they decide nothing. */
const RIGHT = { freeChlorinePpm: 5, brominePpm: 5, ph: 7.5, cyanuricAcidPpm: 40 };

const stateFor = (name: string, value: number, traits: PoolTraits) =>
  swimState({ pool: traits, water: { ...RIGHT, [name]: value } } as Parameters<typeof swimState>[0]).state;
/** By this value alone no one should be in the water. */
export const keepsOut = (name: string, value: number, traits: PoolTraits): boolean => stateFor(name, value, traits) === 'stay_out';

/** Empty where nothing of the kind was asked. */
export function dangerText(text: string, name: string, value: number, traits: PoolTraits, context: CoachContext): string {
  if (!ASKED.test(text)) return '';
  const state = stateFor(name, value, traits);
  const asksSafe = SAFE.test(text) && !/\b(?:unsafe|not safe|no es segur[oa])\b/.test(text);
  if (state === 'stay_out')
    return inLanguage(
      context,
      asksSafe
        ? { en: 'No. Stay out until it’s corrected.', es: 'No. No entren hasta corregirlo.' }
        : { en: 'Yes. Stay out until it’s corrected.', es: 'Sí. No entren hasta corregirlo.' },
    );
  if (state === 'treat_today')
    return inLanguage(
      context,
      asksSafe
        ? { en: 'Yes, for a swim it is, but correct it today.', es: 'Para nadar, sí, pero corrígelo hoy.' }
        : { en: 'No, it isn’t dangerous to swim in, but correct it today.', es: 'No, nadar con eso no es peligroso, pero corrígelo hoy.' },
    );
  return inLanguage(context, asksSafe ? { en: 'Yes.', es: 'Sí.' } : { en: 'No.', es: 'No.' });
}
