import type { Frame } from './frame.ts';
import { guessIntent } from './intents.ts';

/** "When do I replace the cartridge?": nothing about water. */
export const isOfParts = (frame: Frame): boolean =>
  frame.quantities.length === 0 && frame.parameters.length === 0 && guessIntent(frame).intent === 'lower_by_water';
