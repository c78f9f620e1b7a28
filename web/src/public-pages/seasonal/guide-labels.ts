// A guide's region and season in words.
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { regionName } from '../regions/region-name.ts';
import { REGIONS } from '../regions/regions.ts';
import type { PublicGuide } from './guides.ts';

export function regionLabel(key: PublicGuide['region']): string {
  const region = REGIONS.find((one) => one.key === key);
  return region ? regionName(region) : m.seasonal_everywhere();
}

/** A leap year has every day. */
const dayText = (monthDay: string): string =>
  new Intl.DateTimeFormat(`${getLocale()}-US`, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(`2024-${monthDay}`));

export const monthsLabel = ({ months }: Pick<PublicGuide, 'months'>): string =>
  !months
    ? m.seasonal_by_alert()
    : months[0] === '01-01' && months[1] === '12-31'
      ? m.seasonal_all_year()
      : m.seasonal_from_to({ first: dayText(months[0]), last: dayText(months[1]) });
