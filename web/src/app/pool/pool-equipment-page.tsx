import type { Pool } from '@limpid/contract';
import { EquipmentPanel } from '../../features/equipment/equipment-panel.tsx';
import { PoolPageFrame } from '../../features/pools/pool-page-frame.tsx';
import { m } from '../../paraglide/messages.js';
import { PhotoStrip } from '../photos/beside.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export const meta = ({ params }: { params: { poolId?: string } }) =>
  pageMeta({
    title: m.common_equipment(),
    description: m.equipment_page_description(),
    canonicalPath: params.poolId === undefined ? undefined : `/pools/${params.poolId}/equipment`,
    noindex: true,
  });

const photosOf =
  (pool: Pool) =>
  ({ id }: { id: string }, title: string) => <PhotoStrip pool={pool} beside={{ equipmentId: id }} name={title} />;

export default function PoolEquipmentPage() {
  return <PoolPageFrame part="equipment">{(pool) => <EquipmentPanel pool={pool} beside={photosOf(pool)} />}</PoolPageFrame>;
}
