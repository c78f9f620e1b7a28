import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../button.tsx';
import { useBackCloses } from './back-closes.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** buttons at the foot; the main one last */
  actions?: ReactNode;
  /** md 480 px, lg 720 px */
  size?: 'md' | 'lg';
}

const FRAME =
  'm-auto w-[calc(100%-32px)] overflow-visible rounded-card border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-veil dark:bg-raised ' +
  'open:animate-rise-in backdrop:animate-fade-in';

interface ModalFrameProps {
  open: boolean;
  onClose: () => void;
  role?: 'alertdialog';
  className: string;
  labels: Labels;
  children: ReactNode;
}

/** The bare modal, for other shapes of it. */
export function ModalFrame(props: ModalFrameProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

// The browser's own modal: focus stays inside, the rest is inert, Escape closes, and no style has to be written at run time, which
// the content policy would refuse.
function OpenModal({ onClose, role, className, labels, children }: ModalFrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    if (dialog && role !== 'alertdialog') firstStop(dialog, labels.title)?.focus();
    return () => dialog?.close();
    // both stay as they are while it is open
  }, [role, labels.title]);
  useScrollLock();
  useBackCloses(onClose);
  return (
    // Escape is the keyboard's way to close; the browser turns it into the cancel event.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labels.title}
      aria-describedby={labels.description}
      className={className}
      onCancel={(event) => {
        // React hands on what was meant for a dialog inside of this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close without asking first, such as on a second Escape.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        // A click on the dialog element itself is a click on the veil; an alert wants an answer instead.
        if (event.target === event.currentTarget && role !== 'alertdialog') onClose();
      }}
    >
      {children}
    </dialog>
  );
}

const FIELD = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where a dialog begins: at its first field, or at its title, from where reading goes on. The browser would take the first thing that can
 * be pressed, and that is the X; in an alert it is Cancel, which is right.
 */
function firstStop(dialog: HTMLElement, titleId: string): HTMLElement | null {
  const field = dialog.querySelector<HTMLInputElement>(FIELD);
  const title = dialog.querySelector<HTMLElement>(`#${CSS.escape(titleId)}`);
  if (field?.type !== 'radio') return field ?? title;
  return dialog.querySelector<HTMLElement>(`input[name="${CSS.escape(field.name)}"]:checked`) ?? field;
}

interface Labels {
  title: string;
  description: string | undefined;
}

function useScrollLock(): void {
  useEffect(() => {
    const before = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = before;
    };
  }, []);
}

function DialogHead({
  labels,
  title,
  description,
  onClose,
}: {
  labels: Labels;
  title: ReactNode;
  description?: ReactNode;
  onClose?: () => void;
}) {
  return (
    <header className="flex items-start gap-3 p-6 pb-0">
      <div className="min-w-0 flex-1">
        {/* in an alert the browser would begin here rather than at Cancel */}
        <h2 id={labels.title} tabIndex={onClose ? -1 : undefined} className="text-lg font-semibold outline-none">
          {title}
        </h2>
        {description ? (
          <p id={labels.description} className="mt-1.5 text-sm text-muted">
            {description}
          </p>
        ) : null}
      </div>
      {onClose ? (
        <IconButton label={m.common_close()} icon={<X size={20} aria-hidden />} onClick={onClose} className="-mt-2 -mr-3" />
      ) : null}
    </header>
  );
}

function useLabels(hasDescription: boolean): Labels {
  const id = useId();
  return { title: `${id}-title`, description: hasDescription ? `${id}-text` : undefined };
}

export function Dialog({ open, onClose, title, description, children, actions, size = 'md' }: DialogProps) {
  const labels = useLabels(Boolean(description));
  return (
    <ModalFrame open={open} onClose={onClose} labels={labels} className={clsx(FRAME, size === 'lg' ? 'max-w-[720px]' : 'max-w-[480px]')}>
      <DialogHead labels={labels} title={title} description={description} onClose={onClose} />
      {children ? <div className="max-h-[70dvh] overflow-y-auto p-6">{children}</div> : <div className="h-6" />}
      {actions ? <footer className="flex flex-wrap justify-end gap-2.5 p-6 pt-0">{actions}</footer> : null}
    </ModalFrame>
  );
}

/** From the bottom on a phone, from the right on a wide screen. */
export function Sheet({ open, onClose, title, description, children, actions }: Omit<DialogProps, 'size'>) {
  const labels = useLabels(Boolean(description));
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      labels={labels}
      className={clsx(
        'mx-0 mt-auto mb-0 w-full max-w-none rounded-t-hero border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-veil dark:bg-raised',
        'open:animate-sheet-in backdrop:animate-fade-in max-h-[92dvh] open:flex open:flex-col',
        'md:my-0 md:mr-0 md:ml-auto md:h-dvh md:max-h-none md:w-[480px] md:rounded-none md:rounded-l-hero',
      )}
    >
      <DialogHead labels={labels} title={title} description={description} onClose={onClose} />
      <div className="min-h-0 flex-1 overflow-y-auto p-6">{children}</div>
      {actions ? (
        <footer className="flex flex-wrap justify-end gap-2.5 border-t border-line p-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
          {actions}
        </footer>
      ) : null}
    </ModalFrame>
  );
}

export interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** For actions that cannot be undone; everything else is done right away, with Undo in a toast. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel = m.common_cancel(), tone = 'danger', pending, onConfirm, onCancel } = props;
  const labels = useLabels(true);
  return (
    <ModalFrame open={open} onClose={onCancel} role="alertdialog" labels={labels} className={clsx(FRAME, 'max-w-[480px]')}>
      <DialogHead labels={labels} title={title} description={description} />
      <footer className="flex flex-wrap justify-end gap-2.5 p-6">
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </footer>
    </ModalFrame>
  );
}
