// Makes pictures in processes of their own, at low priority: whatever a file does to the libraries that read it, requests are served, and a
// process that takes too long is ended with its file. At most one for two processors; none while there is nothing to do.
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import type { PictureAnswer, PictureMaker } from './picture-maker.ts';
import type { PictureMessage, PictureWork } from './picture-process.ts';

/** Of one file; with the wait for the ones before it a refusal comes within 10 s. */
const DEADLINE_MS = 8000;
const IDLE_MS = 60_000;
const MOST_WAITING = 30;
/** as `nice` counts: requests come first */
const LOW_PRIORITY = 10;
/** Beside this file in the sources, and beside the bundle that this file is a part of. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './picture-process.ts' : './picture-process.js', import.meta.url);

/** More photos wait than can be made soon: try again in a moment. */
export class TooManyPictures extends Error {
  override name = 'TooManyPictures';
}

interface Waiting {
  work: PictureWork;
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
  most?: number;
}

export function pictureProcesses({ entry = ENTRY, deadlineMs = DEADLINE_MS, most }: PictureOptions = {}): PictureMaker {
  const mostMakers = most ?? Math.max(1, Math.floor(availableParallelism() / 2));
  const waiting: Waiting[] = [];
  const makers = new Set<Maker>();
  let isClosed = false;

  const serve = () => {
    while (waiting.length > 0) {
      const free = [...makers].find(({ isReady, serves }) => isReady && !serves);
      if (free) give(free, waiting.shift() as Waiting);
      else if (makers.size < mostMakers) return start();
      else return undefined;
    }
    return undefined;
  };

  const give = (maker: Maker, next: Waiting) => {
    maker.serves = next;
    maker.child.channel?.ref();
    clearTimeout(maker.end);
    maker.end = setTimeout(() => {
      finish(maker, { is: 'refused', status: 415, because: 'photo_slow' });
      maker.child.kill('SIGKILL');
    }, deadlineMs);
    maker.child.send(next.work);
  };

  const finish = (maker: Maker, answer: PictureAnswer) => {
    clearTimeout(maker.end);
    const { serves } = maker;
    maker.serves = undefined;
    // Without work it keeps no one from ending.
    maker.child.channel?.unref();
    maker.end = setTimeout(() => maker.child.kill(), IDLE_MS).unref();
    serves?.done(answer);
  };

  const start = () => {
    // The memory of the pictures is not in the heap of V8, which needs little.
    const child = fork(entry, [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=256', ...process.execArgv.filter(isHarmless)],
    });
    child.unref();
    const maker: Maker = { child, isReady: false, serves: undefined, end: undefined };
    makers.add(maker);
    if (child.pid !== undefined) lower(child.pid);
    child.on('message', (message: PictureMessage) => {
      if (message === 'ready') maker.isReady = true;
      else finish(maker, message.answer);
      serve();
    });
    // A file that ends the process is a file that can't be read. The error event says that it could not be started.
    child.on('error', (fault) => ended(maker, fault));
    child.on('exit', () => ended(maker));
  };

  const ended = (maker: Maker, fault?: unknown) => {
    if (!makers.delete(maker)) return;
    clearTimeout(maker.end);
    const { serves } = maker;
    maker.serves = undefined;
    if (isClosed) serves?.failed(new Error('The server ends.'));
    else serves?.done({ is: 'refused', status: 415, because: 'photo_broken' });
    // It never worked: those who wait would wait forever.
    if (!maker.isReady) for (const one of waiting.splice(0)) one.failed(fault ?? new Error('Pictures can’t be made.'));
    else if (!isClosed) serve();
  };

  return {
    make: (path, into) =>
      new Promise((done, failed) => {
        if (isClosed || waiting.length >= MOST_WAITING) return failed(new TooManyPictures('Too many pictures wait.'));
        waiting.push({ work: { path, into }, done, failed });
        return serve();
      }),
    close: async () => {
      isClosed = true;
      for (const one of waiting.splice(0)) one.failed(new TooManyPictures('The server ends.'));
      await Promise.all([...makers].map(({ child }) => gone(child)));
    },
  };
}

/** A debugger's port can't be opened twice. */
const isHarmless = (option: string): boolean => !option.startsWith('--inspect') && !option.startsWith('--max-old-space-size');

function lower(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It works without, only not as quietly.
  }
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (!child.kill('SIGKILL')) resolve();
  });
