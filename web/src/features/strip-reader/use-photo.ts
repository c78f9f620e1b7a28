// One photo of the page: opened and read in the worker, shown by the page.
import { useEffect, useRef, useState } from 'react';
import { behindBy, trueNow } from '../../ui/true-now.ts';
import type { PhotoFault } from '../../browser/photo/unpack-photo.ts';
import { type PhotoDesk, photoDesk } from './photo-beside.ts';
import type { PhotoAnswer, PhotoJob } from './photo-jobs.ts';
import type { Picture } from './image/patch.ts';
import { photoMoment } from './timing.ts';

export interface Photo {
  picture: Picture;
  takenAt: number;
}
export type PhotoState = { at: 'none' } | { at: 'opening' } | { at: 'fault'; fault: PhotoFault } | { at: 'open'; photo: Photo };

export function usePhoto() {
  const [state, setState] = useState<PhotoState>({ at: 'none' });
  const desk = useRef<PhotoDesk | undefined>(undefined);
  const asked = useRef(0);
  useEffect(
    () => () => {
      desk.current?.close();
      desk.current = undefined;
    },
    [],
  );
  const ask = (job: PhotoJob): Promise<PhotoAnswer> => (desk.current ??= photoDesk()).ask(job);
  const show = async (file: Blob, takenAt: number, turns = 0): Promise<boolean> => {
    asked.current += 1;
    const mine = asked.current;
    setState({ at: 'opening' });
    const answer = await ask({ kind: 'open', file, turns });
    // Another was chosen in the meantime.
    if (mine !== asked.current) return false;
    if (answer.kind === 'open') setState({ at: 'open', photo: { picture: answer.picture, takenAt } });
    else setState({ at: 'fault', fault: answer.kind === 'fault' ? answer.fault : 'broken' });
    return answer.kind === 'open';
  };
  // The file has the time of this device.
  const open = (file: File) => show(file, photoMoment(file.lastModified + behindBy(), trueNow()));
  /** One that was open before; where it cannot be opened any more, there is none. */
  const reopen = async (file: Blob, { takenAt, turns }: { takenAt: number; turns: number }): Promise<boolean> => {
    const isOpen = await show(file, takenAt, turns);
    if (!isOpen) setState((now) => (now.at === 'fault' ? { at: 'none' } : now));
    return isOpen;
  };
  /** A quarter clockwise. */
  const turn = async (): Promise<boolean> => {
    if (state.at !== 'open') return false;
    const answer = await ask({ kind: 'turn' });
    if (answer.kind === 'open') setState({ at: 'open', photo: { ...state.photo, picture: answer.picture } });
    return answer.kind === 'open';
  };
  return { state, open, reopen, turn, ask, forget: () => setState({ at: 'none' }) };
}
