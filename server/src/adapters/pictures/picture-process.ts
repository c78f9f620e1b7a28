// A process that makes pictures: one at a time, told by messages.
import { makePicture } from './make-picture.ts';
import type { PictureAnswer } from './picture-maker.ts';

export interface PictureWork {
  path: string;
  into: string;
  /** of the processor; what takes more is given up */
  mostWorkMs: number;
}
/** `fault`: not of the file, such as a full disk */
export type PictureMessage = 'ready' | { answer: PictureAnswer } | { isSlow: true } | { fault: string };

const LOOK_MS = 100;

const tell = (message: PictureMessage) => process.send?.(message);

/** The picture is read in other threads than this one, which can look at how long they have worked. */
async function work({ path, into, mostWorkMs }: PictureWork): Promise<void> {
  const before = process.cpuUsage();
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > mostWorkMs) tell({ isSlow: true });
  }, LOOK_MS);
  try {
    tell({ answer: await makePicture(path, into) });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : 'The picture could not be made.' });
  } finally {
    clearInterval(looking);
  }
}

process.on('message', (asked: PictureWork) => void work(asked));
// Without the server there is no one to work for.
process.on('disconnect', () => process.exit(0));
tell('ready');
