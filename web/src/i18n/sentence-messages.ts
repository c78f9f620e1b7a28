// Every sentence of the engine by its code. Loaded only by those who read another language than English.
import { ANSWER_MESSAGES } from './answer-messages.ts';
import { FINDING_MESSAGES } from './finding-messages.ts';
import { STEP_MESSAGES } from './step-messages.ts';
import { SWIM_MESSAGES } from './swim-messages.ts';

/** The values of each sentence are checked by sentences.test.ts, over everything that the engine says. */
export type Message = (values: Record<string, string>) => string;

export const SENTENCE_MESSAGES = {
  ...ANSWER_MESSAGES,
  ...FINDING_MESSAGES,
  ...STEP_MESSAGES,
  ...SWIM_MESSAGES,
} as unknown as Readonly<Record<string, Message>>;
