import type { ComponentType } from 'react';
import { FillWaterPart } from './parts/part-fill-water.tsx';
import { KitPart } from './parts/part-kit.tsx';
import { NamePart } from './parts/part-name.tsx';
import { PlacePart } from './parts/part-place.tsx';
import type { PartProps } from './parts/part-props.ts';
import { SanitizerPart } from './parts/part-sanitizer.tsx';
import { ShelfPart } from './parts/part-shelf.tsx';
import { SurfacePart } from './parts/part-surface.tsx';
import { PumpPart, SettingPart } from './parts/part-surroundings.tsx';
import { TargetsPart } from './parts/part-targets.tsx';
import { VolumePart } from './parts/part-volume.tsx';
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
