import { m } from '../../paraglide/messages.js';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { AddHere, type AddHereProps, useAddedToast } from './add-here.tsx';

interface SheetProps extends Omit<AddHereProps, 'onAdded'> {
  title: string;
  onClose: () => void;
  /** leads to where the photo went */
  onOpenGallery: () => void;
}

/** Camera and files over any page: what is added goes into the gallery, beside what the sheet was opened for. */
export function PhotoSheet({ title, onClose, onOpenGallery, ...place }: SheetProps) {
  const said = useAddedToast(onOpenGallery);
  const added = () => {
    onClose();
    said();
  };
  return (
    <Sheet open onClose={onClose} title={title} description={m.photos_sheet_text()}>
      <AddHere {...place} onAdded={added} />
    </Sheet>
  );
}
