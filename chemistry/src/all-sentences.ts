// Everything that the engine can say about plans, by code: what the messages of the pages are held against.
import { FINDING_SENTENCES } from './finding-sentences.ts';
import { MEASUREMENT_SENTENCES } from './measurement-sentences.ts';
import { SAFETY_SENTENCES } from './safety-sentences.ts';
import type { Patterns } from './sentences.ts';
import { STEP_SENTENCES } from './step-sentences.ts';
import { SWIM_SENTENCES } from './swim-sentences.ts';
import { TARGET_SENTENCES } from './target-sentences.ts';

export const SENTENCES: Patterns = {
  ...FINDING_SENTENCES,
  ...MEASUREMENT_SENTENCES,
  ...SAFETY_SENTENCES,
  ...STEP_SENTENCES,
  ...SWIM_SENTENCES,
  ...TARGET_SENTENCES,
};
