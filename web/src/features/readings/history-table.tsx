import { PARAMETERS, type Parameter } from '@limpid/chemistry';
import type { Pool, Reading } from '@limpid/contract';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { momentInWords } from '../../api/ages.ts';
import { formatValue, parameterDisplay } from '../../api/parameters.ts';
import { useUnits } from '../../api/units.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { METHOD_LABELS } from './log-form.tsx';
import { ReadingEditor } from './reading-editor.tsx';
import { asInput, useRecordReading, useRemoveReading } from './readings.data.ts';

const PAGE = 20;

/** Every test, newest first, with correction and deletion; both can be undone. */
export function HistoryTable({ pool, readings }: { pool: Pool; readings: readonly Reading[] }) {
  const [edited, setEdited] = useState<Reading | null>(null);
  const [shown, setShown] = useState(PAGE);
  const removeWithUndo = useRemoveWithUndo(pool);
  const columns = useColumns(pool, readings, { onEdit: setEdited, onRemove: removeWithUndo });
  return (
    <>
      <Table
        caption="All tests"
        captionHidden
        columns={columns}
        rows={readings.slice(0, shown)}
        rowKey={({ id }) => id}
        empty="No test yet."
      />
      {readings.length > shown ? (
        <Button variant="quiet" wide onClick={() => setShown(shown + PAGE)}>
          {`Show ${Math.min(PAGE, readings.length - shown)} more of ${readings.length}`}
        </Button>
      ) : null}
      {edited ? <ReadingEditor key={edited.id} pool={pool} reading={edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

function useRemoveWithUndo(pool: Pool) {
  const remove = useRemoveReading(pool.id);
  const restore = useRecordReading(pool.id);
  const { toast } = useToast();
  return (reading: Reading) =>
    remove.mutate(reading.id, {
      onSuccess: () => void toast({ title: 'Test deleted', action: { label: 'Undo', onClick: () => restore.mutate(asInput(reading)) } }),
      onError: () => void toast({ title: 'Not deleted', description: 'The test is still there. Please try again.', tone: 'bad' }),
    });
}

interface Actions {
  onEdit: (reading: Reading) => void;
  onRemove: (reading: Reading) => void;
}

function useColumns(pool: Pool, readings: readonly Reading[], { onEdit, onRemove }: Actions): Column<Reading>[] {
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
        return value === undefined ? <span aria-label="not measured">–</span> : formatValue(parameter, value, units);
      },
    };
  };
  const menu = (reading: Reading) => (
    <Menu
      trigger={
        <IconButton
          label={`Actions for the test of ${momentInWords(reading.takenAt, pool.timeZone)}`}
          icon={<MoreHorizontal size={20} aria-hidden />}
        />
      }
      items={[
        { label: 'Correct', icon: <Pencil size={18} aria-hidden />, onSelect: () => onEdit(reading) },
        { label: 'Delete', icon: <Trash2 size={18} aria-hidden />, tone: 'danger', onSelect: () => onRemove(reading) },
      ]}
    />
  );
  return [
    {
      id: 'at',
      header: 'Taken',
      isRowHeader: true,
      cell: (reading) => <span className="whitespace-nowrap">{momentInWords(reading.takenAt, pool.timeZone)}</span>,
    },
    ...present.map(valueColumn),
    { id: 'method', header: 'Method', cell: ({ method }) => (method ? METHOD_LABELS[method] : '') },
    { id: 'note', header: 'Note', cell: ({ note }) => <span className="line-clamp-2 max-w-64 min-w-24">{note}</span> },
    { id: 'menu', header: <span className="sr-only">Actions</span>, cell: (reading) => <div className="-my-2.5">{menu(reading)}</div> },
  ];
}
