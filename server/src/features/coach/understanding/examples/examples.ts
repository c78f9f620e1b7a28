// All examples of what people ask, with the intent of each.
import type { Intent } from '../intent-names.ts';
import { ABOUT_THE_WATER } from './about-the-water.ts';
import { OF_EVERYTHING_ELSE } from './of-everything-else.ts';
import { OF_THE_LOG } from './of-the-log.ts';
import { SAID_ABOUT_DOSES } from './said-about-doses.ts';
import { SAID_ABOUT_THE_WATER } from './said-about-the-water.ts';
import { SAID_OF_EVERYTHING_ELSE } from './said-of-everything-else.ts';
import { SAID_OF_THE_LOG } from './said-of-the-log.ts';
import { TO_WRITE_DOWN } from './to-write-down.ts';

export interface Example {
  intent: Intent;
  text: string;
}

export const EXAMPLES: readonly Example[] = [
  OF_THE_LOG,
  TO_WRITE_DOWN,
  ABOUT_THE_WATER,
  OF_EVERYTHING_ELSE,
  SAID_OF_THE_LOG,
  SAID_ABOUT_DOSES,
  SAID_ABOUT_THE_WATER,
  SAID_OF_EVERYTHING_ELSE,
].flatMap((table) =>
  (Object.entries(table) as [Intent, string][]).flatMap(([intent, lines]) =>
    lines
      .split('\n')
      .filter(Boolean)
      .map((text) => ({ intent, text })),
  ),
);
