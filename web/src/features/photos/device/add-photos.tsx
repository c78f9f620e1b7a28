// The way to add photos: taken with the camera, chosen, dropped, pasted, or shared by another app. What is on its way is shown below.
import { Camera, ImagePlus } from 'lucide-react';
import type { RefObject } from 'react';
import { usePhotoInputs } from '../../../browser/photo/photo-inputs.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { AddedList } from './added-list.tsx';
import { SharedNotice } from './shared-notice.tsx';
import { type PhotoTarget, useAdding } from './use-adding.ts';
import { usePhotoDrop } from './use-photo-drop.ts';

export interface AddPhotosProps extends PhotoTarget {
  /** once for each photo that the outbox has, with its id */
  onAdded?: (id: string) => void;
  /** where photos can be dropped; with it they can be pasted into the page, too */
  dropArea?: RefObject<HTMLElement | null>;
  /** takes what another app has shared with this one */
  takesShared?: boolean;
}

export function AddPhotos({ onAdded, dropArea, takesShared = false, ...target }: AddPhotosProps) {
  const adding = useAdding(target, onAdded);
  const { inputs, take, choose } = usePhotoInputs((file) => void adding.add(file), { many: true });
  const isOver = usePhotoDrop(dropArea, (files) => files.forEach((file) => void adding.add(file)));
  return (
    <div className="flex flex-col gap-3">
      {takesShared ? <SharedNotice adding={adding} /> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" onClick={choose} iconBefore={<ImagePlus size={20} aria-hidden />}>
          {m.camera_add()}
        </Button>
        <Button size="lg" variant="secondary" onClick={take} iconBefore={<Camera size={20} aria-hidden />} className="pointer-fine:hidden">
          {m.strip_take_photo()}
        </Button>
      </div>
      {inputs}
      {dropArea ? (
        <p className={`text-sm pointer-coarse:hidden ${isOver ? 'font-medium text-brand' : 'text-muted'}`}>
          {isOver ? m.camera_drop_now() : m.camera_drop()}
        </p>
      ) : null}
      <AddedList adding={adding} />
    </div>
  );
}
