import { useSending, useWaitingPicture } from '../../offline/use-sending.ts';
import { m } from '../../paraglide/messages.js';
import { percentText } from '../../i18n/amounts.ts';

/** The picture of what waits; empty until it is read. */
export function WaitingPicture({ rowId }: { rowId: string }) {
  const url = useWaitingPicture(rowId);
  // What it shows is said beside it.
  return (
    <span className="size-16 shrink-0 overflow-hidden rounded-lg bg-sunken">
      {url ? <img src={url} alt="" className="size-full object-cover" /> : null}
    </span>
  );
}

/** How much of it is on its way; nothing while nothing is. */
export function SendingBar({ rowId }: { rowId: string }) {
  const sending = useSending(rowId);
  if (!sending) return null;
  const percent = Math.round((100 * sending.sentBytes) / Math.max(1, sending.totalBytes));
  return (
    <div className="mt-2 flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={m.offline_photo_progress()}
        aria-valuenow={percent}
        aria-valuetext={percentText(percent)}
        className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden className="figures text-sm text-muted">
        {percentText(percent)}
      </span>
    </div>
  );
}
