// A question and its answer.
import { clsx } from 'clsx';
import { Check, Copy, Pencil, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useFocusWhenLost } from '../../ui/focus-when-lost.ts';
import { AnswerText } from './answer-text.tsx';
import { CoachCard } from './coach-card.tsx';
import { QuestionPhoto } from './photo/question-photo.tsx';
import { ProposalCard } from './proposal-card.tsx';
import type { Exchange } from './use-conversation.ts';

interface ExchangeProps {
  exchange: Exchange;
  isLast: boolean;
  /** asked since the page was opened */
  isNew: boolean;
  onEdit: () => void;
  onRetry: () => void;
  /** asks a finished one again */
  onAgain: () => void;
  onChip: (question: string) => void;
}

/** Brings the question that was asked last to the top, so that its answer is read from the beginning. */
function useBroughtToTop(item: RefObject<HTMLElement | null>, isLast: boolean) {
  useEffect(() => {
    if (isLast) item.current?.scrollIntoView({ block: 'start' });
  }, [item, isLast]);
}

/** As high as the free part of the window, so that even a question without an answer can be at the top, and stays there as the answer grows. */
const FILLS_WINDOW = 'min-h-[calc(100dvh-21rem)] md:min-h-[calc(100dvh-15rem)]';

export function ExchangeView({ exchange, isLast, isNew, onEdit, onRetry, onAgain, onChip }: ExchangeProps) {
  const { question, photo, answer, state } = exchange;
  const item = useFocusWhenLost<HTMLLIElement>(state === 'asking');
  useBroughtToTop(item, isLast);
  return (
    <li ref={item} tabIndex={-1} className={clsx('flex flex-col gap-4 outline-none', isLast && isNew && FILLS_WINDOW)}>
      {photo ? (
        <div className="-mb-2 flex justify-end">
          <QuestionPhoto key={photo.url} photo={photo} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-end justify-end gap-1">
        {state !== 'asking' ? <IconButton label={m.coach_edit()} icon={<Pencil size={18} aria-hidden />} onClick={onEdit} /> : null}
        <p className="max-w-[85%] rounded-card rounded-br-small bg-brand px-4 py-2.5 whitespace-pre-wrap text-on-brand">
          <span className="sr-only">{m.coach_you()} </span>
          {question}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-3" aria-busy={state === 'asking'}>
        <h2 className="sr-only">{m.coach_answer()}</h2>
        {state === 'asking' && answer.text === '' ? <p className="animate-breathe text-muted">{m.coach_thinking()}</p> : null}
        {answer.text === '' ? null : <AnswerText text={answer.text} />}
        {answer.cards.length > 0 ? (
          <div className="grid gap-3 sm:grid-cols-2">
            {answer.cards.map((card, index) => (
              // A card has no id, and they never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <CoachCard key={index} card={card} answer={answer.text} answerId={answer.id ?? exchange.id} index={index} />
            ))}
          </div>
        ) : null}
        {state === 'answered' && answer.proposals.length > 0 ? (
          <div className="grid gap-3 sm:grid-cols-2">
            {answer.proposals.map((proposal) => (
              <ProposalCard key={proposal.token} proposal={proposal} onChange={onEdit} />
            ))}
          </div>
        ) : null}
        <Outcome exchange={exchange} onRetry={onRetry} />
        {state === 'answered' ? <AnswerFoot exchange={exchange} onAgain={isLast ? onAgain : undefined} /> : null}
        {isLast && state === 'answered' && answer.chips.length > 0 ? <Chips questions={answer.chips} onChoose={onChip} /> : null}
      </div>
    </li>
  );
}

/** Stopped or failed: what happened, and what to do. */
function Outcome({ exchange: { state, error }, onRetry }: { exchange: Exchange; onRetry: () => void }) {
  if (state !== 'stopped' && state !== 'failed') return null;
  const again = (
    <Button variant="secondary" iconBefore={<RotateCcw size={18} aria-hidden />} onClick={onRetry}>
      {m.common_try_again()}
    </Button>
  );
  if (state === 'failed')
    return (
      <Callout tone="bad" live title={m.coach_failed()} action={again}>
        {error}
      </Callout>
    );
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
      {m.coach_stopped()}
      {again}
    </div>
  );
}

function AnswerFoot({ exchange: { answer }, onAgain }: { exchange: Exchange; onAgain: (() => void) | undefined }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(answer.text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <Button
        variant="quiet"
        iconBefore={isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        onClick={copy}
        className="-ml-3 px-3"
      >
        {isCopied ? m.common_copied() : m.common_copy()}
      </Button>
      {onAgain ? (
        <Button variant="quiet" iconBefore={<RotateCcw size={18} aria-hidden />} onClick={onAgain} className="px-3">
          {m.common_try_again()}
        </Button>
      ) : null}
      {answer.sources.map(({ title, url }) => (
        <Source key={url} title={title} url={url} />
      ))}
    </div>
  );
}

const SOURCE = 'inline-flex min-h-11 items-center text-brand underline underline-offset-2';

/** The address of the server's own sources is a path; their title may be a code. */
function Source({ title, url }: { title: string; url: string }) {
  const name = m.coach_source({ title: /\s/.test(title) ? title : url });
  if (!url.startsWith('/')) {
    return (
      <a href={url} rel="noreferrer noopener" target="_blank" className={SOURCE}>
        {name}
      </a>
    );
  }
  return (
    <Link to={url} className={SOURCE}>
      {name}
    </Link>
  );
}

export function Chips({ questions, onChoose }: { questions: readonly string[]; onChoose: (question: string) => void }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="min-h-11 rounded-full border border-line bg-surface px-4 py-2 text-left text-sm font-medium text-brand transition-colors hover:border-brand dark:bg-raised"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
