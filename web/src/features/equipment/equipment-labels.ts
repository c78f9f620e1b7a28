// Kinds, types and entries by name, with their pictures.
import type { EquipmentKind, EquipmentVariant } from '@limpid/chemistry';
import type { Equipment, EquipmentEntry } from '@limpid/contract';
import {
  Cpu,
  Fan,
  Filter,
  Flame,
  Gauge,
  Lightbulb,
  type LucideIcon,
  Package,
  Shield,
  Sparkles,
  Timer,
  Wrench,
  Zap,
  Boxes,
} from 'lucide-react';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';

export const KINDS: Record<EquipmentKind, { label: () => string; icon: LucideIcon }> = {
  pump: { label: m.common_pump, icon: Fan },
  filter: { label: m.equipment_kind_filter, icon: Filter },
  heater: { label: m.common_heater, icon: Flame },
  salt_cell: { label: m.common_salt_cell, icon: Zap },
  cleaner: { label: m.equipment_kind_cleaner, icon: Sparkles },
  cover: { label: m.common_cover, icon: Shield },
  automation: { label: m.equipment_kind_automation, icon: Cpu },
  light: { label: m.equipment_kind_light, icon: Lightbulb },
  other: { label: m.equipment_kind_other, icon: Package },
};

const VARIANTS: Record<Exclude<EquipmentVariant, 'solar'>, () => string> = {
  single_speed: m.equipment_variant_single_speed,
  two_speed: m.equipment_variant_two_speed,
  variable_speed: m.equipment_variant_variable_speed,
  sand: m.equipment_variant_sand,
  diatomaceous_earth: m.equipment_variant_diatomaceous_earth,
  cartridge: m.equipment_variant_cartridge,
  gas: m.equipment_variant_gas,
  heat_pump: m.common_heat_pump,
  electric: m.equipment_variant_electric,
  robot: m.equipment_variant_robot,
  suction: m.equipment_variant_suction,
  pressure: m.equipment_variant_pressure,
  automatic: m.common_automatic_cover,
  safety_solid: m.equipment_variant_safety_solid,
  safety_mesh: m.equipment_variant_safety_mesh,
  spa: m.equipment_variant_spa,
  led: m.equipment_variant_led,
  incandescent: m.equipment_variant_incandescent,
};

export function variantLabel(kind: EquipmentKind, variant: EquipmentVariant): string {
  if (variant !== 'solar') return VARIANTS[variant]();
  return kind === 'cover' ? m.common_solar_cover() : m.equipment_variant_solar_heater();
}

export const ENTRY_LABELS: Record<EquipmentEntry['kind'], { label: () => string; icon: LucideIcon }> = {
  service: { label: m.equipment_entry_service, icon: Wrench },
  pressure: { label: m.common_pressure, icon: Gauge },
  part: { label: m.equipment_entry_part, icon: Boxes },
  hours: { label: m.equipment_hours_life, icon: Timer },
};

type Named = Pick<Equipment, 'kind' | 'variant' | 'name' | 'make' | 'model' | 'size'>;
/** What its owner calls it, else what it is: "Variable-speed pump". */
export const titleOf = ({ kind, variant, name }: Named): string => name ?? (variant ? variantLabel(kind, variant) : KINDS[kind].label());
/** "Pump · Pentair IntelliFlo · 3 hp" */
export function subtitleOf({ kind, variant, name, make, model, size }: Named): string {
  const what = name === undefined ? [] : [variant ? variantLabel(kind, variant) : KINDS[kind].label()];
  const product = [make, model].filter(Boolean).join(' ');
  return [...what, product, size].filter(Boolean).join(' · ');
}

/** "May 4, 2030" */
export const dayText = (on: string): string =>
  dateFormat(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${on}T00:00:00Z`));
/** "May 2030" */
export const monthText = (on: string): string =>
  dateFormat(languageTag(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${on}T00:00:00Z`));
