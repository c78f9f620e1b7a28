import 'fake-indexeddb/auto';
import { clear, createStore, get } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetReads } from '../../../api/cached-reads.ts';
import { openCached, READS_DATABASE } from '../../../api/cached-reads-store.ts';
import { forgetUser, rememberUser } from '../../../session/signed-in-hint.ts';
import { firstGuess } from '../image/corner-marks.ts';
import { LAYOUTS, type StripLayout } from '../../strips/layout.data.ts';
import { forgetStripDraft, keepStripDraft, keepStripPhoto, loadStripDraft, type StripDraft } from './strip-draft.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const DAY_MS = 86_400_000;
const store = createStore(READS_DATABASE, 'reads');
const as = (id: string) => rememberUser({ id, email: `${id}@example.com`, username: id, firstName: id });
const DRAFT: StripDraft = {
  poolId: 'pool',
  photoId: 'photo',
  turns: 2,
  takenAt: NOW,
  marks: firstGuess(),
  layout: LAYOUTS[0] as StripLayout,
  isMyStrip: true,
  isUpright: false,
  edits: { ph: 7.8, alkalinityPpm: null },
  moment: 'now',
};
const FILE = new Blob(['a photo']);
const stored = async () => (await Promise.all(['strip-photo', 'strip-draft'].map((name) => get(name, store)))).filter(Boolean).length;

beforeEach(async () => {
  await clear(store);
  as('ann');
  await keepStripPhoto({ id: 'photo', file: FILE }, NOW);
  await keepStripDraft(DRAFT, NOW);
});

describe('a photo of a strip that is being read', () => {
  it('comes back after a reload, with its corners and what was corrected', async () => {
    expect((await loadStripDraft('pool', NOW + DAY_MS - 1))?.draft).toEqual(DRAFT);
    // The answers that are cached beside it are looked through when the app starts.
    await openCached('ann', NOW);
    expect(await loadStripDraft('pool', NOW)).toBeDefined();
  });

  it('does not come back for another pool, and stays for its own', async () => {
    expect(await loadStripDraft('spa', NOW)).toBeUndefined();
    expect(await loadStripDraft('pool', NOW)).toBeDefined();
  });

  it('is deleted after a day, and once it was used', async () => {
    expect(await loadStripDraft('pool', NOW + DAY_MS)).toBeUndefined();
    expect(await stored()).toBe(0);
    await keepStripDraft(DRAFT, NOW);
    await forgetStripDraft();
    expect(await stored()).toBe(0);
  });

  it('is never shown to another person, and deleted when they look', async () => {
    as('bob');
    expect(await loadStripDraft('pool', NOW)).toBeUndefined();
    expect(await stored()).toBe(0);
  });

  it('is deleted at sign-out, and nothing is stored after it', async () => {
    const late = keepStripDraft(DRAFT, NOW);
    forgetUser();
    await forgetReads();
    await late;
    await keepStripPhoto({ id: 'photo', file: FILE }, NOW);
    expect(await stored()).toBe(0);
  });

  it('is nothing where the photo is of another draft', async () => {
    await keepStripPhoto({ id: 'other', file: FILE }, NOW);
    expect(await loadStripDraft('pool', NOW)).toBeUndefined();
  });
});
