import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  forgetShared,
  SHARE_OUTCOMES,
  SHARED_PARAMETER,
  type SharedPhoto,
  sharedPhotos,
  type ShareOutcome,
} from '../../../offline/shared-photos.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { Adding } from './use-adding.ts';

const TROUBLE: Record<Exclude<ShareOutcome, '1'>, () => string> = {
  none: m.camera_shared_none,
  failed: m.camera_shared_failed,
  later: m.camera_shared_later,
};

/** What another app has shared: asked for first, because it is added to the pool that this page shows. It stays on the device until it is queued. */
export function SharedNotice({ adding }: { adding: Adding }) {
  const [search, setSearch] = useSearchParams();
  const outcome = SHARE_OUTCOMES.find((known) => known === search.get(SHARED_PARAMETER));
  const [shared, setShared] = useState<readonly SharedPhoto[]>([]);
  useEffect(() => {
    // Also without the parameter: the share may have been followed by a sign-in, or by a page that was closed.
    sharedPhotos().then(setShared, () => undefined);
  }, []);
  const close = () => {
    setShared([]);
    const next = new URLSearchParams(search);
    next.delete(SHARED_PARAMETER);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const add = () => {
    for (const { key, file } of shared) void adding.add(file, () => void forgetShared(key));
    close();
  };
  const discard = () => {
    for (const { key } of shared) void forgetShared(key);
    close();
  };
  if (shared.length > 0) {
    const count = shared.length;
    return (
      <Callout
        live
        title={m.camera_shared_title({ count })}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={add}>
              {m.camera_shared_add({ count })}
            </Button>
            <Button size="sm" variant="quiet" onClick={discard}>
              {m.camera_leave_out()}
            </Button>
          </div>
        }
      >
        {m.camera_shared_text()}
      </Callout>
    );
  }
  if (outcome === undefined || outcome === '1') return null;
  return (
    <Callout tone="warn" live>
      {TROUBLE[outcome]()}
    </Callout>
  );
}
