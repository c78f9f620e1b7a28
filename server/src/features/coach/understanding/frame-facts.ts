// What the rules of the intents ask of a message.
import type { Frame } from './frame.ts';

export const count = (frame: Frame, kind: string) => frame.quantities.filter((quantity) => quantity.kind === kind).length;
export const levels = (frame: Frame) => Object.keys(frame.values).length;
/** Of a product: what fits a jug or a bag, not the pool. */
export const amounts = (frame: Frame) =>
  frame.quantities.filter(
    ({ kind, value }) => kind === 'liquid' || kind === 'mass' || kind === 'count' || (kind === 'volume' && value < 400),
  ).length;
export const dosable = (frame: Frame) => frame.parameters.some((name) => DOSABLE.has(name)) || frame.chemicals.length > 0;
const DOSABLE = new Set(['freeChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm', 'brominePpm']);
export const hasRole = (frame: Frame, ...roles: string[]) => frame.bound.some(({ role }) => roles.includes(role));
export const fits = (frame: Frame, pattern: RegExp) => (pattern.test(frame.text) ? 1 : 0);
export const isShort = (frame: Frame) => frame.text.split(' ').length <= 5;

/** "bleach and acid": two things that could meet. */
export const kinds = (frame: Frame) => new Set(frame.chemicals.map(({ name }) => name)).size;
/** One value, or chlorine alone, which is one here. */
export const namesOne = ({ parameters, chemicals }: Frame): boolean =>
  parameters.length === 1 || (parameters.length === 0 && chemicals.length === 1 && chemicals[0]?.name === 'chlorine');

/** "1 lb trichlor in 12,500 gal?": an amount, a product and the water, and no level. */
export const isAmountAlone = (frame: Frame): boolean =>
  amounts(frame) === 1 &&
  frame.chemicals.length === 1 &&
  frame.volumeL !== undefined &&
  frame.bound.length === 0 &&
  !frame.cues.has('howMuch') &&
  !frame.cues.has('log');

/** "FC 3 pH 7.6": two values or more, and hardly another word. */
export const isList = (frame: Frame): boolean =>
  levels(frame) >= 2 &&
  !frame.cues.has('log') &&
  !/^(?:please |por favor )?(?:note|keep|add|put|store|anota|apunta|pon)\b/.test(frame.text) &&
  frame.quantities.length === frame.bound.length &&
  frame.text.split(' ').length <= levels(frame) * 2 + 1;

/** Everything that a dose needs, whatever else is said. */
export const isWholeDose = (frame: Frame): boolean =>
  frame.volumeL !== undefined &&
  frame.chemicals.length > 0 &&
  (hasRole(frame, 'delta') || (!frame.cues.has('shock') && hasRole(frame, 'to') && hasRole(frame, 'from', 'value')));

/** One unit in another, and days from a volume and bathers: sums, whatever else the words say. */
export const isOfCourse = ({ text, quantities }: Frame): boolean =>
  /\bconvert|\bconviert|\bpasa\b/.test(text) ||
  (quantities.some(({ kind }) => kind === 'people') &&
    quantities.some(({ kind }) => kind === 'volume') &&
    /\bdays?\b|\bdias?\b/.test(text));

/** "pH is 8 and the pool is 15,000 gallons": what is there and how much water, so what to add is meant. */
export const isStateOfWater = ({ bound, quantities, volumeL, chemicals, symptoms, cues }: Frame): boolean =>
  bound.length === 1 &&
  bound[0]?.role === 'value' &&
  bound[0].parameter !== undefined &&
  quantities.length === 2 &&
  volumeL !== undefined &&
  chemicals.length + symptoms.length === 0 &&
  !cues.has('swim') &&
  !cues.has('log');
