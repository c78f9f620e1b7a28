import type { PhotoLink, Pool } from '@limpid/contract';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LinkActions, linkEndText } from './link-row.tsx';
import { photoText } from './photo-text.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { type LinkDays, useAddLink } from './photos.data.ts';

interface ShareProps {
  pool: Pool;
  photo: ListedPhoto;
  /** undefined: not known, as for a photo that waits */
  links: readonly PhotoLink[] | undefined;
  onClose: () => void;
}

/** Links under which others see this one photo, without anything about the pool but the day. */
export function ShareDialog({ pool, photo, links, onClose }: ShareProps) {
  const [days, setDays] = useState<'7' | '30' | '0'>('30');
  const add = useAddLink(photo);
  const known = links ?? [];
  const added = add.data && !known.some(({ id }) => id === add.data.id) ? [add.data] : [];
  return (
    <Dialog open onClose={onClose} title={m.photos_share_title()} description={m.photos_share_text()}>
      {photo.waiting ? (
        <Callout tone="info">{m.photos_share_waiting()}</Callout>
      ) : (
        <div className="flex flex-col gap-5">
          <SegmentedControl
            label={m.photos_link_ends()}
            value={days}
            onChange={setDays}
            options={[
              { value: '7', label: m.photos_days({ count: 7 }) },
              { value: '30', label: m.photos_days({ count: 30 }) },
              { value: '0', label: m.photos_never() },
            ]}
          />
          <Button
            wide
            pending={add.isPending}
            disabled={pool.isReadOnly}
            iconBefore={<Link2 size={20} aria-hidden />}
            onClick={() => add.mutate(Number(days) as LinkDays)}
          >
            {m.photos_make_link()}
          </Button>
          {add.error ? (
            <Callout tone="bad" live>
              {errorText(add.error)}
            </Callout>
          ) : null}
          {[...added, ...known].map((link) => (
            <div key={link.id} className="border-t border-line pt-4">
              <p className="font-medium break-all">{link.url.replace(/^https?:\/\//, '')}</p>
              <p className="mt-0.5 mb-3 text-sm text-muted">{linkEndText(link, pool.timeZone)}</p>
              <LinkActions link={link} name={photoText(photo, pool.timeZone)} />
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
}
