import { EQUIPMENT_KINDS, EQUIPMENT_VARIANTS, hasVariant } from '@limpid/chemistry';
import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { PumpPlanner, PumpSpeed } from './pump-planner.ts';
import { amount, Day, Id, inOneLine, Instant, PageQuery, pageOf, PoolItemParams, PoolParams, positive, text } from './values.ts';
import { fault } from './reasons.ts';

const tag = 'equipment';

export const EquipmentKind = z.enum(EQUIPMENT_KINDS, { error: fault('choose_one_of', { options: EQUIPMENT_KINDS.join(', ') }) });
const VARIANTS = [...new Set(Object.values(EQUIPMENT_VARIANTS).flat())];
const Variant = z.enum(VARIANTS, { error: fault('choose_one_of', { options: VARIANTS.join(', ') }) });
const line = (longest: number) => text(1, longest).check(inOneLine());

const NOT_SECURE = fault('address_not_secure');
/** It becomes a link: https only, and no name or password in it that would hide where it leads. */
const ManualUrl = z.url({ protocol: /^https$/, hostname: /^[^.]+(\.[^.]+)+$/, error: NOT_SECURE }).check(
  z.maxLength(500, fault('text_long', { count: 500 })),
  z.refine((url) => !url.slice(8).split(/[/?#]/)[0]?.includes('@'), fault('address_with_user')),
);

const details = {
  variant: z.optional(z.nullable(Variant)),
  /** what its owner calls it */
  name: z.optional(z.nullable(line(80))),
  make: z.optional(z.nullable(line(80))),
  model: z.optional(z.nullable(line(80))),
  serial: z.optional(z.nullable(line(80))),
  /** as it is sold, such as "24 in" or "150 sq ft" */
  size: z.optional(z.nullable(line(60))),
  installedOn: z.optional(z.nullable(Day)),
  warrantyUntilOn: z.optional(z.nullable(Day)),
  expectedLifeYears: z.optional(z.nullable(amount(0.1, 100, 'years'))),
  /** of a filter just cleaned, at the usual pump speed */
  cleanPressureKpa: z.optional(z.nullable(positive(1000, 'kPa'))),
  manualUrl: z.optional(z.nullable(ManualUrl)),
  note: z.optional(z.nullable(text(0, 2000))),
  /** of a salt cell */
  ratedHours: z.optional(z.nullable(amount(1, 1_000_000, 'hours'))),
  /** of a salt cell at full output, as Cl2 */
  gramsPerHour: z.optional(z.nullable(amount(0.1, 2000, 'grams per hour'))),
  /** what flows below this does not count for a salt cell or a heater */
  minimumFlowLpm: z.optional(z.nullable(amount(1, 20_000, 'liters a minute'))),
  /** of a pump, as its display shows them */
  speeds: z.optional(z.nullable(z.array(PumpSpeed).check(z.maxLength(8, fault('speeds_many'))))),
  /** of a pump: what its hours are planned with */
  planner: z.optional(z.nullable(PumpPlanner)),
};

export const EquipmentInput = z.strictObject({ id: z.optional(Id), kind: EquipmentKind, ...details }).check(
  z.refine(({ kind, variant }) => variant === undefined || variant === null || hasVariant(kind, variant), {
    error: fault('equipment_type_unfit'),
    path: ['variant'],
  }),
);
export type EquipmentInput = z.infer<typeof EquipmentInput>;
/** null takes a fact away */
export const EquipmentPatch = z.strictObject(details);
export type EquipmentPatch = z.infer<typeof EquipmentPatch>;

/** A piece of equipment. Unknown facts are left out. */
export const Equipment = z.object({
  id: Id,
  kind: EquipmentKind,
  variant: z.optional(Variant),
  name: z.optional(z.string()),
  make: z.optional(z.string()),
  model: z.optional(z.string()),
  serial: z.optional(z.string()),
  size: z.optional(z.string()),
  installedOn: z.optional(z.string()),
  warrantyUntilOn: z.optional(z.string()),
  expectedLifeYears: z.optional(z.number()),
  cleanPressureKpa: z.optional(z.number()),
  manualUrl: z.optional(z.string()),
  note: z.optional(z.string()),
  ratedHours: z.optional(z.number()),
  gramsPerHour: z.optional(z.number()),
  minimumFlowLpm: z.optional(z.number()),
  speeds: z.optional(z.array(PumpSpeed)),
  planner: z.optional(PumpPlanner),
  /** by calendar months of `expectedLifeYears`, else of the life that is typical of its kind; not capped at 100 */
  lifeUsedPercent: z.nullable(z.number()),
  expectedEndOn: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Equipment = z.infer<typeof Equipment>;

export const ENTRY_KINDS = ['service', 'pressure', 'part', 'hours'] as const;
const EntryKind = z.enum(ENTRY_KINDS, { error: fault('choose_one_of', { options: ENTRY_KINDS.join(', ') }) });

const entry = {
  id: z.optional(Id),
  kind: EntryKind,
  at: z.optional(Instant),
  pressureKpa: z.optional(amount(0, 1000, 'kPa')),
  /** what the counter shows: running hours in total */
  hours: z.optional(amount(0, 1_000_000, 'hours')),
  costCents: z.optional(amount(0, 100_000_000, 'cents').check(z.int(fault('whole_cents')))),
  note: z.optional(text(0, 2000)),
};
type EntryFacts = { kind: (typeof ENTRY_KINDS)[number]; pressureKpa?: number | undefined; hours?: number | undefined };
const complete = () => [
  z.refine<EntryFacts>(({ kind, pressureKpa }) => kind !== 'pressure' || pressureKpa !== undefined, {
    error: fault('pressure_missing'),
    path: ['pressureKpa'],
  }),
  z.refine<EntryFacts>(({ kind, hours }) => kind !== 'hours' || hours !== undefined, {
    error: fault('running_hours_missing'),
    path: ['hours'],
  }),
];
export const EquipmentEntryInput = z.strictObject(entry).check(...complete());
export type EquipmentEntryInput = z.infer<typeof EquipmentEntryInput>;
/** The same, for the list of the whole pool. */
export const PoolEntryInput = z.strictObject({ ...entry, equipmentId: Id }).check(...complete());
export type PoolEntryInput = z.infer<typeof PoolEntryInput>;

/** A line in the log of a piece of equipment. */
export const EquipmentEntry = z.object({
  id: Id,
  equipmentId: Id,
  kind: EntryKind,
  at: z.string(),
  pressureKpa: z.optional(z.number()),
  hours: z.optional(z.number()),
  costCents: z.optional(z.number()),
  note: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type EquipmentEntry = z.infer<typeof EquipmentEntry>;

export const equipment = {
  list: get('/api/pools/{poolId}/equipment', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'The equipment of a pool, newest first.',
    params: PoolParams,
    query: PageQuery,
    response: pageOf(Equipment),
  }),
  add: post('/api/pools/{poolId}/equipment', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Adds a piece of equipment.',
    params: PoolParams,
    body: EquipmentInput,
    response: Equipment,
  }),
  change: patch('/api/pools/{poolId}/equipment/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Changes a piece of equipment.',
    params: PoolItemParams,
    body: EquipmentPatch,
    response: Equipment,
  }),
  remove: remove('/api/pools/{poolId}/equipment/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Deletes a piece of equipment with its log.',
    params: PoolItemParams,
  }),
  listEntries: get('/api/pools/{poolId}/equipment/{id}/entries', {
    tag,
    access: 'pool',
    summary: 'The log of a piece of equipment, newest first.',
    params: PoolItemParams,
    query: PageQuery,
    response: pageOf(EquipmentEntry),
  }),
  recordEntry: post('/api/pools/{poolId}/equipment/{id}/entries', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Records a service, a pressure, a part or running hours.',
    params: PoolItemParams,
    body: EquipmentEntryInput,
    response: EquipmentEntry,
  }),
};

/** The logs of all equipment of a pool as one list, which a device can cache and write to without a connection. */
export const equipmentEntries = {
  list: get('/api/pools/{poolId}/equipment-entries', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'The logs of all equipment of a pool, newest first.',
    params: PoolParams,
    query: PageQuery,
    response: pageOf(EquipmentEntry),
  }),
  record: post('/api/pools/{poolId}/equipment-entries', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Records an entry in the log of the equipment that it names.',
    params: PoolParams,
    body: PoolEntryInput,
    response: EquipmentEntry,
  }),
  remove: remove('/api/pools/{poolId}/equipment-entries/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Deletes an entry.',
    params: PoolItemParams,
  }),
};
