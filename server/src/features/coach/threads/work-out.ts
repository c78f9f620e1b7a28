// One question of the built-in coach, from data to data, so that a thread of its own can work it out.
import { fixedAnswer } from '../gate.ts';
import { articles, rules } from '../pages.ts';
import { answerWithPhoto } from '../photo-answer.ts';
import { answerAsked } from '../screens/screen-answer.ts';
import type { CoachContext, Reply } from '../skills/reply.ts';
import type { CoachLanguage } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import { inVoice } from '../voices.ts';

export interface Work {
  message: string;
  /** what the person was looking at */
  about: string | undefined;
  /** the questions of the conversation before this one, the latest first */
  earlier: readonly string[];
  hasPhoto: boolean;
  coach: CoachContext;
}
export interface Worked {
  built: Reply;
  /** it is shown as it is: an emergency, for instance */
  isFixed: boolean;
  language: CoachLanguage;
  /** the message as it was meant */
  message: string;
}

export function workOut({ message: asked, about, earlier, hasPhoto, coach: known }: Work): Worked {
  const coach = { ...known, articles, rules };
  const { reply, message, isFixed } = answerAsked({ message: asked, about, earlier }, coach);
  const voiced = inVoice(reply, message, coach);
  const fixed = isFixed ? voiced : fixedAnswer(message, reply, coach);
  const { language } = readMessage(message, coach.language);
  const built = fixed ?? (hasPhoto ? answerWithPhoto(voiced, message, coach) : voiced);
  return { built, isFixed: fixed !== undefined, language, message };
}

const FIRST_QUESTIONS = [
  'how much 12.5% liquid chlorine from 2 to 6 ppm in 15,000 gallons?',
  'ph 8.2, ta 140, fc 1, cya 40, ch 250: what should I add?',
  'can I swim with fc 3, ph 7.5 and cya 30?',
  'what is cyanuric acid?',
  '¿cuánta sal para subir de 500 a 3200 ppm en 60,000 litros?',
];
/** Learns, and makes the index of what can be read, so that the first person doesn't wait for it. */
export function warmUp(): void {
  const coach: CoachContext = { language: 'en', measures: 'us', personality: 'friendly', now: new Date(), timeZone: 'UTC' };
  for (const message of FIRST_QUESTIONS) workOut({ message, about: undefined, earlier: [], hasPhoto: false, coach });
}
