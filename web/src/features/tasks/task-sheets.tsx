import { fromCanonical, toCanonical, unitSymbol, usualUnit } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { POOL_PARAMETER, useCurrentPool } from '../../api/current-pool.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { type Units, useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog, Sheet } from '../../ui/overlays/dialog.tsx';
import { CancelButton, KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { parseTypedNumber } from '../../ui/fields/typed-number.ts';
import { catalogTask, guideOf } from './catalog.ts';
import { durationText } from './recurrence-text.ts';
import type { ReckonedTask } from './tasks.data.ts';
import type { TaskDeeds } from './use-task-deeds.ts';

interface SheetProps {
  pool: Pool;
  task: ReckonedTask;
  deeds: TaskDeeds;
  onClose: () => void;
}

interface DoneDraft {
  checked: readonly string[];
  note: string;
  isTestNext: boolean;
  /** as shown */
  water: number | null;
}

const wholePool = ({ volumeL }: Pool, units: Units): number => Math.round(fromCanonical('volume', volumeL, usualUnit('volume', units)));

/** The checklist, a note, the water that was exchanged, and a test as the next thing. */
export function DoneSheet({ pool, task, deeds, onClose }: SheetProps) {
  const entry = catalogTask(task.catalogSlug);
  const { units } = useUnits();
  // The next time it is due is another time.
  const kept = useKeptDraft<DoneDraft>(`done ${task.id} ${task.lastDoneAt} ${units}`, () => ({
    checked: [],
    note: '',
    isTestNext: task.catalogSlug?.startsWith('test-') ?? false,
    water: entry?.water === 'replaced' && pool.kind === 'spa' ? wholePool(pool, units) : null,
  }));
  const { checked, note, isTestNext } = kept.draft;
  const change = (part: Partial<DoneDraft>) => kept.change({ ...kept.draft, ...part });
  const exchange = useExchange(pool, kept.draft.water, (water) => change({ water }));
  const navigate = useNavigate();
  const { pool: current, href } = useCurrentPool();
  const save = () => {
    const about = { ...(note.trim() ? { note: note.trim() } : {}), ...(checked.length > 0 ? { checked: [...checked] } : {}) };
    void kept.saving(deeds.done(task, { ...about, ...(exchange.waterL > 0 ? { waterL: exchange.waterL } : {}) }));
    onClose();
    if (isTestNext) void navigate(pool.id === current?.id ? href('/chemistry/log') : `/chemistry/log?${POOL_PARAMETER}=${pool.id}`);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={task.title}
      description={m.tasks_done_text()}
      actions={
        <>
          <CancelButton kept={kept} onClose={onClose} />
          <Button disabled={exchange.isWrong} onClick={save}>
            {m.common_done()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <KeptDraftNote kept={kept} />
        {task.checklist?.map((line) => (
          <Checkbox
            key={line}
            label={line}
            checked={checked.includes(line)}
            onChange={(isOn) => change({ checked: isOn ? [...checked, line] : checked.filter((one) => one !== line) })}
          />
        ))}
        {entry?.water ? (
          <NumberField
            label={entry.water === 'lost' ? m.tasks_water_lost() : m.common_water_replaced()}
            hint={m.tasks_water_hint()}
            optional
            {...exchange.field}
          />
        ) : null}
        <TextArea label={m.common_note()} optional rows={3} maxLength={2000} value={note} onChange={(text) => change({ note: text })} />
        <Checkbox label={m.tasks_then_test()} checked={isTestNext} onChange={(isOn) => change({ isTestNext: isOn })} />
      </div>
    </Sheet>
  );
}

/** How much water a task exchanged, as it is typed: without an amount nothing is recorded about the water. */
function useExchange(pool: Pool, amount: number | null, onAmount: (amount: number | null) => void) {
  const { units } = useUnits();
  const unit = usualUnit('volume', units);
  const [text, setText] = useState('');
  const waterL = amount === null ? 0 : toCanonical('volume', amount, unit);
  const error = waterL < 0 ? m.tasks_water_too_little() : waterL > pool.volumeL * 1.01 ? m.tasks_water_too_much() : undefined;
  return {
    waterL: Math.min(waterL, pool.volumeL),
    isWrong: error !== undefined || Number.isNaN(parseTypedNumber(text)),
    field: { value: amount, onChange: onAmount, onText: setText, unit: unitSymbol('volume', unit), error },
  };
}

export function SkipSheet({ task, deeds, onClose }: SheetProps) {
  const kept = useKeptDraft(`skip ${task.id} ${task.lastDoneAt}`, () => ({ reason: '' }));
  const { reason } = kept.draft;
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.tasks_skip_title({ title: task.title })}
      description={m.tasks_skip_text()}
      actions={
        <>
          <CancelButton kept={kept} onClose={onClose} />
          <Button
            onClick={() => {
              void kept.saving(deeds.skip(task, reason.trim()));
              onClose();
            }}
          >
            {m.common_skip()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <KeptDraftNote kept={kept} />
        <TextArea
          label={m.common_reason()}
          optional
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(text) => kept.change({ reason: text })}
        />
      </div>
    </Sheet>
  );
}

export function DeleteDialog({ task, deeds, onClose }: SheetProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.tasks_delete_title({ title: task.title })}
      description={m.tasks_delete_text()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              void deeds.remove(task);
            }}
          >
            {m.common_delete()}
          </Button>
        </>
      }
    />
  );
}

const SAFETY = {
  power_off: () => m.tasks_safety_power_off(),
  nobody_in_water: () => m.tasks_safety_nobody_in_water(),
  professional: () => m.tasks_safety_professional(),
  chemicals: () => m.tasks_safety_chemicals(),
  cover_off: () => m.tasks_safety_cover_off(),
} as const;

/** Why, how, how long, with what, and what goes wrong. */
export function GuideSheet({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { language } = useLanguage();
  const entry = catalogTask(slug);
  if (!entry) return null;
  const { why, how, wrong } = guideOf(slug, language);
  const tools = entry.tools?.[language] ?? [];
  return (
    <Sheet
      open
      onClose={onClose}
      title={entry.title[language]}
      description={durationText(entry.minutes)}
      actions={<Button onClick={onClose}>{m.common_close()}</Button>}
    >
      <div className="flex flex-col gap-5">
        {entry.safety ? <Callout tone="warn">{SAFETY[entry.safety]()}</Callout> : null}
        <p>{why}</p>
        {tools.length > 0 ? (
          <p>
            <span className="font-medium">{m.tasks_tools()}</span> {tools.join(', ')}
          </p>
        ) : null}
        <div>
          <h3 className="mb-2 font-medium">{m.tasks_how()}</h3>
          <ol className="list-decimal space-y-1.5 pl-5">
            {how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="mb-1 font-medium">{m.tasks_wrong()}</h3>
          <p className="text-muted">{wrong}</p>
        </div>
      </div>
    </Sheet>
  );
}
