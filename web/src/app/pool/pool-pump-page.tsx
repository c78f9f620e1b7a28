import { PumpPlannerPanel } from '../../features/equipment/pump-planner.tsx';
import { PoolPageFrame } from '../../features/pools/pool-page-frame.tsx';
import { m } from '../../paraglide/messages.js';
import { pageMeta } from '../../ui/page-meta.ts';

export const meta = ({ params }: { params: { poolId?: string } }) =>
  pageMeta({
    title: m.equipment_planner_title(),
    description: m.equipment_planner_description(),
    canonicalPath: params.poolId === undefined ? undefined : `/pools/${params.poolId}/pump`,
    noindex: true,
  });

export default function PoolPumpPage() {
  return <PoolPageFrame part="pump">{(pool) => <PumpPlannerPanel pool={pool} />}</PoolPageFrame>;
}
