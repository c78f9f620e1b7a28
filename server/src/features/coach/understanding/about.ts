// "Can we swim?" next to the values of a strip is about those values, and not about the last test that was saved.
import { readMessage } from './frame.ts';
import { guessIntent, type Intent } from './intents.ts';

const A_STRIP = /^(?:my strip shows|mi tira marca)\b/;
/** What is asked about the water as it is now. */
const OF_NOW: ReadonlySet<Intent> = new Set<Intent>(['balance', 'swim', 'index', 'status', 'shock', 'dose', 'fc_target']);

/** The message, with what the person has before their eyes where they ask about it without a number of their own. */
export function withWhatIsShown(message: string, about: string | undefined): string {
  if (about === undefined || !A_STRIP.test(readMessage(about).text)) return message;
  const asked = readMessage(message);
  const isOfNow = asked.quantities.length === 0 && !A_STRIP.test(asked.text) && OF_NOW.has(guessIntent(asked).intent);
  return isOfNow ? `${about} ${message}` : message;
}
