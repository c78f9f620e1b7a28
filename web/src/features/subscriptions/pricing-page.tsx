import { languageTag } from '../../i18n/language.tsx';
import { useMe } from '../../session/me.ts';
import { ApiError, errorText } from '../../api/api-error.ts';
import { SIGN_UP_PATH } from '../../session/sign-up-path.ts';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { breadcrumbBlock, questionsBlock } from '../../ui/structured-data.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { PlanCard } from './plan-card.tsx';
import { PLAN_PHOTOS, photosText } from './plan-photos.ts';
import { PlanTable } from './plan-table.tsx';
import { useStartTrial, useSubscription } from './subscriptions.data.ts';

const PRO_MONTH_USD = 9.99;
const PRO_YEAR_USD = 99;
const BUSINESS_MONTH_USD = 19.99;

const crumbs = () => [{ label: m.common_home(), to: '/' }, { label: m.common_pricing() }];

const questions = () => [
  { question: m.pricing_question_safety(), answer: m.pricing_question_safety_text() },
  { question: m.pricing_question_after(), answer: m.pricing_question_after_text() },
  { question: m.pricing_question_buy(), answer: m.pricing_question_buy_text() },
];

export const meta = () =>
  pageMeta({
    title: m.common_pricing(),
    description: m.pricing_description(),
    keywords: ['pool app price', 'free pool app', 'pool app free trial'],
    canonicalPath: '/pricing',
    structuredData: [
      questionsBlock(questions()),
      breadcrumbBlock([
        { label: m.common_home(), path: '/' },
        { label: m.common_pricing(), path: '/pricing' },
      ]),
    ],
  });

export default function PricingPage() {
  const { me } = useMe({ onlyIfHinted: true });
  const planId = me?.plan.planId;
  return (
    <Page>
      <PageHeader title={m.common_pricing()} description={m.pricing_lead()} crumbs={crumbs()} />
      <section aria-label={m.pricing_plans()}>
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
          <PlanCard
            name={m.pricing_free_name()}
            forWhom={m.pricing_free_for()}
            price={moneyText(0)}
            note={m.pricing_card_none()}
            has={[
              m.pricing_has_one_pool(),
              m.pricing_has_plan(),
              m.pricing_has_doses(),
              m.pricing_has_safety(),
              m.pricing_has_photos({ count: photosText(PLAN_PHOTOS.free) }),
              m.pricing_has_offline(),
            ]}
            also={m.pricing_has_promotion()}
            isCurrent={planId === 'free'}
            action={me ? null : <StartLink>{m.common_get_started_free()}</StartLink>}
          />
          <PlanCard
            name={m.pricing_pro_name()}
            forWhom={m.pricing_pro_for()}
            price={moneyText(PRO_MONTH_USD)}
            note={m.pricing_yearly({ price: moneyText(PRO_YEAR_USD), month: moneyText(PRO_YEAR_USD / 12) })}
            beyond={m.pricing_has_everything()}
            has={[
              m.pricing_has_pools(),
              m.pricing_has_own_each(),
              m.pricing_has_photos_more({ count: photosText(PLAN_PHOTOS.pro) }),
              m.pricing_has_no_promotion(),
              m.pricing_has_support(),
              m.pricing_has_trial(),
            ]}
            isCurrent={Boolean(planId?.startsWith('pro_'))}
            isRecommended
            action={me ? <Trial /> : <StartLink isMain>{m.pricing_pro_signed_out()}</StartLink>}
          />
          <PlanCard
            name={m.pricing_business_name()}
            forWhom={m.pricing_business_for()}
            price={moneyText(BUSINESS_MONTH_USD)}
            beyond={m.pricing_has_everything_pro()}
            has={[
              m.pricing_business_pools(),
              m.pricing_has_photos_more({ count: photosText(PLAN_PHOTOS.business) }),
              m.pricing_business_seats(),
              m.pricing_business_start(),
            ]}
            isCurrent={Boolean(planId?.startsWith('business_'))}
            action={<ContactLink />}
          />
        </ul>
        <p className="mt-6 measure-72">{m.pricing_lead_note()}</p>
      </section>
      <section aria-labelledby="compare" className="mt-14">
        <h2 id="compare" className="mb-4 text-xl font-semibold">
          {m.pricing_compare()}
        </h2>
        <PlanTable />
      </section>
      <section aria-labelledby="questions" className="mt-14 max-w-[760px]">
        <h2 id="questions" className="text-xl font-semibold">
          {m.common_frequent_questions()}
        </h2>
        <div className="mt-4 flex flex-col gap-2.5">
          {questions().map(({ question, answer }) => (
            <Disclosure key={question} summary={question} name="pricing">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </section>
    </Page>
  );
}

const moneyText = (amountUsd: number) =>
  new Intl.NumberFormat(languageTag(), { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(amountUsd);

function StartLink({ children, isMain = false }: { children: string; isMain?: boolean }) {
  return (
    <a href={SIGN_UP_PATH} className={buttonClass(isMain ? 'primary' : 'secondary', 'lg', true)}>
      {children}
    </a>
  );
}

function ContactLink() {
  return (
    <a href="/contact" className={buttonClass('secondary', 'lg', true)}>
      {m.common_write_to_us()}
    </a>
  );
}

const dayText = (instant: string) => new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long' }).format(new Date(instant));

function Trial() {
  const { data: subscription } = useSubscription();
  const start = useStartTrial();
  const { toast } = useToast();
  const trial = subscription?.trial;
  if (!subscription || !trial) return null;
  if (subscription.status === 'trialing' && trial.endsAt) return <p>{m.pricing_trial_until({ date: dayText(trial.endsAt) })}</p>;
  if (!trial.canStart) {
    if (subscription.planId !== 'free') return null;
    return (
      <>
        <p className="mb-4 text-sm">{m.pricing_trial_ended()}</p>
        <ContactLink />
      </>
    );
  }
  const begin = () =>
    start.mutate(undefined, {
      onSuccess: ({ trial: { endsAt } }) =>
        toast({
          title: m.pricing_started_title(),
          description: endsAt ? m.pricing_started_text({ date: dayText(endsAt) }) : undefined,
          tone: 'ok',
        }),
    });
  return (
    <>
      {start.error ? (
        <Callout tone="bad" title={m.pricing_failed_title()} live>
          {start.error instanceof ApiError ? errorText(start.error) : errorText(null)}
        </Callout>
      ) : null}
      <Button size="lg" wide pending={start.isPending} onClick={begin}>
        {m.pricing_pro_cta()}
      </Button>
    </>
  );
}
