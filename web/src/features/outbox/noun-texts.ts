// What waits of each noun, in words. The compiler asks for an entry here as soon as a noun is declared (web/src/offline/nouns).
import type { CallOf, Noun } from '../../offline/noun.ts';
import type { Fields, OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { rainText } from '../../i18n/rain.ts';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';

export interface NounTexts<Call extends string = string> {
  /** what an entry of each call is: "Test", "Test corrected" */
  calls: Readonly<Record<Call, () => string>>;
  /** names of fields that are not parameters, amounts, moments or notes */
  fields?: Readonly<Record<string, () => string>>;
  /** one line that tells a row apart from others; without it the values measured or the product */
  summary?: (row: Fields, units: Units) => string;
  /** the page on which something refused can be corrected */
  correctAt?: (entry: OutboxEntry) => string;
}

const inLog = ({ poolId, rowId }: OutboxEntry): string => `/chemistry?pool=${poolId}&correct=${rowId}`;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** "Main pump", else its brand and model. */
const pieceOf = ({ name, make, model }: Fields): string => textOf(name) ?? [make, model].flatMap((part) => textOf(part) ?? []).join(' ');

/** "Storm · Rain: 0.5 in" */
const notedIn = ({ text, rainMm, bathers }: Fields, units: Units): string =>
  [
    textOf(text),
    typeof rainMm === 'number' ? m.remarks_rain_of({ amount: rainText(rainMm, units) }) : undefined,
    typeof bathers === 'number' ? m.remarks_bathers_of({ count: bathers }) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

const EQUIPMENT_FIELDS = {
  name: () => m.common_name(),
  make: () => m.equipment_make(),
  model: () => m.equipment_model(),
  serial: () => m.equipment_serial(),
  size: () => m.equipment_size(),
  installedOn: () => m.equipment_installed(),
  warrantyUntilOn: () => m.equipment_warranty_until(),
  manualUrl: () => m.equipment_manual(),
};

export const NOUN_TEXTS = {
  reading: {
    calls: {
      'readings.record': () => m.common_test(),
      'readings.change': () => m.common_test_corrected(),
      'readings.remove': () => m.common_test_deleted(),
    },
    fields: { saltCellPercent: () => m.log_salt_cell() },
    correctAt: inLog,
  },
  treatment: {
    calls: {
      'treatments.record': () => m.offline_treatment_record(),
      'treatments.change': () => m.common_addition_corrected(),
      'treatments.remove': () => m.common_addition_deleted(),
      'plans.completeStep': () => m.offline_treatment_record(),
    },
    correctAt: inLog,
  },
  remark: {
    calls: {
      'remarks.record': () => m.common_note(),
      'remarks.change': () => m.remarks_corrected(),
      'remarks.remove': () => m.remarks_deleted(),
    },
    fields: {
      at: () => m.common_when(),
      text: () => m.common_note(),
      rainMm: () => m.remarks_rain(),
      bathers: () => m.remarks_bathers(),
    },
    summary: notedIn,
    correctAt: inLog,
  },
  plan: {
    calls: {
      'plans.skipStep': () => m.offline_plan_skip(),
      'plans.restart': () => m.offline_plan_restart(),
    },
  },
  'clear-up': {
    calls: {
      'clearUps.start': () => m.offline_clear_up_start(),
      'clearUps.change': () => m.offline_clear_up_change(),
    },
  },
  equipment: {
    calls: {
      'equipment.add': () => m.common_equipment(),
      'equipment.change': () => m.offline_equipment_change(),
      'equipment.remove': () => m.common_equipment_deleted(),
    },
    fields: EQUIPMENT_FIELDS,
    summary: pieceOf,
    correctAt: ({ poolId }) => `/pools/${poolId}/equipment?pool=${poolId}`,
  },
  'equipment-entry': {
    calls: {
      'equipmentEntries.record': () => m.offline_equipment_entry_record(),
      'equipmentEntries.remove': () => m.offline_equipment_entry_remove(),
    },
    fields: { at: () => m.common_when() },
    summary: (row) => textOf(row['note']) ?? '',
  },
  task: {
    calls: {
      'tasks.add': () => m.common_new_task(),
      'tasks.change': () => m.offline_task_change(),
      'tasks.remove': () => m.offline_task_remove(),
      'tasks.snooze': () => m.offline_task_snooze(),
      'tasks.skip': () => m.offline_task_skip(),
    },
    fields: {
      title: () => m.common_name(),
      notes: () => m.tasks_field_notes(),
      checklist: () => m.tasks_field_checklist(),
      recurrence: () => m.tasks_field_recurrence(),
      untilOn: () => m.tasks_field_until(),
      reason: () => m.common_reason(),
    },
    summary: ({ title }) => (typeof title === 'string' ? title : ''),
    correctAt: ({ poolId }) => `/maintenance?pool=${poolId}`,
  },
  photo: {
    calls: {
      'photos.record': () => m.offline_photo(),
      'photos.change': () => m.offline_photo_change(),
      'photos.remove': () => m.offline_photo_remove(),
    },
    fields: {
      caption: () => m.offline_photo_caption(),
      tags: () => m.offline_photo_tags(),
    },
    summary: ({ caption }) => textOf(caption) ?? '',
  },
  completion: {
    calls: {
      'completions.record': () => m.offline_completion_record(),
      'completions.remove': () => m.offline_completion_remove(),
    },
    fields: { checked: () => m.tasks_field_checklist() },
    correctAt: ({ poolId }) => `/maintenance?pool=${poolId}`,
  },
  'guide-tick': {
    calls: {
      'guideTicks.record': () => m.offline_guide_tick(),
      'guideTicks.remove': () => m.offline_guide_tick_remove(),
    },
    correctAt: ({ poolId }) => `/maintenance/seasonal?pool=${poolId}`,
  },
} satisfies { [Name in Noun]: NounTexts<CallOf<Name>> };
