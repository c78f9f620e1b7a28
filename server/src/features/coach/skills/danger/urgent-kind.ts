// The shape of what must not wait: a text that stands as it is, with a card that names the danger.
import type { Frame } from '../../understanding/frame.ts';
import { type CoachContext, reply, type Reply } from '../reply.ts';

export type Urgent = (frame: Frame, context: CoachContext) => Reply | undefined;

export const withSafetyCard = (answer: string, title: string, emergency: string): Reply =>
  reply(answer, { cards: [{ kind: 'safety', title, inputs: { emergency } }] });
