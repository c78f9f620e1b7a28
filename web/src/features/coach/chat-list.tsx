// The person's conversations, each with a way to delete it.
import type { CoachChat } from '@limpid/contract';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ageText } from '../../i18n/ages.ts';
import { sayError } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { AlertDialog } from '../../ui/overlays/dialog.tsx';
import { Loading, SkeletonText } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useChats, useRemoveChat } from './coach.data.ts';

interface ChatListProps {
  openId: string;
  onOpen: (chatId: string) => void;
  onRemoved: (chatId: string) => void;
}

export function ChatList({ openId, onOpen, onRemoved }: ChatListProps) {
  const chats = useChats();
  const [asked, setAsked] = useState<CoachChat | null>(null);
  const now = useNow(60_000);
  if (chats.isPending)
    return (
      <Loading label={m.coach_loading()}>
        <SkeletonText lines={4} />
      </Loading>
    );
  if (chats.isError && !chats.data) {
    const again = (
      <Button variant="secondary" onClick={() => void chats.refetch()}>
        {m.common_try_again()}
      </Button>
    );
    return (
      <Callout tone="bad" title={m.coach_chats_error()} action={again}>
        {sayError(chats.error)}
      </Callout>
    );
  }
  if (chats.data.items.length === 0) return <p className="text-sm text-muted">{m.coach_no_chats()}</p>;
  return (
    <>
      <ul className="-mx-2 flex flex-col gap-1">
        {chats.data.items.map((chat) => (
          <li key={chat.id} className={clsx('flex items-center rounded-control', chat.id === openId ? 'bg-tint' : 'hover:bg-sunken')}>
            <button
              type="button"
              aria-current={chat.id === openId || undefined}
              onClick={() => onOpen(chat.id)}
              className="min-h-14 min-w-0 flex-1 rounded-control px-3 py-2 text-left"
            >
              <span className="block truncate text-sm font-medium">{chat.title}</span>
              <span className="block text-xs text-muted">{ageText(chat.updatedAt, now)}</span>
            </button>
            <IconButton
              label={m.coach_delete_named({ title: chat.title })}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => setAsked(chat)}
            />
          </li>
        ))}
      </ul>
      {asked ? <DeleteQuestion chat={asked} onRemoved={onRemoved} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function DeleteQuestion({ chat, onRemoved, onClose }: { chat: CoachChat; onRemoved: (id: string) => void; onClose: () => void }) {
  const remove = useRemoveChat();
  const { toast } = useToast();
  const confirm = () =>
    remove.mutate(chat.id, {
      onSuccess: () => {
        onClose();
        onRemoved(chat.id);
      },
      onError: (error) => {
        onClose();
        toast({ tone: 'bad', title: m.common_not_deleted(), description: sayError(error) });
      },
    });
  return (
    <AlertDialog
      open
      title={m.coach_delete_title()}
      description={m.coach_delete_text({ title: chat.title })}
      confirmLabel={m.common_delete()}
      pending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
