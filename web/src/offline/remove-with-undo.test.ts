import { expect, it, vi } from 'vitest';
import { removeWithUndo } from './remove-with-undo.ts';

type Toast = Parameters<typeof removeWithUndo>[0]['toast'];
type Write = Parameters<typeof removeWithUndo>[0]['remove'];
const sent: Write = () => Promise.resolve({ state: 'sent' });
const stopped: Write = () => Promise.resolve({ state: 'stopped' });
const failing: Write = () => Promise.reject(new Error('no way'));

/** What is said, before Undo and after it. */
async function titles(remove: Write, restore: Write): Promise<string[]> {
  const toast = vi.fn<Toast>();
  await removeWithUndo({ toast, deleted: 'Note deleted', remove, restore });
  const [first] = toast.mock.calls[0] ?? [];
  if (first?.action?.label === 'Undo') {
    first.action.onClick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return toast.mock.calls.map(([{ title }]) => title);
}

it('offers Undo, and says where it came too late or failed', async () => {
  expect(await titles(sent, sent)).toEqual(['Note deleted']);
  expect(await titles(sent, stopped)).toEqual(['Note deleted', 'This was also changed on another device']);
  expect(await titles(sent, failing)).toEqual(['Note deleted', 'Not undone']);
});

it('offers none where the row was changed elsewhere, or could not be deleted', async () => {
  expect(await titles(stopped, sent)).toEqual(['This was also changed on another device']);
  expect(await titles(failing, sent)).toEqual(['Not deleted']);
});
