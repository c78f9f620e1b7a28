import { pageMeta } from '../../ui/page-meta.ts';
import { PoolPageFrame } from './pool-page-frame.tsx';

export const meta = () =>
  pageMeta({
    title: 'Your pool',
    description: 'Everything Limpid knows about your pool: its volume, its care, its shelf and its targets.',
    noindex: true,
  });

export default function PoolPage() {
  return <PoolPageFrame />;
}
