// The five regions and the addresses of their pages. Plain data: the header, the footer and the build read it.
export const REGIONS = [
  { key: 'florida', name: 'Florida', careSlug: 'pool-services-florida', rulesSlug: 'pool-regulations-florida' },
  { key: 'hawaii', name: 'Hawaii', careSlug: 'pool-care-hawaii', rulesSlug: 'pool-regulations-hawaii' },
  {
    key: 'southern-california',
    name: 'Southern California',
    careSlug: 'pool-maintenance-southern-california',
    rulesSlug: 'pool-regulations-southern-california',
  },
  { key: 'arizona', name: 'Arizona', careSlug: 'pool-services-arizona', rulesSlug: 'pool-regulations-arizona' },
  { key: 'nevada', name: 'Nevada', careSlug: 'pool-services-nevada', rulesSlug: 'pool-regulations-nevada' },
] as const;

export type Region = (typeof REGIONS)[number];
export type RegionKey = Region['key'];
