// A note while it is being typed, and what of it is sent.
import { MOST_BATHERS, MOST_RAIN_MM, type RemarkInput, type RemarkPatch } from '@limpid/contract';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { momentInField, momentOfField } from '../../i18n/moment-field.ts';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { rainFromShown, rainText, shownRain } from '../../i18n/rain.ts';
import type { ListedRemark } from './remarks.data.ts';

export interface RemarkDraft {
  text: string;
  /** as shown: inches or millimeters */
  rain: number | null;
  bathers: number | null;
  /** as the field of the browser has it, at the pool; empty: now */
  at: string;
}

/** Whose units and whose clock the draft is in. */
export interface Reader {
  units: Units;
  timeZone: string;
}

export const EMPTY_DRAFT: RemarkDraft = { text: '', rain: null, bathers: null, at: '' };

export const draftOf = (remark: ListedRemark, { units, timeZone }: Reader): RemarkDraft => ({
  text: remark.text ?? '',
  rain: remark.rainMm === undefined ? null : shownRain(remark.rainMm, units),
  bathers: remark.bathers ?? null,
  at: momentInField(remark.at, timeZone),
});

export const hasContent = ({ text, rain, bathers }: RemarkDraft): boolean => text.trim() !== '' || rain !== null || bathers !== null;

/** Impossible numbers in words, by field. */
export function draftErrors({ rain, bathers }: RemarkDraft, { units }: Reader): { rain?: string; bathers?: string } {
  const isRainPossible = rain === null || (rain >= 0 && rainFromShown(rain, units) <= MOST_RAIN_MM);
  const areBathersPossible = bathers === null || (Number.isInteger(bathers) && bathers >= 0 && bathers <= MOST_BATHERS);
  return {
    ...(isRainPossible ? {} : { rain: m.remarks_rain_outside({ most: rainText(MOST_RAIN_MM, units) }) }),
    ...(areBathersPossible ? {} : { bathers: m.remarks_bathers_outside({ most: numberFormat(languageTag()).format(MOST_BATHERS) }) }),
  };
}

export function inputOf({ text, rain, bathers, at }: RemarkDraft, { units, timeZone }: Reader): RemarkInput {
  const moment = momentOfField(at, timeZone);
  return {
    ...(moment === undefined ? {} : { at: moment }),
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(rain === null ? {} : { rainMm: rainFromShown(rain, units) }),
    ...(bathers === null ? {} : { bathers }),
  };
}

/** What changed and nothing else, so that rounding for the eye changes nothing; what was taken out is null. */
export function patchOf(remark: ListedRemark, draft: RemarkDraft, reader: Reader): RemarkPatch {
  const before = draftOf(remark, reader);
  const moment = momentOfField(draft.at, reader.timeZone);
  return {
    ...(draft.text.trim() === before.text ? {} : { text: draft.text.trim() || null }),
    ...(draft.rain === before.rain ? {} : { rainMm: draft.rain === null ? null : rainFromShown(draft.rain, reader.units) }),
    ...(draft.bathers === before.bathers ? {} : { bathers: draft.bathers }),
    ...(draft.at === before.at || moment === undefined ? {} : { at: moment }),
  };
}

/** The patch that undoes a patch. */
export const reverseOf = (remark: ListedRemark, patch: RemarkPatch): RemarkPatch =>
  Object.fromEntries(Object.keys(patch).map((name) => [name, remark[name as keyof ListedRemark] ?? null]));
