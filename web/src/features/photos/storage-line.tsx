import { clsx } from 'clsx';
import type { Storage } from '@limpid/contract';
import type { ReactNode } from 'react';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useStorage } from './photos.data.ts';

/** From here on it is said clearly. */
const NEARLY = 0.8;

/** How full it is, from 0 to 1: photos or bytes, whichever is nearer to its limit. */
export const fullness = ({ photos, maximumPhotos, bytes, maximumBytes }: Storage): number =>
  Math.min(1, Math.max(photos / Math.max(1, maximumPhotos), bytes / Math.max(1, maximumBytes)));

/** How much room there is, said long before it ends. */
export function StorageLine({ aside }: { aside: ReactNode }) {
  const storage = useStorage();
  if (!storage) return <div className="flex min-h-11 justify-end">{aside}</div>;
  const format = numberFormat(languageTag());
  const used = { used: format.format(storage.photos), most: format.format(storage.maximumPhotos) };
  const full = fullness(storage);
  const left = Math.max(0, storage.maximumPhotos - storage.photos);
  const isNearly = full >= NEARLY;
  return (
    <div className="mb-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', isNearly ? 'text-warn' : 'text-muted')}>
          <span className="figures">{m.photos_room(used)}</span>
          <span aria-hidden className="block h-1.5 w-20 overflow-hidden rounded-full bg-line">
            <span
              className={clsx('block h-full rounded-full', isNearly ? 'bg-warn' : 'bg-brand')}
              style={{ width: `${Math.max(2, full * 100)}%` }}
            />
          </span>
        </p>
        {aside}
      </div>
      {full >= 1 ? (
        <Callout tone="warn" className="my-3" title={m.photos_room_full_title(used)} action={<Plans />}>
          {m.photos_room_full_text()}
        </Callout>
      ) : isNearly ? (
        <Callout tone="warn" className="my-3" title={m.photos_room_nearly({ left: format.format(left) })} action={<Plans />}>
          {m.photos_room_nearly_text()}
        </Callout>
      ) : null}
    </div>
  );
}

function Plans() {
  return (
    <LinkButton to="/pricing" variant="secondary" size="sm" reloadDocument className="mt-1">
      {m.common_see_plans()}
    </LinkButton>
  );
}
