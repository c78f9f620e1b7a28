// How far the water is to be warmed: a step that was said, or from the water as it is to the temperature that is wanted.
import { toCanonical } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import type { CoachContext } from '../reply.ts';

export interface HeatStep {
  degreesC: number;
  /** where it was not the step that was said */
  fromC?: number;
  toC?: number;
}

const isCelsius = ({ unit }: Quantity): boolean => /c/.test(unit.replaceAll(/deg(?:ree)?s?|fahrenheit/g, ''));
/** No one warms a pool by so much. */
const WANTED_F = 60;
const WANTED_C = 20;
const BY = /\b(?:by|another|up|rise|raise it|mas|sube|subir(?:la|lo)?|unos) (?:about |around |unos )?$/;

const celsius = (quantity: Quantity): number => (isCelsius(quantity) ? quantity.given : toCanonical('temperature', quantity.given, 'F'));

/** A temperature to reach, and no step: "I want 84 degrees". */
const isWanted = (quantity: Quantity, text: string): boolean =>
  (isCelsius(quantity) ? quantity.given >= WANTED_C && quantity.given <= 42 : quantity.given >= WANTED_F && quantity.given <= 106) &&
  !BY.test(text.slice(0, quantity.at));

const TROUBLE =
  /\b(?:errors?|codes?|fault|broken?|won'?t|wont|doesn'?t|isn'?t|not (?:heating|working|coming)|shuts? (?:off|down)|keeps? (?:shutting|tripping|clicking)|ignit\w*|too (?:hot|warm|cold)|no (?:prende|calienta|sirve|enciende)|falla|se apaga)\b/;

/** 'unknown': the temperature that is wanted was said, and not where the water is. */
export function heatStep(frame: Frame, { pool }: CoachContext): HeatStep | 'unknown' | undefined {
  const temperatures = frame.quantities.filter(({ kind }) => kind === 'temperature');
  const bare = frame.quantities.filter(({ kind, given }) => kind === 'none' && given >= 33 && given <= 106);
  const [first, second] = temperatures;
  if (first && second) return { degreesC: Math.abs(second.value - first.value) };
  if (first && bare[0] && bare.length === 1) return { degreesC: Math.abs(bare[0].given - first.given) / (isCelsius(first) ? 1 : 1.8) };
  const [one, other] = bare;
  if (!first && one && other) return { degreesC: Math.abs(other.given - one.given) / 1.8 };
  const only = first ?? (bare.length === 1 ? one : undefined);
  if (!only) return undefined;
  if (isWanted(only, frame.text)) {
    // "Heater at 84 degrees says error" wants no warmer water.
    if (TROUBLE.test(frame.text) || frame.symptoms.length > 0) return undefined;
    const now = frame.isSpa === (pool?.traits.kind === 'spa') ? pool?.plan.water.temperatureC : undefined;
    if (now === undefined) return 'unknown';
    const toC = celsius(only);
    return { degreesC: Math.max(0, toC - now), fromC: now, toC };
  }
  return first ? { degreesC: first.given / (isCelsius(first) ? 1 : 1.8) } : undefined;
}
