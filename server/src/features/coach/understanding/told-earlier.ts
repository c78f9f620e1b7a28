// A test that was told a little earlier in the conversation: "FC 0.5, pH 7.8", and then "can I swim with that?".
import { type Frame, readMessage } from './frame.ts';

/** Further back a test is of another moment, or of another question. */
const REMEMBERED = 3;
const ASKS = /\b(?:how|why|which|should|what (?:is|should|does)|cuanto|cuanta|por que|cual|debe)\b/;

/** A message that tells what the water is: values and no wish, and not only the stabilizer that a question is about. */
function isTest({ bound, values, text }: Frame): boolean {
  const names = Object.keys(values);
  if (bound.some(({ role }) => role === 'to' || role === 'delta')) return false;
  return names.length >= 2 || (names.length === 1 && values.cyanuricAcidPpm === undefined && !ASKS.test(text));
}

/** The last test that was told; undefined where there is none. */
export function toldEarlier(earlier: readonly string[]): Frame | undefined {
  return earlier
    .slice(0, REMEMBERED)
    .map((text) => readMessage(text))
    .find((frame) => isTest(frame));
}

/** The message with the values of the test told before it, where it names none of its own. */
export function withTold(frame: Frame, told: Frame): Frame {
  const volumeL = frame.volumeL ?? told.volumeL;
  return {
    ...frame,
    values: { ...told.values, ...frame.values },
    bound: [...told.bound, ...frame.bound],
    quantities: [...told.quantities, ...frame.quantities],
    parameters: [...new Set([...told.parameters, ...frame.parameters])],
    symptoms: [...new Set([...told.symptoms, ...frame.symptoms])],
    ...(volumeL === undefined ? {} : { volumeL }),
  };
}
