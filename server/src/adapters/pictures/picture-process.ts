// A process that makes pictures: one at a time, told by messages.
import { makePicture } from './make-picture.ts';
import type { PictureAnswer } from './picture-maker.ts';

export interface PictureWork {
  path: string;
  into: string;
}
export type PictureMessage = 'ready' | { answer: PictureAnswer };

const tell = (message: PictureMessage) => process.send?.(message);

process.on('message', (work: PictureWork) => {
  void makePicture(work.path, work.into).then((answer) => tell({ answer }));
});
// Without the server there is no one to work for.
process.on('disconnect', () => process.exit(0));
tell('ready');
