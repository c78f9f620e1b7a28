import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { AdSlot } from '../../consent/ad-slot.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { breadcrumbBlock } from '../../ui/structured-data.ts';
import { CalculatorLinks } from './calculator-links.tsx';
import { publicPath } from './calculator-names.ts';
import { calculatorsCrumbs } from './calculators-crumbs.ts';
import { run } from './calculator.ts';
import { exampleOf } from './inputs.ts';
import { planCalculator } from './sums/plan.ts';
import { useFormat } from './use-format.ts';

export const meta = () =>
  pageMeta({
    title: m.calculators_index_title(),
    description: m.calculators_index_description(),
    keywords: ['pool calculator', 'pool chemistry calculator', 'pool volume calculator', 'pool chlorine dose'],
    canonicalPath: '/calculators',
    structuredData: [breadcrumbBlock(calculatorsCrumbs())],
  });

export default function CalculatorsPage() {
  return (
    <Page>
      <PageHeader
        title={m.common_calculators()}
        description={m.calculators_index_text()}
        crumbs={[{ label: m.common_home(), to: '/' }, { label: m.common_calculators() }]}
      />
      <PlanTeaser />
      <div className="mt-10">
        <CalculatorLinks pathOf={publicPath} headingLevel={2} />
      </div>
      <AdSlot format="horizontal" className="mt-10" />
    </Page>
  );
}

/** The showpiece with a real answer in it: an example water and the steps that the engine finds for it. */
function PlanTeaser() {
  const format = useFormat();
  const steps = useMemo(() => {
    const { answer } = run(planCalculator, exampleOf(planCalculator.inputs, format.units), format);
    return answer?.panels?.flatMap((panel) => (panel.kind === 'steps' ? panel.steps : [])) ?? [];
  }, [format]);
  return (
    <Card padding="none" className="grid grid-cols-[minmax(0,1fr)] overflow-hidden md:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-4 bg-tint p-6 sm:p-10">
        <h2 className="text-2xl font-semibold wrap-anywhere hyphens-auto">{m.calculators_plan_heading()}</h2>
        <p className="measure-44">{m.calculators_plan_text()}</p>
        <LinkButton to={publicPath('plan')} prefetch="intent" size="lg" iconAfter={<ArrowRight size={20} aria-hidden />}>
          {m.calculators_make_plan()}
        </LinkButton>
      </div>
      <div className="p-6 sm:p-10">
        <p className="mb-4 text-sm text-muted">
          {m.calculators_plan_example({ value: format.quantity('volume', volumeOfExample(format.units), 0) })}
        </p>
        <ol className="flex flex-col gap-3.5">
          {steps.map((step, index) => (
            <li key={`${step.productId}-${index}`} className="flex items-baseline gap-3.5">
              <span
                aria-hidden
                className="figures inline-flex size-7 shrink-0 items-center justify-center self-center rounded-full bg-tint text-xs font-semibold text-brand"
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="figures block text-lg font-semibold">{step.amount}</span>
                <span className="block text-sm text-muted">
                  {step.product}, {step.when}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

function volumeOfExample(units: 'us' | 'metric'): number {
  return Number(exampleOf(planCalculator.inputs, units)['volumeL']);
}
