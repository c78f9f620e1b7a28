// What a photo may belong to: a recent test, a task that was done, a piece of equipment.
import type { EquipmentKind } from '@limpid/chemistry';
import type { Completion, Pool } from '@limpid/contract';
import { momentText } from '../../i18n/ages.ts';
import { useListed } from '../../offline/use-listed.ts';
import { useListedReadings } from '../../offline/pool-log.ts';
import { m } from '../../paraglide/messages.js';
import { useNow } from '../../ui/use-now.ts';
import { useEquipment } from '../equipment/equipment.data.ts';
import { useCompletionPages, useTasks } from '../tasks/tasks.data.ts';
import type { ListedPhoto } from './listed-photo.ts';

/** So many of each are offered, and the one that was chosen before. */
const RECENT = 12;
const HOUR_MS = 3_600_000;
const NONE: readonly never[] = [];

export interface Possible {
  value: string;
  label: string;
}

const KINDS: Record<EquipmentKind, () => string> = {
  pump: m.common_pump,
  filter: m.equipment_kind_filter,
  heater: m.common_heater,
  salt_cell: m.common_salt_cell,
  cleaner: m.equipment_kind_cleaner,
  cover: m.common_cover,
  automation: m.equipment_kind_automation,
  light: m.equipment_kind_light,
  other: m.equipment_kind_other,
};

const recent = <Item extends { id: string }>(items: readonly Item[], chosen: string | undefined): Item[] =>
  items.filter(({ id }, index) => index < RECENT || id === chosen);

/** The lists are those that the pages of tests, tasks and equipment read, so they are there without a network too. */
export function useBelonging(pool: Pool, photo: Pick<ListedPhoto, 'readingId' | 'completionId'>) {
  const readings = useListedReadings(pool.id).data?.items ?? NONE;
  const tasks = useTasks(pool, useNow(HOUR_MS)).tasks ?? NONE;
  const completions = useListed<Completion>('completion', useCompletionPages(pool.id), pool.id).data?.items ?? NONE;
  const equipment = useEquipment(pool.id).data?.items ?? NONE;
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  const at = (instant: string) => momentText(instant, pool.timeZone);
  return {
    readings: recent(readings, photo.readingId).map(({ id, takenAt }): Possible => ({ value: id, label: at(takenAt) })),
    completions: recent(completions, photo.completionId).map(({ id, taskId, doneAt }): Possible => ({
      value: id,
      label: [titles.get(taskId), at(doneAt)].filter(Boolean).join(', '),
    })),
    equipment: equipment.map(({ id, name, make, model, kind }): Possible => ({
      value: id,
      label: name ?? ([make, model].filter(Boolean).join(' ') || KINDS[kind]()),
    })),
  };
}
