import type { Pool } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { draftOf, patchOf } from './remark-draft.ts';
import { RemarkList } from './remark-list.tsx';
import { RemarkSheet } from './remark-sheet.tsx';
import type { ListedRemark } from './remarks.data.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const POOL = { id: 'p1', name: 'Backyard', timeZone: 'UTC' } as Pool;
const at = '2026-07-04T10:00:00.000Z';
const remark = (id: string, more: object): ListedRemark => ({ id, at, createdAt: at, updatedAt: `v-${id}`, ...more });
const STORM = remark('r1', { text: 'Storm', rainMm: 12.7 });

const server = (items: ListedRemark[] = []) =>
  fakeServer({
    'GET /api/me': { body: { ...ANA, units: 'us' } },
    'GET /api/pools': { body: [] },
    'GET /api/pools/p1/remarks': { body: { items, nextCursor: null } },
  });
beforeEach(() => {
  write.mockResolvedValue({ state: 'sent', version: 'v2' });
  server();
});
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

const field = (label: RegExp) => screen.getByLabelText(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });
const isDisabled = () => (save() as HTMLButtonElement).disabled;

describe('a new note', () => {
  it('needs something, takes inches, and is saved for now; Undo takes it away', async () => {
    const close = vi.fn();
    renderPage(<RemarkSheet pool={POOL} onClose={close} />);
    expect(isDisabled()).toBe(true);
    type(/^Rain/, '90');
    expect(screen.getByText('Enter an amount from 0 to 78.74 in.')).toBeTruthy();
    expect(isDisabled()).toBe(true);
    type(/^Rain/, '0.5');
    type(/^Bathers/, '2.5');
    expect(screen.getByText('Enter a whole number from 0 to 10,000.')).toBeTruthy();
    type(/^Bathers/, '12');
    type(/^Note/, ' Party ');
    fireEvent.click(save());
    await waitFor(() => expect(close).toHaveBeenCalled());
    const { call, rowId, body, isMomentTyped } = (write.mock.calls[0] ?? [{}])[0] as Record<string, never>;
    expect({ call, body, isMomentTyped }).toEqual({
      call: 'remarks.record',
      body: { id: rowId, at: expect.any(String), text: 'Party', rainMm: 12.7, bathers: 12 },
      isMomentTyped: false,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ call: 'remarks.remove', rowId })));
  });

  it('can be of another time, at the pool', async () => {
    renderPage(<RemarkSheet pool={{ ...POOL, timeZone: 'America/New_York' }} onClose={() => undefined} />);
    type(/^Note/, 'Storm');
    type(/^When/, '2026-07-03T18:30');
    fireEvent.click(save());
    const moment = { body: expect.objectContaining({ at: '2026-07-03T22:30:00.000Z' }), isMomentTyped: true };
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining(moment)));
  });
});

describe('a correction', () => {
  it('sends what changed, and clears what was taken out', () => {
    const reader = { units: 'us', timeZone: 'UTC' } as const;
    const odd = { ...STORM, rainMm: 10 };
    const draft = draftOf(odd, reader);
    expect(patchOf(odd, draft, reader)).toEqual({});
    expect(patchOf(odd, { ...draft, text: ' ', bathers: 3 }, reader)).toEqual({ text: null, bathers: 3 });
    expect(patchOf(odd, { ...draft, rain: 1, at: '2026-07-05T08:00' }, reader)).toEqual({ rainMm: 25.4, at: '2026-07-05T08:00:00.000Z' });
    expect(patchOf(odd, { ...draft, rain: null }, reader)).toEqual({ rainMm: null });
  });
});

describe('the list', () => {
  it('invites to the first note', async () => {
    renderPage(<RemarkList pool={POOL} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
    expect(await screen.findByRole('dialog', { name: 'Add a note' })).toBeTruthy();
  });

  it('shows ten at first; one is corrected, deleted and brought back', async () => {
    server([STORM, ...Array.from({ length: 11 }, (_, index) => remark(`x${index}`, { bathers: index + 1 }))]);
    renderPage(<RemarkList pool={POOL} />);
    expect(await screen.findByText('Rain: 0.5 in')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(12);
    const choose = async (name: string) => {
      const more = within(rows[0]!).getByRole('button');
      // before its part has come, and after
      fireEvent.keyDown(more, { key: 'Enter' });
      fireEvent.click(more, { detail: 1 });
      fireEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Correct');
    expect(await screen.findByRole('dialog', { name: 'Correct this note' })).toBeTruthy();
    type(/^Note/, 'Big storm');
    fireEvent.click(save());
    const corrected = { call: 'remarks.change', rowId: 'r1', version: 'v-r1', body: { text: 'Big storm' } };
    await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining(corrected)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Delete');
    await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ call: 'remarks.remove', rowId: 'r1' })));
    await screen.findByText('Note deleted');
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    const restored = { call: 'remarks.record', rowId: 'r1', body: { id: 'r1', at, text: 'Storm', rainMm: 12.7 } };
    await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.objectContaining(restored)));
  });
});
