// What the built-in coach says to a question in a conversation, before anyone else is asked.
import type { Connection } from '../../db/connection.ts';
import { contextOf } from './coach-context.ts';
import type { MessageRow } from './coach.queries.ts';
import type { Asker, Question } from './question.ts';
import { asksOfAllPools } from './skills/all-pools.ts';
import type { CoachContext, Reply } from './skills/reply.ts';
import type { Thinker } from './threads/thinker.ts';
import type { Worked } from './threads/work-out.ts';
import { fold } from './understanding/fold.ts';

/** Follow-up questions take over what one of the last ones was about. */
const FOLLOWED = 6;

export interface Thought {
  coach: CoachContext;
  worked: Worked;
}
/** Before the first part, so that someone for whom there is no room yet can be told to come back. */
export async function thinkAbout(
  { connection, thinker }: { connection: Connection; thinker: Thinker },
  { message: asked, about, personality = 'friendly', timeZone, photo }: Question,
  asker: Asker,
  earlier: readonly MessageRow[],
): Promise<Thought> {
  const lastAnswer = earlier.find(({ role }) => role === 'assistant')?.text;
  const known = await contextOf(connection.db, { ...asker, personality, timeZone, isOfAll: asksOfAllPools(fold(asked)) });
  const coach = lastAnswer === undefined ? known : { ...known, lastAnswer };
  const questions = earlier.filter(({ role }) => role === 'user').map(({ text }) => text);
  const work = { message: asked, about, earlier: questions.slice(0, FOLLOWED), hasPhoto: photo !== undefined, coach };
  return { coach, worked: await thinker.workOut(asker.person.id, work, asker.signal) };
}

/** What it says to a sentence of a model, about the same pool. */
export async function answerAlone(
  thinker: Thinker,
  { person, signal }: Pick<Asker, 'person' | 'signal'>,
  known: CoachContext,
  message: string,
): Promise<Reply> {
  const coach: CoachContext = { ...known, personality: 'friendly' };
  return (await thinker.workOut(person.id, { message, about: undefined, earlier: [], hasPhoto: false, coach }, signal)).built;
}
