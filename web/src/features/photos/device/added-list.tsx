import { X } from 'lucide-react';
import { sentenceOf } from '../../../api/api-error.ts';
import { useIsOnline } from '../../../browser/online.ts';
import { useSending } from '../../../offline/use-sending.ts';
import type { OutboxEntry } from '../../../offline/outbox/outbox-entry.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { AddedPhoto, Adding } from './use-adding.ts';

/** What was chosen and has not arrived yet, with the state of each. What has arrived is in the gallery. */
export function AddedList({ adding }: { adding: Adding }) {
  const { photos, entryOf } = adding;
  const open = photos.filter(({ id, state }) => state.at !== 'queued' || entryOf(id) !== undefined);
  const arrived = photos.length - open.length;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <p role="status" className="text-sm text-muted empty:hidden">
        {arrived > 0 ? m.camera_arrived({ count: arrived }) : ''}
      </p>
      {open.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line" aria-label={m.camera_adding()}>
          {open.map((photo) => (
            <AddedRow key={photo.id} photo={photo} entry={entryOf(photo.id)} adding={adding} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface RowProps {
  photo: AddedPhoto;
  entry: OutboxEntry | undefined;
  adding: Adding;
}

function AddedRow({ photo, entry, adding }: RowProps) {
  const { state, name, preview } = photo;
  const isWrong = state.at === 'refused' || entry?.state === 'stopped';
  const label = name === '' ? m.camera_photo() : name;
  return (
    <li className="flex items-center gap-3 py-3">
      {preview === undefined ? (
        <span aria-hidden className={`size-14 shrink-0 rounded-control bg-sunken ${state.at === 'preparing' ? 'animate-breathe' : ''}`} />
      ) : (
        <img src={preview} alt="" className="size-14 shrink-0 rounded-control object-cover" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{label}</p>
        {state.at === 'known' ? (
          <Known photo={photo} adding={adding} />
        ) : (
          <div className={isWrong ? 'text-sm text-bad' : 'text-sm text-muted'} role={isWrong ? 'alert' : undefined}>
            <StateText photo={photo} entry={entry} />
          </div>
        )}
      </div>
      {state.at === 'known' ? null : (
        <IconButton
          label={isWrong ? m.camera_remove_from_list({ name: label }) : m.camera_cancel({ name: label })}
          icon={<X size={18} aria-hidden />}
          onClick={() => void adding.cancel(photo)}
        />
      )}
    </li>
  );
}

function StateText({ photo: { id, state }, entry }: Omit<RowProps, 'adding'>) {
  const isOnline = useIsOnline();
  const sending = useSending(id);
  if (state.at === 'refused') return state.text;
  if (state.at === 'preparing') return m.camera_preparing();
  if (entry?.state === 'stopped') return sentenceOf(entry.problem ?? {}) || m.camera_stopped();
  if (sending) return <Progress share={sending.sentBytes / Math.max(1, sending.totalBytes)} />;
  return isOnline ? m.camera_waiting() : m.camera_kept_offline();
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <>
      <span className="figures">{m.camera_sending({ percent: String(percent) })}</span>
      <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}

function Known({ photo, adding }: Omit<RowProps, 'entry'>) {
  return (
    <>
      <p role="alert" className="text-sm">
        {m.camera_known()}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => void adding.addAgain(photo)}>
          {m.camera_add_again()}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void adding.cancel(photo)}>
          {m.camera_leave_out()}
        </Button>
      </div>
    </>
  );
}
