import { ruleFault, TASK_STATES } from '@limpid/schedule';
import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { Day, Id, inOneLine, Instant, PageQuery, pageOf, PoolItemParams, PoolParams, text } from './values.ts';
import { fault, type Unit } from './reasons.ts';

const tag = 'tasks';

const MOST_CHECKS = 30;

const between = (low: number, high: number, unit: Unit) => {
  const range = fault('whole_number_range', { unit, low, high });
  return z.number({ error: range }).check(z.int(range), z.gte(low, range), z.lte(high, range));
};
/** Far enough for anything a pool needs, and near enough that every rule can be followed from its first day. */
const ScheduledDay = Day.check(z.refine((day) => day >= '2000-01-01' && day <= '2199-12-31', fault('day_outside_tasks')));
const Rule = z.string({ error: fault('rule_missing') }).check(
  z.trim(),
  z.refine((rule) => ruleFault(rule) === undefined, {
    error: (issue) => fault('rule_invalid', ruleFault(String(issue.input)) ?? { part: 'RRULE', fault: '' }),
  }),
);

/** RFC 5545 without DTSTART, for whole days */
const CalendarRecurrence = z.strictObject({ kind: z.literal('calendar'), rule: Rule, startsOn: ScheduledDay });
export const Recurrence = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('once'), dueOn: ScheduledDay }),
    CalendarRecurrence,
    z.strictObject({ kind: z.literal('since_done'), days: between(1, 3650, 'days') }),
    z.strictObject({ kind: z.literal('every_nth_reading'), n: between(1, 1000, 'tests') }),
    z.strictObject({
      kind: z.literal('condition'),
      condition: z.enum(['filter_pressure'], { error: fault('choose_one_of', { options: 'filter_pressure' }) }),
    }),
  ],
  { error: fault('choose_one_of', { options: 'once, calendar, since_done, every_nth_reading, condition' }) },
);
export type Recurrence = z.infer<typeof Recurrence>;

const Title = text(1, 120, fault('task_name_missing')).check(inOneLine());
const Checks = z.array(text(1, 200, fault('check_missing')).check(inOneLine())).check(z.maxLength(MOST_CHECKS));

export const TaskInput = z.strictObject({
  id: z.optional(Id),
  title: Title,
  notes: z.optional(text(0, 2000)),
  equipmentId: z.optional(Id),
  checklist: z.optional(Checks),
  recurrence: Recurrence,
  /** which task of our catalog this is; a pool has each only once */
  catalogSlug: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, fault('catalog_unknown')))),
});
export type TaskInput = z.infer<typeof TaskInput>;

/** null takes a value away */
export const TaskPatch = z.strictObject({
  title: z.optional(Title),
  notes: z.optional(z.nullable(text(0, 2000))),
  equipmentId: z.optional(z.nullable(Id)),
  checklist: z.optional(z.nullable(Checks)),
  recurrence: z.optional(Recurrence),
});
export type TaskPatch = z.infer<typeof TaskPatch>;

export const Task = z.object({
  id: Id,
  title: z.string(),
  notes: z.optional(z.string()),
  equipmentId: z.optional(Id),
  checklist: z.optional(z.array(z.string())),
  recurrence: Recurrence,
  catalogSlug: z.optional(z.string()),
  state: z.enum(TASK_STATES),
  /** in the pool's time zone, as all days here */
  dueOn: z.nullable(z.string()),
  lastDoneAt: z.nullable(z.string()),
  doneCount: z.number(),
  skippedAt: z.nullable(z.string()),
  /** snoozed until this day, and neither done nor skipped since */
  untilOn: z.nullable(z.string()),
  /** what its state follows from, beside the fields above: for devices that reckon without a connection */
  metOn: z.nullable(z.string()),
  isClosed: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Task = z.infer<typeof Task>;

const completionFields = {
  id: z.optional(Id),
  doneAt: z.optional(Instant),
  note: z.optional(text(0, 2000)),
  /** which lines of the checklist were done */
  checked: z.optional(Checks),
  photoIds: z.optional(z.array(Id).check(z.maxLength(20))),
};
export const CompletionInput = z.strictObject(completionFields);
export type CompletionInput = z.infer<typeof CompletionInput>;

/** With its task, for devices that send what was done without a connection. */
export const PoolCompletionInput = z.strictObject({ taskId: Id, ...completionFields });
export type PoolCompletionInput = z.infer<typeof PoolCompletionInput>;

export const Completion = z.object({
  id: Id,
  taskId: Id,
  doneAt: z.string(),
  note: z.optional(z.string()),
  checked: z.optional(z.array(z.string())),
  photoIds: z.optional(z.array(Id)),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Completion = z.infer<typeof Completion>;

export const TaskSkip = z.object({ id: Id, taskId: Id, skippedAt: z.string(), reason: z.optional(z.string()) });
export type TaskSkip = z.infer<typeof TaskSkip>;

/** Pages that begin at the end of a day of the past. */
const HistoryQuery = z.extend(PageQuery, {
  /** only what happened up to this day, in the pool's time zone */
  toOn: z.optional(Day),
});

const TaskParams = z.extend(PoolParams, { taskId: Id });
const CompletionParams = z.extend(TaskParams, { id: Id });

export const tasks = {
  list: get('/api/pools/{poolId}/tasks', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'The maintenance tasks of a pool with their state today, newest first.',
    params: PoolParams,
    query: PageQuery,
    response: pageOf(Task),
  }),
  add: post('/api/pools/{poolId}/tasks', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Adds a task. One of our catalog that the pool has already is answered as it is.',
    params: PoolParams,
    body: TaskInput,
    response: Task,
  }),
  change: patch('/api/pools/{poolId}/tasks/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Changes a task; a new recurrence ends a snooze.',
    params: PoolItemParams,
    body: TaskPatch,
    response: Task,
  }),
  remove: remove('/api/pools/{poolId}/tasks/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Deletes a task with its history.',
    params: PoolItemParams,
  }),
  snooze: post('/api/pools/{poolId}/tasks/{id}/snooze', {
    tag,
    access: 'pool',
    creates: true,
    summary: 'Puts a task off until a day. A completion or a skip ends the snooze.',
    params: PoolItemParams,
    body: z.strictObject({
      untilOn: ScheduledDay,
      /** when it was put off, if the device could not say so at once */
      snoozedAt: z.optional(Instant),
    }),
    response: Task,
  }),
  skip: post('/api/pools/{poolId}/tasks/{id}/skip', {
    tag,
    access: 'pool',
    creates: true,
    summary: 'Leaves a task out this time.',
    params: PoolItemParams,
    body: z._default(
      z.strictObject({
        reason: z.optional(text(0, 500)),
        /** when it was skipped, if the device could not say so at once */
        skippedAt: z.optional(Instant),
      }),
      {},
    ),
    response: Task,
  }),
  skips: get('/api/pools/{poolId}/task-skips', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'What was skipped in a pool, newest first.',
    params: PoolParams,
    query: HistoryQuery,
    response: pageOf(TaskSkip),
  }),
};

export const completions = {
  list: get('/api/pools/{poolId}/completions', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'The completed tasks of a pool, newest first.',
    params: PoolParams,
    query: HistoryQuery,
    response: pageOf(Completion),
  }),
  days: get('/api/pools/{poolId}/completion-days', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'On which days tasks were done and how many, in the time zone of the pool, newest first: the last 2,000 such days.',
    params: PoolParams,
    response: z.object({ days: z.array(z.object({ on: z.string(), count: z.int() })) }),
  }),
  listOfTask: get('/api/pools/{poolId}/tasks/{taskId}/completions', {
    tag,
    access: 'pool',
    summary: 'The completions of one task, newest first.',
    params: TaskParams,
    query: PageQuery,
    response: pageOf(Completion),
  }),
  record: post('/api/pools/{poolId}/completions', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Marks a task of the pool done.',
    params: PoolParams,
    body: PoolCompletionInput,
    response: Completion,
    problems: ['conflict'],
  }),
  remove: remove('/api/pools/{poolId}/completions/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Deletes a completion; its task is as it was before it.',
    params: PoolItemParams,
  }),
  recordOfTask: post('/api/pools/{poolId}/tasks/{taskId}/completions', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Marks a task done.',
    params: TaskParams,
    body: CompletionInput,
    response: Completion,
    problems: ['conflict'],
  }),
  removeOfTask: remove('/api/pools/{poolId}/tasks/{taskId}/completions/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Deletes a completion; the task is as it was before it.',
    params: CompletionParams,
  }),
};
