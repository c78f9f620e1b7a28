// Asks the built-in coach a few questions once the server is ready, so that the first person's answer is not the one that loads patterns,
// the search index and the engine.
import { setImmediate as turn } from 'node:timers/promises';
import { findPages } from '../search/find-pages.ts';
import { answerMessage } from './answer.ts';
import type { CoachContext } from './skills/reply.ts';

const QUESTIONS = [
  'how much 12.5% liquid chlorine from 2 to 6 ppm in 15,000 gallons?',
  'ph 8.2, ta 140, fc 1, cya 40, ch 250: what should I add?',
  'can I swim with fc 3, ph 7.5 and cya 30?',
  'what is cyanuric acid?',
  '¿cuánta sal para subir de 500 a 3200 ppm en 60,000 litros?',
];

/** One question at a time, so that requests come in between. */
export async function warmUpCoach(): Promise<void> {
  const context: CoachContext = { language: 'en', measures: 'us', personality: 'friendly', now: new Date(), timeZone: 'UTC' };
  for (const question of QUESTIONS) {
    await turn();
    answerMessage(question, context);
    await turn();
    findPages(question, 'en');
  }
}
