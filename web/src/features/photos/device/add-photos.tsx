// Stands in for the button that takes, shrinks and sends photos.
import { Camera } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

export interface AddPhotosProps {
  poolId: string;
  tags?: readonly string[];
  readingId?: string;
  completionId?: string;
  equipmentId?: string;
  onAdded?: () => void;
}

export function AddPhotos({ onAdded }: AddPhotosProps) {
  return (
    <Button size="lg" iconBefore={<Camera size={20} aria-hidden />} onClick={onAdded}>
      {m.photos_add()}
    </Button>
  );
}
