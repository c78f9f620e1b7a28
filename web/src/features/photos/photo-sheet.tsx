import { CheckCircle2 } from 'lucide-react';
import { useState } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { AddHere } from './add-here.tsx';
import type { PhotoTarget } from './device/use-adding.ts';

interface SheetProps extends PhotoTarget {
  title: string;
  onClose: () => void;
}

/** Camera and files over any page: what is added goes into the gallery, beside what the sheet was opened for. */
export function PhotoSheet({ title, onClose, ...target }: SheetProps) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const { href } = useCurrentPool();
  const isAdded = added.size > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        isAdded ? (
          <>
            <LinkButton variant="secondary" to={href('/gallery')} onClick={onClose}>
              {m.photos_to_gallery()}
            </LinkButton>
            <Button onClick={onClose}>{m.common_done()}</Button>
          </>
        ) : undefined
      }
    >
      <AddHere {...target} onAdded={(id) => setAdded((before) => new Set([...before, id]))} />
      <p role="status" className="mt-4 flex items-center gap-2 text-sm">
        {isAdded ? (
          <>
            <CheckCircle2 size={18} aria-hidden className="shrink-0 text-ok" />
            {m.photos_added({ count: added.size })}
          </>
        ) : (
          <span className="text-muted">{m.photos_sheet_text()}</span>
        )}
      </p>
    </Sheet>
  );
}
