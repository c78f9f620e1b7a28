// Works out what the built-in coach says, outside the thread that serves requests: nothing that a person writes holds up anyone else for long.
// A question has its time; what takes longer is cut, its thread is ended, and the person is asked for less at once.
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { problem } from '../../../http/problems.ts';
import { askBack, inLanguage } from '../skills/reply.ts';
import { languageOf } from '../understanding/fold.ts';
import type { Lessons } from '../understanding/lessons.ts';
import { Line } from './line.ts';
import type { Work, Worked } from './work-out.ts';

export interface Thinker {
  /** A 429 with Retry-After where too many questions wait already, of this person or of all. */
  requireRoom: (personId: string) => void;
  workOut: (personId: string, work: Work, signal?: AbortSignal) => Promise<Worked>;
  close: () => Promise<void>;
}

const DEADLINE_MS = 2000;
const MOST_THREADS = 2;
/** The second one starts when someone has waited so long for the first. */
const PATIENCE_MS = 250;
/** and is ended when nothing has come for so long. */
const IDLE_MS = 60_000;
/** A thread that needs more fails; with less for what is young, it holds less that no one needs. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 };
const RETRY_AFTER_S = 2;
/** Beside this file in the sources, and beside the bundle that this file is a part of. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './coach-thread.ts' : './coach-thread.js', import.meta.url);

interface Waiting {
  /** about how long it takes to read: what was told before is read again */
  size: number;
  personId: string;
  work: Work;
  signal: AbortSignal | undefined;
  done: (worked: Worked) => void;
  failed: (fault: unknown) => void;
}
interface Thread {
  worker: Worker;
  state: 'starting' | 'ready' | 'ending';
  serves: Waiting | undefined;
  /** then it is ended: for the question that it serves, or as nothing has come */
  end: NodeJS.Timeout | undefined;
}
type Message = { ready: Lessons } | { worked: Worked } | { fault: unknown };

/** What is not worked out is shown as it is: no one knows what it asks, so no model is asked either. */
function cutShort({ message, coach }: Work): Worked {
  const language = languageOf(message, coach.language);
  const text = inLanguage({ language }, {
    en: 'That took me too long, so I stopped. Which one thing should I work out first? If someone is hurt or in danger, call 911 now.',
    es: 'Eso me tomó demasiado tiempo y lo dejé. ¿Qué quieres que calcule primero? Si alguien está herido o en peligro, llama ya al 911.',
  });
  return { built: askBack(text), isFixed: true, language, message };
} // prettier-ignore

export interface ThinkerOptions {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** tests have others */
  entry?: URL;
  deadlineMs?: number;
}

export class CoachThreads implements Thinker {
  readonly #line = new Line<Waiting>();
  readonly #threads = new Set<Thread>();
  readonly #options: Required<ThinkerOptions>;
  /** what the first thread learned */
  #lessons: Lessons | undefined;
  #help: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ log, entry = ENTRY, deadlineMs = DEADLINE_MS }: ThinkerOptions) {
    this.#options = { log, entry, deadlineMs };
  }

  requireRoom(personId: string): void {
    if (!this.#line.hasRoomFor(personId)) throw problem('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S });
  }

  async workOut(personId: string, work: Work, signal?: AbortSignal): Promise<Worked> {
    this.requireRoom(personId);
    return new Promise<Worked>((done, failed) => {
      const size = [work.message, ...work.earlier].join('').length;
      this.#line.add(personId, { size, personId, work, signal, done, failed });
      this.#serve();
    });
  }

  /** The first thread, before anyone asks. */
  warmUp(): void {
    if (this.#threads.size === 0) this.#start();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { failed } of this.#line.empty()) failed(problem('unavailable', { retryAfterSeconds: RETRY_AFTER_S }));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #serve(): void {
    while (this.#line.hasNext) {
      const thread = [...this.#threads].find(({ state, serves }) => state === 'ready' && !serves);
      if (!thread) {
        if (this.#threads.size === 0) this.#start();
        else if (!this.#help) this.#help = setTimeout(() => this.#startHelp(), PATIENCE_MS).unref();
        return;
      }
      const waiting = this.#line.next();
      if (waiting) this.#give(thread, waiting);
    }
  }

  /** Someone still waits, and no thread is about to be ready. */
  #startHelp(): void {
    this.#help = undefined;
    if (this.#line.hasNext && this.#threads.size < MOST_THREADS && [...this.#threads].every(({ state }) => state === 'ready'))
      this.#start();
  }

  #give(thread: Thread, waiting: Waiting): void {
    const { personId, work, signal, done } = waiting;
    // The person has left: no one reads it.
    if (signal?.aborted) {
      this.#line.leave(personId);
      done(cutShort(work));
      return;
    }
    thread.serves = waiting;
    clearTimeout(thread.end);
    thread.end = setTimeout(() => {
      this.#options.log.warn('a question to the coach took too long');
      this.#stop(thread);
    }, this.#options.deadlineMs);
    thread.worker.postMessage(work, []);
  }

  /** The thread is free again. */
  #take(thread: Thread): Waiting | undefined {
    const { serves } = thread;
    clearTimeout(thread.end);
    thread.end = setTimeout(() => this.#threads.size > 1 && this.#stop(thread), IDLE_MS).unref();
    thread.serves = undefined;
    if (serves) this.#line.leave(serves.personId);
    return serves;
  }

  #start(): void {
    if (this.#isClosed) return;
    const worker = new Worker(this.#options.entry, { workerData: this.#lessons, resourceLimits: MEMORY });
    const thread: Thread = { worker, state: 'starting', serves: undefined, end: undefined };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', (message: Message) => {
      if ('ready' in message) this.#hasStarted(thread, message.ready);
      else if ('worked' in message) this.#take(thread)?.done(message.worked);
      else this.#take(thread)?.failed(message.fault);
      this.#serve();
    });
    worker.on('error', (fault) => this.#options.log.error({ err: fault }, 'a thread of the coach failed'));
    worker.on('exit', () => this.#end(thread));
  }

  #stop(thread: Thread): void {
    thread.state = 'ending';
    void thread.worker.terminate();
  }

  #hasStarted(thread: Thread, lessons: Lessons): void {
    this.#lessons ??= lessons;
    thread.state = 'ready';
  }

  /** It was ended or failed. One that fails before it is ready would fail again at once, so everyone who waits is told. */
  #end(thread: Thread): void {
    this.#threads.delete(thread);
    const serves = this.#take(thread);
    clearTimeout(thread.end);
    if (serves) serves.done(cutShort(serves.work));
    if (thread.state === 'starting' && !this.#isClosed)
      for (const { failed } of this.#line.empty()) failed(problem('unavailable', { retryAfterSeconds: RETRY_AFTER_S }));
    else if (this.#threads.size === 0) this.#start();
    this.#serve();
  }
}
