import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog, Dialog } from './dialog.tsx';

afterEach(cleanup);

describe('dialogs', () => {
  it('open as a named modal and close by the button, Escape and the veil', () => {
    const onClose = vi.fn();
    const { rerender } = render(
      <Dialog open={false} onClose={onClose} title="Coming soon" description="Not yet.">
        Words
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(
      <Dialog open onClose={onClose} title="Coming soon" description="Not yet.">
        Words
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Coming soon' });
    expect(dialog.open).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
    rerender(<Dialog open={false} onClose={onClose} title="Coming soon" />);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('go one level back with Escape where one is inside of another', () => {
    const [onClose, onCancel] = [vi.fn(), vi.fn()];
    render(
      <Dialog open onClose={onClose} title="Conversations">
        <AlertDialog open title="Delete?" description="Gone." confirmLabel="Delete" onConfirm={vi.fn()} onCancel={onCancel} />
      </Dialog>,
    );
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('begin at the first field, without one at the title, and an alert at the answer that changes nothing', () => {
    const open = (children: ReactNode) => {
      cleanup();
      render(
        <Dialog open onClose={vi.fn()} title="Another amount" actions={<button type="button">Save</button>}>
          {children}
        </Dialog>,
      );
    };
    open(<input aria-label="Amount" />);
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    open(
      <>
        <input type="radio" name="unit" aria-label="Pounds" />
        <input type="radio" name="unit" aria-label="Grams" defaultChecked />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Grams'));
    open(<input aria-label="Amount" disabled />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Another amount' }));
    cleanup();
    render(<AlertDialog open title="Delete?" description="For good." confirmLabel="Delete" onConfirm={vi.fn()} onCancel={vi.fn()} />);
    expect(screen.getByRole('heading').hasAttribute('tabindex')).toBe(false);
  });

  it('an alert wants an answer: the veil does not close it', () => {
    const onCancel = vi.fn();
    const onConfirm = vi.fn();
    render(
      <AlertDialog
        open
        title="Delete this pool?"
        description="For good."
        confirmLabel="Delete"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
