// The strip of photos beside a test, a completed task, a piece of equipment or a clear-up: these features know nothing of photos.
import { lazy } from '../../ui/lazy.tsx';

export const { Lazy: PhotoStrip } = lazy(() => import('../../features/photos/photo-strip.tsx').then((part) => part.PhotoStrip));
