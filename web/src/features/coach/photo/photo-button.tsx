// A photo instead of many words: to go with a question, or to be read on this device, which leads back to the coach.
import { Camera, ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CHAT, errandAddress } from '../../../api/coach-address.ts';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { usePhotoInputs } from '../../../browser/photo/photo-inputs.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlays/dialog.tsx';

export function PhotoButton({ onFile }: { onFile: (file: File) => void }) {
  const { pool, href } = useCurrentPool();
  const chat = useSearchParams()[0].get(CHAT);
  const [isOpen, setIsOpen] = useState(false);
  const { inputs, take, choose } = usePhotoInputs((file) => {
    setIsOpen(false);
    onFile(file);
  });
  return (
    <>
      <IconButton label={m.coach_photo()} icon={<Camera size={20} aria-hidden />} onClick={() => setIsOpen(true)} />
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={m.coach_photo()}>
        <p className="mb-4 text-sm text-muted">{m.coach_photo_text()}</p>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button onClick={take} iconBefore={<Camera size={20} aria-hidden />}>
            {m.strip_take_photo()}
          </Button>
          <Button variant="secondary" onClick={choose} iconBefore={<ImageUp size={20} aria-hidden />}>
            {m.strip_choose_photo()}
          </Button>
        </div>
        {inputs}
        {pool && !pool.isReadOnly ? (
          <>
            <p className="mt-6 mb-3 text-sm text-muted">{m.coach_photo_read_text()}</p>
            <div className="grid gap-2.5 sm:grid-cols-2">
              <LinkButton variant="secondary" to={href(errandAddress('/chemistry/strip', chat))}>
                {m.strip_title()}
              </LinkButton>
              <LinkButton variant="secondary" to={href(errandAddress('/chemistry/water-photo', chat))}>
                {m.strip_look_title()}
              </LinkButton>
            </div>
          </>
        ) : null}
      </Sheet>
    </>
  );
}
