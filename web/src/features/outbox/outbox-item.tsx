import { fieldTexts, sentenceOf } from '../../api/api-error.ts';
import { useState } from 'react';
import { ageText } from '../../i18n/ages.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useUnits } from '../../i18n/units.ts';
import { verbOf } from '../../offline/nouns.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { canComeBack, discard, retry } from '../../offline/outbox/outbox-state.ts';
import { closeOutbox } from '../../offline/outbox/outbox-view.ts';
import { useSending } from '../../offline/use-sending.ts';
import { changeOutbox } from '../../offline/outbox/outbox.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { AlertDialog } from '../../ui/overlays/dialog.tsx';
import { ConflictChoice, WholeChoice } from './conflict-choice.tsx';
import { SendingBar, WaitingPicture } from './waiting-photo.tsx';
import { correctionPath, kindText, type Reader, rowText } from './entry-texts.ts';

/** One thing that waits: what it is, since when, what holds it, and what to do about it. */
export function OutboxItem({ entry }: { entry: OutboxEntry }) {
  const { units } = useUnits();
  const { pools } = useCurrentPool();
  const now = useNow(60_000);
  const [isAsking, setIsAsking] = useState(false);
  const pool = pools.find(({ id }) => id === entry.poolId);
  const reader: Reader = { units, timeZone: pool?.timeZone };
  const drop = () => void changeOutbox((state) => discard(state, entry.id));
  const what = entry.state === 'unknown' ? m.offline_other_version_text() : rowText(entry, reader);
  return (
    <li className="py-4 first:pt-1">
      <div className="flex items-start gap-3">
        {entry.file ? <WaitingPicture rowId={entry.rowId} /> : null}
        <div className="min-w-0 flex-1">
          <h3 className="font-medium">{kindText(entry)}</h3>
          {what ? <p className="figures text-sm">{what}</p> : null}
          <p className="text-sm text-muted">{[pool?.name, ageText(entry.createdAt, now)].filter(Boolean).join(' · ')}</p>
        </div>
        <StatusPill status={entry.state === 'stopped' ? 'warn' : 'waiting'} bare>
          {entry.state === 'stopped' ? m.offline_needs_you() : m.common_waiting()}
        </StatusPill>
      </div>
      {entry.file ? <SendingBar rowId={entry.rowId} /> : null}
      <Resolution entry={entry} reader={reader} onDecided={drop} onDiscard={() => setIsAsking(true)} />
      <AlertDialog
        open={isAsking}
        title={m.offline_discard_title()}
        description={m.offline_discard_text()}
        confirmLabel={m.offline_discard()}
        onConfirm={() => {
          setIsAsking(false);
          drop();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  );
}

interface ResolutionProps {
  entry: OutboxEntry;
  reader: Reader;
  /** the person has chosen theirs */
  onDecided: () => void;
  onDiscard: () => void;
}

function Resolution({ entry, reader, onDecided, onDiscard }: ResolutionProps) {
  const { problem } = entry;
  const verb = verbOf(entry);
  const isOnItsWay = useSending(entry.rowId) !== undefined;
  if (entry.state === 'stopped' && problem?.kind === 'conflict' && (verb === 'change' || verb === 'act')) {
    return <ConflictChoice entry={entry} reader={reader} onDiscard={onDecided} />;
  }
  if (
    entry.state === 'stopped' &&
    ((problem?.kind === 'conflict' && verb === 'remove') || (problem?.kind === 'gone' && verb === 'change' && canComeBack(entry)))
  ) {
    return <WholeChoice entry={entry} reader={reader} onDiscard={onDecided} />;
  }
  const message = isOnItsWay ? '' : problemText(entry);
  return (
    <div className="mt-1 flex flex-col gap-1">
      {message ? <p className={entry.state === 'stopped' ? 'text-sm text-bad' : 'text-sm text-muted'}>{message}</p> : null}
      <div className="-ml-3 flex flex-wrap gap-1">
        {entry.state === 'stopped' && problem?.kind === 'refused' ? <Repairs entry={entry} /> : null}
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {m.offline_discard()}
        </Button>
      </div>
    </div>
  );
}

/** Correcting it where such things are corrected, or sending it as it is once more. */
function Repairs({ entry }: { entry: OutboxEntry }) {
  const correctAt = correctionPath(entry);
  return (
    <>
      {correctAt ? (
        <LinkButton to={correctAt} variant="secondary" size="sm" onClick={closeOutbox}>
          {m.offline_correct()}
        </LinkButton>
      ) : null}
      <Button variant="quiet" size="sm" onClick={() => void changeOutbox((state) => retry(state, entry.id))}>
        {m.common_try_again()}
      </Button>
    </>
  );
}

function problemText(entry: OutboxEntry): string {
  const { state, tries, problem } = entry;
  if (state === 'unknown') return '';
  // Not the server: the file cannot be read here any more.
  if (state === 'stopped' && problem?.status === 0) return m.offline_photo_missing();
  if (state === 'stopped' && problem?.kind === 'gone') {
    return verbOf(entry) !== 'record' ? m.offline_item_gone_row() : m.offline_item_gone_pool();
  }
  if (state === 'stopped' && problem)
    return [...new Set([sentenceOf(problem), ...Object.values(fieldTexts(problem))])].filter(Boolean).join(' ');
  return tries === 0 ? '' : m.offline_item_trouble();
}
