// The person's conversations, each with a way to rename and delete it.
import type { CoachChat } from '@limpid/contract';
import { useEffect, useRef, useState } from 'react';
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
  const list = useFocusOnNeighbor(chats.data?.items.findIndex(({ id }) => id === asked?.id) ?? -1, chats.data?.items.length ?? 0);
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
  if (chats.data.items.length === 0)
    return (
      <div ref={list}>
        <p tabIndex={-1} className="text-sm text-muted outline-none">
          {m.coach_no_chats()}
        </p>
      </div>
    );
  return (
    <div ref={list}>
      <ul className="-mx-2 flex flex-col gap-1">
        {chats.data.items.map((chat) => (
          <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openId} onOpen={() => onOpen(chat.id)} onDelete={() => setAsked(chat)} />
        ))}
      </ul>
      {asked ? <DeleteQuestion chat={asked} onRemoved={onRemoved} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

/** When the row at `asked` is gone, the one in its place takes the focus; in an empty list, what is said there. */
function useFocusOnNeighbor(asked: number, count: number) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef({ asked, count });
  useEffect(() => {
    const before = last.current;
    last.current = { asked: asked < 0 ? before.asked : asked, count };
    if (count >= before.count || before.asked < 0 || document.activeElement?.closest('li')) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('li > button:first-child');
    (rows?.[Math.min(before.asked, count - 1)] ?? list.current?.querySelector('p'))?.focus();
  }, [asked, count]);
  return list;
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
