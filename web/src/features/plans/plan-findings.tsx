import type { PoolPlan } from '@limpid/contract';
import { Callout } from '../../ui/callout.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

type Finding = PoolPlan['findings'][number];

const TONES = { danger: 'bad', act: 'warn', watch: 'warn', ask: 'info', info: 'info' } as const;
const TITLES: Partial<Record<Finding['severity'], string>> = { danger: 'Danger', ask: 'A question first' };

const unique = (findings: readonly Finding[]) =>
  findings.filter((one, index) => findings.findIndex(({ text }) => text === one.text) === index);

/** What the engine has to say besides the steps: the urgent in the open, what was left alone and why behind a fold. */
export function PlanFindings({ plan }: { plan: Pick<PoolPlan, 'findings'> }) {
  const findings = unique(plan.findings);
  const urgent = findings.filter(({ severity }) => severity === 'danger' || severity === 'ask' || severity === 'act');
  const quiet = findings.filter(({ severity }) => severity === 'watch' || severity === 'info');
  if (findings.length === 0) return null;
  return (
    <section aria-label="What we see" className="flex flex-col gap-3">
      {urgent.map((finding) => (
        <Callout key={finding.text} tone={TONES[finding.severity]} title={TITLES[finding.severity]}>
          {finding.text}
        </Callout>
      ))}
      {quiet.length > 0 ? (
        <Disclosure summary={`What we left alone, and why (${quiet.length})`} open={urgent.length === 0 && quiet.length <= 2}>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {quiet.map((finding) => (
              <li key={finding.text}>{finding.text}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  );
}
