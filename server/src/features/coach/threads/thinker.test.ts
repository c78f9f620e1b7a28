// Real threads: the coach's own, and one that never comes to an end with a question that says "forever".
import { afterEach, expect, it } from 'vitest';
import { ProblemError } from '../../../http/problems.ts';
import { backyard } from '../testing/backyard.ts';
import { CONTEXT } from '../testing/context.ts';
import { MOST_OF_ONE } from './line.ts';
import { CoachThreads, type ThinkerOptions } from './thinker.ts';
import { type Work, workOut } from './work-out.ts';

const log = { warn: () => undefined, error: () => undefined };
const STUBBORN = new URL('../testing/stubborn-thread.ts', import.meta.url);
const work = (message: string, more: Partial<Work> = {}): Work => ({
  message,
  about: undefined,
  earlier: [],
  hasPhoto: false,
  coach: CONTEXT,
  ...more,
});

let threads: CoachThreads | undefined;
const opened = (options: Partial<ThinkerOptions> = {}) => (threads = new CoachThreads({ log, ...options }));
const stubborn = () => opened({ entry: STUBBORN, deadlineMs: 50 });
afterEach(() => threads?.close());

it('says in a thread what it says here', async () => {
  const coach = opened();
  const asked = [work('what is cyanuric acid?'), work('how much chlorine to get to 6?', { coach: backyard({}) })];
  const answers = await Promise.all(asked.map((one) => coach.workOut('ana', one)));
  expect(answers).toEqual(asked.map((one) => workOut(one)));
}, 120_000);

it('cuts what takes too long, and asks what to work out first', async () => {
  const coach = stubborn();
  const cut = await coach.workOut('ana', work('forever'));
  expect(cut).toMatchObject({ isFixed: true, language: 'en', built: { abstained: true } });
  expect(cut.built.answer).toMatch(/^That took me too long.*\?/);
  expect((await coach.workOut('ana', work('¿para siempre? forever'))).built.answer).toMatch(/^Eso me tomó demasiado tiempo.*\?/);
});

it('answers another person while one is cut, and both afterward', async () => {
  const coach = stubborn();
  const ends: string[] = [];
  const ask = (personId: string, message: string) => coach.workOut(personId, work(message)).then(({ message: said }) => ends.push(said));
  await Promise.all([ask('ana', 'forever'), ask('ana', 'forever again'), ask('ana', 'short of ana'), ask('ben', 'short of ben')]);
  expect(ends.toSorted()).toEqual(['forever', 'forever again', 'short of ana', 'short of ben']);
  expect(ends.indexOf('short of ben')).toBeLessThan(ends.indexOf('short of ana'));
});

it('refuses more of one person than may wait, and says when to come back', async () => {
  const coach = stubborn();
  const waiting = Array.from({ length: MOST_OF_ONE }, () => coach.workOut('ana', work('short')));
  expect(() => coach.requireRoom('ana')).toThrow(ProblemError);
  await expect(coach.workOut('ana', work('one too many'))).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 2 },
  });
  coach.requireRoom('ben');
  await expect(Promise.all(waiting)).resolves.toHaveLength(MOST_OF_ONE);
});

it('tells a fault of the coach, and goes on', async () => {
  const coach = stubborn();
  await expect(coach.workOut('ana', work('fail'))).rejects.toThrow('failed');
  expect((await coach.workOut('ana', work('short'))).message).toBe('short');
});

it('works nothing out for someone who has left', async () => {
  const { built } = await stubborn().workOut('ana', work('short'), AbortSignal.abort());
  expect(built.abstained).toBe(true);
});

it('tells everyone who waits where no thread can start', async () => {
  const coach = opened({ entry: new URL('../testing/there-is-no-such-thread.ts', import.meta.url) });
  await expect(coach.workOut('ana', work('short'))).rejects.toMatchObject({ code: 'unavailable' });
});
