// "9 am" after a reminder: a task has a day and no hour, and the day that was asked for stays.
import { inLanguage, type Reply } from '../../skills/reply.ts';
import { fold } from '../../understanding/fold.ts';
import type { After } from '../after.ts';

const CLOCK =
  /^(?:ok |and |so |y )?(?:at |around |about |by |a las? |como a las? )?(?:\d{1,2}(?::\d{2})? ?(?:a\.?m\.?|p\.?m\.?)|\d{1,2}:\d{2}|noon|mediodia|in the (?:morning|afternoon|evening)|(?:por|en) la (?:manana|tarde|noche))\W*$/;

/** Undefined unless a task waits to be saved. */
export function ofClock({ question, earlier, context, answerTo }: After): Reply | undefined {
  const [before, ...older] = earlier;
  if (before === undefined || !CLOCK.test(fold(question).trim())) return undefined;
  const asked = answerTo(before, older);
  if (!asked.proposals.some(({ action }) => action === 'create_task')) return undefined;
  const first = inLanguage(context, {
    en: 'A task has a day and no time of day: its reminder comes that morning.',
    es: 'Una tarea lleva día, pero no hora: el recordatorio llega esa mañana.',
  });
  return { ...asked, answer: `${first} ${asked.answer}` };
}
