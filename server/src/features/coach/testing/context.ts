// A person without a pool who asks in English: what the tests of single questions have in common.
import type { CoachContext } from '../skills/reply.ts';

export const CONTEXT: CoachContext = {
  language: 'en',
  measures: 'us',
  personality: 'friendly',
  now: new Date('2026-07-04T16:00:00Z'),
  timeZone: 'America/New_York',
};
