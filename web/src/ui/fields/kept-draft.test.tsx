import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CancelButton, KeptDraftNote } from './kept-draft-note.tsx';
import { keepDraft, keptDraft, useKeptDraft } from './kept-draft.ts';
import { createToastStore } from '../overlays/toast-store.ts';
import { ToastProvider } from '../overlays/toast.tsx';

let toasts = createToastStore();
beforeEach(() => {
  localStorage.clear();
  toasts = createToastStore();
});
afterEach(cleanup);

interface Fields {
  note: string;
  count: number;
}

function Form({ begin, save, onClose }: { begin: Fields; save: () => Promise<unknown>; onClose: () => void }) {
  const kept = useKeptDraft('form', () => begin);
  return (
    <>
      <KeptDraftNote kept={kept} />
      <input aria-label="Note" value={kept.draft.note} onChange={({ target }) => kept.change({ ...kept.draft, note: target.value })} />
      <output>{kept.draft.count}</output>
      <CancelButton kept={kept} onClose={onClose} />
      <button type="button" onClick={() => void kept.saving(save()).catch(() => undefined)}>
        Save
      </button>
    </>
  );
}

/** Opened again, as after the back button. */
function open(begin: Fields = { note: '', count: 1 }, save: () => Promise<unknown> = async () => undefined) {
  cleanup();
  const onClose = vi.fn();
  const form = <Form begin={begin} save={save} onClose={onClose} />;
  render(<ToastProvider store={toasts}>{form}</ToastProvider>);
  return onClose;
}
const note = () => screen.getByLabelText<HTMLInputElement>('Note');
const type = (text: string) => fireEvent.change(note(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => toasts.list().map(({ title }) => title);

it('is still there when the form comes again, and says so; starting over takes it away', () => {
  open();
  expect(screen.queryByText('This is what you typed last time.')).toBeNull();
  type('New O-ring');
  expect(said()).toEqual([]);
  open();
  expect(said()).toEqual(['Not saved yet']);
  expect(note().value).toBe('New O-ring');
  expect(screen.getByText('This is what you typed last time.')).toBeTruthy();
  press('Start over');
  expect(note().value).toBe('');
  open();
  expect(note().value).toBe('');
});

it('shows what was changed elsewhere since in the fields that were left alone', () => {
  open({ note: '', count: 1 });
  type('New O-ring');
  open({ note: 'Noisy', count: 2 });
  expect(note().value).toBe('New O-ring');
  expect(screen.getByRole('status').textContent).toBe('2');
});

it('ends with Cancel, or when it was saved, and says nothing then', async () => {
  open();
  type('New O-ring');
  press('Cancel');
  open();
  expect(note().value).toBe('');
  type('New O-ring');
  press('Save');
  await waitFor(() => expect(localStorage.length).toBe(0));
  open();
  expect(note().value).toBe('');
  expect(said()).toEqual([]);
});

it.each([
  ['refused', async () => Promise.reject(new Error('No.'))],
  ['not saved', async () => false],
])('stays where saving was %s, also when the form is gone by then', async (_what, answer) => {
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  open(undefined, async () => waiting.then(answer));
  type('New O-ring');
  press('Save');
  cleanup();
  finish();
  await waitFor(() => expect(localStorage.length).toBe(1));
  open();
  expect(note().value).toBe('New O-ring');
});

it('keeps the newest twenty, and survives what others wrote there', () => {
  for (let form = 0; form < 25; form += 1) keepDraft(`form ${form}`, { note: '' }, { note: `Note ${form}` });
  expect(keptDraft('form 4', { note: '' })).toBeUndefined();
  expect(keptDraft('form 5', { note: '' })).toEqual({ note: 'Note 5' });
  for (const broken of ['', '{}', '[null, {"key": "form"}]', 'not JSON']) {
    localStorage.setItem('lmp-drafts', broken);
    expect(keptDraft('form', { note: '' })).toBeUndefined();
  }
});
