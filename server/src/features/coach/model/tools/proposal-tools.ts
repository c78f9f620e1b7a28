// What a model may prepare. Nothing here writes: the person confirms a signed proposal (confirmations.ts).
import { ReadingInput, TreatmentInput } from '@limpid/contract';
import { dayOf } from '@limpid/schedule';
import * as z from 'zod/mini';
import { problem } from '../../../../http/problems.ts';
import { listTasks } from '../../../tasks/tasks.ts';
import { type CoachTool, defineTool, requirePool } from './tool.ts';

const MOST_TASKS = 200;
const PREPARED = 'Prepared. The person sees it on a card and has to confirm it; nothing is saved yet. Do not repeat its amounts.';

/** The fields of the ordinary endpoint, without the id. */
const { id: _reading, ...readingFields } = ReadingInput.def.shape;
const { id: _treatment, fillWater: _fill, ...treatmentFields } = TreatmentInput.def.shape;

export const PROPOSAL_TOOLS: readonly CoachTool[] = [
  defineTool(
    'propose_test',
    'Prepares logging a test with the values that the person named.',
    z.strictObject(readingFields),
    async (fields, context) => {
      await requirePool(context);
      return { data: PREPARED, draft: { action: 'log_test', fields } };
    },
  ),
  defineTool(
    'propose_treatment',
    'Prepares logging what the person says was added: grams for solids, milliliters for liquids.',
    z.strictObject(treatmentFields),
    async (fields, context) => {
      await requirePool(context);
      return { data: PREPARED, draft: { action: 'log_treatment', fields } };
    },
  ),
  defineTool(
    'propose_task',
    'Prepares a reminder: once on a day, or every so many days.',
    z.strictObject({
      title: z.string().check(z.minLength(1), z.maxLength(120)),
      dueOn: z.optional(z.iso.date()),
      everyDays: z.optional(z.number().check(z.int(), z.gte(1), z.lte(3650))),
    }),
    async ({ title, dueOn, everyDays }, context) => {
      const { row } = await requirePool(context);
      const recurrence =
        everyDays === undefined
          ? { kind: 'once' as const, dueOn: dueOn ?? dayOf(context.now, row.timeZone) }
          : { kind: 'since_done' as const, days: everyDays };
      return { data: PREPARED, draft: { action: 'create_task', fields: { title, recurrence } } };
    },
  ),
  defineTool(
    'propose_task_done',
    'Prepares marking a task of this pool as done, by its title.',
    z.strictObject({ title: z.string().check(z.minLength(1), z.maxLength(120)) }),
    async ({ title }, context) => {
      const { row } = await requirePool(context);
      const { items } = await listTasks(context.db, row, { limit: MOST_TASKS }, context.now);
      const wanted = title.trim().toLowerCase();
      const found =
        items.find((task) => task.title.toLowerCase() === wanted) ?? items.find((task) => task.title.toLowerCase().includes(wanted));
      if (!found) throw problem('not_found', { reason: { text: 'There is no such task. get_tasks lists them.' } });
      return { data: PREPARED, draft: { action: 'complete_task', fields: { taskId: found.id } } };
    },
  ),
];
