import { lazy } from '../../ui/lazy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AddPhotosProps } from './device/add-photos.tsx';

// What reads and shrinks files comes after the pictures.
const { Lazy: AddPhotos } = lazy(() => import('./device/add-photos.tsx').then((part) => part.AddPhotos));

/** Camera and files, for this place. */
export function AddHere(props: AddPhotosProps) {
  return <AddPhotos {...props} waiting={<Skeleton className="h-13 w-44 rounded-control" />} />;
}
