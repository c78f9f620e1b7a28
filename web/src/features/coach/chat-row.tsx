// A conversation in the list: open, rename, delete.
import { COACH_TITLE_LENGTH, type CoachChat } from '@limpid/contract';
import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { fieldErrors, errorText } from '../../api/api-error.ts';
import { ageText } from '../../i18n/ages.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useRenameChat } from './coach.data.ts';

interface ChatRowProps {
  chat: CoachChat;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function ChatRow({ chat, isOpen, onOpen, onDelete }: ChatRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [wasRenaming, setWasRenaming] = useState(false);
  const now = useNow(60_000);
  if (isRenaming)
    return (
      <li className="rounded-control bg-sunken p-3">
        <RenameForm
          chat={chat}
          onClose={() => {
            setIsRenaming(false);
            setWasRenaming(true);
          }}
        />
      </li>
    );
  return (
    <li className={clsx('flex items-center rounded-control', isOpen ? 'bg-tint' : 'hover:bg-sunken')}>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="min-h-14 min-w-0 flex-1 rounded-control px-3 py-2 text-left"
      >
        <span className="block truncate text-sm font-medium">{chat.title}</span>
        <span className="block text-xs text-muted">{ageText(chat.updatedAt, now)}</span>
      </button>
      <IconButton
        label={m.coach_rename_named({ title: chat.title })}
        icon={<Pencil size={18} aria-hidden />}
        // Back from the form, the keyboard goes on from where it was.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={wasRenaming}
        onClick={() => setIsRenaming(true)}
      />
      <IconButton label={m.coach_delete_named({ title: chat.title })} icon={<Trash2 size={18} aria-hidden />} onClick={onDelete} />
    </li>
  );
}

function RenameForm({ chat, onClose }: { chat: CoachChat; onClose: () => void }) {
  const rename = useRenameChat();
  const [title, setTitle] = useState(chat.title);
  const { error } = rename;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === chat.title) return onClose();
    rename.mutate({ chatId: chat.id, title }, { onSuccess: onClose });
  };
  // One level back, and not out of the whole list.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // Escape in the field closes the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <TextField
        label={m.common_name()}
        value={title}
        onChange={setTitle}
        maxLength={COACH_TITLE_LENGTH}
        autoFocus
        onFocus={(event) => event.target.select()}
        error={error ? (fieldErrors(error)['title'] ?? errorText(error)) : undefined}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={rename.isPending}>
          {m.common_save()}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </div>
    </form>
  );
}
