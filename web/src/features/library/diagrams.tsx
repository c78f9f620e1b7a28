import type { ReactNode } from 'react';
import { ActiveByPh, ExchangeBars, FreeChlorineByCya, PumpPower } from './diagram-charts.tsx';
import { BreakpointCurve, PoolShapes, SaturationScale } from './diagram-curves.tsx';
import { BucketTest, PumpBasket, SafetyLayers, SandFilter, WaterLevel } from './diagram-drawings.tsx';
import type { DIAGRAM_NAMES } from './diagram-names.ts';

const DIAGRAMS: Record<(typeof DIAGRAM_NAMES)[number], () => ReactNode> = {
  'fc-cya': FreeChlorineByCya,
  'active-ph': ActiveByPh,
  'saturation-scale': SaturationScale,
  'breakpoint-curve': BreakpointCurve,
  exchange: ExchangeBars,
  'pump-power': PumpPower,
  'water-level': WaterLevel,
  'bucket-test': BucketTest,
  'sand-filter': SandFilter,
  'pump-basket': PumpBasket,
  'pool-shapes': PoolShapes,
  'safety-layers': SafetyLayers,
};

/** Nothing for a name that this version of the app does not know: articles may be newer. */
export function Diagram({ name }: { name: string }) {
  const Drawing = Object.entries(DIAGRAMS).find(([known]) => known === name)?.[1];
  return Drawing ? <Drawing /> : null;
}
