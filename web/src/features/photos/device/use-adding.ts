// Photos on their way into the outbox: made ready one after the other, compared with what is there already, queued. What is queued is the
// outbox's: here it is only watched.
import { api, type PhotoInput } from '@limpid/contract';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { call } from '../../../api/client.ts';
import { uuidV7 } from '../../../browser/uuid.ts';
import { fetchOutbox } from '../../../offline/outbox/lazy-outbox.ts';
import type { OutboxEntry } from '../../../offline/outbox/outbox-entry.ts';
import { outboxSnapshot } from '../../../offline/outbox/outbox-snapshot.ts';
import { useOutbox, useWrite } from '../../../offline/use-outbox.ts';
import { problemText } from '../../../i18n/problem-codes.ts';
import { m } from '../../../paraglide/messages.js';
import { trueInstant } from '../../../ui/true-now.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import { refusalText } from './refusal-text.ts';

export interface PhotoTarget {
  poolId: string;
  tags?: readonly string[] | undefined;
  readingId?: string | undefined;
  completionId?: string | undefined;
  equipmentId?: string | undefined;
}

type Ready = Extract<PreparedPhoto, { is: 'ready' }>;

/** One file that was chosen. `id` is that of the photo which it becomes. */
export interface AddedPhoto {
  id: string;
  name: string;
  state: { at: 'preparing' } | { at: 'known'; photo: Ready } | { at: 'queued' } | { at: 'refused'; text: string };
  /** of what is made ready, as an address */
  preview?: string | undefined;
}

type Change = { add: AddedPhoto } | { set: Partial<AddedPhoto> & { id: string } } | { drop: string };

function changed(photos: readonly AddedPhoto[], change: Change): readonly AddedPhoto[] {
  if ('add' in change) return [...photos, change.add];
  if ('drop' in change) return photos.filter(({ id }) => id !== change.drop);
  return photos.map((photo) => (photo.id === change.set.id ? { ...photo, ...change.set } : photo));
}

const isRecord = ({ call: name }: OutboxEntry): boolean => name === 'photos.record';

/** The same file: among what waits on this device, or in this pool. Without an answer it counts as new. */
async function isThere(poolId: string, fingerprint: string): Promise<boolean> {
  const waits = outboxSnapshot().entries.some(
    (entry) => isRecord(entry) && entry.poolId === poolId && entry.body?.['fingerprint'] === fingerprint,
  );
  if (waits || !navigator.onLine) return waits;
  try {
    return (await call(api.photos.list, { params: { poolId }, query: { fingerprint, limit: 1 } })).items.length > 0;
  } catch {
    return false;
  }
}

function bodyOf(target: PhotoTarget, id: string, { takenAt, fingerprint }: Ready): PhotoInput {
  const { poolId: _poolId, tags, ...belonging } = target;
  const given = Object.fromEntries(Object.entries(belonging).filter(([, value]) => value !== undefined));
  return {
    id,
    takenAt: takenAt ?? trueInstant(),
    ...(tags && tags.length > 0 && { tags: [...tags] }),
    ...(fingerprint !== '' && { fingerprint }),
    ...given,
  };
}

/** Takes it out of the outbox, which also ends its way to the server. */
export async function discardPhoto(id: string): Promise<void> {
  const [{ changeOutbox }, { discard }] = await Promise.all([fetchOutbox(), import('../../../offline/outbox/outbox-state.ts')]);
  const entry = outboxSnapshot().entries.find((waiting) => waiting.rowId === id && isRecord(waiting));
  if (entry) await changeOutbox((state) => discard(state, entry.id));
}

export interface Adding {
  photos: readonly AddedPhoto[];
  /** what the outbox says of those that are queued; one without an entry has arrived */
  entryOf: (id: string) => OutboxEntry | undefined;
  /** `onQueued`: from here on the outbox has it, or it was refused */
  add: (file: Blob, onQueued?: () => void) => Promise<void>;
  addAgain: (photo: AddedPhoto) => Promise<void>;
  cancel: (photo: AddedPhoto) => Promise<void>;
}

export function useAdding(target: PhotoTarget, onAdded?: (id: string) => void): Adding {
  const [photos, change] = useReducer(changed, []);
  const { entries } = useOutbox();
  const write = useWrite();
  const [memory] = useState<Memory>(() => ({ gone: new Set(), fingerprints: new Map(), previews: [] }));
  useEffect(() => () => memory.previews.forEach((url) => URL.revokeObjectURL(url)), [memory]);
  const byRow = useMemo(() => new Map(entries.filter(isRecord).map((entry) => [entry.rowId, entry])), [entries]);
  return { photos, entryOf: (id) => byRow.get(id), ...deeds({ target, change, write, memory, onAdded }) };
}

/** What is known of the files of this list, also between two renderings. */
interface Memory {
  gone: Set<string>;
  fingerprints: Map<string, string>;
  previews: string[];
}

interface Tools {
  target: PhotoTarget;
  change: (change: Change) => void;
  write: ReturnType<typeof useWrite>;
  memory: Memory;
  onAdded: ((id: string) => void) | undefined;
}

function deeds(tools: Tools): Pick<Adding, 'add' | 'addAgain' | 'cancel'> {
  const { change, memory } = tools;
  return {
    add: async (file, onQueued) => {
      const id = uuidV7();
      change({ add: { id, name: file instanceof File ? file.name : '', state: { at: 'preparing' } } });
      const prepared = await prepare(file);
      if (memory.gone.has(id)) return;
      if (prepared.is === 'ready') {
        const preview = URL.createObjectURL(prepared.preview);
        memory.previews.push(preview);
        change({ set: { id, preview } });
        if (await isNew(tools, id, prepared)) await queue(tools, id, prepared);
        else change({ set: { id, state: { at: 'known', photo: prepared } } });
      } else {
        change({ set: { id, state: { at: 'refused', text: prepared.text } } });
      }
      onQueued?.();
    },
    addAgain: async ({ id, state }) => {
      if (state.at === 'known') await queue(tools, id, state.photo);
    },
    cancel: async ({ id, state }) => {
      memory.gone.add(id);
      memory.fingerprints.delete(id);
      change({ drop: id });
      if (state.at === 'queued') await discardPhoto(id);
    },
  };
}

/** Whether to continue without a question. */
async function isNew({ memory: { fingerprints }, target }: Tools, id: string, { fingerprint }: Ready): Promise<boolean> {
  if (fingerprint === '') return true;
  const isChosenTwice = [...fingerprints.values()].includes(fingerprint);
  fingerprints.set(id, fingerprint);
  return !isChosenTwice && !(await isThere(target.poolId, fingerprint));
}

async function queue({ target, change, write, memory, onAdded }: Tools, id: string, photo: Ready): Promise<void> {
  const { file, preview, width, height } = photo;
  // Canceled while the server was asked.
  if (memory.gone.has(id)) return;
  try {
    const body = { ...bodyOf(target, id, photo) };
    await write({
      call: 'photos.record',
      poolId: target.poolId,
      rowId: id,
      body,
      file,
      preview,
      shown: { width, height },
      isMomentTyped: true,
    });
    change({ set: { id, state: { at: 'queued' } } });
    onAdded?.(id);
  } catch (error) {
    change({ set: { id, state: { at: 'refused', text: problemText(error) } } });
  }
}

/** What makes photos ready is fetched with the first of them. */
async function prepare(file: Blob): Promise<Ready | { is: 'refused'; text: string }> {
  try {
    const { preparePhoto } = await import('./prepare-photo.ts');
    const prepared = await preparePhoto(file);
    return prepared.is === 'ready' ? prepared : { is: 'refused', text: refusalText(prepared) };
  } catch {
    return { is: 'refused', text: m.ui_part_not_loaded() };
  }
}
