// What common test kits measure, in the order of testing, and what one drop is worth (science/chemistry 1 and 4.5).
import { ChemistryError } from '../findings.ts';
import type { Method } from '../pool.ts';
import type { Parameter } from '../water.ts';

/** One drop changes the color after so many ppm: depends on the size of the sample. */
export interface DropSize {
  sampleMl: number;
  ppmPerDrop: number;
}
export interface KitTest {
  parameter: Parameter;
  /** missing: read off a color, a mark or a display */
  drops?: DropSize[];
}
export interface Kit {
  id: string;
  method: Method;
  /** in the order of testing */
  tests: KitTest[];
}

const CHLORINE_DROPS: DropSize[] = [
  { sampleMl: 10, ppmPerDrop: 0.5 },
  { sampleMl: 25, ppmPerDrop: 0.2 },
];
const HARDNESS_DROPS: DropSize[] = [
  { sampleMl: 25, ppmPerDrop: 10 },
  { sampleMl: 10, ppmPerDrop: 25 },
];
const SALT_DROPS: DropSize[] = [{ sampleMl: 10, ppmPerDrop: 200 }];

const read = (...parameters: Parameter[]): KitTest[] => parameters.map((parameter) => ({ parameter }));
const FAS_DPD: KitTest[] = [
  { parameter: 'freeChlorinePpm', drops: CHLORINE_DROPS },
  { parameter: 'combinedChlorinePpm', drops: CHLORINE_DROPS },
  { parameter: 'ph' },
  { parameter: 'alkalinityPpm', drops: HARDNESS_DROPS },
  { parameter: 'hardnessPpm', drops: HARDNESS_DROPS },
  { parameter: 'cyanuricAcidPpm' },
];

export const KITS: readonly Kit[] = [
  { id: 'fas-dpd', method: 'drops', tests: FAS_DPD },
  {
    id: 'fas-dpd-salt',
    method: 'drops',
    tests: [...FAS_DPD, { parameter: 'saltPpm', drops: SALT_DROPS }],
  },
  {
    id: 'dpd-colour',
    method: 'drops',
    tests: [
      ...read('freeChlorinePpm', 'combinedChlorinePpm', 'ph'),
      { parameter: 'alkalinityPpm', drops: HARDNESS_DROPS },
      { parameter: 'hardnessPpm', drops: HARDNESS_DROPS },
      { parameter: 'cyanuricAcidPpm' },
    ],
  },
  { id: 'dpd-basic', method: 'drops', tests: read('freeChlorinePpm', 'ph') },
  {
    id: 'strip-4',
    method: 'strip',
    tests: read('freeChlorinePpm', 'ph', 'alkalinityPpm', 'cyanuricAcidPpm'),
  },
  {
    id: 'strip-6',
    method: 'strip',
    tests: read('freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm'),
  },
  { id: 'strip-bromine', method: 'strip', tests: read('brominePpm', 'ph', 'alkalinityPpm', 'hardnessPpm') },
  {
    id: 'photometer',
    method: 'photometer',
    tests: read('freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm'),
  },
  {
    id: 'store',
    method: 'store',
    tests: read(
      'freeChlorinePpm',
      'combinedChlorinePpm',
      'ph',
      'alkalinityPpm',
      'hardnessPpm',
      'cyanuricAcidPpm',
      'saltPpm',
      'phosphatePpb',
      'copperPpm',
      'ironPpm',
    ),
  },
];

function requireKit(kitId: string): Kit {
  const kit = KITS.find((candidate) => candidate.id === kitId);
  if (!kit) throw new ChemistryError('unknown_kit', `There is no kit "${kitId}".`, 'kitId');
  return kit;
}

/** What a kit measures, in the order of testing. */
export function kitParameters(kitId: string): Parameter[] {
  return requireKit(kitId).tests.map((test) => test.parameter);
}

/** Drops counted to ppm. Without `sampleMl` the kit's usual sample is taken. */
export function dropsToPpm(kitId: string, parameter: Parameter, drops: number, sampleMl?: number): number {
  const sizes = requireKit(kitId).tests.find((test) => test.parameter === parameter)?.drops;
  if (!sizes) throw new ChemistryError('not_a_drop_test', 'This kit does not count drops for this value.', 'parameter');
  const size = sampleMl === undefined ? sizes[0] : sizes.find((candidate) => candidate.sampleMl === sampleMl);
  if (!size) throw new ChemistryError('unknown_sample', `The sample is ${sizes.map((s) => s.sampleMl).join(' or ')} mL.`, 'sampleMl');
  if (!Number.isFinite(drops) || drops < 0 || drops > 200) {
    throw new ChemistryError('out_of_range', 'drops must be a number from 0 to 200.', 'drops');
  }
  return Math.round(drops * size.ppmPerDrop * 1000) / 1000;
}
