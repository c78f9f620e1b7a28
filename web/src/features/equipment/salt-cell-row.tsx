import type { Pool } from '@limpid/contract';
import { Plus } from 'lucide-react';
import { useUnits } from '../../i18n/units.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { shownText } from './equipment-units.ts';
import { type ListedEquipment, useAddEquipment } from './equipment.data.ts';

/** The salt cell that the pool was set up with, until it is among the equipment: one tap adds it. */
export function SaltCellRow({ pool, pieces }: { pool: Pool; pieces: readonly ListedEquipment[] }) {
  const { units } = useUnits();
  const { toast } = useToast();
  const add = useAddEquipment(pool.id);
  const { saltCell: cell } = pool;
  if (pool.isReadOnly || pool.sanitizer !== 'salt' || !cell || pieces.some(({ kind }) => kind === 'salt_cell')) return null;
  const { model, gramsPerHour } = cell;
  const facts = [model, gramsPerHour === undefined ? undefined : shownText('output', gramsPerHour, units)].filter(Boolean);
  const run = () =>
    add.mutate(
      { kind: 'salt_cell', ...(model === undefined ? {} : { model }), ...(gramsPerHour === undefined ? {} : { gramsPerHour }) },
      { onError: (error) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' }) },
    );
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">{m.common_salt_cell()}</p>
        <p className="text-sm text-muted wrap-anywhere">{[...facts, m.equipment_cell_of_setup()].join(' · ')}</p>
      </div>
      <Button variant="secondary" pending={add.isPending} iconBefore={<Plus size={20} aria-hidden />} onClick={run}>
        {m.equipment_add_cell()}
      </Button>
    </Card>
  );
}
