import type { Pool } from '@limpid/contract';
import { api } from '@limpid/contract';
import { MessagesSquare, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useRead } from '../../api/reads.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ChatList } from './chat-list.tsx';
import { Conversation } from './conversation.tsx';
import { PERSONALITY_LABELS, type Personality, usePersonality } from './personality.ts';
import { suggestedQuestions } from './suggestions.ts';

export const meta = () =>
  pageMeta({ title: m.coach_title(), description: m.coach_description(), canonicalPath: '/ai-coach', noindex: true });

const CHAT = 'chat';

/** The open conversation. The address names it once it is saved, so that a reload shows it again. */
function useOpenChat() {
  const [search, setSearch] = useSearchParams();
  const [chat, setChat] = useState(() => {
    const id = search.get(CHAT);
    return { id: id ?? uuidV7(), isSaved: id !== null };
  });
  const nameInAddress = (id: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(CHAT);
        else next.set(CHAT, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const open = (id: string) => {
    setChat({ id, isSaved: true });
    nameInAddress(id);
  };
  const begin = () => {
    setChat({ id: uuidV7(), isSaved: false });
    nameInAddress(null);
  };
  return { chat, open, begin, nameInAddress };
}

export default function CoachPage() {
  const { pool } = useCurrentPool();
  const { chat, open, begin, nameInAddress } = useOpenChat();
  const suggestions = useSuggestions(pool);
  const [isListOpen, setIsListOpen] = useState(false);
  const [personality, choosePersonality] = usePersonality();
  const removed = (id: string) => {
    if (id === chat.id) begin();
  };
  const choose = (id: string) => {
    setIsListOpen(false);
    open(id);
  };
  const actions = (
    <>
      <Button variant="secondary" iconBefore={<MessagesSquare size={20} aria-hidden />} onClick={() => setIsListOpen(true)}>
        {m.coach_chats()}
      </Button>
      <Button variant="secondary" iconBefore={<Plus size={20} aria-hidden />} aria-label={m.coach_new()} onClick={begin}>
        {m.coach_new_short()}
      </Button>
    </>
  );
  return (
    <Page width="medium">
      <div className="flex min-h-[calc(100dvh-13rem)] flex-col md:min-h-[calc(100dvh-5rem)]">
        <PageHeader title={m.coach_title()} {...(pool ? { eyebrow: pool.name } : {})} actions={actions} />
        <PersonalityChoice personality={personality} onChoose={choosePersonality} />
        <Conversation
          key={chat.id}
          chatId={chat.id}
          isSaved={chat.isSaved}
          asking={{ poolId: pool?.id, personality }}
          suggestions={suggestions}
          onSaved={() => nameInAddress(chat.id)}
          onBegin={begin}
        />
      </div>
      <Sheet open={isListOpen} onClose={() => setIsListOpen(false)} title={m.coach_chats()}>
        <ChatList openId={chat.id} onOpen={choose} onRemoved={removed} />
      </Sheet>
    </Page>
  );
}

function PersonalityChoice(props: { personality: Personality; onChoose: (personality: Personality) => void }) {
  const options = (['friendly', 'technical', 'encouraging'] as const).map((value) => ({ value, label: PERSONALITY_LABELS[value]() }));
  return (
    <SegmentedControl
      label={m.coach_personality()}
      value={props.personality}
      onChange={props.onChoose}
      options={options}
      className="mb-6 self-start"
    />
  );
}

/** What to ask depends on the plan; without one the examples are enough. */
function useSuggestions(pool: Pool | null): string[] {
  const plan = useRead(api.plans.find, { params: { poolId: pool?.id ?? '' } }, { enabled: pool !== null });
  return suggestedQuestions(pool, plan.data);
}
