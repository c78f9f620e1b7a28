import { clsx } from 'clsx';
import type { Storage } from '@limpid/contract';
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
export function StorageLine() {
  const storage = useStorage();
  if (!storage) return <div className="mb-4 h-6" />;
  const format = numberFormat(languageTag());
  const used = { used: format.format(storage.photos), most: format.format(storage.maximumPhotos) };
  const full = fullness(storage);
  if (full >= 1) {
    return (
      <Callout tone="warn" className="mb-6" title={m.photos_room_full_title(used)} action={<Plans />}>
        {m.photos_room_full_text()}
      </Callout>
    );
  }
  const left = storage.maximumPhotos - storage.photos;
  return (
    <div className="mb-4">
      <p className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', full >= NEARLY ? 'text-warn' : 'text-muted')}>
        <span className="figures">{m.photos_room(used)}</span>
        <span aria-hidden className="block h-1.5 w-24 overflow-hidden rounded-full bg-line">
          <span
            className={clsx('block h-full rounded-full', full >= NEARLY ? 'bg-warn' : 'bg-brand')}
            style={{ width: `${Math.max(2, full * 100)}%` }}
          />
        </span>
        {full >= NEARLY ? <span className="font-medium">{m.photos_room_nearly({ left: format.format(left) })}</span> : null}
      </p>
      {full >= NEARLY ? <Plans /> : null}
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
