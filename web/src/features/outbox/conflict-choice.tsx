import { useState } from 'react';
import type { Fields, OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { keepMine } from '../../offline/outbox/outbox-state.ts';
import { changeOutbox } from '../../offline/outbox/outbox.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { fieldText, type Reader, rowOf, valueText } from './entry-texts.ts';
import { type Side, SideChoice } from './side-choice.tsx';

interface ConflictProps {
  entry: OutboxEntry;
  reader: Reader;
  onDiscard: () => void;
}

/** The fields that I changed and that are different there. */
export function disputedFields({ body, problem }: OutboxEntry): string[] {
  const current = problem?.current ?? {};
  return Object.keys(body ?? {}).filter((name) => JSON.stringify(body?.[name] ?? null) !== JSON.stringify(current[name] ?? null));
}

/** What is sent of mine: the fields for which mine was chosen. */
export const chosenBody = (body: Fields | undefined, choice: Record<string, Side>): Fields =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => (choice[name] ?? 'mine') === 'mine'));

/** What became different there beside what I changed: it stays as it is there. */
function alsoChanged({ body, seen, problem }: OutboxEntry, reader: Reader): string[] {
  const current = problem?.current ?? {};
  // The value before is unknown: then the rest is as entered here.
  if (seen === undefined) return [];
  const isDifferent = (name: string) => JSON.stringify(current[name] ?? null) !== JSON.stringify(seen[name] ?? null);
  return Object.keys(current).filter((name) => !(name in (body ?? {})) && isDifferent(name) && fieldText(name, reader) !== undefined);
}

/** Two versions of one thing side by side, field by field; nothing is decided without the person. */
export function ConflictChoice({ entry, reader, onDiscard }: ConflictProps) {
  const [choice, setChoice] = useState<Record<string, Side>>({});
  const current = entry.problem?.current ?? {};
  const mine = rowOf(entry);
  const disputed = disputedFields(entry);
  const also = alsoChanged(entry, reader);
  const isAll = (side: Side) => disputed.every((name) => (choice[name] ?? 'mine') === side);
  const save = () => {
    if (isAll('theirs')) return onDiscard();
    void changeOutbox((state) => keepMine(state, entry.id, chosenBody(entry.body, choice)));
  };
  return (
    <div className="mt-3 flex flex-col gap-4">
      <p className="text-sm">{m.offline_conflict_text()}</p>
      {disputed.map((name) => (
        <SideChoice
          key={name}
          label={legendOf(name, entry, reader)}
          side={choice[name] ?? 'mine'}
          onChoose={(side) => setChoice({ ...choice, [name]: side })}
          mine={valueText(name, mine[name], reader)}
          theirs={valueText(name, current[name], reader)}
        />
      ))}
      {also.length > 0 ? (
        <div className="text-sm">
          <p className="font-medium">{m.offline_conflict_also()}</p>
          <Changes names={also} before={entry.seen ?? {}} after={current} reader={reader} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={save}>
          {isAll('mine') ? m.offline_keep_mine() : isAll('theirs') ? m.offline_keep_theirs() : m.offline_keep_choice()}
        </Button>
        {isAll('theirs') ? null : (
          <Button variant="secondary" onClick={onDiscard}>
            {m.offline_keep_theirs()}
          </Button>
        )}
      </div>
    </div>
  );
}

/** "pH, was 7.5": both have left the same value. */
function legendOf(name: string, { seen }: OutboxEntry, reader: Reader): string {
  const field = fieldText(name, reader) ?? name;
  if (seen === undefined) return field;
  return m.offline_conflict_was({ field, value: valueText(name, seen[name], reader) });
}

/** A deletion against a change, or a change against a deletion: there is nothing to mix. */
export function WholeChoice({ entry, reader, onDiscard }: ConflictProps) {
  const isRemoval = entry.problem?.kind === 'conflict';
  const current = entry.problem?.current ?? {};
  const before = entry.seen ?? {};
  const changed = Object.keys(current).filter((name) => JSON.stringify(current[name]) !== JSON.stringify(before[name]));
  const keep = () => void changeOutbox((state) => keepMine(state, entry.id));
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p className="text-sm">{isRemoval ? m.offline_conflict_removed_text() : m.offline_conflict_gone_text()}</p>
      {isRemoval ? <Changes names={changed} before={before} after={current} reader={reader} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant={isRemoval ? 'secondary' : 'primary'} onClick={keep}>
          {isRemoval ? m.offline_delete_anyway() : m.offline_record_again()}
        </Button>
        <Button variant={isRemoval ? 'primary' : 'secondary'} onClick={onDiscard}>
          {isRemoval ? m.offline_keep_theirs() : m.offline_leave_deleted()}
        </Button>
      </div>
    </div>
  );
}

/** What was, and what it is now. */
function Changes({ names, before, after, reader }: { names: string[]; before: Fields; after: Fields; reader: Reader }) {
  return (
    <dl className="text-sm">
      {names.map((name) => {
        const label = fieldText(name, reader);
        return label === undefined ? null : (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd className="figures min-w-0 wrap-anywhere">
              <del className="text-muted">{valueText(name, before[name], reader)}</del>{' '}
              <ins className="font-semibold no-underline">{valueText(name, after[name], reader)}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
