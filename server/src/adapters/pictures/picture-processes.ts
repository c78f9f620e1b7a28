// Makes pictures in processes of their own, at low priority: whatever a file does to the libraries that read it, requests are served, and a
// process that takes too long is ended with its file. At most one for two processors; none while there is nothing to do.
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import type { PictureAnswer, PictureMaker } from './picture-maker.ts';
import type { PictureMessage, PictureWork } from './picture-process.ts';

/** Of one file, in time of the processor: what takes more is no photo, however busy the machine is. */
const MOST_WORK_MS = 6000;
/** Of one file, on the clock: then the machine is too busy, and a good photo is sent back with the request to try again. */
const DEADLINE_MS = 9000;
const IDLE_MS = 60_000;
const MOST_WAITING = 30;
/** After that it is better to try again. */
const MOST_WAIT_MS = 30_000;
/** As `nice` counts: requests come first, and yet a photo gets a fourth of a busy processor, so that its deadline holds. */
const LOW_PRIORITY = 5;
/** Beside this file in the sources, and beside the bundle that this file is a part of. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './picture-process.ts' : './picture-process.js', import.meta.url);

/** More photos wait than can be made soon: try again in a moment. */
export class TooManyPictures extends Error {
  override name = 'TooManyPictures';
  readonly statusCode = 503;
}

interface Waiting {
  work: PictureWork;
  /** then it is sent back, with the request to try again */
  patience: NodeJS.Timeout;
  done: (answer: PictureAnswer) => void;
  failed: (fault: unknown) => void;
}
interface Maker {
  child: ChildProcess;
  isReady: boolean;
  serves: Waiting | undefined;
  /** then it is ended: for the file that it reads, or as nothing has come */
  end: NodeJS.Timeout | undefined;
}

export interface PictureOptions {
  /** tests have others */
  entry?: URL;
  deadlineMs?: number;
  mostWorkMs?: number;
  most?: number;
  patienceMs?: number;
}

export const pictureProcesses = (options: PictureOptions = {}): PictureMaker => new PictureProcesses(options);

class PictureProcesses implements PictureMaker {
  readonly #entry: URL;
  readonly #deadlineMs: number;
  readonly #mostWorkMs: number;
  readonly #patienceMs: number;
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  readonly #makers = new Set<Maker>();
  #isClosed = false;

  constructor({ entry = ENTRY, deadlineMs = DEADLINE_MS, mostWorkMs = MOST_WORK_MS, patienceMs = MOST_WAIT_MS, most }: PictureOptions) {
    this.#entry = entry;
    this.#deadlineMs = deadlineMs;
    this.#mostWorkMs = mostWorkMs;
    this.#patienceMs = patienceMs;
    this.#most = most ?? Math.max(1, Math.floor(availableParallelism() / 2));
  }

  make(path: string, into: string): Promise<PictureAnswer> {
    return new Promise((done, failed) => {
      const sendBack = () => failed(new TooManyPictures('Too many pictures wait.'));
      if (this.#isClosed || this.#waiting.length >= MOST_WAITING) return sendBack();
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1);
        sendBack();
      }, this.#patienceMs);
      const one: Waiting = { work: { path, into, mostWorkMs: this.#mostWorkMs }, patience, done, failed };
      this.#waiting.push(one);
      return this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#failAll(new TooManyPictures('The server ends.'));
    await Promise.all([...this.#makers].map(({ child }) => gone(child)));
  }

  #serve(): void {
    while (this.#waiting.length > 0) {
      const free = [...this.#makers].find(({ isReady, serves }) => isReady && !serves);
      if (free) this.#give(free, this.#waiting.shift() as Waiting);
      else if (this.#makers.size < this.#most) return this.#start();
      else return;
    }
  }

  #give(maker: Maker, next: Waiting): void {
    maker.serves = next;
    clearTimeout(next.patience);
    maker.child.channel?.ref();
    clearTimeout(maker.end);
    maker.end = setTimeout(() => {
      this.#retire(maker);
      next.failed(new TooManyPictures('The machine is too busy for this picture.'));
      this.#serve();
    }, this.#deadlineMs);
    maker.child.send(next.work);
  }

  #finish(maker: Maker, answer: PictureAnswer): void {
    clearTimeout(maker.end);
    const { serves } = maker;
    maker.serves = undefined;
    // Without work it keeps no one from ending.
    maker.child.channel?.unref();
    maker.end = setTimeout(() => this.#retire(maker), IDLE_MS).unref();
    serves?.done(answer);
  }

  /** What it was at is stuck in the libraries, or the disk is full: the next one starts afresh. */
  #giveUp(maker: Maker, why: { isSlow: true } | { fault: string }): void {
    const { serves } = maker;
    clearTimeout(maker.end);
    this.#retire(maker);
    if ('isSlow' in why) serves?.done({ is: 'refused', status: 415, because: 'photo_slow' });
    else serves?.failed(new Error(why.fault));
  }

  /** It gets no more work from this moment on; no one waits until it has ended. */
  #retire(maker: Maker): void {
    this.#makers.delete(maker);
    maker.child.kill('SIGKILL');
  }

  #start(): void {
    // The memory of the pictures is not in the heap of V8, which needs little.
    const child = fork(this.#entry, [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=256', ...process.execArgv.filter(isHarmless)],
    });
    child.unref();
    const maker: Maker = { child, isReady: false, serves: undefined, end: undefined };
    this.#makers.add(maker);
    child.on('message', (message: PictureMessage) => {
      if (message === 'ready') {
        maker.isReady = true;
        lower(child.pid);
      } else if ('answer' in message) this.#finish(maker, message.answer);
      else this.#giveUp(maker, message);
      this.#serve();
    });
    // A file that ends the process is a file that can't be read. The error event says that it could not be started.
    child.on('error', (fault) => this.#ended(maker, fault));
    child.on('exit', () => this.#ended(maker));
  }

  #ended(maker: Maker, fault?: unknown): void {
    if (!this.#makers.delete(maker)) return;
    clearTimeout(maker.end);
    const { serves } = maker;
    maker.serves = undefined;
    if (this.#isClosed) serves?.failed(new Error('The server ends.'));
    else serves?.done({ is: 'refused', status: 415, because: 'photo_broken' });
    // It never worked: those who wait would wait forever.
    if (!maker.isReady) this.#failAll(fault ?? new Error('Pictures can’t be made.'));
    else if (!this.#isClosed) this.#serve();
  }

  #failAll(fault: unknown): void {
    for (const one of this.#waiting.splice(0)) {
      clearTimeout(one.patience);
      one.failed(fault);
    }
  }
}

/** A debugger's port can't be opened twice. */
const isHarmless = (option: string): boolean => !option.startsWith('--inspect') && !option.startsWith('--max-old-space-size');

/** Once it works: on a busy machine its start would take too long. */
function lower(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It works without, only not as quietly.
  }
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.ref();
    child.once('exit', () => resolve());
    if (!child.kill('SIGKILL')) resolve();
  });
