import type { ComponentType } from 'react';
import { FillWaterPart } from './part-fill-water.tsx';
import { KitPart } from './part-kit.tsx';
import { NamePart } from './part-name.tsx';
import { PlacePart } from './part-place.tsx';
import type { PartProps } from './part-props.ts';
import { SanitizerPart } from './part-sanitizer.tsx';
import { ShelfPart } from './part-shelf.tsx';
import { SurfacePart } from './part-surface.tsx';
import { PumpPart, SettingPart } from './part-surroundings.tsx';
import { TargetsPart } from './part-targets.tsx';
import { VolumePart } from './part-volume.tsx';
import type { PoolPart } from './pool-body.ts';

const PARTS: Record<PoolPart, ComponentType<PartProps & { cyanuricAcidPpm?: number | null }>> = {
  name: NamePart,
  volume: VolumePart,
  surface: SurfacePart,
  sanitizer: SanitizerPart,
  setting: SettingPart,
  pump: PumpPart,
  place: PlacePart,
  kit: KitPart,
  shelf: ShelfPart,
  fillWater: FillWaterPart,
  targets: TargetsPart,
};

/** The fields of one part, wherever they are asked. */
export function PoolPartFields({ part, ...props }: PartProps & { part: PoolPart; cyanuricAcidPpm?: number | null }) {
  const Fields = PARTS[part];
  return <Fields {...props} />;
}
