// The values of a message in the engine's shape.
import type { PoolTraits, WaterInput } from '@limpid/chemistry';
import type { Frame } from '../understanding/frame.ts';
import type { ParameterName } from '../understanding/lexicon.ts';
import { unitOf, valueName } from './names.ts';
import { shown, temperatureText } from './numbers.ts';
import type { CoachContext } from './reply.ts';

/** Values of the message in the engine's shape; total chlorine becomes combined chlorine. */
export function measuredOf(frame: Frame) {
  const { totalChlorinePpm, ...values } = frame.values;
  const free = values.freeChlorinePpm;
  const combined =
    values.combinedChlorinePpm ?? (totalChlorinePpm !== undefined && free !== undefined ? Math.max(0, totalChlorinePpm - free) : undefined);
  return { ...values, ...(combined === undefined ? {} : { combinedChlorinePpm: Math.round(combined * 100) / 100 }) };
}
export const engineWater = (values: Record<string, number | undefined>): Partial<WaterInput> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && !['copperPpm', 'ironPpm', 'phosphatePpb', 'orpMv'].includes(name),
    ),
  );

export const traitsOf = (frame: Frame, context: CoachContext): PoolTraits => ({
  ...(context.pool?.traits ?? { volumeL: 50_000 }),
  ...(frame.isSpa ? { kind: 'spa' as const } : {}),
  ...(frame.values.brominePpm === undefined || frame.values.freeChlorinePpm !== undefined ? {} : { sanitizer: 'bromine' as const }),
  ...(/\b(?:salt pool|salt water|saltwater|swg|salt system|piscina de sal|agua salada)\b/.test(frame.text)
    ? { sanitizer: 'salt' as const }
    : {}),
  ...(/\b(?:plaster|gunite|pebble|yeso)\b/.test(frame.text) ? { surface: 'plaster' as const } : {}),
  ...(/\b(?:vinyl|liner|vinilo)\b/.test(frame.text) ? { surface: 'vinyl' as const } : {}),
  ...(/\b(?:fiberglass|fibra)\b/.test(frame.text) ? { surface: 'fiberglass' as const } : {}),
  ...(/\b(?:indoor|techada|interior|bajo techo)\b/.test(frame.text) ? { setting: 'indoor' as const } : {}),
  ...(frame.volumeL === undefined ? {} : { volumeL: frame.volumeL }),
});

export const numbersOnly = (values: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

type Water = NonNullable<CoachContext['pool']>['plan']['water'];
/** Each value as it was last tested; the plan's own also counts what was added since, and that is no test. */
export function testedWater({ pool }: CoachContext): Partial<Water> {
  const tested = (pool?.readings ?? [])
    .toReversed()
    .map((reading) => Object.fromEntries(Object.entries(reading).filter(([, value]) => typeof value === 'number')));
  return { ...pool?.plan.water, ...Object.assign({}, ...tested) } as Partial<Water>;
}

/** The values of a message, named: "free chlorine 0.5 ppm, pH 7.8". */
export const testText = (frame: Frame, { language }: CoachContext): string =>
  Object.entries(measuredOf(frame))
    .filter((entry): entry is [ParameterName, number] => typeof entry[1] === 'number' && entry[0] !== 'temperatureC')
    .map(([name, value]) => `${valueName(name, language)} ${name === 'ph' ? value.toFixed(1) : shown(value, 2, language)}${unitOf(name)}`)
    .join(', ');

/** The values of one test, or of all of them together, named. */
function described(water: Partial<Record<string, unknown>>, context: CoachContext): string {
  const parts = DESCRIBED.flatMap((name) => {
    const value = water[name];
    return typeof value === 'number'
      ? [`${valueName(name, context.language)} ${name === 'ph' ? value.toFixed(1) : shown(value, 1, context.language)}`]
      : [];
  });
  const { temperatureC } = water;
  return [...parts, ...(typeof temperatureC === 'number' ? [temperatureText(temperatureC, context)] : [])].join(', ');
}
const DESCRIBED = [
  'freeChlorinePpm', 'combinedChlorinePpm', 'brominePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm',
] as const; // prettier-ignore

export const describeWater = (context: CoachContext): string => described(testedWater(context), context);
export const describeReading = (reading: Partial<Record<string, unknown>>, context: CoachContext): string => described(reading, context);
