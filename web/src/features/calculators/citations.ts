// Where the numbers of the calculators come from: the engine's bibliography, and what physics and practice add to it.
import { findSource, type SourceId } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';

interface Citation {
  authors: string;
  year?: number | undefined;
  title: string;
  where: string;
  url?: string | undefined;
}

/** Titles of other people's works stay as they are; our own words are translated. */
const MORE = {
  strengths: () => ({
    authors: m.calculators_source_strengths_authors(),
    year: 2020,
    title: m.calculators_source_strengths_title(),
    where: m.calculators_source_strengths_where(),
  }),
  carrier: () => ({
    authors: m.calculators_source_carrier_authors(),
    year: 2019,
    title: 'Handbook, HVAC Applications: evaporation from pools',
    where: m.calculators_source_carrier_where(),
  }),
  smith: () => ({
    authors: 'Smith, C. C.; Löf, G.; Jones, R.',
    year: 1998,
    title: 'Rates of evaporation from swimming pools in active use',
    where: 'ASHRAE Transactions 104, paper 4146',
  }),
  magnus: () => ({
    authors: 'Alduchov, O. A.; Eskridge, R. E.',
    year: 1996,
    title: 'Improved Magnus form approximation of saturation vapor pressure',
    where: 'Journal of Applied Meteorology 35:601–609',
  }),
  doe: () => ({
    authors: 'U.S. Department of Energy',
    title: m.calculators_source_doe_title(),
    where: 'Energy Saver',
  }),
  gage: () => ({
    authors: 'Gage, S. D.; Bidwell, H. S.',
    year: 1926,
    title: m.calculators_source_gage_title(),
    where: m.calculators_source_gage_where(),
  }),
  affinity: () => ({
    authors: 'Hydraulic Institute',
    title: 'Rotodynamic pumps: affinity laws',
    where: m.calculators_source_affinity_where(),
  }),
  bradford: () => ({
    authors: 'Bradford, W. L.',
    year: 2014,
    title: 'What bathers put into a pool: a critical review of body fluids and a body fluid analog',
    where: 'International Journal of Aquatic Research and Education 8:168–181',
  }),
  jwh: () => ({
    authors: 'Journal of Water and Health',
    year: 2019,
    title: m.calculators_source_jwh_title(),
    where: '17:227',
  }),
  mahc: () => ({
    authors: 'Centers for Disease Control and Prevention',
    year: 2023,
    title: 'Model Aquatic Health Code, 4th edition, 6.5: fecal incidents',
    where: 'CDC, Atlanta',
  }),
  faraday: () => ({
    authors: m.calculators_source_faraday_authors(),
    year: 2018,
    title: m.calculators_source_faraday_title(),
    where: 'NIST',
  }),
  powell: () => ({
    authors: m.calculators_source_powell_authors(),
    title: m.calculators_source_powell_title(),
    where: m.calculators_source_powell_where(),
  }),
  kits: () => ({
    authors: m.calculators_source_kits_authors(),
    title: m.calculators_source_kits_title(),
    where: m.calculators_source_kits_where(),
  }),
  geometry: () => ({
    authors: m.calculators_source_geometry_authors(),
    title: m.calculators_source_geometry_title(),
    where: m.calculators_source_geometry_where(),
  }),
  units: () => ({
    authors: 'NIST',
    year: 2008,
    title: 'Guide for the use of the International System of Units',
    where: 'Special Publication 811',
    url: 'https://www.nist.gov/pml/special-publication-811',
  }),
  'fc-cya': () => ({
    authors: m.calculators_source_fc_cya_authors(),
    year: 2021,
    title: 'Free chlorine to cyanuric acid levels',
    where: m.calculators_source_fc_cya_where(),
  }),
  apsp: () => ({
    authors: 'Pool & Hot Tub Alliance',
    year: 2019,
    title: 'ANSI/APSP/ICC-11: water quality in public pools and spas',
    where: m.calculators_source_apsp_where(),
  }),
  breakpoint: () => ({
    authors: 'White, G. C.',
    year: 2010,
    title: 'Handbook of Chlorination and Alternative Disinfectants, 5th edition',
    where: m.calculators_source_breakpoint_where(),
  }),
  'spa-custom': () => ({
    authors: m.calculators_source_spa_authors(),
    title: m.calculators_source_spa_title(),
    where: m.calculators_source_spa_where(),
  }),
  bucket: () => ({
    authors: 'Limpid',
    title: m.calculators_source_bucket_title(),
    where: m.calculators_source_bucket_where(),
  }),
} satisfies Record<string, () => Citation>;

export type CitationId = SourceId | keyof typeof MORE;

export function citationOf(id: CitationId): Citation {
  return id in MORE ? MORE[id as keyof typeof MORE]() : (findSource(id) as Citation);
}
