// Times, speeds and prices of a pump's day as they are read.
import type { PumpSpeed } from '@limpid/contract';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { moneyText, numberText, shownText } from './equipment-units.ts';

const MINUTE_MS = 60_000;

/** "4:15 PM"; whole hours without minutes: "4 PM". */
export function timeText(minute: number): string {
  const options: Intl.DateTimeFormatOptions = minute % 60 === 0 ? { hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' };
  return dateFormat(languageTag(), { ...options, timeZone: 'UTC' }).format(new Date((minute % 1440) * MINUTE_MS));
}

export function speedText({ rpm, flowLpm, powerW }: PumpSpeed, units: Units): string {
  const parts = [rpm === undefined ? null : `${numberText(rpm)} rpm`, shownText('flow', flowLpm, units), `${numberText(powerW)} W`];
  return parts.filter((part) => part !== null).join(' · ');
}

export const hoursText = (hours: number): string => m.equipment_hours_value({ hours: numberText(hours, 2) });

/** "$0.12" or "$0.12 to $0.41" over some hours. */
export function pricesText(prices: readonly number[]): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? moneyText(low) : m.common_range({ low: moneyText(low), high: moneyText(high) });
}

/** The length of a run in minutes, also over midnight. */
export const lengthOf = ({ fromMinute, toMinute }: { fromMinute: number; toMinute: number }): number =>
  toMinute > fromMinute ? toMinute - fromMinute : toMinute - fromMinute + 1440;
