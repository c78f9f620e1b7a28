// What the regions are called in the person's language.
import { m } from '../../paraglide/messages.js';
import type { Region, RegionKey } from './regions.ts';

const NAMES: Partial<Record<RegionKey, () => string>> = {
  hawaii: m.regions_name_hawaii,
  'southern-california': m.regions_name_southern_california,
};

export const regionName = ({ key, name }: Pick<Region, 'key' | 'name'>): string => NAMES[key]?.() ?? name;
