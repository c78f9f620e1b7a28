// The person's conversations, each with a way to rename and delete it.
import type { CoachChat } from '@limpid/contract';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AlertDialog } from '../../ui/overlays/dialog.tsx';
import { Loading, SkeletonText } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ChatRow } from './chat-row.tsx';
import { useChats, useRemoveChat } from './coach.data.ts';

interface ChatListProps {
  openId: string;
  onOpen: (chatId: string) => void;
  onRemoved: (chatId: string) => void;
}

export function ChatList({ openId, onOpen, onRemoved }: ChatListProps) {
  const chats = useChats();
  const [asked, setAsked] = useState<CoachChat | null>(null);
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
        {errorText(chats.error)}
      </Callout>
    );
  }
  if (chats.data.items.length === 0) return <p className="text-sm text-muted">{m.coach_no_chats()}</p>;
  return (
    <>
      <ul className="-mx-2 flex flex-col gap-1">
        {chats.data.items.map((chat) => (
          <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openId} onOpen={() => onOpen(chat.id)} onDelete={() => setAsked(chat)} />
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
        toast({ tone: 'bad', title: m.common_not_deleted(), description: errorText(error) });
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
