// A photo of a strip while it is being read: kept on the device, so that a reload or the way back loses neither it nor its corners nor
// what was corrected. It lies with the cached answers, which are deleted at sign-out and when another person signs in; it is shown to
// no one but the person who took it, and not after a day.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { READS_DATABASE } from '../../../api/cached-reads-store.ts';
import { signedInId } from '../../../session/signed-in-hint.ts';
import type { Marks } from '../image/corner-marks.ts';
import type { Analyte, StripLayout } from '../../strips/layout.data.ts';

export type Edits = Readonly<Partial<Record<Analyte, number | null>>>;

export interface StripDraft {
  poolId: string;
  /** of the photo, which is stored once */
  photoId: string;
  /** quarter turns of the photo, clockwise */
  turns: number;
  takenAt: number;
  marks: Marks<'strip' | 'chart'>;
  layout: StripLayout;
  isMyStrip: boolean;
  /** the person has said that the chart is upright between these corners */
  isUpright: boolean;
  edits: Edits;
  moment: 'photo' | 'now';
}
interface Kept<Content> {
  personId: string;
  keptAt: number;
  content: Content;
}
interface KeptPhoto {
  id: string;
  file: Blob;
}

const KEPT_MS = 86_400_000;
const PHOTO = 'strip-photo';
const DRAFT = 'strip-draft';

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore(READS_DATABASE, 'reads'));

/** Nothing is stored for a person who has signed out by then. Storage that is full or forbidden costs only the draft. */
async function keep(name: string, content: unknown, now: number): Promise<void> {
  const personId = signedInId();
  if (personId === null || typeof indexedDB === 'undefined') return;
  await store()('readwrite', (records) => {
    if (signedInId() !== personId) return Promise.resolve();
    records.put({ personId, keptAt: now, content }, name);
    return promisifyRequest(records.transaction);
  }).catch(() => undefined);
}

export const keepStripPhoto = (photo: KeptPhoto, now: number): Promise<void> => keep(PHOTO, photo, now);
export const keepStripDraft = (draft: StripDraft, now: number): Promise<void> => keep(DRAFT, draft, now);

export async function forgetStripDraft(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await store()('readwrite', (records) => {
    for (const name of [PHOTO, DRAFT]) records.delete(name);
    return promisifyRequest(records.transaction);
  }).catch(() => undefined);
}

/** Of this person and this pool; what is too old or someone else's is deleted. */
export async function loadStripDraft(poolId: string, now: number): Promise<{ draft: StripDraft; file: Blob } | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const found = await store()('readonly', (records) =>
    Promise.all([
      promisifyRequest<Kept<KeptPhoto> | undefined>(records.get(PHOTO)),
      promisifyRequest<Kept<StripDraft> | undefined>(records.get(DRAFT)),
    ]),
  ).catch(() => []);
  const [photo, draft] = found;
  if (!photo && !draft) return undefined;
  const isGood = [photo, draft].every((one) => one?.personId === signedInId() && now - one.keptAt < KEPT_MS);
  if (!isGood || photo?.content.id !== draft?.content.photoId) await forgetStripDraft();
  else if (photo && draft?.content.poolId === poolId) return { draft: draft.content, file: photo.content.file };
  return undefined;
}
