// A follow-up works the questions before it out again, several times over. Within one request the same question has the same answer.
import type { CoachContext, Reply } from '../skills/reply.ts';

const known = new WeakMap<CoachContext, Map<string, Reply>>();

/** `turns`: the message and what was said before it. The context is of one request, and what is kept goes with it. */
export function remembered(context: CoachContext, turns: readonly string[], answer: () => Reply): Reply {
  const ofContext = known.get(context) ?? new Map<string, Reply>();
  known.set(context, ofContext);
  const key = turns.join('\n');
  const before = ofContext.get(key);
  if (before) return before;
  const found = answer();
  ofContext.set(key, found);
  return found;
}
