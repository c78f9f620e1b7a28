// How the choices are called and explained, once for the setup and the pool's page.
import type { PoolKind, Sanitizer, SecondarySanitizer, Setting, StartUp, Surface } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import type { Cover, ShapeName, Usage } from './pool-answers.ts';

interface Label {
  label: () => string;
  description: () => string;
}

export const KIND_LABELS: Record<PoolKind, Label> = {
  pool: { label: m.common_pool, description: m.pools_kind_pool_text },
  spa: { label: m.pools_kind_spa, description: m.pools_kind_spa_text },
  swim_spa: { label: m.common_swim_spa, description: m.pools_kind_swim_spa_text },
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

export const SURFACE_LABELS: Record<Surface, Label> = {
  plaster: { label: m.common_plaster, description: m.pools_plaster_text },
  pebble: { label: m.common_pebble, description: m.pools_pebble_text },
  tile: { label: m.common_tile, description: m.pools_tile_text },
  vinyl: { label: m.pools_vinyl, description: m.pools_vinyl_text },
  fiberglass: { label: m.common_fiberglass, description: m.pools_fiberglass_text },
  acrylic: { label: m.common_acrylic, description: m.pools_acrylic_text },
};

export const SANITIZER_LABELS: Record<Sanitizer, Label> = {
  chlorine: { label: m.common_chlorine, description: m.pools_chlorine_text },
  salt: { label: m.common_salt_cell, description: m.pools_salt_text },
  bromine: { label: m.common_bromine, description: m.pools_bromine_text },
  mineral: { label: m.common_minerals_with_chlorine, description: m.pools_mineral_text },
  biguanide: { label: m.common_biguanide, description: m.pools_biguanide_text },
};

export const SECONDARY_LABELS: Record<SecondarySanitizer, Label> = {
  none: { label: m.pools_secondary_none, description: m.pools_secondary_none_text },
  uv: { label: m.pools_secondary_uv, description: m.pools_secondary_uv_text },
  ozone: { label: m.pools_secondary_ozone, description: m.pools_secondary_ozone_text },
};

export const START_UP_LABELS: Record<StartUp, Label> = {
  builder_card: { label: m.pools_start_up_by_builder, description: m.pools_start_up_by_builder_text },
  traditional: { label: m.pools_start_up_traditional, description: m.pools_start_up_traditional_text },
  bicarbonate: { label: m.pools_start_up_bicarbonate, description: m.pools_start_up_bicarbonate_text },
};

export const SETTING_LABELS: Record<Setting, Label> = {
  outdoor: { label: m.common_outdoors, description: m.pools_setting_outdoor_text },
  screened: { label: m.common_screened, description: m.pools_setting_screened_text },
  indoor: { label: m.common_indoors, description: m.pools_setting_indoor_text },
};

export const COVER_LABELS: Record<Cover, Label> = {
  none: { label: m.pools_cover_none, description: m.pools_cover_none_text },
  solar: { label: m.common_solar_cover, description: m.pools_cover_solar_text },
  solid: { label: m.pools_cover_solid, description: m.pools_cover_solid_text },
  automatic: { label: m.common_automatic_cover, description: m.pools_cover_automatic_text },
};

export const USAGE_LABELS: Record<Usage, Label> = {
  light: { label: m.pools_usage_light, description: m.pools_usage_light_text },
  normal: { label: m.pools_usage_normal, description: m.pools_usage_normal_text },
  heavy: { label: m.pools_usage_heavy, description: m.pools_usage_heavy_text },
};

/** Words as choices for the kit's controls. */
export const choicesOf = <Value extends string>(labels: Record<Value, Label>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value].label(), description: labels[value].description() }));

/** What a test kit is called, by its id. */
export const KIT_LABELS: Readonly<Record<string, () => string>> = {
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
