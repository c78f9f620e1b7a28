// A test while it is being typed: stored on the device, so that a reload, a call or a dead battery loses nothing.
import { type Bound, type Bounds, KITS, type Kit, type Look, type Method, PARAMETERS, type Parameter, POSSIBLE } from '@limpid/chemistry';
import type { Pool, Reading, ReadingInput } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';
import { storageKey } from './saved-draft.ts';

export interface LogDraft {
  /** of the reading to be; the same after every retry, so that it is stored once */
  id: string;
  values: Partial<Record<Parameter, number>>;
  /** values at the end of their test's scale */
  bounds?: Bounds | undefined;
  /** values that the person says are right, however unlikely */
  confirmed?: readonly Parameter[] | undefined;
  /** what was typed and is still asked about */
  asked?: Asked | undefined;
  /** values came from elsewhere, such as a photo of a strip */
  isFilled?: boolean | undefined;
  look?: Look | undefined;
  /** what the salt cell is set to: noted with a test, and alone it is none */
  saltCellPercent?: number | undefined;
  method: Method;
  /** missing: now, at the moment of saving */
  takenAt?: string | undefined;
  note: string;
  /** Save was pressed, and it is not confirmed as stored; missing: not yet */
  pressed?: { at: string; isChangedSince?: boolean } | undefined;
}

/** After this time a draft is a new test. */
const SAME_TEST_MS = 3_600_000;

export const asPressed = (draft: LogDraft, now: number): LogDraft => ({ ...draft, pressed: { at: new Date(now).toISOString() } });

/** What was changed after Save was pressed corrects what may be there; long after it is a test of its own. */
export function asTyped(draft: LogDraft, now: number, newId: () => string): LogDraft {
  const { pressed } = draft;
  if (!pressed) return draft;
  if (Math.abs(now - Date.parse(pressed.at)) > SAME_TEST_MS) return asAnother(draft, newId());
  return { ...draft, pressed: { ...pressed, isChangedSince: true } };
}

/** With the same values, but a test of its own. */
export const asAnother = ({ pressed: _pressed, ...draft }: LogDraft, id: string): LogDraft => ({ ...draft, id });

/** Whether the last pressed version is among these unchanged: an earlier version may still exist with its id. */
export function isKept(draft: LogDraft, readings: readonly Reading[]): boolean {
  if (!draft.pressed || draft.pressed.isChangedSince) return false;
  const there = readings.find(({ id }) => id === draft.id);
  return there !== undefined && isSameAs(there, toReading(draft));
}

function isSameAs(reading: Reading, { takenAt, method, look, bounds = {}, confirmed = [], note = '', ...values }: ReadingInput): boolean {
  const isThen = takenAt === undefined || Date.parse(takenAt) === Date.parse(reading.takenAt);
  const isSaidSo = reading.method === method && reading.look === look && (reading.note ?? '') === note.normalize('NFC');
  const hasBounds = JSON.stringify(reading.bounds ?? {}) === JSON.stringify(bounds);
  const isConfirmed = JSON.stringify(reading.confirmed ?? []) === JSON.stringify(confirmed);
  const isCellSame = reading.saltCellPercent === values.saltCellPercent;
  return isThen && isSaidSo && hasBounds && isConfirmed && isCellSame && PARAMETERS.every((name) => reading[name] === values[name]);
}

/** Biguanide has a test of its own, and is no value of any other pool. */
export const isLoggedIn = (parameter: Parameter, { sanitizer }: Pick<Pool, 'sanitizer'>): boolean =>
  parameter !== 'biguanidePpm' || sanitizer === 'biguanide';

const CHLORINE: readonly Parameter[] = ['freeChlorinePpm', 'combinedChlorinePpm', 'totalChlorinePpm'];
/** What disinfects this pool comes first. Where that isn't chlorine, chlorine is not asked for, whatever the kit measures: it can be added. */
function sanitizerFirst(sanitizer: Pool['sanitizer'], measured: Parameter[]): Parameter[] {
  const own = sanitizer === 'bromine' ? 'brominePpm' : sanitizer === 'biguanide' ? 'biguanidePpm' : undefined;
  if (own === undefined) return measured;
  return [own, ...measured.filter((one) => one !== own && !CHLORINE.includes(one))];
}

/** The kit of this pool, or the one that fits its sanitiser best. */
export function kitOf(pool: Pick<Pool, 'kit' | 'sanitizer'>): { kit: Kit | undefined; parameters: Parameter[]; isSaltShown: boolean } {
  const kit = KITS.find(({ id }) => id === (pool.kit?.id ?? (pool.sanitizer === 'bromine' ? 'strip-bromine' : 'fas-dpd')));
  const measured = sanitizerFirst(pool.sanitizer, pool.kit?.parameters ?? kit?.tests.map(({ parameter }) => parameter) ?? []);
  // Without a test for it, the display of the cell tells the salt.
  const isSaltShown = pool.sanitizer === 'salt' && !measured.includes('saltPpm');
  const withSalt = isSaltShown ? [...measured, 'saltPpm' as const] : measured;
  return { kit, isSaltShown, parameters: withSalt.includes('temperatureC') ? withSalt : [...withSalt, 'temperatureC'] };
}

export const emptyDraft = (id: string, method: Method): LogDraft => ({ id, values: {}, method, note: '' });

/** Of these values only, in the order in which the server gives them. */
export const boundsOf = (values: Partial<Record<Parameter, number>>, bounds: Bounds = {}): Bounds =>
  Object.fromEntries(PARAMETERS.flatMap((name) => (values[name] !== undefined && bounds[name] ? [[name, bounds[name]]] : [])));

export type Asked = Readonly<Partial<Record<Parameter, string>>>;

interface Measured {
  values: Partial<Record<Parameter, number>>;
  asked?: Asked | undefined;
  bounds?: Bounds | undefined;
  confirmed?: readonly Parameter[] | undefined;
}

/** Of these values only, in the order in which the server gives them. */
export const confirmedOf = ({ values, confirmed = [] }: Pick<Measured, 'values' | 'confirmed'>): Parameter[] =>
  PARAMETERS.filter((name) => values[name] !== undefined && confirmed.includes(name));

/** "It's right." */
export const withConfirmed = <Test extends Measured>(test: Test, parameter: Parameter): Test => ({
  ...test,
  confirmed: confirmedOf({ values: test.values, confirmed: [...(test.confirmed ?? []), parameter] }),
});

/** With another value, or without it, or with a text that is asked about. What was said of the value before is not said of the next. */
export function withValue<Test extends Measured>(
  test: Test,
  parameter: Parameter,
  value: number | undefined,
  bound?: Bound,
  text?: string,
): Test {
  const { [parameter]: _text, ...asked } = test.asked ?? {};
  const { [parameter]: _value, ...values } = test.values;
  const { [parameter]: _bound, ...bounds } = test.bounds ?? {};
  const next = value === undefined ? values : { ...values, [parameter]: value };
  const confirmed = test.confirmed?.filter((name) => name !== parameter);
  return {
    ...test,
    values: next,
    bounds: boundsOf(next, bound ? { ...bounds, [parameter]: bound } : bounds),
    asked: text === undefined ? asked : { ...asked, [parameter]: text },
    ...(confirmed && { confirmed }),
  };
}

/** Whether there is something that makes a test. */
export const hasResult = (draft: LogDraft): boolean => Object.keys(draft.values).length > 0 || draft.look !== undefined;

export const isEmpty = (draft: LogDraft): boolean =>
  !hasResult(draft) && draft.saltCellPercent === undefined && draft.note.trim() === '' && Object.keys(draft.asked ?? {}).length === 0;

export function loadDraft(poolId: string, fallback: LogDraft): LogDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(poolId)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'id' in kept && 'values' in kept
      ? { ...fallback, ...(kept as LogDraft) }
      : fallback;
  } catch {
    return fallback;
  }
}

export function keepDraft(poolId: string, draft: LogDraft): void {
  try {
    if (isEmpty(draft)) localStorage.removeItem(storageKey(poolId));
    else localStorage.setItem(storageKey(poolId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only costs the draft; the form still holds it.
  }
}

export const forgetDraft = (poolId: string): void => keepDraft(poolId, emptyDraft('', 'drops'));

/** Impossible values in words, by parameter; unlikely ones are only warned about beside the field. */
export function draftErrors(draft: LogDraft): Partial<Record<Parameter, string>> {
  const errors: Partial<Record<Parameter, string>> = {};
  for (const parameter of PARAMETERS) {
    const value = draft.values[parameter];
    const { low, high } = POSSIBLE[parameter];
    if (value !== undefined && (value < low || value > high))
      errors[parameter] = parameter === 'ph' ? m.log_ph_outside() : outside(parameter, low, high);
  }
  return errors;
}

function outside(parameter: Parameter, low: number, high: number): string {
  if (parameter === 'temperatureC') return m.log_temperature_outside();
  return low < 0 ? m.common_number_out_of_range({ low, high }) : m.log_value_outside({ low, high });
}

const confirmedField = (confirmed: Parameter[]) => (confirmed.length === 0 ? {} : { confirmed });
const boundsField = (bounds: Bounds) => (Object.keys(bounds).length === 0 ? {} : { bounds });

/** What is sent: only what was measured. */
export function toReading(draft: LogDraft): ReadingInput {
  const note = draft.note.trim();
  return {
    id: draft.id,
    ...draft.values,
    ...boundsField(boundsOf(draft.values, draft.bounds)),
    ...confirmedField(confirmedOf(draft)),
    ...(draft.look ? { look: draft.look } : {}),
    ...(draft.saltCellPercent === undefined ? {} : { saltCellPercent: draft.saltCellPercent }),
    method: draft.method,
    ...(draft.takenAt ? { takenAt: draft.takenAt } : {}),
    ...(note ? { note } : {}),
  };
}
