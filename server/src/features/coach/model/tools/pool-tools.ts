// What a model may look at: the pool of this request, its log, its equipment, its tasks and its plan.
import { PARAMETERS } from '@limpid/chemistry';
import * as z from 'zod/mini';
import { listEquipment } from '../../../equipment/equipment.ts';
import { findPoolGuide } from '../../../seasonal/seasonal.ts';
import { listTasks } from '../../../tasks/tasks.ts';
import { quoted } from '../../guard/quoted.ts';
import { answerStatus } from '../../skills/pool.ts';
import { planOfPool } from '../../skills/steps.ts';
import { canSwim, type CoachTool, defineTool, fromReply, requirePool, spoken, type ToolContext } from './tool.ts';

const NOTHING = z.strictObject({});
const few = (most: number, otherwise: number) => z._default(z.number().check(z.int(), z.gte(1), z.lte(most)), otherwise);
const MOST_EQUIPMENT = 30;
const MOST_TASKS = 60;
const DAY_MS = 86_400_000;

const local = (iso: string, { coach }: ToolContext): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: coach.timeZone }).format(
    new Date(iso),
  );

export const POOL_TOOLS: readonly CoachTool[] = [
  defineTool(
    'get_pool',
    'The pool: volume, kind, surface, sanitizer, setting, chemicals that the owner has, and the latest water.',
    NOTHING,
    async (_, context) => {
      const { pool } = await requirePool(context);
      const { traits, shelf, plan, pumpFlowLpm } = pool;
      const volumeGallons = traits.volumeL / 3.785411784;
      return {
        data: {
          name: quoted(pool.name),
          ...traits,
          volume: `${Math.round(volumeGallons)} gallons, ${Math.round(traits.volumeL)} liters`,
          pumpFlowLpm,
          chemicals: shelf,
          latestWater: plan.water,
        },
        cards: answerStatus(context.coach).cards,
      };
    },
  ),
  defineTool(
    'get_tests',
    'The latest tests, newest first, with notes.',
    z.strictObject({ count: few(20, 5) }),
    async ({ count }, context) => {
      const { pool } = await requirePool(context);
      const tests = pool.readings.slice(0, count).map((reading) => ({
        ...Object.fromEntries(
          [...PARAMETERS, 'look', 'method'].flatMap((name) => (reading[name] === undefined ? [] : [[name, reading[name]]])),
        ),
        takenOn: local(reading.takenAt, context),
        ...(typeof reading['note'] === 'string' ? { note: quoted(reading['note']) } : {}),
      }));
      return { data: { tests } };
    },
  ),
  defineTool(
    'get_trend',
    'How one value has moved over the last days.',
    z.strictObject({ parameter: z.enum(PARAMETERS), days: few(365, 30) }),
    async ({ parameter, days }, context) => {
      const { pool } = await requirePool(context);
      const since = context.now.getTime() - days * DAY_MS;
      const points = pool.readings.flatMap((reading) => {
        const value = reading[parameter];
        return typeof value === 'number' && Date.parse(reading.takenAt) >= since
          ? [{ [parameter]: value, takenOn: local(reading.takenAt, context) }]
          : [];
      });
      const values = points.map((point) => Number(point[parameter]));
      const ends = values.length === 0 ? [] : [{ [parameter]: Math.min(...values) }, { [parameter]: Math.max(...values) }];
      return { data: { parameter, days, tests: points.length, newestFirst: points.slice(0, 40), lowestAndHighest: ends } };
    },
  ),
  defineTool(
    'get_treatments',
    'What was added to the water lately, newest first.',
    z.strictObject({ count: few(20, 8) }),
    async ({ count }, context) => {
      const { pool } = await requirePool(context);
      const past = pool.treatments.slice(0, count).map(({ productId, amountG, amountMl, amountL, doneAt }) => ({
        ...spoken({ productId: productId as never, amountG, amountMl, amountL }, context.coach),
        doneOn: local(doneAt, context),
      }));
      return { data: { treatments: past.map(({ text, doneOn }) => ({ added: quoted(text), doneOn })) }, past };
    },
  ),
  defineTool('get_equipment', 'The pump, filter, heater and other equipment of the pool.', NOTHING, async (_, context) => {
    const { row } = await requirePool(context);
    const { items } = await listEquipment(context.db, row, { limit: MOST_EQUIPMENT }, context.now);
    return {
      data: {
        equipment: items.map(
          ({ kind, variant, name, make, model, size, note, installedOn, expectedEndOn, lifeUsedPercent, cleanPressureKpa }) => ({
            kind,
            variant,
            installedOn,
            expectedEndOn,
            lifeUsedPercent,
            cleanPressureKpa,
            words: quoted([name, make, model, size, note].filter(Boolean).join(' · ')),
          }),
        ),
      },
    };
  }),
  defineTool('get_tasks', 'The maintenance tasks of the pool with their state today.', NOTHING, async (_, context) => {
    const { row } = await requirePool(context);
    const { items } = await listTasks(context.db, row, { limit: MOST_TASKS }, context.now);
    return {
      data: {
        tasks: items.map(({ title, notes, state, dueOn, lastDoneAt }) => ({
          state,
          dueOn,
          lastDoneOn: lastDoneAt?.slice(0, 10),
          title: quoted(title),
          notes: notes === undefined ? undefined : quoted(notes),
        })),
      },
    };
  }),
  defineTool(
    'get_seasonal_guide',
    'The checklist for the season or the weather alert where the pool is: what is done, and what to add to this pool.',
    NOTHING,
    async (_, context) => {
      const { row } = await requirePool(context);
      const { coach, now } = context;
      const guide = await findPoolGuide(context.db, { pool: row, measures: coach.measures, language: coach.language }, now);
      const items = guide.checklist.map((item) => ({ ...item, doses: (item.dose?.additions ?? []).map((one) => spoken(one, coach)) }));
      return {
        doses: items.flatMap(({ doses }) => doses),
        passages: items.map(({ text }) => text[coach.measures]),
        data: {
          title: guide.title,
          because: guide.because,
          alert: guide.alert?.event,
          page: `/maintenance/seasonal?guide=${guide.slug}`,
          checklist: items.map(({ text, doneAt, dose, doses }) => ({
            text: text[coach.measures],
            isDone: doneAt !== null,
            add: doses.map((one) => one.text),
            testFirst: dose?.state === 'test_first' || undefined,
          })),
        },
      };
    },
  ),
  defineTool(
    'get_plan',
    "Today's treatment plan: what to add, how much, in which order, and when to test again.",
    NOTHING,
    async (_, context) => {
      const { pool } = await requirePool(context);
      const { steps, findings, retestAfterMinutes, swim, shopping } = pool.plan;
      const result = fromReply(planOfPool(context.coach), context.coach);
      const doses = steps.map((step) => spoken(step, context.coach));
      return {
        ...result,
        doses,
        canSwim: canSwim(swim),
        data: {
          steps: steps.map(({ state, afterMinutes, why, warnings }, index) => ({
            add: doses[index]?.text,
            state,
            afterMinutes,
            why,
            warnings,
          })),
          findings: findings.map(({ text }) => text),
          retestAfterMinutes,
          swim: { state: swim.state, why: swim.why, action: swim.action },
          toBuy: shopping?.map(({ text }) => text),
        },
      };
    },
  ),
];
