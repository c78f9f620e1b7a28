import { PARAMETERS } from '@limpid/chemistry';
import type { PoolPlan } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';
import { parameterDisplay } from '../../i18n/parameters.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { Callout } from '../../ui/callout.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

type Finding = PoolPlan['findings'][number];

const TONES = { danger: 'bad', act: 'warn', watch: 'warn', ask: 'info', info: 'info' } as const;
/** Values that were not tested. More than one of them are a single line, without the reason for each. */
const isMissing = ({ code, parameter }: Finding) => code.startsWith('measure_') && parameterOf(parameter) !== undefined;
const parameterOf = (name: string | undefined) => PARAMETERS.find((parameter) => parameter === name);
/** A label inside a sentence; "pH" stays as it is. */
const insideSentence = (label: string) => (/^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));
const unique = (findings: readonly Finding[]) =>
  findings.filter((one, index) => findings.findIndex(({ text }) => text === one.text) === index);

/** What is read before the steps, where there are any: dangers, and what has to be bought. */
const isBeforeSteps = ({ code, severity }: Finding) => severity === 'danger' || code === 'shelf_cannot';

export function BeforeSteps({ plan }: { plan: Pick<PoolPlan, 'findings'> }) {
  return unique(plan.findings)
    .filter(isBeforeSteps)
    .map(({ severity, text, messages }) => (
      <Callout key={text} tone={TONES[severity]} title={severity === 'danger' ? m.plan_careful() : undefined} className="mb-4">
        {engineText(text, messages)}
      </Callout>
    ));
}

function StillNeeded({ missing }: { missing: readonly Finding[] }) {
  // Labels are the same in both systems of units.
  const labels = missing
    .flatMap(({ parameter }) => parameterOf(parameter) ?? [])
    .map((parameter) => parameterDisplay(parameter, 'us').label);
  const values = labels.map(insideSentence).join(', ');
  return (
    <Callout tone="info" title={m.plan_still_needed({ values })}>
      {m.plan_still_needed_text()}
    </Callout>
  );
}

/** What a tested pool without a step is told in place of the steps: the most urgent finding, or what no product helps against. */
export function insteadOfSteps({ findings, measuredAt, steps }: Pick<PoolPlan, 'findings' | 'measuredAt' | 'steps'>): Finding | undefined {
  if (steps.length > 0 || Object.keys(measuredAt).length === 0) return undefined;
  return (['danger', 'act', 'ask', 'watch'] as const).flatMap((severity) => findings.filter((finding) => finding.severity === severity))[0];
}

interface FindingsProps {
  plan: Pick<PoolPlan, 'findings' | 'measuredAt' | 'steps'>;
  /** what the page says elsewhere already */
  said?: readonly Finding[] | undefined;
}

/** Said on the step itself, before you add it. */
const isOnStep = ({ code }: Finding) => code === 'half_dose_first';

/** The engine's other findings: the urgent ones visible, the rest and what was left alone in a disclosure. */
export function PlanFindings({ plan, said = [] }: FindingsProps) {
  const findings = unique(plan.findings).filter((finding) => plan.steps.length === 0 || !(isBeforeSteps(finding) || isOnStep(finding)));
  const saidTexts = new Set([...said, insteadOfSteps(plan)].map((one) => one?.text));
  const missing = findings.filter(isMissing);
  const isListed = missing.length > 1;
  const others = findings.filter(({ text }) => !saidTexts.has(text));
  const urgent = others.filter((finding) => ['danger', 'ask', 'act'].includes(finding.severity) && !(isListed && isMissing(finding)));
  const quiet = others.filter(({ severity }) => severity === 'watch' || severity === 'info');
  if (!isListed && others.length === 0) return null;
  return (
    <section aria-label={m.plan_what_we_see()} className="flex flex-col gap-3">
      {isListed ? <StillNeeded missing={missing} /> : null}
      {urgent.map((finding) => (
        <Callout key={finding.text} tone={TONES[finding.severity]} title={finding.severity === 'ask' ? m.plan_need_to_know() : undefined}>
          {engineText(finding.text, finding.messages)}
        </Callout>
      ))}
      {quiet.length > 0 ? (
        <Disclosure summary={m.plan_notes({ count: quiet.length })} open={urgent.length === 0 && !isListed && quiet.length <= 2}>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {quiet.map((finding) => (
              <li key={finding.text}>{engineText(finding.text, finding.messages)}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  );
}
