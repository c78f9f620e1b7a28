// A photo instead of words: of a test strip, or of the water. Both are read on this device and lead back to the coach.
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { CHAT, errandAddress } from '../../api/coach-address.ts';

export function PhotoButton() {
  const { pool, href } = useCurrentPool();
  const chat = useSearchParams()[0].get(CHAT);
  const [isOpen, setIsOpen] = useState(false);
  if (!pool) return null;
  return (
    <>
      <IconButton label={m.coach_photo()} icon={<Camera size={20} aria-hidden />} onClick={() => setIsOpen(true)} />
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={m.coach_photo()}>
        <p className="mb-4 text-sm text-muted">{m.coach_photo_text()}</p>
        <div className="flex flex-col gap-2.5">
          <LinkButton variant="secondary" to={href(errandAddress('/chemistry/strip', chat))}>
            {m.strip_title()}
          </LinkButton>
          <LinkButton variant="secondary" to={href(errandAddress('/chemistry/water-photo', chat))}>
            {m.strip_look_title()}
          </LinkButton>
        </div>
      </Sheet>
    </>
  );
}
