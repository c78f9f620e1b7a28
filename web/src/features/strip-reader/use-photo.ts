// One photo of the page: opened and read in the worker, shown by the page.
import { useEffect, useRef, useState } from 'react';
import { behindBy, trueNow } from '../../ui/true-now.ts';
import type { PhotoFault } from './image/open-photo.ts';
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
  const open = async (file: File): Promise<boolean> => {
    asked.current += 1;
    const mine = asked.current;
    // The file has the time of this device.
    const takenAt = photoMoment(file.lastModified + behindBy(), trueNow());
    setState({ at: 'opening' });
    const answer = await ask({ kind: 'open', file });
    // Another was chosen in the meantime.
    if (mine !== asked.current) return false;
    if (answer.kind === 'open') setState({ at: 'open', photo: { picture: answer.picture, takenAt } });
    else setState({ at: 'fault', fault: answer.kind === 'fault' ? answer.fault : 'broken' });
    return answer.kind === 'open';
  };
  return { state, open, ask, forget: () => setState({ at: 'none' }) };
}
