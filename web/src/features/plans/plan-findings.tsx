import { PARAMETERS } from '@limpid/chemistry';
import type { Pool, PoolPlan } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';
import { languageTag } from '../../i18n/language.tsx';
import { nameInSentence } from '../../i18n/parameters.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { doubtAbout } from '../../i18n/verdict-facts.ts';
import { Callout } from '../../ui/callout.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isQuestion } from './next-action.ts';
import { DoubtAnswers } from './water/doubt-question.tsx';

type Finding = PoolPlan['findings'][number];

const TONES = { danger: 'bad', act: 'warn', watch: 'warn', ask: 'info', info: 'info' } as const;
/** Values that were not tested. More than one of them are a single line, without the reason for each. */
const isMissing = ({ code, parameter }: Finding) => code.startsWith('measure_') && parameterOf(parameter) !== undefined;
const parameterOf = (name: string | undefined) => PARAMETERS.find((parameter) => parameter === name);
const unique = (findings: readonly Finding[]) =>
  findings.filter((one, index) => findings.findIndex(({ text }) => text === one.text) === index);

/** A step of today comes before what has to be bought: it doesn't wait for a way to the store. */
const isUrgent = ({ steps }: Pick<PoolPlan, 'steps'>) => steps.some(({ state, when }) => state === 'todo' && when === 'today');
/** What is read before the steps: values that don't look right, and where there are steps dangers and what has to be bought. */
const isBeforeSteps = (finding: Finding, plan: Pick<PoolPlan, 'steps'>): boolean =>
  isQuestion(finding) || (plan.steps.length > 0 && (finding.severity === 'danger' || (finding.code === 'shelf_cannot' && !isUrgent(plan))));

interface BeforeProps {
  pool: Pick<Pool, 'id' | 'isReadOnly'>;
  plan: Pick<PoolPlan, 'findings' | 'doubts' | 'steps'>;
}

export function BeforeSteps({ pool, plan }: BeforeProps) {
  return unique(plan.findings)
    .filter((finding) => isBeforeSteps(finding, plan))
    .map((finding) => {
      const { severity, text, messages } = finding;
      const parameter = parameterOf(finding.parameter);
      const doubt = isQuestion(finding) && parameter ? doubtAbout(plan, parameter) : undefined;
      const title = severity === 'danger' ? m.plan_careful() : isQuestion(finding) ? m.plan_doubt_title() : undefined;
      return (
        <Callout
          key={text}
          tone={isQuestion(finding) ? 'warn' : TONES[severity]}
          title={title}
          className="mb-4"
          action={doubt ? <DoubtAnswers pool={pool} doubt={doubt} /> : undefined}
        >
          {engineText(text, messages)}
        </Callout>
      );
    });
}

function StillNeeded({ missing }: { missing: readonly Finding[] }) {
  const values = missing
    .flatMap(({ parameter }) => parameterOf(parameter) ?? [])
    .map(nameInSentence)
    .join(', ');
  return (
    <Callout tone="info" title={m.plan_still_needed({ values })}>
      {m.plan_still_needed_text()}
    </Callout>
  );
}

/** What a tested pool without a step is told in place of the steps: the first of the engine's findings that calls for something. */
export function insteadOfSteps({ findings, measuredAt, steps }: Pick<PoolPlan, 'findings' | 'measuredAt' | 'steps'>): Finding | undefined {
  if (steps.length > 0 || Object.keys(measuredAt).length === 0) return undefined;
  return findings.find((finding) => finding.severity !== 'info' && !isQuestion(finding));
}

/** Codes by which a test comes before any addition. */
const TESTED_FIRST: readonly string[] = ['value_doubtful', 'test_again', 'ph_untestable'];

/** "salt and pH", where nothing is added until those are tested again. */
export function testedFirst({ findings }: Pick<PoolPlan, 'findings'>): string | undefined {
  const urgent = findings.filter(({ severity }) => severity !== 'info');
  const end = urgent.findIndex(({ code }) => !TESTED_FIRST.includes(code));
  const names = urgent.slice(0, end < 0 ? undefined : end).flatMap(({ parameter }) => parameterOf(parameter) ?? []);
  if (names.length === 0) return undefined;
  return new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format([...new Set(names)].map(nameInSentence));
}

/** `urgent`: dangers and what calls for something; `rest`: questions, what is still needed, and notes. */
export type ShownFindings = 'all' | 'urgent' | 'rest';

interface FindingsProps {
  plan: Pick<PoolPlan, 'findings' | 'measuredAt' | 'steps'>;
  shows?: ShownFindings;
  /** what the page says elsewhere already */
  said?: readonly Finding[] | undefined;
}

/** Said on the step itself, before you add it. */
const isOnStep = ({ code }: Finding) => code === 'half_dose_first';

/** The engine's other findings: the urgent ones visible, the rest and what was left alone in a disclosure. */
export function PlanFindings({ plan, said = [], shows = 'all' }: FindingsProps) {
  const findings = unique(plan.findings).filter(
    (finding) => !(isBeforeSteps(finding, plan) || (plan.steps.length > 0 && isOnStep(finding))),
  );
  const saidTexts = new Set([...said, insteadOfSteps(plan)].map((one) => one?.text));
  const missing = findings.filter(isMissing);
  const isListed = missing.length > 1 && shows !== 'urgent';
  const isOfPart = ({ severity }: Finding) => shows === 'all' || ['danger', 'act'].includes(severity) === (shows === 'urgent');
  const others = findings.filter((finding) => !saidTexts.has(finding.text) && isOfPart(finding));
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
