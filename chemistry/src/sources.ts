// The bibliography, as data: every number of the engine names one of these ids.

export interface Source {
  id: string;
  authors: string;
  year: number;
  title: string;
  /** journal, report or place */
  where: string;
  url?: string;
  /** what the engine takes from it */
  gives: string;
}

export const SOURCES = [
  {
    id: 'plummer-busenberg',
    authors: 'Plummer, L. N.; Busenberg, E.',
    year: 1982,
    title: 'The solubilities of calcite, aragonite and vaterite in CO2–H2O solutions between 0 and 90 °C',
    where: 'Geochimica et Cosmochimica Acta 46:1011–1040',
    url: 'https://doi.org/10.1016/0016-7037(82)90056-4',
    gives: 'carbonic acid, calcite solubility, carbon dioxide solubility, the pairs CaHCO3+ and CaCO3°',
  },
  {
    id: 'truesdell-jones',
    authors: 'Truesdell, A. H.; Jones, B. F.',
    year: 1974,
    title: 'WATEQ, a computer program for calculating chemical equilibria of natural waters',
    where: 'Journal of Research of the U.S. Geological Survey 2:233–248',
    gives: 'activity coefficients of single ions, Debye–Hückel parameters',
  },
  {
    id: 'wateq4f',
    authors: 'Ball, J. W.; Nordstrom, D. K.',
    year: 1991,
    title: "User's manual for WATEQ4F",
    where: 'U.S. Geological Survey Open-File Report 91-183',
    url: 'https://doi.org/10.3133/ofr91183',
    gives: 'sodium, sulfate and borate constants and their enthalpies',
  },
  {
    id: 'phreeqc',
    authors: 'Parkhurst, D. L.; Appelo, C. A. J.',
    year: 2013,
    title: 'Description of input and examples for PHREEQC version 3',
    where: 'U.S. Geological Survey Techniques and Methods 6-A43',
    url: 'https://doi.org/10.3133/tm6A43',
    gives: 'the reference that our saturation index and pH are compared with',
  },
  {
    id: 'kell',
    authors: 'Kell, G. S.',
    year: 1975,
    title: 'Density, thermal expansivity, and compressibility of liquid water from 0 to 150 °C',
    where: 'Journal of Chemical and Engineering Data 20:97–105',
    url: 'https://doi.org/10.1021/je60064a005',
    gives: 'density of water',
  },
  {
    id: 'obrien',
    authors: "O'Brien, J. E.; Morris, J. C.; Butler, J. N.",
    year: 1974,
    title: 'Equilibria in aqueous solutions of chlorinated isocyanurate',
    where: 'Rubin, A. J. (ed.), Chemistry of Water Supply, Treatment and Distribution, pp. 333–358',
    gives: 'the ladder of chlorinated cyanurates at 25 °C',
  },
  {
    id: 'epa',
    authors: 'U.S. Environmental Protection Agency',
    year: 2017,
    title: 'Free Chlorine and Cyanuric Acid Simulator',
    where: 'EPA/600/S-17/165',
    url: 'https://github.com/USEPA/Free_Chlorine_and_Cyanuric_Acid_Simulator',
    gives: 'the constants of the ladder as used by the agency; our `epa` mode',
  },
  {
    id: 'wahman-2018',
    authors: 'Wahman, D. G.',
    year: 2018,
    title: 'First acid ionization constant of the drinking water relevant chemical cyanuric acid from 5 to 35 °C',
    where: 'Environmental Science: Water Research & Technology 4:1522–1530',
    url: 'https://doi.org/10.1039/c8ew00431e',
    gives: 'enthalpy of the first dissociation of cyanuric acid',
  },
  {
    id: 'wahman-2019',
    authors: 'Wahman, D. G.; Alexander, M. T.',
    year: 2019,
    title: 'A drinking water relevant water chemistry model for the free chlorine and cyanuric acid system from 5 to 35 °C',
    where: 'Environmental Engineering Science 36:283–294',
    url: 'https://doi.org/10.1089/ees.2018.0387',
    gives: 'enthalpies of the hydrolysis of chlorinated cyanurates',
  },
  {
    id: 'morris',
    authors: 'Morris, J. C.',
    year: 1966,
    title: 'The acid ionization constant of HOCl from 5 to 35°',
    where: 'Journal of Physical Chemistry 70:3798–3805',
    url: 'https://doi.org/10.1021/j100884a007',
    gives: 'dissociation of hypochlorous acid',
  },
  {
    id: 'falk',
    authors: 'Falk, R. A.; Blatchley, E. R.; Kuechler, T. C.; Meyer, E. M.; Pickens, S. R.; Suppes, L. M.',
    year: 2019,
    title: "Assessing the impact of cyanuric acid on bather's risk of gastrointestinal illness at swimming pools",
    where: 'Water 11:1314',
    url: 'https://doi.org/10.3390/w11061314',
    gives: 'the ratio of cyanuric acid to free chlorine that keeps disinfection fast enough (20)',
  },
  {
    id: 'masses',
    authors: 'IUPAC Commission on Isotopic Abundances and Atomic Weights',
    year: 2021,
    title: 'Standard atomic weights, abridged',
    where: 'Pure and Applied Chemistry 94:573–600',
    url: 'https://doi.org/10.1515/pac-2019-0603',
    gives: 'molar masses, from which every dose follows by stoichiometry',
  },
  {
    id: 'strengths',
    authors: 'Manufacturers',
    year: 2020,
    title: 'Labels and safety data sheets of pool products',
    where: 'strengths and densities as printed; the label in your hand overrides them',
    gives: 'default strengths, densities, what a percentage counts',
  },
  {
    id: 'thiosulfate',
    authors: 'stoichiometry',
    year: 1974,
    title: 'S2O3-- + 4 HOCl + H2O → 2 SO4-- + 4 Cl- + 6 H+',
    where: 'complete oxidation; to tetrathionate it would take eight times as much thiosulfate, labels lie between',
    gives: 'the smallest amount that can take out the chlorine, so that the dose undershoots',
  },
  {
    id: 'langelier-table',
    authors: 'Langelier, W. F.; trade tables after him',
    year: 1936,
    title: 'The analytical control of anti-corrosion water treatment',
    where: 'Journal of the American Water Works Association 28:1500–1521',
    gives: 'the customary index, for comparison only',
  },
  {
    id: 'ryznar',
    authors: 'Ryznar, J. W.',
    year: 1944,
    title: 'A new index for determining amount of calcium carbonate scale formed by a water',
    where: 'Journal of the American Water Works Association 36:472–486',
    gives: 'the Ryznar index, for comparison only',
  },
  {
    id: 'affinity-laws',
    authors: 'Hydraulic Institute',
    year: 2022,
    title: 'Rotodynamic pumps: affinity laws',
    where: 'flow goes with the speed, head with its square, power with its cube',
    gives: 'flow and power of a pump at another speed',
  },
  {
    id: 'doe-pumps',
    authors: 'U.S. Department of Energy',
    year: 2016,
    title: 'Dedicated-purpose pool pumps: power and flow at full and at low speed',
    where: 'as reprinted by home inspectors: 3,450 rpm 66 gpm 2,000 W, 1,800 rpm 33 gpm 250 W',
    gives: 'a measured pump that our affinity laws are compared with',
  },
  {
    id: 'equipment-life',
    authors: 'Trade sources and manufacturers',
    year: 2026,
    title: 'How long pool equipment lasts: ranges as published',
    where: 'installers, repairers and manuals, read in November 2026; the middle of what they name, no promise for one piece',
    gives: 'typical lives of pumps, filters, heaters, salt cells, cleaners, covers, controllers and lights',
  },
] as const satisfies readonly Source[];

export type SourceId = (typeof SOURCES)[number]['id'];

/** The bibliography entry of an id, or undefined. */
export const findSource = (id: string): Source | undefined => SOURCES.find((source) => source.id === id);
