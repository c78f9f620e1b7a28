import type { ClearUp, Pool } from '@limpid/contract';
import { dayOf } from '@limpid/schedule';
import { Columns2 } from 'lucide-react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { PhotoStrip, useBeside } from '../../features/photos/photo-strip.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';

/** The photos of a clear-up: the first shows where it began, the last is the proof that the water is clear. */
export function ClearUpPhotos({ pool, clearUp, isDone }: { pool: Pool; clearUp: ClearUp; isDone: boolean }) {
  const from = dayOf(clearUp.startedAt, pool.timeZone);
  const beside = { from, ...(clearUp.endedAt === undefined ? {} : { to: dayOf(clearUp.endedAt, pool.timeZone) }) };
  const photos = useBeside(pool, beside);
  const { href } = useCurrentPool();
  const newest = photos[0];
  const text = photos.length === 0 ? m.photos_clear_up_first() : isDone ? m.photos_clear_up_last() : m.photos_clear_up_more();
  return (
    <Card padding="md">
      <CardHeader title={m.photos_clear_up()} description={text} />
      <PhotoStrip
        pool={pool}
        beside={beside}
        name={m.clear_up_title()}
        tags={[m.photos_clear_up_tag()]}
        label={isDone ? m.photos_take_last() : photos.length === 0 ? m.photos_take_first() : m.photos_take()}
      />
      {newest && photos.length > 1 ? (
        <LinkButton
          variant="secondary"
          className="mt-3"
          to={href(`/gallery/compare?photo=${newest.id}`)}
          iconBefore={<Columns2 size={20} aria-hidden />}
        >
          {m.photos_before_after()}
        </LinkButton>
      ) : null}
    </Card>
  );
}
