import type { Pool } from '@limpid/contract';
import { api } from '@limpid/contract';
import { MessagesSquare, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useRead } from '../../api/reads.ts';
import { useUnits } from '../../i18n/units.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ChatList } from './chat-list.tsx';
import { ABOUT, CHAT } from '../../api/coach-address.ts';
import { useHasDueTask } from './coach.data.ts';
import { Conversation } from './conversation.tsx';
import { PERSONALITY_LABELS, type Personality, usePersonality } from './personality.ts';
import { articleSlug, type Screen, screenOf } from './screens.ts';
import { suggestedQuestions } from './suggestions.ts';

export const meta = () =>
  pageMeta({ title: m.coach_title(), description: m.coach_description(), canonicalPath: '/ai-coach', noindex: true });

/** The open conversation. The address names it once it is saved: a reload shows it again, and so does Back from the next one. */
function useOpenChat() {
  const [search, setSearch] = useSearchParams();
  const named = search.get(CHAT);
  const [seen, setSeen] = useState(named);
  const [chat, setChat] = useState(() => ({ id: named ?? uuidV7(), isSaved: named !== null }));
  if (named !== seen) {
    // Back and Forward: whatever else changes the address has changed the conversation first.
    setSeen(named);
    if (named !== null && named !== chat.id) setChat({ id: named, isSaved: true });
    if (named === null && seen === chat.id) setChat({ id: uuidV7(), isSaved: false });
  }
  const nameInAddress = (id: string | null, replace = true) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(CHAT);
        else next.set(CHAT, id);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const open = (id: string) => {
    if (id === chat.id) return;
    setChat({ id, isSaved: true });
    nameInAddress(id, named === null);
  };
  /** `isGone`: there is nothing to come back to. */
  const begin = (isGone = false) => {
    setChat({ id: uuidV7(), isSaved: false });
    nameInAddress(null, isGone || named === null);
  };
  return { chat, open, begin, nameInAddress: (id: string) => nameInAddress(id) };
}

/** The page that the person came from, until they remove it. */
function useCameFrom(pool: Pool | null): { screen: Screen | undefined; drop: () => void } {
  const [search, setSearch] = useSearchParams();
  const { units } = useUnits();
  const { language } = useLanguage();
  const about = search.get(ABOUT);
  const slug = articleSlug(about);
  const article = useRead(api.library.find, { params: { slug: slug ?? '' }, query: { language } }, { enabled: slug !== undefined });
  const drop = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(ABOUT);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    screen: screenOf(about, { units, poolName: pool?.name, articleTitle: article.data?.title, isSalt: pool?.sanitizer === 'salt' }),
    drop,
  };
}

export default function CoachPage() {
  const { pool } = useCurrentPool();
  const { chat, open, begin, nameInAddress } = useOpenChat();
  const { screen, drop } = useCameFrom(pool);
  const ofPool = useSuggestions(pool);
  const suggestions = screen ? [...new Set([...screen.suggestions, ...ofPool])].slice(0, 4) : ofPool;
  const [isListOpen, setIsListOpen] = useState(false);
  const [personality, choosePersonality] = usePersonality();
  const removed = (id: string) => {
    if (id === chat.id) begin(true);
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
      <Button variant="secondary" iconBefore={<Plus size={20} aria-hidden />} aria-label={m.coach_new()} onClick={() => begin()}>
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
          asking={{ poolId: pool?.id, personality, about: screen?.about }}
          suggestions={suggestions}
          ofScreen={screen?.suggestions ?? []}
          above={screen ? <AboutScreen screen={screen} onDrop={drop} /> : null}
          onSaved={nameInAddress}
          onBegin={() => begin(true)}
        />
      </div>
      <Sheet open={isListOpen} onClose={() => setIsListOpen(false)} title={m.coach_chats()}>
        <ChatList openId={chat.id} onOpen={choose} onRemoved={removed} />
      </Sheet>
    </Page>
  );
}

/** What the coach knows of the previous page. */
function AboutScreen({ screen: { title, facts, next }, onDrop }: { screen: Screen; onDrop: () => void }) {
  const { href } = useCurrentPool();
  return (
    <div className="mb-2 flex min-w-0 items-center justify-between gap-x-2 rounded-control bg-tint py-0.5 pl-4 text-sm max-sm:flex-wrap">
      <p className="min-w-0 flex-1 py-2 max-sm:basis-48">
        <span className="font-medium">{m.coach_about({ screen: title })}</span>
        {facts ? <span className="figures text-muted"> · {facts}</span> : null}
      </p>
      {next ? (
        <LinkButton variant="quiet" size="sm" to={href(next.to)} className="max-sm:order-last max-sm:-ml-3">
          {next.label}
        </LinkButton>
      ) : null}
      <IconButton label={m.coach_about_drop()} icon={<X size={18} aria-hidden />} onClick={onDrop} />
    </div>
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

function useSuggestions(pool: Pool | null): string[] {
  const plan = useRead(api.plans.find, { params: { poolId: pool?.id ?? '' } }, { enabled: pool !== null });
  const isDue = useHasDueTask(pool?.id);
  const now = useNow(3_600_000);
  return suggestedQuestions({ pool, plan: plan.data, isDue, now });
}
