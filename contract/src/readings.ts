import type { Parameter } from '@limpid/chemistry';
import { PARAMETERS } from '@limpid/chemistry';
import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { amount, Finding, Id, Instant, PageQuery, pageOf, PoolItemParams, PoolParams, text } from './values.ts';
import { Bounds, Look, MeasuringMethod, possible } from './water.ts';
import { fault, type Unit } from './reasons.ts';

const tag = 'readings';
const UNIT: Partial<Record<Parameter, Unit | ''>> = { ph: '', phosphatePpb: 'ppb', orpMv: 'mV', temperatureC: '°C' };
const value = (parameter: Parameter) => possible(parameter, UNIT[parameter] ?? 'ppm');

const measured = {
  freeChlorinePpm: z.optional(value('freeChlorinePpm')),
  combinedChlorinePpm: z.optional(value('combinedChlorinePpm')),
  brominePpm: z.optional(value('brominePpm')),
  ph: z.optional(value('ph')),
  alkalinityPpm: z.optional(value('alkalinityPpm')),
  hardnessPpm: z.optional(value('hardnessPpm')),
  cyanuricAcidPpm: z.optional(value('cyanuricAcidPpm')),
  saltPpm: z.optional(value('saltPpm')),
  boratePpm: z.optional(value('boratePpm')),
  phosphatePpb: z.optional(value('phosphatePpb')),
  copperPpm: z.optional(value('copperPpm')),
  ironPpm: z.optional(value('ironPpm')),
  tdsPpm: z.optional(value('tdsPpm')),
  orpMv: z.optional(value('orpMv')),
  temperatureC: z.optional(value('temperatureC')),
  totalChlorinePpm: z.optional(value('totalChlorinePpm')),
  totalHardnessPpm: z.optional(value('totalHardnessPpm')),
  biguanidePpm: z.optional(value('biguanidePpm')),
};
/** What the salt cell was set to: no value of the water, so it is neither judged nor dosed for. */
const SaltCellPercent = amount(0, 100, 'percent');
/** Which of its values the person says are true, however unlikely. */
const Confirmed = z.array(z.enum(PARAMETERS)).check(z.maxLength(PARAMETERS.length));
const about = {
  takenAt: z.optional(Instant),
  method: z.optional(MeasuringMethod),
  look: z.optional(Look),
  saltCellPercent: z.optional(SaltCellPercent),
  /** of measured values only: below or above what the test can show */
  bounds: z.optional(Bounds),
  confirmed: z.optional(Confirmed),
  note: z.optional(text(0, 2000)),
};

/** A test may consist of either of these alone. */
export const BESIDE_THE_WATER = ['look', 'saltCellPercent'] as const;

export const ReadingInput = z.strictObject({ id: z.optional(Id), ...about, ...measured }).check(
  z.refine((reading) => ([...BESIDE_THE_WATER, ...PARAMETERS] as const).some((name) => reading[name] !== undefined), {
    error: fault('test_empty'),
    path: ['values'],
  }),
);
export type ReadingInput = z.infer<typeof ReadingInput>;

const cleared = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
/** null takes a value away */
export const ReadingPatch = z.strictObject({
  takenAt: about.takenAt,
  method: about.method,
  look: cleared(Look),
  saltCellPercent: cleared(SaltCellPercent),
  /** replaces all of them; a value that is changed without it is no bound any more */
  bounds: cleared(Bounds),
  /** replaces all of them; a value that is changed without it has to be confirmed again */
  confirmed: cleared(Confirmed),
  note: cleared(text(0, 2000)),
  freeChlorinePpm: cleared(value('freeChlorinePpm')),
  combinedChlorinePpm: cleared(value('combinedChlorinePpm')),
  brominePpm: cleared(value('brominePpm')),
  ph: cleared(value('ph')),
  alkalinityPpm: cleared(value('alkalinityPpm')),
  hardnessPpm: cleared(value('hardnessPpm')),
  cyanuricAcidPpm: cleared(value('cyanuricAcidPpm')),
  saltPpm: cleared(value('saltPpm')),
  boratePpm: cleared(value('boratePpm')),
  phosphatePpb: cleared(value('phosphatePpb')),
  copperPpm: cleared(value('copperPpm')),
  ironPpm: cleared(value('ironPpm')),
  tdsPpm: cleared(value('tdsPpm')),
  orpMv: cleared(value('orpMv')),
  temperatureC: cleared(value('temperatureC')),
  totalChlorinePpm: cleared(value('totalChlorinePpm')),
  totalHardnessPpm: cleared(value('totalHardnessPpm')),
  biguanidePpm: cleared(value('biguanidePpm')),
});
export type ReadingPatch = z.infer<typeof ReadingPatch>;

/** A value that was not measured is left out. */
export const Reading = z.object({
  id: Id,
  takenAt: z.string(),
  method: z.optional(MeasuringMethod),
  look: z.optional(Look),
  saltCellPercent: z.optional(z.number()),
  bounds: z.optional(Bounds),
  /** values that can't be true: kept and shown, asked about once, and not counted */
  doubtful: z.optional(z.array(z.enum(PARAMETERS))),
  confirmed: z.optional(z.array(z.enum(PARAMETERS))),
  note: z.optional(z.string()),
  ...(Object.fromEntries(PARAMETERS.map((name) => [name, z.optional(z.number())])) as Record<
    Parameter,
    z.ZodMiniOptional<z.ZodMiniNumber>
  >),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Reading = z.infer<typeof Reading>;
/** A reading just written, with what looks unlikely about it. */
export const WrittenReading = z.extend(Reading, { warnings: z.array(Finding) });
export type WrittenReading = z.infer<typeof WrittenReading>;

export const readings = {
  list: get('/api/pools/{poolId}/readings', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'The readings of a pool, newest first.',
    params: PoolParams,
    query: PageQuery,
    response: pageOf(Reading),
  }),
  record: post('/api/pools/{poolId}/readings', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Records a reading: at least one measured value, what the water looks like, or what the salt cell is set to.',
    params: PoolParams,
    body: ReadingInput,
    response: WrittenReading,
  }),
  change: patch('/api/pools/{poolId}/readings/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Corrects a reading.',
    params: PoolItemParams,
    body: ReadingPatch,
    response: WrittenReading,
  }),
  remove: remove('/api/pools/{poolId}/readings/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Deletes a reading.',
    params: PoolItemParams,
  }),
};
