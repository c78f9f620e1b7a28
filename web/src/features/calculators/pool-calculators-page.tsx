import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { POOL_CALCULATORS } from './calculator-names.ts';
import { CalculatorLinks } from './calculator-links.tsx';

export const meta = () =>
  pageMeta({
    title: m.common_calculators(),
    description: m.calculators_index_description(),
    canonicalPath: POOL_CALCULATORS,
    noindex: true,
  });

/** All calculators inside the app: each begins with the pool's values, and all of them work without a signal. */
export default function PoolCalculatorsPage() {
  const { href } = useCurrentPool();
  return (
    <Page>
      <PageHeader
        title={m.common_calculators()}
        description={m.calculators_signed_in_text()}
        crumbs={[{ label: m.common_water_chemistry(), to: href('/chemistry') }, { label: m.common_calculators() }]}
      />
      <CalculatorLinks headingLevel={2} />
    </Page>
  );
}
