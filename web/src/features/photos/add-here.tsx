import { useToast } from '../../ui/overlays/toast.tsx';
import { m } from '../../paraglide/messages.js';
import { lazy } from '../../ui/lazy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// What reads and shrinks files comes after the pictures.
const { Lazy: AddPhotos } = lazy(() => import('./device/add-photos.tsx').then((part) => part.AddPhotos));

export interface AddHereProps {
  poolId: string;
  tags?: readonly string[];
  readingId?: string;
  completionId?: string;
  equipmentId?: string;
  onAdded?: () => void;
}

/** Camera and files, for this place. */
export function AddHere(props: AddHereProps) {
  return <AddPhotos {...props} waiting={<Skeleton className="h-13 w-44 rounded-control" />} />;
}

/** Says where a photo went that was added on another page. */
export function useAddedToast(goTo: () => void): () => void {
  const { toast } = useToast();
  return () => void toast({ title: m.photos_added(), tone: 'ok', action: { label: m.photos_open_gallery(), onClick: goTo } });
}
