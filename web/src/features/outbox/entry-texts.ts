// What waits, in words: what it is, and each of its fields as this person reads it.
import { type Look, type Method, PARAMETERS, type Parameter, type ProductId } from '@limpid/chemistry';
import { momentText } from '../../i18n/ages.ts';
import { amountText, percentText } from '../../i18n/amounts.ts';
import { LOOK_LABELS } from '../../i18n/looks.ts';
import { productName } from '../../i18n/product-names.ts';
import { formatWithUnit, parameterDisplay } from '../../i18n/parameters.ts';
import { rainText } from '../../i18n/rain.ts';
import type { Units } from '../../i18n/units.ts';
import { nounOf, verbOf } from '../../offline/nouns.ts';
import type { Fields, OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { factsOf, isInstant, withPatch } from '../../offline/outbox/outbox-facts.ts';
import { m } from '../../paraglide/messages.js';
import { NOUN_TEXTS, type NounTexts } from './noun-texts.ts';

export interface Reader {
  units: Units;
  timeZone: string | undefined;
}

/** "Test", "Addition corrected". */
export function kindText(entry: OutboxEntry): string {
  const texts = nounTexts(entry);
  const calls: Readonly<Record<string, () => string>> = texts?.calls ?? {};
  return calls[entry.call]?.() ?? m.offline_other_version();
}

const nounTexts = (entry: OutboxEntry): NounTexts | undefined => {
  const noun = nounOf(entry);
  return noun && NOUN_TEXTS[noun];
};

/** Where such a thing is corrected; undefined: it cannot be, other than by discarding it. */
export const correctionPath = (entry: OutboxEntry): string | undefined =>
  ['record', 'change'].includes(verbOf(entry) ?? '') ? nounTexts(entry)?.correctAt?.(entry) : undefined;

/** The row that an entry is about, as it would be. */
export const rowOf = (entry: OutboxEntry): Fields =>
  verbOf(entry) === 'record' || verbOf(entry) === 'remove'
    ? { ...entry.seen, ...factsOf(entry) }
    : withPatch(entry.seen ?? entry.problem?.current, entry.body);

const PERCENTS = ['strengthPercent', 'saltCellPercent'];
const AMOUNTS = ['amountG', 'amountMl', 'amountL'];
const isParameter = (name: string): name is Parameter => (PARAMETERS as readonly string[]).includes(name);

const FIELD_LABELS: Readonly<Record<string, () => string>> = Object.assign(
  {},
  ...Object.values<NounTexts>(NOUN_TEXTS).map(({ fields }) => fields),
);

const METHODS: Record<Method, () => string> = {
  drops: () => m.common_drop_kit(),
  strip: () => m.common_test_strip(),
  photometer: () => m.common_photometer(),
  device: () => m.common_device_in_the_pool(),
  store: () => m.common_tested_at_a_store(),
};

/** The name of a field; undefined: nothing that a person would know. */
export function fieldText(name: string, { units }: Reader): string | undefined {
  if (isParameter(name)) return parameterDisplay(name, units).label;
  if (AMOUNTS.includes(name)) return m.common_amount();
  const known: Record<string, () => string> = {
    takenAt: () => m.common_taken(),
    doneAt: () => m.common_added(),
    method: () => m.common_method(),
    look: () => m.offline_field_look(),
    note: () => m.common_note(),
    strengthPercent: () => m.common_strength(),
  };
  return (known[name] ?? FIELD_LABELS[name])?.();
}

export function valueText(name: string, value: unknown, { units, timeZone }: Reader): string {
  if (value === undefined || value === null || value === '') return m.offline_nothing();
  if (typeof value === 'number' && isParameter(name)) return formatWithUnit(name, value, units);
  if (typeof value === 'number' && AMOUNTS.includes(name)) return amountText({ [name]: value }, units);
  if (typeof value === 'number' && name === 'rainMm') return rainText(value, units);
  if (typeof value !== 'number' && typeof value !== 'string') return JSON.stringify(value);
  if (PERCENTS.includes(name)) return typeof value === 'number' ? percentText(value) : value;
  if (typeof value === 'string' && isInstant(value)) return momentText(value, timeZone);
  if (name === 'method') return METHODS[value as Method]?.() ?? String(value);
  if (name === 'look') return LOOK_LABELS[value as Look]?.() ?? String(value);
  return String(value);
}

const SUMMED_UP = 4;

/** "pH 7.4, Free chlorine 3 ppm", "24 fl oz Liquid chlorine". */
export function rowText(entry: OutboxEntry, reader: Reader): string {
  const row = rowOf(entry);
  const summary = nounTexts(entry)?.summary?.(row, reader.units);
  if (summary !== undefined) return summary;
  const { productId } = row as { productId?: ProductId };
  const amount = AMOUNTS.find((name) => typeof row[name] === 'number');
  if (productId) return `${amount ? `${valueText(amount, row[amount], reader)} ` : ''}${productName(productId)}`;
  const measured = PARAMETERS.filter((name) => typeof row[name] === 'number');
  const shown = measured.slice(0, SUMMED_UP).map((name) => `${fieldText(name, reader)} ${valueText(name, row[name], reader)}`);
  const look = row['look'] ? [valueText('look', row['look'], reader)] : [];
  if (measured.length === 0 && look.length === 0 && 'saltCellPercent' in row)
    return `${fieldText('saltCellPercent', reader)} ${valueText('saltCellPercent', row['saltCellPercent'], reader)}`;
  return `${[...look, ...shown].join(', ')}${measured.length > SUMMED_UP ? ' …' : ''}`;
}
