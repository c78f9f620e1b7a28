// Our drawings for the articles, by the names that the articles call them: {{diagram fc-cya}}. Plain data, for the check of the articles.
export const DIAGRAM_NAMES = [
  'fc-cya',
  'active-ph',
  'saturation-scale',
  'breakpoint-curve',
  'exchange',
  'pump-power',
  'water-level',
  'bucket-test',
  'sand-filter',
  'pump-basket',
  'pool-shapes',
  'safety-layers',
] as const;
