import type { Pool } from '@limpid/contract';
import { useRef, useState } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PartEditor } from './parts/part-editor.tsx';
import { answersFromPool, type PoolAnswers } from './pool-answers.ts';
import type { PoolPart } from './pool-body.ts';
import { partSummary } from './pool-summary.ts';
import { TargetList } from './target-list.tsx';

const GROUPS: { title: () => string; description: () => string; parts: PoolPart[] }[] = [
  { title: m.pools_pool_section_title, description: m.pools_pool_section_text, parts: ['name', 'volume', 'surface', 'setting', 'place'] },
  {
    title: m.pools_care_title,
    description: m.pools_care_text,
    parts: ['sanitizer', 'pump', 'kit', 'shelf', 'fillWater'],
  },
];

/** Everything about the pool, each part edited in place. */
export function PoolDetails({ pool, cyanuricAcidPpm }: { pool: Pool; cyanuricAcidPpm: number | null }) {
  const [editing, setEditing] = useState<PoolPart | null>(null);
  const answers = answersFromPool(pool);
  const row = (part: PoolPart) => ({
    pool,
    part,
    answers,
    cyanuricAcidPpm,
    isEditing: editing === part,
    onEdit: (isEditing: boolean) => setEditing(isEditing ? part : null),
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {GROUPS.map((group) => (
        <Card
          key={group.parts[0]}
          padding="lg"
          aria-label={group.title()}
          // A form takes the whole width, and leaves no half row beside it.
          className={editing !== null && editing !== 'targets' ? 'lg:col-span-2' : undefined}
        >
          <CardHeader title={group.title()} description={group.description()} />
          <div className="divide-y divide-line">
            {group.parts.map((part) => (
              <DetailRow key={part} {...row(part)} />
            ))}
          </div>
        </Card>
      ))}
      <Card padding="lg" aria-label={m.common_targets()} className="lg:col-span-2">
        <TargetsSection {...row('targets')} />
      </Card>
    </div>
  );
}

interface DetailRowProps {
  pool: Pool;
  part: PoolPart;
  answers: PoolAnswers;
  cyanuricAcidPpm: number | null;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** After saving or giving up, the focus is back on the button that opened the form. */
function useEditButton(onEdit: (isEditing: boolean) => void) {
  const button = useRef<HTMLSpanElement>(null);
  const close = () => {
    onEdit(false);
    requestAnimationFrame(() => button.current?.querySelector('button')?.focus());
  };
  return { button, close };
}

function DetailRow({ pool, part, answers, cyanuricAcidPpm, isEditing, onEdit }: DetailRowProps) {
  const { units } = useUnits();
  const { title, lines, isOpen } = partSummary(part, answers, units);
  const { button, close } = useEditButton(onEdit);
  return (
    <div className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-normal text-muted">{title}</h3>
          {isEditing
            ? null
            : lines.map((line, index) => (
                <p key={line} className={index === 0 && !isOpen ? 'figures break-words' : 'figures text-sm break-words text-muted'}>
                  {line}
                </p>
              ))}
        </div>
        {isEditing ? null : (
          <span ref={button}>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onEdit(true)}
              aria-label={m.pools_edit_named({ label: title.toLowerCase() })}
              className="-mt-1.5 -mr-3"
            >
              {m.common_edit()}
            </Button>
          </span>
        )}
      </div>
      {isEditing ? <PartEditor pool={pool} part={part} cyanuricAcidPpm={cyanuricAcidPpm} onDone={close} /> : null}
    </div>
  );
}

function TargetsSection({ pool, part, answers, cyanuricAcidPpm, isEditing, onEdit }: DetailRowProps) {
  const { button, close } = useEditButton(onEdit);
  return (
    <>
      <CardHeader
        title={m.common_targets()}
        description={cyanuricAcidPpm === null ? m.pools_targets_text() : m.pools_targets_text_cya()}
        action={
          isEditing ? null : (
            <span ref={button}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={m.pools_edit_named({ label: m.pools_targets_phrase() })}
                onClick={() => onEdit(true)}
                className="-mr-3"
              >
                {m.common_edit()}
              </Button>
            </span>
          )
        }
      />
      {isEditing ? (
        <PartEditor pool={pool} part={part} cyanuricAcidPpm={cyanuricAcidPpm} onDone={close} />
      ) : (
        <TargetList answers={answers} cyanuricAcidPpm={cyanuricAcidPpm} />
      )}
    </>
  );
}
