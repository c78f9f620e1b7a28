// Where the numbers of the calculators come from: the engine's bibliography, and what physics and practice add to it.
import { findSource, type SourceId } from '@limpid/chemistry';

interface Citation {
  authors: string;
  year?: number | undefined;
  title: string;
  where: string;
  url?: string | undefined;
}

const MORE = {
  carrier: {
    authors: 'ASHRAE, after W. H. Carrier',
    year: 2019,
    title: 'Handbook, HVAC Applications: evaporation from pools',
    where: 'with the vapour pressures of water and air',
  },
  smith: {
    authors: 'Smith, C. C.; Löf, G.; Jones, R.',
    year: 1998,
    title: 'Rates of evaporation from swimming pools in active use',
    where: 'ASHRAE Transactions 104, paper 4146',
  },
  magnus: {
    authors: 'Alduchov, O. A.; Eskridge, R. E.',
    year: 1996,
    title: 'Improved Magnus form approximation of saturation vapor pressure',
    where: 'Journal of Applied Meteorology 35:601–609',
  },
  doe: {
    authors: 'U.S. Department of Energy',
    title: 'Sizing of swimming pool heaters; 8.345 Btu warm a gallon by one °F',
    where: 'Energy Saver',
  },
  gage: {
    authors: 'Gage, S. D.; Bidwell, H. S.',
    year: 1926,
    title: 'Law of dilution of a pool by its circulation',
    where: 'after n turnovers 1 − e^−n of the water has passed the filter',
  },
  affinity: {
    authors: 'Hydraulic Institute',
    title: 'Rotodynamic pumps: affinity laws',
    where: 'flow follows the speed, power its cube',
  },
  bradford: {
    authors: 'Bradford, W. L.',
    year: 2014,
    title: 'What bathers put into a pool: a critical review of body fluids and a body fluid analog',
    where: 'International Journal of Aquatic Research and Education 8:168–181',
  },
  jwh: {
    authors: 'Journal of Water and Health',
    year: 2019,
    title: 'Chlorine that a visit of a swimmer uses up: 4.1 g',
    where: '17:227',
  },
  mahc: {
    authors: 'Centers for Disease Control and Prevention',
    year: 2023,
    title: 'Model Aquatic Health Code, 4th edition, 6.5: fecal incidents',
    where: 'CDC, Atlanta',
  },
  faraday: {
    authors: 'Faraday, M.; constants of CODATA',
    year: 2018,
    title: 'Law of electrolysis with the Faraday constant 96,485.332 C/mol',
    where: 'NIST',
  },
  powell: {
    authors: 'Powell Fabrication; tables of the trade',
    title: 'Decomposition of sodium hypochlorite by temperature and strength',
    where: 'a secondary source: a guide, not a measurement',
  },
  kits: {
    authors: 'Test kit instructions',
    title: 'Equivalence of one drop by the size of the sample',
    where: 'as printed by the makers; the instructions of your kit override them',
  },
  geometry: {
    authors: 'Plane geometry',
    title: 'Areas by formula; kidney as 0.45 (A + B) L by the custom of the trade',
    where: 'Ramanujan 1914 for the ellipse, industry manuals for the kidney',
  },
  units: {
    authors: 'NIST',
    year: 2008,
    title: 'Guide for the use of the International System of Units',
    where: 'Special Publication 811',
    url: 'https://www.nist.gov/pml/special-publication-811',
  },
  'fc-cya': {
    authors: 'Trouble Free Pool, after Falk, R. A.',
    year: 2021,
    title: 'Free chlorine to cyanuric acid levels',
    where: 'chart for residential pools; floors of the Model Aquatic Health Code',
  },
  apsp: {
    authors: 'Pool & Hot Tub Alliance',
    year: 2019,
    title: 'ANSI/APSP/ICC-11: water quality in public pools and spas',
    where: 'minimum, ideal and maximum values',
  },
  breakpoint: {
    authors: 'White, G. C.',
    year: 2010,
    title: 'Handbook of Chlorination and Alternative Disinfectants, 5th edition',
    where: 'stoichiometry of the breakpoint: 2 NH3 + 3 HOCl → N2',
  },
  'spa-custom': {
    authors: 'Custom of the trade',
    title: '4 to 7 g of chlorine per person and hour in a spa',
    where: 'a rule of experience, without a measurement that we could check',
  },
  bucket: {
    authors: 'Limpid',
    title: 'Error of the bucket test: four marks of a ruler and a tenth of the evaporation',
    where: 'our judgement, stated so that you can disagree',
  },
} as const satisfies Record<string, Citation>;

export type CitationId = SourceId | keyof typeof MORE;

export function citationOf(id: CitationId): Citation {
  return id in MORE ? MORE[id as keyof typeof MORE] : (findSource(id) as Citation);
}
