// How the choices are called and explained, once for the setup and the pool's page.
import type { PoolKind, Sanitizer, SecondarySanitizer, Setting, StartUp, Surface } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import type { Cover, ShapeName, Usage } from './pool-answers.ts';

interface Words {
  label: () => string;
  description: () => string;
}

export const KIND_WORDS: Record<PoolKind, Words> = {
  pool: { label: m.common_pool, description: m.pools_ground_above },
  spa: { label: m.pools_spa, description: m.pools_hot_tub_warm_small },
  swim_spa: { label: m.common_swim_spa, description: m.pools_swim_against_current },
};

export const SHAPE_LABELS: Record<ShapeName, () => string> = {
  rectangle: m.common_rectangle,
  round: m.common_round,
  oval: m.common_oval,
  stadium: m.common_rounded_ends,
  kidney: m.common_kidney,
  l_shape: m.common_l_shape,
  freeform: m.common_freeform,
};

export const SURFACE_WORDS: Record<Surface, Words> = {
  plaster: { label: m.common_plaster, description: m.pools_smooth_white_tinted_also },
  pebble: { label: m.common_pebble, description: m.pools_small_stones_cement },
  tile: { label: m.common_tile, description: m.pools_tiles_grout_all_over },
  vinyl: { label: m.pools_vinyl, description: m.pools_liner_plastic_film },
  fiberglass: { label: m.common_fiberglass, description: m.pools_one_smooth_shell_gelcoat },
  acrylic: { label: m.common_acrylic, description: m.pools_shell_most_spas },
};

export const SANITIZER_WORDS: Record<Sanitizer, Words> = {
  chlorine: { label: m.common_chlorine, description: m.pools_liquid_granules_tablets },
  salt: { label: m.common_salt_cell, description: m.pools_makes_chlorine_from_salt },
  bromine: { label: m.common_bromine, description: m.pools_mostly_spas_tablets_granules },
  mineral: { label: m.common_minerals_with_chlorine, description: m.pools_cartridge_copper_silver_some },
  biguanide: { label: m.common_biguanide, description: m.pools_without_chlorine_such_phmb },
};

export const SECONDARY_WORDS: Record<SecondarySanitizer, Words> = {
  none: { label: m.pools_secondary_none, description: m.pools_secondary_none_text },
  uv: { label: m.pools_secondary_uv, description: m.pools_secondary_uv_text },
  ozone: { label: m.pools_secondary_ozone, description: m.pools_secondary_ozone_text },
};

export const START_UP_WORDS: Record<StartUp, Words> = {
  builder_card: { label: m.pools_start_up_card, description: m.pools_start_up_card_text },
  traditional: { label: m.pools_start_up_traditional, description: m.pools_start_up_traditional_text },
  bicarbonate: { label: m.pools_start_up_bicarbonate, description: m.pools_start_up_bicarbonate_text },
};

export const SETTING_WORDS: Record<Setting, Words> = {
  outdoor: { label: m.common_outdoors, description: m.pools_under_open_sky },
  screened: { label: m.common_screened, description: m.pools_outdoors_under_mesh_roof },
  indoor: { label: m.common_indoors, description: m.pools_no_sun_no_rain },
};

export const COVER_WORDS: Record<Cover, Words> = {
  none: { label: m.pools_no_cover, description: m.pools_always_open },
  solar: { label: m.common_solar_cover, description: m.pools_bubble_foil_floats },
  solid: { label: m.pools_solid_cover, description: m.pools_insulated_winter_cover },
  automatic: { label: m.common_automatic_cover, description: m.pools_closes_push_button },
};

export const USAGE_WORDS: Record<Usage, Words> = {
  light: { label: m.pools_light, description: m.pools_few_swims_week },
  normal: { label: m.pools_normal, description: m.pools_most_days_few_people },
  heavy: { label: m.pools_heavy, description: m.pools_every_day_many_people },
};

/** Words as choices for the kit's controls. */
export const choicesOf = <Value extends string>(words: Record<Value, Words>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value].label(), description: words[value].description() }));

/** What a test kit is called, by its id. */
export const KIT_WORDS: Readonly<Record<string, () => string>> = {
  'fas-dpd': m.pools_kit_fas_dpd,
  'fas-dpd-salt': m.pools_kit_fas_dpd_salt,
  'dpd-colour': m.pools_kit_dpd_color,
  'dpd-basic': m.pools_kit_dpd_basic,
  'strip-4': m.pools_kit_strip_4,
  'strip-6': m.pools_kit_strip_6,
  'strip-bromine': m.pools_kit_strip_bromine,
  photometer: m.common_photometer,
  store: m.pools_kit_store,
};
