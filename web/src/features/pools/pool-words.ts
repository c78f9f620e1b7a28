// How the choices are called and explained, once for the setup and the pool's page.
import type { PoolKind, Sanitizer, Setting, Surface } from '@limpid/chemistry';
import type { Cover, ShapeName, Usage } from './pool-answers.ts';

interface Words {
  label: string;
  description: string;
}

export const KIND_WORDS: Record<PoolKind, Words> = {
  pool: { label: 'Pool', description: 'In the ground or above it' },
  spa: { label: 'Spa', description: 'Hot tub, warm and small' },
  swim_spa: { label: 'Swim spa', description: 'To swim against a current' },
};

export const SHAPE_LABELS: Record<ShapeName, string> = {
  rectangle: 'Rectangle',
  round: 'Round',
  oval: 'Oval',
  stadium: 'Rounded ends',
  kidney: 'Kidney',
  l_shape: 'L-shape',
  freeform: 'Freeform',
};

export const SURFACE_WORDS: Record<Surface, Words> = {
  plaster: { label: 'Plaster', description: 'Smooth and white or tinted; also called marcite' },
  pebble: { label: 'Pebble', description: 'Small stones in cement' },
  tile: { label: 'Tile', description: 'Tiles with grout all over' },
  vinyl: { label: 'Vinyl', description: 'A liner of plastic film' },
  fiberglass: { label: 'Fiberglass', description: 'One smooth shell with a gelcoat' },
  acrylic: { label: 'Acrylic', description: 'The shell of most spas' },
};

export const SANITIZER_WORDS: Record<Sanitizer, Words> = {
  chlorine: { label: 'Chlorine', description: 'Liquid, granules or tablets' },
  salt: { label: 'Salt cell', description: 'Makes chlorine from salt in the water' },
  bromine: { label: 'Bromine', description: 'Mostly spas: tablets or granules' },
  mineral: { label: 'Minerals with chlorine', description: 'A cartridge of copper or silver, and some chlorine' },
  biguanide: { label: 'Biguanide', description: 'Without chlorine, such as PHMB' },
};

export const SETTING_WORDS: Record<Setting, Words> = {
  outdoor: { label: 'Outdoors', description: 'Under the open sky' },
  screened: { label: 'Screened', description: 'Outdoors under a mesh or a roof' },
  indoor: { label: 'Indoors', description: 'No sun, no rain' },
};

export const COVER_WORDS: Record<Cover, Words> = {
  none: { label: 'No cover', description: 'Always open' },
  solar: { label: 'Solar cover', description: 'Bubble foil that floats' },
  solid: { label: 'Solid cover', description: 'Insulated or winter cover' },
  automatic: { label: 'Automatic cover', description: 'Closes at the push of a button' },
};

export const USAGE_WORDS: Record<Usage, Words> = {
  light: { label: 'Light', description: 'A few swims a week' },
  normal: { label: 'Normal', description: 'Most days, a few people' },
  heavy: { label: 'Heavy', description: 'Every day, many people' },
};

/** Words as choices for the kit's controls. */
export const choicesOf = <Value extends string>(words: Record<Value, Words>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, ...words[value] }));
