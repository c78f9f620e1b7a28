import { type Bound, PARAMETERS, type Parameter } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { momentText } from '../../../i18n/ages.ts';
import { isDatedAhead } from '../../../browser/clock.ts';
import { whenIdle } from '../../../browser/idle.ts';
import { numberFormat } from '../../../i18n/formats.ts';
import { languageTag } from '../../../i18n/language.tsx';
import { LOOK_LABELS } from '../../../i18n/looks.ts';
import { isDoubtful, type OpenDoubt } from '../../../i18n/verdict-facts.ts';
import { formatValue, parameterDisplay } from '../../../i18n/parameters.ts';
import { useUnits } from '../../../i18n/units.ts';
import { removeWithUndo } from '../../../offline/remove-with-undo.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusPill } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { prepareReadingEditor, ReadingEditor } from '../lazy-reading-editor.ts';
import { LookPicture } from '../look-picture.tsx';
import { METHOD_LABELS } from '../method-labels.ts';
import { type ListedReading as Reading, useRemoveReading, useRestoreReading } from '../readings.data.ts';

const PAGE = 20;

interface HistoryProps {
  pool: Pool;
  readings: readonly Reading[];
  /** of the pool's plan */
  doubts?: readonly OpenDoubt[] | undefined;
  /** what belongs to a test, of another feature */
  beside?: ((reading: Reading) => ReactNode) | undefined;
  /** of the day of a test */
  weather?: ((reading: Reading) => ReactNode) | undefined;
}

/** Every test, newest first, with correction and deletion; both can be undone. */
export function HistoryTable({ pool, readings, doubts, beside, weather }: HistoryProps) {
  const [search, setSearch] = useSearchParams();
  const [edited, setEdited] = useState<Reading | null>(() => readings.find(({ id }) => id === search.get('correct')) ?? null);
  const close = () => {
    setEdited(null);
    // An address that asked for the correction has had it.
    if (search.has('correct')) setSearch(withoutCorrect, { replace: true, preventScrollReset: true });
  };
  useEffect(() => whenIdle(prepareReadingEditor), []);
  return (
    <>
      <Tests pool={pool} readings={readings} doubts={doubts} beside={beside} weather={weather} onEdit={setEdited} />
      {edited ? <ReadingEditor key={edited.id} pool={pool} reading={edited} doubts={doubts} onClose={close} /> : null}
    </>
  );
}

interface TestsProps extends HistoryProps {
  onEdit: (reading: Reading) => void;
}

/** Separate: a form that opens over a hundred tests renders none of them again. */
const Tests = memo(function Tests({ pool, readings, doubts, beside, weather, onEdit }: TestsProps) {
  const [shown, setShown] = useState(PAGE);
  const remove = useRemoveWithUndo(pool);
  const columns = useColumns({ pool, readings, doubts, beside, weather }, { onEdit, onRemove: (reading) => void remove(reading) });
  const showMore = () => startTransition(() => setShown(shown + PAGE));
  return (
    <>
      <Table
        caption={m.common_all_tests()}
        captionHidden
        stacks
        columns={columns}
        rows={readings.slice(0, shown)}
        rowKey={({ id }) => id}
        empty={m.history_no_test_yet()}
      />
      {readings.length > shown ? (
        <Button variant="quiet" wide onClick={showMore}>
          {m.history_show_more({ count: Math.min(PAGE, readings.length - shown), all: readings.length })}
        </Button>
      ) : null}
    </>
  );
});

function useRemoveWithUndo(pool: Pool) {
  const remove = useRemoveReading(pool.id);
  const restore = useRestoreReading(pool.id);
  const { toast } = useToast();
  return (reading: Reading) =>
    removeWithUndo({
      toast,
      deleted: m.common_test_deleted(),
      remove: () => remove.mutateAsync(reading),
      restore: () => restore.mutateAsync(reading),
    });
}

function withoutCorrect(before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete('correct');
  return next;
}

/** Beside what is not on the server yet. */
function WaitingMark({ waiting }: { waiting: Reading['waiting'] }) {
  if (!waiting) return null;
  return (
    <StatusPill status={waiting === 'stopped' ? 'warn' : 'waiting'} bare>
      {waiting === 'stopped' ? m.offline_needs_you() : m.common_waiting()}
    </StatusPill>
  );
}

/** As it was typed. */
const boundSign = (bound: Bound | undefined) => (bound === undefined ? '' : bound === 'below' ? '<' : '>');

const lookColumn = (pool: Pool): Column<Reading> => ({
  id: 'look',
  header: m.history_look(),
  cell: ({ look }) =>
    look ? (
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <LookPicture look={look} isSpa={pool.kind !== 'pool'} className="h-4.5 w-6 shrink-0 rounded-small dark:brightness-90" />
        {LOOK_LABELS[look]()}
      </span>
    ) : (
      <span data-none aria-label={m.history_not_measured()}>
        –
      </span>
    ),
});

/** What the cell was set to, where its owner notes it. */
const saltCellColumn = (): Column<Reading> => ({
  id: 'saltCell',
  header: (
    <abbr title={m.log_salt_cell()} className="no-underline">
      {m.history_salt_cell()}
    </abbr>
  ),
  numeric: true,
  cell: ({ saltCellPercent }) =>
    saltCellPercent === undefined ? (
      <span data-none aria-label={m.history_not_measured()}>
        –
      </span>
    ) : (
      numberFormat(languageTag(), { maximumFractionDigits: 1 }).format(saltCellPercent)
    ),
});

/** A value that can't be true, with its word: not told by color alone. */
function Doubtful({ children }: { children: string }) {
  return (
    <span className="flex flex-col items-end gap-0.5 whitespace-nowrap max-sm:items-start">
      <span className="text-muted">{children}</span>
      <StatusPill status="again" bare>
        {m.history_doubtful()}
      </StatusPill>
    </span>
  );
}

const besideColumn = (beside: (reading: Reading) => ReactNode): Column<Reading> => ({
  id: 'beside',
  header: m.photos_title(),
  stacked: 'wide',
  cell: (reading) => beside(reading),
});

interface Actions {
  onEdit: (reading: Reading) => void;
  onRemove: (reading: Reading) => void;
}

function useColumns({ pool, readings, doubts, beside, weather }: HistoryProps, { onEdit, onRemove }: Actions): Column<Reading>[] {
  const { units } = useUnits();
  const present = PARAMETERS.filter((one) => readings.some((reading) => reading[one] !== undefined));
  const valueColumn = (parameter: Parameter): Column<Reading> => {
    const { short, unit, label } = parameterDisplay(parameter, units);
    return {
      id: parameter,
      header: <abbr title={label} className="no-underline">{`${short}${unit ? ` (${unit})` : ''}`}</abbr>,
      numeric: true,
      cell: (reading) => {
        const value = reading[parameter];
        if (value === undefined) {
          return (
            <span data-none aria-label={m.history_not_measured()}>
              –
            </span>
          );
        }
        const shown = `${boundSign(reading.bounds?.[parameter])}${formatValue(parameter, value, units)}`;
        return isDoubtful(reading, parameter, doubts) ? <Doubtful>{shown}</Doubtful> : shown;
      },
    };
  };
  const menu = (reading: Reading) => (
    <Menu
      trigger={
        <IconButton
          label={m.history_actions_test({ moment: momentText(reading.takenAt, pool.timeZone) })}
          icon={<MoreHorizontal size={20} aria-hidden />}
        />
      }
      items={[
        { label: m.common_correct(), icon: <Pencil size={18} aria-hidden />, onSelect: () => onEdit(reading) },
        { label: m.common_delete(), icon: <Trash2 size={18} aria-hidden />, tone: 'danger', onSelect: () => onRemove(reading) },
      ]}
    />
  );
  return [
    {
      id: 'at',
      header: m.common_taken(),
      isRowHeader: true,
      cell: (reading) => (
        <span className="flex flex-col gap-0.5">
          <span className="whitespace-nowrap">{momentText(reading.takenAt, pool.timeZone)}</span>
          {weather?.(reading)}
          <WaitingMark waiting={reading.waiting} />
          {isDatedAhead(reading.takenAt, reading.createdAt) ? (
            <StatusPill status="warn" bare>
              {m.history_dated_ahead()}
            </StatusPill>
          ) : null}
        </span>
      ),
    },
    ...(readings.some(({ look }) => look !== undefined) ? [lookColumn(pool)] : []),
    ...present.map(valueColumn),
    ...(readings.some(({ saltCellPercent }) => saltCellPercent !== undefined) ? [saltCellColumn()] : []),
    {
      id: 'method',
      header: m.common_method(),
      stacked: 'wide',
      cell: ({ method }) => (method ? <span className="whitespace-nowrap">{METHOD_LABELS[method]()}</span> : null),
    },
    {
      id: 'note',
      header: m.common_note(),
      stacked: 'wide',
      cell: ({ note }) => (note ? <span className="line-clamp-2 max-w-64 min-w-24">{note}</span> : null),
    },
    ...(beside ? [besideColumn(beside)] : []),
    {
      id: 'menu',
      stacked: 'corner',
      header: <span className="sr-only">{m.common_actions()}</span>,
      cell: (reading) => <div className="-my-2.5">{menu(reading)}</div>,
    },
  ];
}
