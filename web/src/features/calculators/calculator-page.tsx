import { clsx } from 'clsx';
import { Link2 } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { AdSlot } from '../../consent/ad-slot.tsx';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { breadcrumbBlock } from '../../ui/structured-data.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AnswerDetails, AnswerHero } from './answer-card.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorLink } from './calculator-links.tsx';
import { type CalculatorName, poolPath, publicPath } from './calculator-names.ts';
import type { Calculator } from './calculator.ts';
import { calculatorsCrumbs } from './calculators-crumbs.ts';
import { CALCULATORS } from './calculators.ts';
import { useCalculator } from './use-calculator.ts';
import { useFormat } from './use-format.ts';

export function calculatorMeta(name: CalculatorName) {
  const { title, promise, keywords } = CALCULATORS[name];
  return pageMeta({
    title: m.calculators_calculator({ title: title() }),
    description: m.calculators_page_description({ promise: promise() }),
    keywords,
    canonicalPath: publicPath(name),
    structuredData: [breadcrumbBlock([...calculatorsCrumbs(), { label: title(), path: publicPath(name) }])],
  });
}

/** One calculator: on its public page, and inside the app with the pool's values. */
export function CalculatorPage({ calculator }: { calculator: Calculator }) {
  const format = useFormat();
  const state = useCalculator(calculator, format);
  const { title: titleText, promise } = CALCULATORS[calculator.name];
  const title = titleText();
  const isInApp = useLocation().pathname.startsWith('/chemistry');
  const { href, pool } = useCurrentPool();
  const hasOwnTargets = calculator.name === 'targets' && isInApp && Object.keys(pool?.targetOverrides ?? {}).length > 0;
  const crumbs = isInApp
    ? [{ label: m.common_water_chemistry(), to: href('/chemistry') }, { label: title }]
    : [{ label: m.common_home(), to: '/' }, { label: m.common_calculators(), to: '/calculators' }, { label: title }];
  return (
    <Page>
      <PageHeader
        title={title}
        description={promise()}
        crumbs={crumbs}
        actions={<CopyLink name={calculator.name} query={state.query} />}
        about={state.query}
      />
      {pool && hasOwnTargets ? (
        <Callout className="mb-4" action={<LinkButton to={href(`/pools/${pool.id}`)}>{pool.name}</LinkButton>}>
          {m.calculators_own_targets({ name: pool.name })}
        </Callout>
      ) : null}
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="flex min-w-0 flex-col gap-4 lg:contents">
          <AnswerHero
            outcome={state.outcome}
            // on a phone the app's own bar is above it
            className={clsx('sticky z-10 md:top-2 lg:static lg:col-start-2 lg:row-start-1', isInApp ? 'top-[68px]' : 'top-2')}
          />
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <CalculatorForm calculator={calculator} state={state} />
          </div>
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-2">
          <AnswerDetails outcome={state.outcome} />
        </div>
      </div>
      <Related name={calculator.name} isInApp={isInApp} />
      {isInApp ? null : <AdSlot format="auto" className="mt-10" />}
    </Page>
  );
}

function CopyLink({ name, query }: { name: CalculatorName; query: string }) {
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${publicPath(name)}?${query}`);
      toast({
        title: m.calculators_link_copied(),
        description: m.calculators_link_copied_text(),
        tone: 'ok',
      });
    } catch {
      toast({
        title: m.calculators_link_could_not_copied(),
        description: m.calculators_copy_address_instead(),
        tone: 'warn',
      });
    }
  };
  return (
    <Button variant="secondary" iconBefore={<Link2 size={20} aria-hidden />} onClick={() => void copy()}>
      {m.calculators_copy_link()}
    </Button>
  );
}

function Related({ name, isInApp }: { name: CalculatorName; isInApp: boolean }) {
  const { href } = useCurrentPool();
  const pathOf = isInApp ? poolPath : publicPath;
  return (
    <nav aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-3 text-lg font-semibold">
        {m.calculators_next_title()}
      </h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {CALCULATORS[name].related.map((other) => (
          <li key={other} className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
            <CalculatorLink name={other} to={href(pathOf(other))} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {isInApp ? null : (
          <>
            {m.calculators_same_equations()}{' '}
            <Link to="/proof" className="font-medium text-brand underline">
              {m.calculators_see_proof()}
            </Link>
          </>
        )}
      </p>
    </nav>
  );
}
