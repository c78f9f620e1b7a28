import { Calculator, Droplets, ListChecks, type LucideIcon, Waves } from 'lucide-react';
import { Waterline } from '../../features/plans/water/swim-hero.tsx';
import { PendingSetupOffer } from '../../features/pools/setup/pending-setup.tsx';
import { useSetupDraft } from '../../features/pools/setup/setup-draft.ts';
import { POOL_CALCULATORS } from '../../features/calculators/calculator-names.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Card, IconTile } from '../../ui/card.tsx';
import { FirstDrawing } from '../../ui/first-drawings.tsx';

const WAY: { icon: LucideIcon; title: () => string; text: () => string }[] = [
  { icon: Waves, title: m.dashboard_way_describe, text: m.dashboard_way_describe_text },
  { icon: Droplets, title: m.dashboard_way_test, text: m.dashboard_way_test_text },
  { icon: ListChecks, title: m.dashboard_way_follow, text: m.dashboard_way_follow_text },
];

/**
 * Today without a pool: the one thing to do, in the place where the answer will be. If a setup was started, continuing it is that thing.
 */
export function NoPool() {
  const { draft } = useSetupDraft();
  return (
    <>
      <PendingSetupOffer />
      <header className="relative overflow-hidden rounded-hero bg-tint px-5 pt-6 pb-14 sm:px-8 sm:pt-8 sm:pb-16">
        <Waterline colour="text-brand" />
        <div className="relative flex flex-wrap-reverse items-center justify-between gap-x-8 gap-y-2">
          <div className="min-w-0 flex-1 basis-80">
            <p className="mb-2 text-sm text-muted">{m.dashboard_welcome()}</p>
            <h1 className="text-[2.25rem] leading-[1.05] font-semibold tracking-tight sm:text-3xl">{m.dashboard_describe()}</h1>
            <p className="mt-3 measure-46 text-ink/85">{m.dashboard_describe_text()}</p>
            {draft ? null : (
              <LinkButton to="/setup" size="lg" prefetch="intent" className="mt-5 w-full sm:w-auto">
                {m.common_set_up_a_pool()}
              </LinkButton>
            )}
          </div>
          <span className="mx-auto sm:mx-0">
            <FirstDrawing name="pool" width={200} />
          </span>
        </div>
      </header>
      <ol className="mt-6 grid gap-4 lg:grid-cols-3">
        {WAY.map(({ icon: Icon, title, text }) => (
          <Card key={title()} as="li" className="flex items-start gap-4">
            <IconTile>
              <Icon size={24} strokeWidth={1.75} aria-hidden />
            </IconTile>
            <div className="min-w-0">
              <h2 className="font-semibold">{title()}</h2>
              <p className="mt-0.5 text-sm text-muted">{text()}</p>
            </div>
          </Card>
        ))}
      </ol>
      <p className="mt-4 flex justify-center">
        <LinkButton
          variant="quiet"
          to={POOL_CALCULATORS}
          prefetch="intent"
          iconBefore={<Calculator size={20} strokeWidth={1.75} aria-hidden />}
        >
          {m.dashboard_try_calculators()}
        </LinkButton>
      </p>
    </>
  );
}
