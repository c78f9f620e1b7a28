// A follow-up works the questions before it out again, and those may do the same. All of them come through here, and here they go down: to
// fewer turns before, or once to other words after the same turns. So no talk asks without end, whatever is said in it.
import type { Asking, CoachContext, Reply } from '../skills/reply.ts';
import { notMeant } from './not-meant.ts';

/** Twice what the longest natural talks ask. */
export const MOST_ASKED = 40;

/** Undefined: it would not go down. */
function below(above: Asking | undefined, turns: number): Asking | undefined {
  if (!above) return { turns, isReworded: false, of: { known: new Map(), asked: 1, cut: 0 } };
  const { of } = above;
  const isDown = turns < above.turns || (turns === above.turns && !above.isReworded);
  if (!isDown || of.asked >= MOST_ASKED) {
    of.cut += 1;
    return undefined;
  }
  of.asked += 1;
  return { turns, isReworded: turns === above.turns, of };
}

/** `answer` gets the context by which it may ask again. Within one message the same question has the same answer. */
export function askedAgain(
  context: CoachContext,
  turns: readonly [message: string, ...said: string[]],
  answer: (context: CoachContext) => Reply,
): Reply {
  const key = [context.language, context.measures, context.pool?.id ?? '', ...turns].join('\n');
  const known = context.asking?.of.known.get(key);
  if (known) return known;
  const asking = below(context.asking, turns.length - 1);
  if (!asking) return notMeant(context);
  const { cut } = asking.of;
  const found = answer({ ...context, asking });
  // Where something was cut, it may have more to say when it is asked from further up.
  if (asking.of.cut === cut) asking.of.known.set(key, found);
  return found;
}
