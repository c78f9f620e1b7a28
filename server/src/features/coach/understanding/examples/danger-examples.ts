// All examples of messages with and without danger.
import type { Danger, DangerExample } from '../danger-names.ts';
import { DANGER_BESIDES } from './danger-besides.ts';
import { DANGER_IN_WATER } from './danger-in-water.ts';
import { NO_DANGER_IN_SPANISH } from './danger-not-spanish.ts';
import { NO_DANGER } from './danger-not.ts';
import { DANGER_IN_SPANISH } from './danger-spanish.ts';

export const DANGER_EXAMPLES: readonly DangerExample[] = [
  DANGER_IN_WATER,
  DANGER_BESIDES,
  NO_DANGER,
  DANGER_IN_SPANISH,
  NO_DANGER_IN_SPANISH,
].flatMap((table) =>
  (Object.entries(table) as [Danger, string][]).flatMap(([danger, lines]) =>
    lines
      .split('\n')
      .filter(Boolean)
      .map((text) => ({ danger, text })),
  ),
);
