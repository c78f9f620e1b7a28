import type { Pool } from '@limpid/contract';
import type { RefObject } from 'react';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { AddHere } from './add-here.tsx';
import { WeekDrawing } from './week-drawing.tsx';

/** No photo yet: why one a week pays. */
export function GalleryEmpty({ pool, dropArea }: { pool: Pool; dropArea: RefObject<HTMLElement | null> }) {
  return (
    <Card padding="lg" tone="tint" className="flex flex-col items-center text-center">
      <WeekDrawing className="w-full max-w-120 pt-2 pb-8" />
      <h2 className="text-xl font-semibold text-balance">{m.photos_empty_title()}</h2>
      <p className="mt-3 measure-56 text-balance">{m.photos_empty_text()}</p>
      <p className="mt-2 measure-56 text-sm text-balance text-muted">{m.photos_empty_privacy()}</p>
      {pool.isReadOnly ? null : (
        <div className="mt-6 max-w-full">
          <AddHere poolId={pool.id} takesShared dropArea={dropArea} />
        </div>
      )}
    </Card>
  );
}
