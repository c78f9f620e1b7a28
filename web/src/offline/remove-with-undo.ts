// Deletes a row of a log and offers to bring it back, for every list alike.
import { m } from '../paraglide/messages.js';
import type { Written } from './outbox/outbox.ts';
import { changedElsewhereText, writeErrorText } from './write-messages.ts';

interface Message {
  title: string;
  description?: string;
  tone?: 'bad' | 'warn';
  action?: { label: string; onClick: () => void };
}

interface Removal {
  /** how the page says things */
  toast: (message: Message) => unknown;
  /** that it is gone */
  deleted: string;
  remove: () => Promise<Pick<Written, 'state'>>;
  restore: () => Promise<Pick<Written, 'state'>>;
}

/** Says what became of the deletion, and of Undo: neither fails in silence. */
export async function removeWithUndo({ toast, deleted, remove, restore }: Removal): Promise<void> {
  const failed = (title: string) => (error: unknown) => void toast({ title, description: writeErrorText(error), tone: 'bad' });
  const undo = () =>
    void restore()
      .then(({ state }) => state === 'stopped' && toast(changedElsewhereText()))
      .catch(failed(m.common_not_undone()));
  await remove()
    .then(({ state }) =>
      toast(state === 'stopped' ? changedElsewhereText() : { title: deleted, action: { label: m.common_undo(), onClick: undo } }),
    )
    .catch(failed(m.common_not_deleted()));
}
